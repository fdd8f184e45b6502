import SonifyBase
import SonifyChart

extension SeriesStatements {
  /// An element with its x.
  struct Element {
    let x: Double
    let figure: PointFigure

    /// Returns the distance of two parts, or nil if one is missing.
    func width(_ low: FigurePart, _ high: FigurePart) -> Double? {
      guard let low = figure[low], let high = figure[high] else { return nil }
      return high - low
    }
  }

  /// The elements of the series that have a value; empty if an element is a value.
  var elements: [Element] {
    guard let figureKind, let main = figureKind.mainPart, let figures = series.figures else {
      return []
    }
    return series.xs.indices.filter { series.ys[$0].isFinite && !series.xs[$0].isNaN }.map {
      Element(x: series.xs[$0], figure: figures.figure(at: $0, y: series.ys[$0], main: main))
    }
  }

  /// What boxes, candles or a band say beside their main values.
  var figureLines: [String] {
    switch figureKind {
    case .box: boxLines
    case .candlestick: candleLines
    case .band: bandLines
    default: []
    }
  }

  /// The boxes one by one, up to ``ChartStatements/maxSeries``.
  var boxesOneByOne: [String] {
    let elements = elements
    guard elements.count <= ChartStatements.maxSeries else { return [] }
    return elements.map { element in
      FigureStatementPhrases.element[form].text([
        "x": texts.x(element.x), "figure": text(of: element),
      ])
    }
  }

  private func text(of element: Element) -> String {
    FigureText(figureKind ?? .box, ValueText(axis: texts.yAxis))
      .text(element.figure, withUnit: true)
  }

  // MARK: - Boxes

  /// The maximum number of outliers of boxes that are described one by one.
  private static let maxOutliers = 3

  private var boxLines: [String] {
    let elements = elements
    guard let first = elements.first else { return [] }
    guard elements.count > 1 else { return boxesOneByOne }
    func median(_ element: Element) -> Double { element.figure[.median] ?? .nan }
    let lowest = elements.reduce(first) { median($1) < median($0) ? $1 : $0 }
    let highest = elements.reduce(first) { median($1) > median($0) ? $1 : $0 }
    let medians =
      median(lowest) < median(highest)
      ? [
        FigureStatementPhrases.medians[form].text([
          "highest": texts.point(.init(x: highest.x, y: median(highest))),
          "lowest": texts.point(.init(x: lowest.x, y: median(lowest))),
        ])
      ] : boxesOneByOne
    return medians
      + widths(of: elements, .lowerQuartile, .upperQuartile, FigureStatementPhrases.middleHalves)
      + boxOutliers(of: elements)
  }

  private func boxOutliers(of elements: [Element]) -> [String] {
    let points = elements.flatMap { element in
      element.figure.outliers.map { SeriesFacts.Place(x: element.x, y: $0) }
    }
    guard !points.isEmpty else { return [] }
    let shown = points.prefix(Self.maxOutliers).map(texts.point)
    return [
      FigureStatementPhrases.outliers[form].text(
        count: points.count, ["points": Lists.text(Array(shown), of: points.count)])
    ]
  }

  /// The share of values by which widths may differ because they are rounded.
  private static let rounding = 1e-9

  /// Returns where two parts are farthest from each other and nearest, or no line if they are
  /// equally far everywhere.
  private func widths(
    of elements: [Element], _ low: FigurePart, _ high: FigurePart, _ statement: Statement
  ) -> [String] {
    let known = elements.compactMap { element in
      // Edges may be in the wrong order.
      element.width(low, high).map { (element: element, width: abs($0)) }
    }
    let size = known.map { abs($0.element.figure[high] ?? 0) + $0.width }.max() ?? 0
    guard let narrowest = known.min(by: { $0.width < $1.width }),
      let widest = known.max(by: { $0.width < $1.width }),
      widest.width - narrowest.width > Self.rounding * size
    else { return [] }
    let text = ValueText(axis: texts.yAxis)
    func range(_ element: Element) -> String {
      let (low, high) = (element.figure[low] ?? .nan, element.figure[high] ?? .nan)
      return UntrustedText.harmless(text.range(low, high), limit: 100)
    }
    return [
      statement[form].text([
        "widestPlace": texts.place(widest.element.x), "widest": range(widest.element),
        "narrowestPlace": texts.place(narrowest.element.x), "narrowest": range(narrowest.element),
      ])
    ]
  }

  // MARK: - Candles and bands

  private var candleLines: [String] {
    let elements = elements
    let changes = elements.compactMap { $0.width(.open, .close) }
    guard !changes.isEmpty else { return [] }
    let number = NumberText(digits: 19)
    return [
      FigureStatementPhrases.rising[form].text(
        count: changes.count { $0 > 0 },
        [
          "all": number.text(Double(changes.count)),
          "falling": number.text(Double(changes.count { $0 < 0 })),
        ])
    ]
  }

  /// The lowest low and the highest high of candles, between which all their values are; nil if they
  /// have none.
  var candleReach: (lowest: SeriesFacts.Place, highest: SeriesFacts.Place)? {
    guard figureKind == .candlestick else { return nil }
    let elements = elements
    func place(_ part: FigurePart, _ isBetter: (Double, Double) -> Bool) -> SeriesFacts.Place? {
      elements.compactMap { element in
        element.figure[part].map { SeriesFacts.Place(x: element.x, y: $0) }
      }.reduce(nil) { best, next in
        guard let best else { return next }
        return isBetter(next.y, best.y) ? next : best
      }
    }
    guard let highest = place(.high, >), let lowest = place(.low, <) else { return nil }
    return (lowest, highest)
  }

  private var bandLines: [String] {
    let elements = elements
    let widths = elements.compactMap { $0.width(.lower, .upper) }
    guard let width = widths.first else { return [] }
    var lines = self.widths(of: elements, .lower, .upper, FigureStatementPhrases.band)
    if lines.isEmpty {
      lines = [FigureStatementPhrases.evenBand[form].text(["width": texts.amount(width)])]
    }
    let without = elements.count - widths.count
    if without > 0 { lines.append(FigureStatementPhrases.withoutBand[form].text(count: without)) }
    return lines
  }
}
