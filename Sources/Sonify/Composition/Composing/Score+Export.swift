import SonifyBase
public import SonifyChart
public import SonifySound

extension Score {
  /// The format of a score's events for other programs.
  public enum ExportFormat: String, CaseIterable, Sendable {
    /// A header and a line for each event, by RFC 4180 but with line feeds.
    case csv
    /// An object with the sample rate, the length and the events.
    case json
  }

  /// Writes the events, exactly those that sound, in the order of their starts.
  ///
  /// Times are in seconds, frequencies in hertz, pans from −1 to 1. The gain is the amplitude at
  /// the start of an event: its own gain, times that of the loudness curve at its pitch, times the
  /// level of the score. A series is given by its name or else its number, counted from 1, and the
  /// total of a stack by "total"; x is a number, an ISO 8601 date or the name of a category.
  /// Members that an event does not have are empty, or null in JSON. Numbers have all significant
  /// digits.
  ///
  /// JSON also has the rest of the score, so that it can be read back as `Decodable`: the same
  /// sound, with x no finer than the chart's own dates and categories.
  /// - Parameters:
  ///   - format: the format.
  ///   - chart: the chart of the score.
  ///   - output: receives the text in pieces of about 64 kilobytes of UTF-8.
  /// - Throws: any error of `output`.
  /// - Complexity: O(events) time and O(1) memory.
  public func write<Failure: Error>(
    as format: ExportFormat, of chart: ChartDescriptor,
    to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let words = EventWords(chart)
    var text = heading(as: format)
    for (index, event) in events.enumerated() {
      let written = words.written(event, of: self)
      switch format {
      case .csv:
        text += WrittenEvent.CodingKeys.columns.map { written[$0].csv }.joined(separator: ",")
      case .json:
        text += index == 0 ? "" : ",\n"
        text += "{"
        text += WrittenEvent.CodingKeys.columns
          .map { "\"\($0.rawValue)\":\(written[$0].json)" }.joined(separator: ",")
        if let number = written.seriesNumber { text += ",\"seriesNumber\":\(number)" }
        if let timbre = written.timbre { text += ",\"timbre\":\(timbre)" }
        text += "}"
      }
      if format == .csv { text += "\n" }
      if text.utf8.count > 65_536 {
        try output(Array(text.utf8))
        text = ""
      }
    }
    if format == .json { text += ending(words) }
    try output(Array(text.utf8))
  }

  private func heading(as format: ExportFormat) -> String {
    switch format {
    case .csv:
      WrittenEvent.CodingKeys.columns.map(\.rawValue).joined(separator: ",") + "\n"
    case .json:
      "{\"sampleRate\":\(sampleRate.framesPerSecond),\"frames\":\(frames),"
        + "\"duration\":\(NumberText.exact(duration.value)),\"events\":[\n"
    }
  }

  /// Returns the text after the events: the rest of the score.
  private func ending(_ words: EventWords) -> String {
    let factors = loudness.factors.map(NumberText.exact).joined(separator: ",")
    let markers = markers.map { marker in
      let time = NumberText.exact(sampleRate.seconds(marker.frame).value)
      return "{\"time\":\(time),\"name\":\(JSONText.quoted(marker.name))}"
    }
    func names(_ names: [String]) -> String {
      names.map(JSONText.quoted).joined(separator: ",")
    }
    var text = "\n],\"channels\":\(channels),\"level\":\(NumberText.exact(level)),"
    text += "\"loudness\":{\"factors\":[\(factors)]},\n"
    text += "\"markers\":[\(markers.joined(separator: ","))],\n"
    text += "\"seriesNames\":[\(names(words.seriesNames))]"
    if !words.categories.isEmpty { text += ",\n\"categories\":[\(names(words.categories))]" }
    return text + "}\n"
  }
}

/// The chart's names for the series and the x of events.
private struct EventWords {
  /// The names of all series; empty for those without a name.
  let seriesNames: [String]
  /// The categories of the x axis; empty if it has none.
  let categories: [String]
  private let chart: ChartDescriptor
  /// The formatter of x, or nil if x are numbers.
  private let x: ValueText?
  /// Whether a name may stand for more than one series, or for a total.
  private let areAmbiguous: Bool

  init(_ chart: ChartDescriptor) {
    self.chart = chart
    seriesNames = chart.series.map(\.name)
    let names = seriesNames.filter { !$0.isEmpty }
    areAmbiguous =
      Set(names).count < names.count
      || chart.hasStacks && names.contains(ChartDescriptor.totalName)
    switch chart.xAxis {
    case .categorical(let axis):
      categories = axis.categories
      x = ValueText(axis: chart.xAxis)
    case .numeric(let axis):
      categories = []
      x = if case .date = axis.quantity { ValueText(axis: axis) } else { nil }
    }
  }

  /// Returns an event with its series and its x by name.
  func written(_ event: Score.Event, of score: Score) -> WrittenEvent {
    var written = WrittenEvent(event, of: score)
    if let index = event.series, seriesNames.indices.contains(index), !seriesNames[index].isEmpty {
      written.series = .text(seriesNames[index])
    } else if event.series == nil, chart.hasStacks, event.x != nil, event.kind.isTonal {
      written.series = .text(ChartDescriptor.totalName)
    }
    if areAmbiguous, case .text = written.series {
      written.seriesNumber = event.series.map { $0 + 1 } ?? 0
    }
    if let x, let value = event.x { written.x = .text(x.exact(value)) }
    return written
  }
}

extension WrittenEvent {
  /// The value of a member.
  fileprivate subscript(key: CodingKeys) -> ExportedValue {
    switch key {
    case .time: .number(time)
    case .duration: .number(duration)
    case .kind: .text(kind.rawValue)
    case .series: ExportedValue(series)
    case .x: ExportedValue(x)
    case .y: ExportedValue(y)
    case .frequency: ExportedValue(frequency)
    case .endFrequency: ExportedValue(endFrequency)
    case .pan: .number(pan)
    case .endPan: .number(endPan)
    case .gain: .number(gain)
    case .upperFrequency: ExportedValue(upperFrequency)
    case .endUpperFrequency: ExportedValue(endUpperFrequency)
    case .seriesNumber: ExportedValue(seriesNumber.map(Double.init))
    case .timbre: ExportedValue(timbre.map(Double.init))
    }
  }
}

/// A value of an event in the export.
private enum ExportedValue {
  case number(Double)
  case text(String)
  case nothing

  init(_ number: Double?) { self = number.map { .number($0) } ?? .nothing }

  init(_ value: WrittenValue?) {
    self =
      switch value {
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case nil: .nothing
      }
  }

  var csv: String {
    switch self {
    case .number(let number): NumberText.exact(number)
    case .text(let text): CSVText.cell(text)
    case .nothing: ""
    }
  }

  var json: String {
    switch self {
    case .number(let number): number.isFinite ? NumberText.exact(number) : "null"
    case .text(let text): JSONText.quoted(text)
    case .nothing: "null"
    }
  }
}
