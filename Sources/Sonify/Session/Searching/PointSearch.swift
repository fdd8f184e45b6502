import SonifyBase
import SonifyChart

/// A search for the point that a listener names: by an x, a date, a category or the label of a
/// point.
struct PointSearch: Sendable {
  /// A point, and how it matches the query.
  struct Finding: Equatable, Sendable {
    /// The point.
    var place: ChartPoint
    /// The way in which it matches.
    var match: Match
  }

  /// The way in which a point matches the query.
  enum Match: Equatable, Sendable {
    /// It is at the x, or is the first in the period, that was named.
    case exact
    /// No point is at this x; it is the nearest.
    case nearest(to: Double)
    /// This x is outside the axis; it is the point nearest to that end.
    case outside(Double)
    /// It has this category or label.
    case name(String)
  }

  /// The maximum length of a query, in characters; the rest is ignored.
  static let maxLength = 200

  /// The chart to search, all of it.
  let chart: ViewedChart

  /// Finds a point.
  ///
  /// On an axis of numbers, a number is an x; on an axis of dates, a date or a part of one. Any
  /// other text is a name: a match of the whole name is better than one of its beginning, which is
  /// better than one of a part. Of several equal matches, the next after the cursor is returned, so
  /// that repeating the search leads on.
  /// - Parameters:
  ///   - text: what the listener typed.
  ///   - index: the series that the cursor is on, which is searched first.
  ///   - point: the point that the cursor is on.
  /// - Returns: the point, or nil if there is none that matches.
  /// - Complexity: O(log *n*) for numbers and dates, O(names) for names.
  func find(_ text: String, fromSeries index: Int, point: Int? = nil) -> Finding? {
    let text = Self.plain(text)
    guard !text.isEmpty else { return nil }
    switch chart.chart.xAxis {
    case .categorical(let axis):
      if let finding = category(text, on: axis, series: index) { return finding }
    case .numeric(let axis):
      if let period = Self.period(text, on: axis) {
        return self.point(in: period, on: axis, series: index)
      }
    }
    return label(text, series: index, after: point)
  }

  /// Returns whether a category, a series or a point has exactly this name, such as "<18".
  /// - Complexity: O(names).
  func hasName(_ text: String) -> Bool {
    let name = Self.plain(text)
    if case .categorical(let axis) = chart.chart.xAxis, axis.categories.contains(name) {
      return true
    }
    return chart.chart.series.contains { $0.name == name || $0.labels.contains(name) }
  }

  /// Returns what was typed with single spaces, and none around it.
  private static func plain(_ text: String) -> String {
    text.prefix(maxLength).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the series with the best match for a name, or nil if none matches.
  func series(named text: String) -> Int? {
    let query = NameQuery(String(text.prefix(Self.maxLength)))
    let fits = chart.chart.series.indices.map { query.fit(chart.chart.series[$0].name) }
    guard let best = fits.compactMap({ $0 }).max() else { return nil }
    return fits.firstIndex(of: best)
  }

  /// Returns the range of x that a text names on an axis of the given quantity, or nil if it names
  /// none.
  private static func period(_ text: String, on axis: NumericAxis) -> Range<Double>? {
    switch axis.quantity {
    case .date, .timeOfDay: if let period = clockTime(text, on: axis) { return period }
    case .number, .year, .row, .duration, .size: break
    }
    guard case .date = axis.quantity else {
      return WrittenNumber.value(of: text).map { $0..<$0.nextUp }
    }
    return
      (DatePeriod(text, clock: .own) ?? WrittenDate.period(of: text)
      ?? DatePeriod(withEnglishMonths(text), clock: .own))?.seconds
  }

  /// Returns the range that a time of day names, as "2:36" or "02:36:05", or nil if the text is none:
  /// on the last day that has it before the end of the axis.
  private static func clockTime(_ text: String, on axis: NumericAxis) -> Range<Double>? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 2 && part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (2...3).contains(numbers.count),
      numbers[0] < (axis.quantity == .timeOfDay ? 25 : 24),
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count > 2 ? numbers[2] : 0)
    let length = numbers.count > 2 ? 1.0 : 60
    let day = 86_400.0
    let last = (axis.range.upperBound / day).rounded(.down) * day + Double(seconds)
    let isDayBefore =
      last > axis.range.upperBound && last - day + length > axis.range.lowerBound
    let start = isDayBefore ? last - day : last
    return start..<(start + length)
  }

  /// Returns the text with the months of the listener's language replaced by English ones.
  private static func withEnglishMonths(_ text: String) -> String {
    let dates = LocaleSettings.current.dates
    let words = text.split(separator: " ").map { word in
      let query = NameQuery(String(word))
      let month = [dates.months, dates.monthsInDates].lazy
        .compactMap { names in names.firstIndex { query.fit($0) == .whole } }.first
      let english = DateNotation.english.months
      return month.flatMap { english.indices.contains($0) ? english[$0] : nil } ?? String(word)
    }
    return words.joined(separator: " ")
  }

  private func point(in period: Range<Double>, on axis: NumericAxis, series index: Int) -> Finding?
  {
    let series = chart.series[index]
    let next = series.xs[series.points].partitioningIndex { $0 >= period.lowerBound }
    if next < series.points.upperBound, series.xs[next] < period.upperBound {
      return Finding(place: chart.place(ofPoint: next, ofSeries: index), match: .exact)
    }
    let asked = period.lowerBound
    guard let nearest = series.point(nearestTo: asked) else { return nil }
    return Finding(
      place: chart.place(ofPoint: nearest, ofSeries: index),
      match: axis.range.contains(asked) ? .nearest(to: asked) : .outside(asked))
  }

  private func category(_ text: String, on axis: CategoricalAxis, series index: Int) -> Finding? {
    let query = NameQuery(text)
    var best: (fit: NameQuery.Fit, number: Int)?
    for (number, name) in axis.categories.enumerated() {
      guard let fit = query.fit(name), best.map({ $0.fit < fit }) ?? true else { continue }
      best = (fit, number)
    }
    guard let best, let nearest = chart.series[index].point(nearestTo: Double(best.number)) else {
      return nil
    }
    let place = chart.place(ofPoint: nearest, ofSeries: index)
    return Finding(
      place: place,
      match: place.x == Double(best.number)
        ? .name(axis.categories[best.number]) : .nearest(to: Double(best.number)))
  }

  private func label(_ text: String, series index: Int, after cursor: Int?) -> Finding? {
    let query = NameQuery(text)
    var best: (fit: NameQuery.Fit, series: Int, point: Int, name: String)?
    for (other, points) in stretches(after: cursor, ofSeries: index) {
      guard !chart.chart.series[other].labels.isEmpty else { continue }
      for point in points where best?.fit != .whole {
        guard let name = chart.label(ofPoint: point, ofSeries: other), !name.isEmpty,
          let fit = query.fit(name),
          best.map({ $0.fit < fit }) ?? true
        else { continue }
        best = (fit, other, point, name)
      }
    }
    return best.map {
      Finding(place: chart.place(ofPoint: $0.point, ofSeries: $0.series), match: .name($0.name))
    }
  }

  /// Returns the points of all series, starting after the cursor and wrapping round to it.
  private func stretches(after cursor: Int?, ofSeries index: Int) -> [(Int, Range<Int>)] {
    let own = chart.series[index].points
    let start = cursor.map { own.contains($0) ? $0 + 1 : own.lowerBound } ?? own.lowerBound
    let others =
      Array(chart.series.indices.dropFirst(index + 1)) + chart.series.indices.prefix(index)
    return [(index, start..<own.upperBound)] + others.map { ($0, chart.series[$0].points) }
      + [(index, own.lowerBound..<start)]
  }
}
