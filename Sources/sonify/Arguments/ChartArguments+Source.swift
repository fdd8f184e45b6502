import Sonify

extension ChartArguments {
  /// Where the data of the chart come from.
  var chartSource: ChartSource { source.map(Self.source) ?? .functions(function) }

  /// Whether standard input is read to its end, so that keys must come from elsewhere.
  var takesStandardInput: Bool { [source, data].contains("-") }

  static func source(_ name: String) -> ChartSource {
    name == "-" ? .standardInput : .file(path: name)
  }
}
