import Sonify

extension ChartArguments {
  /// Reads the data and makes the chart, and with `--explain` prints how.
  /// - Parameters:
  ///   - keepsWhole: whether the chart without `--x-range` is made too.
  ///   - held: the data of the source, if they were read before; nil to read them.
  ///   - isGrowing: whether the file is being written, so that a last line without its end is no
  ///     row yet.
  /// - Returns: the chart.
  /// - Throws: ``CommandFailure`` with the first fault of the data or of the choices.
  func load(
    keepsWhole: Bool = false, from held: ChartSource? = nil, isGrowing: Bool = false
  ) throws(CommandFailure) -> LoadedChart {
    let notice = takesStandardInput && held == nil ? EndlessInputNotice() : nil
    defer { notice?.finish() }
    let loaded = try reload(keepsWhole: keepsWhole, from: held, isGrowing: isGrowing)
    if explain { loaded.decisions.map(\.explanation).forEach(StandardError.note) }
    return loaded
  }

  /// Reads the data and makes the chart, as ``load(keepsWhole:from:isGrowing:)``, without a word.
  func reload(
    keepsWhole: Bool = false, from held: ChartSource? = nil, isGrowing: Bool = false
  ) throws(CommandFailure) -> LoadedChart {
    var choices = choices
    choices.keepsWhole = keepsWhole
    var reading = ReadingOptions()
    if let inputFormat { reading.format = inputFormat }
    reading.table = table.map { TableReference($0) }
    reading.query = sql
    reading.delimiter = delimiter
    reading.skippedLines = skipLines
    reading.hasHeader = header
    reading.decimalComma = decimalComma
    if let dateOrder { reading.dateOrder = dateOrder.order }
    switch encoding {
    case .read(let encoding): reading.encoding = encoding
    case .converted(let name): reading.otherEncoding = name
    case nil: break
    }
    reading.missingMarkers = missing
    reading.skipsBadRows = skipBadRows
    reading.skipsPartialLine = isGrowing
    if let maxInput { reading.maxInput = maxInput }
    reading.data = data.map(Self.source)
    do {
      return try ChartLoader.load(held ?? chartSource, reading: reading, choosing: choices)
    } catch {
      throw CommandFailure(error)
    }
  }
}
