extension Score {
  /// A form in which the events of a score are written for other programs.
  public enum ExportFormat: String, CaseIterable, Sendable {
    /// A header and a line for each event, by RFC 4180 but with line feeds.
    case csv
    /// An object with the sample rate, the length and the events.
    case json
  }

  /// What is written of every event, in this order.
  static let exportedFields = [
    "time", "duration", "kind", "series", "x", "y", "frequency", "endFrequency", "pan", "endPan",
    "gain",
  ]

  /// Writes the events, exactly those that sound, in the order in which they begin.
  ///
  /// Times are in seconds, frequencies in hertz, places from −1 to 1. The gain is the amplitude
  /// with which an event begins: its own, times that of the loudness curve at its pitch, times the
  /// level of the score. A series is called by its name or else its number, counted from 1, and the total of a
  /// stack "total"; x is a
  /// number, an ISO 8601 date or the name of a category. What an event does not have is empty, or
  /// null in JSON. Numbers have all digits that matter.
  /// - Parameters:
  ///   - format: the form.
  ///   - chart: what the score was made from.
  ///   - output: takes the text in pieces of some 64 kilobytes of UTF-8.
  /// - Throws: what `output` throws.
  /// - Complexity: O(events) time and O(1) memory.
  public func write<Failure: Error>(
    as format: ExportFormat, of chart: ChartDescriptor,
    to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let x = ValueText(axis: chart.xAxis)
    let xIsText = chart.xAxis.isWrittenInWords
    var text = heading(as: format)
    for (index, event) in events.enumerated() {
      let fields: [ExportedValue] = [
        .number(sampleRate.seconds(event.start).value),
        .number(sampleRate.seconds(event.duration).value),
        .text(event.kind.rawValue),
        Self.series(of: event, in: chart),
        event.x.map { xIsText ? .text(x.exact($0)) : .number($0) } ?? .nothing,
        .init(event.y), .init(event.frequency?.value), .init(event.endFrequency?.value),
        .number(event.pan.value), .number(event.endPan.value), .number(startingGain(of: event)),
      ]
      switch format {
      case .csv: text += fields.map(\.csv).joined(separator: ",")
      case .json:
        text += index == 0 ? "" : ",\n"
        text += "{"
        text += zip(Self.exportedFields, fields).map { "\"\($0)\":\($1.json)" }
          .joined(separator: ",")
        text += "}"
      }
      if format == .csv { text += "\n" }
      if text.utf8.count > 65_536 {
        try output(Array(text.utf8))
        text = ""
      }
    }
    if format == .json { text += "\n]}\n" }
    try output(Array(text.utf8))
  }

  private func heading(as format: ExportFormat) -> String {
    switch format {
    case .csv: Self.exportedFields.joined(separator: ",") + "\n"
    case .json:
      "{\"sampleRate\":\(sampleRate.framesPerSecond),\"frames\":\(frames),"
        + "\"duration\":\(NumberText.exact(duration.value)),\"events\":[\n"
    }
  }

  private func startingGain(of event: ScoreEvent) -> Double {
    guard event.kind.isTonal, let pitch = event.frequency else { return event.gain * level }
    return event.gain * loudness.factor(at: pitch) * level
  }

  private static func series(of event: ScoreEvent, in chart: ChartDescriptor) -> ExportedValue {
    guard let index = event.series else {
      let isTotal = chart.hasStacks && event.x != nil && event.kind.isTonal
      return isTotal ? .text(ChartDescriptor.totalName) : .nothing
    }
    guard chart.series.indices.contains(index), !chart.series[index].name.isEmpty else {
      return .number(Double(index + 1))
    }
    return .text(chart.series[index].name)
  }
}

/// A value of an event as other programs read it.
private enum ExportedValue {
  case number(Double)
  case text(String)
  case nothing

  init(_ number: Double?) { self = number.map { .number($0) } ?? .nothing }

  var csv: String {
    switch self {
    case .number(let number): return NumberText.exact(number)
    case .text(let text):
      let needsQuotes = text.utf8.contains {
        [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
      }
      guard needsQuotes else { return text }
      return "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    case .nothing: return ""
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

extension DataAxis {
  /// Whether the values of the axis are dates or names, rather than numbers.
  fileprivate var isWrittenInWords: Bool {
    switch self {
    case .categorical: true
    case .numeric(let axis): if case .date = axis.quantity { true } else { false }
    }
  }
}
