import SonifyBase

extension SeriesFacts.Values {
  /// Summarises the values of slots, or returns nil if there are none; what only the rows show is
  /// nil, and the median and the quartiles are NaN.
  init?(of slots: [RowSlot]) {
    let present = slots.filter { $0.count > 0 }
    let values = present.compactMap(\.values)
    guard let first = present.first, let last = present.last, let start = first.values,
      let end = last.values
    else { return nil }
    let count = present.reduce(0) { $0 + $1.count }
    self.init(
      minimum: values.map(\.minimum).min { ($0.y, $0.x) < ($1.y, $1.x) } ?? start.minimum,
      maximum: values.map(\.maximum).max { ($0.y, $1.x) < ($1.y, $0.x) } ?? start.maximum,
      first: .init(x: first.xs.lowerBound, y: start.first),
      last: .init(x: last.xs.upperBound, y: end.last),
      mean: present.reduce(0) { sum, slot in
        sum + (slot.values?.mean ?? 0) * (Double(slot.count) / Double(count))
      },
      standardDeviation: nil, median: .nan, lowerQuartile: .nan, upperQuartile: .nan,
      skewness: nil, lag1Autocorrelation: nil)
  }
}

extension DataSeries {
  /// The standard deviation of the points, whether they are rows or the middle values of slots.
  package var deviationOfPoints: Double? { Moments(ys)?.standardDeviation }
}

extension [RowSlot] {
  /// The extremes of all slots.
  var ends: [SeriesFacts.Place] {
    compactMap(\.values).flatMap { [$0.minimum, $0.maximum] }
  }

  /// Slots without a value, and rows that are absent between slots, by rising x; values that are
  /// missing beside others have no known x.
  func gaps(on axis: DataAxis) -> [SeriesFacts.Gap] {
    let rule = GapRule(self[...], on: axis)
    let steps = filter { $0.rows > 1 }.map {
      ($0.xs.upperBound - $0.xs.lowerBound) / Double($0.rows - 1)
    }
    let step = Selection.median(of: steps) ?? 0
    var gaps: [SeriesFacts.Gap] = []
    var isOpen = false
    func add(_ gap: SeriesFacts.Gap) {
      if isOpen, let last = gaps.indices.last {
        gaps[last].to = gap.to
        gaps[last].count += gap.count
        gaps[last].hasRows = gaps[last].hasRows && gap.hasRows
      } else {
        gaps.append(gap)
      }
      isOpen = true
    }
    for (index, slot) in enumerated() {
      if index > 0, rule.isGap(from: self[index - 1].x, to: slot.x, on: axis) {
        let (last, next) = (self[index - 1].xs.upperBound, slot.xs.lowerBound)
        let absent = step > 0 ? Swift.max(1, ((next - last) / step).rounded() - 1) : 1
        add(
          .init(
            from: Swift.min(next, last + step), to: Swift.max(last, next - step),
            count: Int(Swift.min(absent, Double(AbsentRows.maxCount))), hasRows: false))
      }
      if slot.count == 0 {
        add(
          .init(from: slot.xs.lowerBound, to: slot.xs.upperBound, count: slot.rows, hasRows: true))
      } else {
        isOpen = false
      }
    }
    return gaps
  }

  /// The extremes of slots that are outliers against the middle values of their neighbours, by rising
  /// x; none if they are not rare.
  var outliers: [SeriesFacts.Outlier] {
    let unit = SlotSummary.unitDistance(of: self)
    guard unit > 0 else { return [] }
    let limit = ModifiedZScore.threshold(among: reduce(0) { $0 + $1.count })
    var found: [SeriesFacts.Outlier] = []
    for (number, slot) in enumerated() {
      guard let values = slot.values else { continue }
      let near = self[Swift.max(0, number - 1)...Swift.min(count - 1, number + 1)]
        .compactMap { $0.values?.middle }
      let (low, high) = (near.min() ?? values.middle, near.max() ?? values.middle)
      // The distance from the median to a quantile of 10 or 90 % is 1.28 standard deviations.
      let (lower, upper) =
        values.quantiles.map { ($0.median - $0.lower, $0.upper - $0.median) } ?? (0, 0)
      let below = (values.minimum.y - low) / Swift.max(unit, lower / 1.2816)
      let above = (values.maximum.y - high) / Swift.max(unit, upper / 1.2816)
      var ends: [SeriesFacts.Outlier] = []
      if below < -limit { ends.append(.init(place: values.minimum, deviations: below.clamped)) }
      if above > limit { ends.append(.init(place: values.maximum, deviations: above.clamped)) }
      found += ends.sorted { $0.place.x < $1.place.x }
    }
    return found.count <= Swift.max(3, count / 50) ? found : []
  }
}
