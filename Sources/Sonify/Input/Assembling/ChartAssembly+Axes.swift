extension ChartAssembly {
  /// What was decided about the axes.
  func axisDecisions(
    _ x: XColumn, _ xAxis: DataAxis, _ axes: YAxes, _ drafts: [SeriesDraft]
  ) -> [Decision] {
    var decisions: [Decision] = []
    if x.isRearranged {
      decisions.append(
        Decision(
          LayoutPhrases.inCalendarOrder.text(["name": x.title]),
          remedy: RemedyPhrases.sort.text()))
    }
    if case .numeric(let axis) = xAxis {
      decisions.append(
        Self.layout(Self.scale(axis), LayoutPhrases.x.text(), RemedyPhrases.xScale))
      decisions.append(Self.gridlines(on: LayoutPhrases.x.text(), axis, RemedyPhrases.xGrid))
    } else {
      decisions.append(
        Self.layout(LayoutPhrases.byNames, LayoutPhrases.x.text(), RemedyPhrases.xScale))
    }
    for (number, axis) in ([axes.first] + axes.others).enumerated() {
      let names = drafts.indices.filter { axes.assigned[$0] == number }.map {
        drafts[$0].series.name
      }
      if number > 0 {
        let own =
          names.count == 1
          ? LayoutPhrases.ownAxis.text(["name": names[0]])
          : LayoutPhrases.ownAxes.text(["names": Self.list(names)])
        decisions.append(Decision(own, remedy: RemedyPhrases.oneAxis.text()))
      } else if names.count > 1 {
        let shared =
          choices.yRange == nil && roles.series == nil
          ? LayoutPhrases.sharedAxisByRange : LayoutPhrases.sharedAxis
        let remedy = roles.series == nil ? RemedyPhrases.yAlone : RemedyPhrases.whereAlone
        decisions.append(
          Decision(
            shared.text(["names": Self.list(names)]), remedy: remedy.text(), isTold: false))
      }
      let y =
        axes.others.isEmpty
        ? LayoutPhrases.y.text() : LayoutPhrases.yOf.text(["names": Self.list(names)])
      let (low, high) = (axis.range.lowerBound.inWords, axis.range.upperBound.inWords)
      decisions.append(
        Decision(
          LayoutPhrases.runs.text(["axis": y, "low": low, "high": high]),
          remedy: RemedyPhrases.yRange.text(), isTold: false))
      decisions.append(Self.layout(Self.scale(axis), y, RemedyPhrases.yScale))
      decisions.append(Self.gridlines(on: y, axis, RemedyPhrases.yGrid))
    }
    return decisions.map {
      Decision(UntrustedText.harmless($0.text, limit: 300), remedy: $0.remedy, isTold: $0.isTold)
    }
  }

  private static func gridlines(
    on name: String, _ axis: NumericAxis, _ remedy: Phrase
  ) -> Decision {
    let count = axis.gridlines.count
    return Decision(
      LayoutPhrases.gridlines.text(count: count, ["count": "\(count)", "axis": name]),
      remedy: remedy.text(), isTold: false)
  }

  private static func layout(_ phrase: Phrase, _ axis: String, _ remedy: Phrase) -> Decision {
    Decision(phrase.text(["axis": axis]), remedy: remedy.text(), isTold: false)
  }

  /// What is said of the way in which an axis is laid out.
  private static func scale(_ axis: NumericAxis) -> Phrase {
    switch (axis.scale, axis.quantity) {
    case (.linear, .number): LayoutPhrases.byNumber
    case (.linear, .year): LayoutPhrases.byYear
    case (.linear, .duration): LayoutPhrases.byDuration
    case (.linear, .date): LayoutPhrases.byDate
    case (.log10, _), (.ln, _): LayoutPhrases.byLogarithm
    }
  }

  /// Up to eight names, and how many there are besides.
  private static func list(_ names: [String]) -> String {
    Lists.text(Array(names.prefix(8)), of: names.count)
  }
}
