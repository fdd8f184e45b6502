import SonifyBase
import SonifyChart

extension LoadedChart {
  /// Joins the series of layers that are parts of the same elements: the open, high, low and close of
  /// candles, or a line and the two ends of a band around it.
  ///
  /// Series whose points do not share x stay as they are.
  mutating func joinFigures() {
    guard !chart.hasStacks, chart.series.allSatisfy({ $0.axis == 0 }) else { return }
    guard let first = chart.series.first, chart.series.allSatisfy({ $0.xs == first.xs }),
      zip(first.xs, first.xs.dropFirst()).allSatisfy({ $0 < $1 })
    else { return }
    if let parts = Self.candle(chart.series) {
      become(.candlestick, parts)
    } else if let parts = band {
      become(.band, parts)
    }
  }

  private typealias Parts = [FigurePart: Int]

  private mutating func become(_ kind: ChartKind, _ parts: Parts) {
    guard let main = kind.mainPart.flatMap({ parts[$0] }) else { return }
    var series = chart.series[main]
    var columns: [FigurePart: [Double]] = [:]
    for (part, index) in parts where index != main { columns[part] = chart.series[index].ys }
    series.figures = SeriesFigures(columns: columns)
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
    guard chart.series.count == 3 else { return nil }
    var ends: [(String, String)] = []
    for case .specification(.twoEnds(let low, let high)) in decisions { ends.append((low, high)) }
    guard ends.count == 1 else { return nil }
    let names = chart.series.map(\.name)
    guard var low = names.firstIndex(of: ends[0].0), var high = names.firstIndex(of: ends[0].1),
      low != high, let line = names.indices.first(where: { $0 != low && $0 != high })
    else { return nil }
    // An end may be written first that is the upper one.
    let differences = zip(chart.series[low].ys, chart.series[high].ys).map { $1 - $0 }
    if differences.filter(\.isFinite).reduce(0, +) < 0 { swap(&low, &high) }
    return [.lower: low, .line: line, .upper: high]
  }
}
