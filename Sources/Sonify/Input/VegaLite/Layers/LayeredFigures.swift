import SonifyBase
import SonifyChart
import SonifyTables

extension LoadedChart {
  /// Joins the series of layers that are parts of the same elements: the open, high, low and close of
  /// candles, a line and the two ends of a band around it, or the median, the quartiles and the
  /// whiskers of boxes, with points for their outliers.
  ///
  /// Series whose points do not share x stay as they are.
  mutating func joinFigures() {
    guard !chart.hasStacks, chart.series.allSatisfy({ $0.axis == 0 }),
      let first = chart.series.first,
      zip(first.xs, first.xs.dropFirst()).allSatisfy({ $0 < $1 })
    else { return }
    let shared = chart.series.indices.filter { chart.series[$0].xs == first.xs }
    if let (parts, outliers) = boxes(shared) {
      become(.box, parts, outliers: outliers)
      return
    }
    guard shared.count == chart.series.count else { return }
    if let parts = Self.candle(chart.series) {
      become(.candlestick, parts)
    } else if let parts = band {
      become(.band, parts)
    }
  }

  private typealias Parts = [FigurePart: Int]

  private mutating func become(_ kind: ChartKind, _ parts: Parts, outliers: [[Double]] = []) {
    guard let main = kind.mainPart.flatMap({ parts[$0] }) else { return }
    let names = parts.mapValues { chart.series[$0].name }
    var series = chart.series[main]
    var columns: [FigurePart: [Double]] = [:]
    for (part, index) in parts where index != main { columns[part] = chart.series[index].ys }
    series.figures = SeriesFigures(columns: columns, outliers: outliers)
    let isOfNumbers = if case .numeric = chart.xAxis { true } else { false }
    series.isContinuous = kind == .band && isOfNumbers
    // A title that lists the series is that of the main one.
    if chart.yAxis.title == Lists.items(chart.series.map(\.name)) {
      chart.yAxis.title = series.name
    }
    (chart.kind, chart.series) = (kind, [series])
    decisions = decisions.compactMap { decision in
      switch decision {
      case .points(.kind): .points(.kind(kind))
      // The ends of marks are now parts of the elements, and their marks are followed.
      case .specification(.twoEnds): nil
      case .specification(.part(let path, _, _)) where path.hasSuffix("mark"): nil
      case .specification(.part(let path, _, _)) where path.hasSuffix("mark.type"): nil
      default: decision
      }
    }
    decisions +=
      FigureNotices([series], kind, x: ValueText(axis: chart.xAxis), names: names).decisions
  }

  /// Returns the parts of four series that are called open, high, low and close.
  private static func candle(_ series: [DataSeries]) -> Parts? {
    guard series.count == 4 else { return nil }
    var parts: Parts = [:]
    for part in ChartKind.candlestick.figureParts {
      parts[part] = series.firstIndex { HeaderWords($0.name).last == part.rawValue }
    }
    return Set(parts.values).count == 4 ? parts : nil
  }

  /// The parts of a line and the two ends of the marks around it.
  private var band: Parts? {
    guard chart.series.count == 3, let (low, high) = ends.first, ends.count == 1,
      let line = chart.series.indices.first(where: { $0 != low && $0 != high })
    else { return nil }
    return [.lower: low, .line: line, .upper: high]
  }

  /// The series of the two ends of marks, the lower before the upper.
  private var ends: [(low: Int, high: Int)] {
    let names = chart.series.map(\.name)
    return decisions.compactMap { decision in
      guard case .specification(.twoEnds(let first, let second)) = decision,
        let low = names.firstIndex(of: first), let high = names.firstIndex(of: second), low != high,
        chart.series[low].xs == chart.series[high].xs
      else { return nil }
      // An end may be written first that is the upper one.
      let differences = zip(chart.series[low].ys, chart.series[high].ys).map { $1 - $0 }
      return differences.filter(\.isFinite).reduce(0, +) < 0 ? (high, low) : (low, high)
    }
  }

  /// The parts of boxes, if of some series two pairs are the ends of marks, one within the other, and
  /// one is within both; and the outliers of each box, if further points are at the same x.
  private func boxes(_ shared: [Int]) -> (parts: Parts, outliers: [[Double]])? {
    var pairs = ends
    guard pairs.count == 2, shared.count == 5 || shared.count == 6 else { return nil }
    func isWithin(_ inner: (low: Int, high: Int), _ outer: (low: Int, high: Int)) -> Bool {
      let series = chart.series
      return series[inner.low].xs.indices.allSatisfy { index in
        !(series[inner.low].ys[index] < series[outer.low].ys[index])
          && !(series[inner.high].ys[index] > series[outer.high].ys[index])
      }
    }
    if isWithin(pairs[1], pairs[0]) { pairs.swapAt(0, 1) }
    let (box, whiskers) = (pairs[0], pairs[1])
    let used = [box.low, box.high, whiskers.low, whiskers.high]
    guard Set(used).count == 4, shared.contains(box.low), shared.contains(whiskers.low),
      isWithin(box, whiskers),
      let median = shared.first(where: { !used.contains($0) && isWithin(($0, $0), box) })
    else { return nil }
    let others = chart.series.indices.filter { $0 != median && !used.contains($0) }
    guard others.count <= 1 else { return nil }
    let xs = chart.series[median].xs
    var outliers: [[Double]] = []
    if let other = others.first.map({ chart.series[$0] }) {
      outliers = xs.map { x in
        zip(other.xs, other.ys).filter { $0 == x && $1.isFinite }.map(\.1).sorted()
      }
      guard outliers.reduce(0, { $0 + $1.count }) == other.ys.count(where: \.isFinite) else {
        return nil
      }
    }
    return (
      [
        .lowWhisker: whiskers.low, .lowerQuartile: box.low, .median: median,
        .upperQuartile: box.high, .highWhisker: whiskers.high,
      ], outliers
    )
  }
}
