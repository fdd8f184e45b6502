import SonifyBase
public import SonifyChart

extension ChartDocument {
  /// Writes a chart as a document, from which ``read(_:)`` makes an equal chart.
  ///
  /// Numbers have the fewest digits that identify them exactly. Dates are in ISO 8601, as fine as
  /// the granularity of their axis, or in seconds since 1970 if that would lose precision. Values
  /// that are not finite become null; points without a position on the x axis are skipped.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - output: takes the text in pieces of about 64 kilobytes of UTF-8.
  /// - Throws: whatever `output` throws.
  /// - Complexity: O(points) time and O(1) memory.
  public static func write<Failure: Error>(
    _ chart: ChartDescriptor, to output: ([UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    let x = DocumentValueText(chart.xAxis)
    let axes = [DataAxis.numeric(chart.yAxis)] + chart.additionalAxes
    let values = axes.map { DocumentValueText($0) }
    var text = heading(of: chart)
    for (number, series) in chart.series.enumerated() {
      text += (number == 0 ? "\n    {" : ",\n    {") + opening(of: series) + "["
      let y = values[axes.indices.contains(series.axis) ? series.axis : 0]
      // Labels that are all empty are written, so that there are labels.
      let isNameless = series.labels.allSatisfy(\.isEmpty)
      var isFirst = true
      for index in series.xs.indices {
        guard let place = x.text(series.xs[index]) else { continue }
        text += isFirst ? "\n      {\"x\": " : ",\n      {\"x\": "
        isFirst = false
        text += "\(place), \"y\": \(y.text(series.ys[index]) ?? "null")"
        if !series.labels.isEmpty, isNameless || !series.labels[index].isEmpty {
          text += ", \"label\": \(JSONText.quoted(series.labels[index]))"
        }
        if !series.additionalValues.isEmpty {
          let further = zip(values.dropFirst(), series.additionalValues).map { axis, column in
            axis.text(column[index]) ?? "null"
          }
          text += ", \"additionalValues\": [\(further.joined(separator: ", "))]"
        }
        if let figures = series.figures { text += members(of: figures, at: index, of: chart, y) }
        text += "}"
        if text.utf8.count >= pieceSize {
          try output(Array(text.utf8))
          text = ""
        }
      }
      text += isFirst ? "]}" : "\n    ]}"
    }
    text += chart.series.isEmpty ? "]\n}\n" : "\n  ]\n}\n"
    try output(Array(text.utf8))
  }

  /// Returns the document of a chart as one text; see ``write(_:to:)``.
  public static func text(of chart: ChartDescriptor) -> String {
    var bytes: [UInt8] = []
    write(chart) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the further values of an element as members of its point.
  private static func members(
    of figures: SeriesFigures, at index: Int, of chart: ChartDescriptor, _ y: DocumentValueText
  ) -> String {
    var text = ""
    for part in chart.kind.figureParts where part != chart.kind.mainPart {
      guard let value = figures.columns[part].flatMap({ y.text($0[index]) }) else { continue }
      text += ", \"\(part.rawValue)\": \(value)"
    }
    if chart.kind == .box, !figures.outliers.isEmpty, !figures.outliers[index].isEmpty {
      text += ", \"outliers\": \(list(figures.outliers[index].compactMap(y.text)))"
    }
    return text
  }

  private static let pieceSize = 1 << 16

  /// Returns everything before the first series.
  private static func heading(of chart: ChartDescriptor) -> String {
    var members = [(ChartMember.title, JSONText.quoted(chart.title))]
    if let summary = chart.summary { members.append((.summary, JSONText.quoted(summary))) }
    if let source = chart.source { members.append((.source, JSONText.quoted(source))) }
    members.append((.kind, JSONText.quoted(chart.kind.rawValue)))
    if !chart.seriesTitle.isEmpty {
      members.append((.seriesTitle, JSONText.quoted(chart.seriesTitle)))
    }
    if chart.isStacked { members.append((.isStacked, "true")) }
    if chart.contentDirection != .leftToRight {
      members.append((.contentDirection, JSONText.quoted(chart.contentDirection.rawValue)))
    }
    members.append((.xAxis, text(of: chart.xAxis)))
    members.append((.yAxis, text(of: .numeric(chart.yAxis))))
    if !chart.additionalAxes.isEmpty {
      let axes = chart.additionalAxes.map { "\n    " + text(of: $0) }.joined(separator: ",")
      members.append((.additionalAxes, "[\(axes)\n  ]"))
    }
    members.append((.series, "["))
    return "{" + members.map { "\n  \"\($0.0.rawValue)\": \($0.1)" }.joined(separator: ",")
  }

  private static func opening(of series: DataSeries) -> String {
    var members = [
      (SeriesMember.name, JSONText.quoted(series.name)),
      (.isContinuous, "\(series.isContinuous)"),
    ]
    if series.axis != 0 { members.append((.axis, "\(series.axis)")) }
    if let curve = series.curve { members.append((.features, curve.documentText)) }
    return members.map { "\"\($0.0.rawValue)\": \($0.1), " }.joined()
      + "\"\(SeriesMember.points.rawValue)\": "
  }

  private static func text(of axis: DataAxis) -> String {
    var members = [(AxisMember.title, JSONText.quoted(axis.title))]
    switch axis {
    case .categorical(let axis):
      members.append((.kind, JSONText.quoted(AxisKind.category.rawValue)))
      members.append((.categories, list(axis.categories.map(JSONText.quoted))))
    case .numeric(let axis):
      let values = DocumentValueText(.numeric(axis))
      members.append((.kind, JSONText.quoted(AxisKind(axis.quantity).rawValue)))
      if case .date(let granularity) = axis.quantity {
        members.append((.granularity, JSONText.quoted(granularity.rawValue)))
      }
      if case .size(let prefixes) = axis.quantity {
        members.append((.prefixes, JSONText.quoted(prefixes.rawValue)))
      }
      let ends = [axis.range.lowerBound, axis.range.upperBound].compactMap(values.text)
      if ends.count == 2 { members.append((.range, list(ends))) }
      if axis.scale != .linear { members.append((.scale, JSONText.quoted(axis.scale.rawValue))) }
      members.append((.gridlines, list(axis.gridlines.compactMap(values.text))))
      // Readers ignore one of times, which are written by the calendar.
      if let unit = axis.unit, ![.date, .duration, .timeOfDay].contains(AxisKind(axis.quantity)) {
        members.append(
          (
            .unit,
            "{\"one\": \(JSONText.quoted(unit.one)), \"other\": \(JSONText.quoted(unit.other))}"
          )
        )
      }
      let descriptions = axis.valueDescriptions.sorted { $0.key < $1.key }.compactMap {
        value, name in
        values.text(value).map {
          "{\"value\": \($0), \"description\": \(JSONText.quoted(name))}"
        }
      }
      if !descriptions.isEmpty { members.append((.valueDescriptions, list(descriptions))) }
    }
    return "{" + members.map { "\"\($0.0.rawValue)\": \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.joined(separator: ", "))]"
  }
}

extension ChartDocument.AxisKind {
  /// Creates the kind of an axis of numbers or dates.
  fileprivate init(_ quantity: NumericAxis.Quantity) {
    self =
      switch quantity {
      case .number, .size: .number
      case .year: .year
      case .row: .row
      case .duration: .duration
      case .timeOfDay: .timeOfDay
      case .date: .date
      }
  }
}

/// The format of an axis's values in a chart document.
private struct DocumentValueText {
  private enum Form {
    case number
    case date(DateText)
    /// The names, nil for repeated ones.
    case category([String?])
  }

  private let form: Form

  init(_ axis: DataAxis) {
    switch axis {
    case .numeric(let axis):
      if case .date(let granularity) = axis.quantity {
        form = .date(DateText(granularity: granularity))
      } else {
        form = .number
      }
    case .categorical(let axis):
      var seen: Set<String> = []
      form = .category(axis.categories.map { seen.insert($0).inserted ? JSONText.quoted($0) : nil })
    }
  }

  /// Returns the text of a value, or nil if the axis has no such value.
  func text(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    switch form {
    case .number: return JSONText.number(value)
    case .date(let form):
      let text = form.iso8601(value)
      return DocumentAxis.date(text) == value ? JSONText.quoted(text) : JSONText.number(value)
    case .category(let names):
      guard let index = Int(exactly: value), names.indices.contains(index) else { return nil }
      return names[index] ?? JSONText.number(value)
    }
  }
}
