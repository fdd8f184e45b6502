extension ChartAssembly {
  /// What was decided about the axes.
  func axisDecisions(
    _ x: XColumn, _ xAxis: DataAxis, _ axes: YAxes, _ drafts: [SeriesDraft]
  ) -> [Decision] {
    var decisions: [Decision] = []
    if x.isRearranged {
      decisions.append(
        Decision("\(x.title) in the order of the calendar", remedy: "--sort COLUMN"))
    }
    if case .numeric(let axis) = xAxis {
      decisions.append(
        Decision("x is laid out by \(Self.name(axis))", remedy: "--x-scale SCALE", isTold: false))
      decisions.append(Self.gridlines("x", on: "x", axis))
    } else {
      decisions.append(Decision("x is laid out by names", remedy: "--x-scale SCALE", isTold: false))
    }
    for (number, axis) in ([axes.first] + axes.others).enumerated() {
      let names = drafts.indices.filter { axes.assigned[$0] == number }.map {
        drafts[$0].series.name
      }
      if number > 0 {
        let own =
          names.count == 1
          ? "\(names[0]) has an axis of its own" : "\(Self.list(names)) have an axis of their own"
        decisions.append(Decision(own, remedy: "--y-range LOW:HIGH for one axis"))
      } else if names.count > 1 {
        let why =
          choices.yRange == nil && roles.series == nil
          ? ", as their ranges differ less than tenfold" : ""
        decisions.append(
          Decision(
            "\(Self.list(names)) share a y axis\(why)",
            remedy: roles.series == nil
              ? "--y COLUMN to hear one alone" : "--where COLUMN=VALUE to hear one alone",
            isTold: false))
      }
      let y = axes.others.isEmpty ? "y" : "the y of \(Self.list(names))"
      let (low, high) = (axis.range.lowerBound.plain, axis.range.upperBound.plain)
      decisions.append(
        Decision("\(y) runs from \(low) to \(high)", remedy: "--y-range LOW:HIGH", isTold: false))
      decisions.append(
        Decision("\(y) is laid out by \(Self.name(axis))", remedy: "--y-scale SCALE", isTold: false)
      )
      decisions.append(Self.gridlines("y", on: y, axis))
    }
    return decisions.map {
      Decision(UntrustedText.harmless($0.text, limit: 300), remedy: $0.remedy, isTold: $0.isTold)
    }
  }

  private static func gridlines(_ option: String, on name: String, _ axis: NumericAxis) -> Decision
  {
    let count = axis.gridlines.count
    return Decision(
      "\(count) \(count == 1 ? "gridline" : "gridlines") on \(name)",
      remedy: "--\(option)-grid COUNT or V1,V2", isTold: false)
  }

  private static func name(_ axis: NumericAxis) -> String {
    switch (axis.scale, axis.quantity) {
    case (.linear, .number): "number"
    case (.linear, .year): "year"
    case (.linear, .duration): "duration"
    case (.linear, .date): "date"
    case (.log10, _), (.ln, _): "logarithm"
    }
  }

  /// Up to eight names, and how many there are besides.
  private static func list(_ names: [String]) -> String {
    guard names.count > 1 else { return names.first ?? "" }
    guard names.count <= 8 else {
      return names.prefix(8).joined(separator: ", ") + " and \(names.count - 8) more"
    }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
