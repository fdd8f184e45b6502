import SonifyBase
import SonifyChart

extension ChartStatements {
  /// The points that the author labelled, in a line for each series that has some.
  /// - Parameters:
  ///   - limit: the maximum number of labels that are listed in a line.
  ///   - seconds: the length in speech of all lists, after which none goes on.
  /// - Returns: the lines.
  func labels(
    atMost limit: Int = SeriesStatements.maxList, for seconds: Double = .infinity
  ) -> [String] {
    let labels = LabelledPoints(chart)
    // Functions name their features themselves.
    let withLabels = series.indices.filter {
      series[$0].series.curve == nil && !labels.points(ofSeries: $0).isEmpty
    }
    let listed = withLabels.prefix(Self.maxSeries)
    let share = seconds / Double(listed.count)
    return listed.map { index in
      let one = series.count > 1 ? series[index].afterColon : series[index]
      // Of one series, the number of all labels is known.
      let further = withLabels.count == 1 ? labels.leftOut : 0
      let line = one.line(
        of: labels.points(ofSeries: index), further: further, atMost: limit, for: share)
      return series.count > 1 ? one.labelled(line) : line
    }
  }
}

extension SeriesStatements {
  /// Returns a line about labelled points, at least one, and some further ones that are only
  /// counted.
  fileprivate func line(
    of points: [LabelledPoint], further: Int, atMost limit: Int, for seconds: Double
  ) -> String {
    let told = SpokenLength.first(points.prefix(limit).map(text), for: seconds)
    let count = points.count + further
    let statement = told.count < count ? LabelPhrases.firstLabels : LabelPhrases.labels
    return statement[form].text(count: count, ["points": Lists.text(told)])
  }

  private func text(of point: LabelledPoint) -> String {
    guard let y = point.y else {
      return LabelPhrases.missing.text([
        "label": UntrustedText.harmless(point.label, limit: 60), "place": texts.place(point.x),
      ])
    }
    return text(of: SeriesFacts.Place(x: point.x, y: y), named: point.label)
  }
}
