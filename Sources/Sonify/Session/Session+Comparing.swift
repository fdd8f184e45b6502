extension Session {
  /// The point at the cursor; of a stop that stands for several, what they come to.
  private var place: ChartPlace? {
    guard let cursor, let stop else { return nil }
    if let value = cursor.value { return value }
    let middle = stop.points.lowerBound + (stop.points.count - 1) / 2
    return ChartPlace(series: cursor.series, point: middle, x: stop.x, y: stop.y)
  }

  /// Marks the point at the cursor.
  mutating func setMark() {
    guard let cursor, let stop, let place else { return sayNothingHere() }
    mark = place
    let pitch = CueLaw.markPitch(above: options.sound.pitchRange, at: options.sound.sampleRate)
    effects.append(
      .cue(
        cue(
          .mark, CueLaw.mark, frequency: pitch,
          pan: view.pan(ofX: stop.x, inSeries: cursor.series))))
    say(SessionWords.marked(pointText(after: cursor)))
  }

  /// Says how the point at the cursor differs from the marked one.
  mutating func compare() {
    guard let place else { return sayNothingHere() }
    guard let mark else {
      soundEdge()
      return say(SessionWords.noMark)
    }
    let chart = view.source.chart
    let comparison = Comparison(of: place, with: mark, in: chart)
    guard comparison.steps != 0 else { return say(SessionWords.atMark, of: .compare) }
    guard let difference = comparison.difference else {
      return say(SessionWords.nothingToCompare, of: .compare)
    }
    var parts = [text(of: difference, on: chart.axis(of: chart.series[place.series]))]
    if let ratio = comparison.ratio, difference != 0 { parts.append(SessionWords.ratio(ratio)) }
    if let steps = comparison.steps { parts.append(SessionWords.steps(steps)) }
    if let distance = distanceText(comparison, from: mark.x) { parts.append(distance) }
    say(parts.joined(separator: ", "), of: .compare)
  }

  private func text(of difference: Double, on axis: NumericAxis) -> String {
    guard difference != 0 else { return SessionWords.noDifference }
    let number = NumberText(range: axis.range).text(difference.magnitude)
    return SessionWords.difference(axis.unit?.text(number) ?? number, isLess: difference < 0)
  }

  /// How far apart the two lie on the x axis; of names and years, the steps say it.
  private func distanceText(_ comparison: Comparison, from mark: Double) -> String? {
    guard comparison.x != 0, case .numeric(let axis) = view.source.chart.xAxis else { return nil }
    let amount = comparison.x.magnitude
    let isBefore = comparison.x < 0
    switch axis.quantity {
    case .year: return nil
    case .date(let granularity):
      let months = Self.months(from: mark, to: mark + comparison.x)
      let time =
        [.year, .quarter, .month].contains(granularity)
        ? SessionWords.months(abs(months)) : SessionWords.time(amount)
      return SessionWords.timeDistance(time, isBefore: isBefore)
    case .number:
      let text = NumberText(range: axis.range).text(amount)
      return SessionWords.distance(axis.unit?.text(text) ?? text, isBefore: isBefore)
    }
  }

  /// The calendar months from one moment to another, in seconds since 1970.
  private static func months(from first: Double, to last: Double) -> Int {
    func month(_ moment: Double) -> Int {
      guard CivilDate.moments.contains(moment) else { return 0 }
      let date = CivilDate(daysSince1970: Int((moment / 86_400).rounded(.down)))
      return date.year * 12 + date.month
    }
    return month(last) - month(first)
  }
}
