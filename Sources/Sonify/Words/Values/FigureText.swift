import SonifyBase
package import SonifyChart

/// The text of one element: a box, a candle or a point of a band.
package struct FigureText {
  private let kind: ChartKind
  private let text: ValueText

  /// Makes a formatter for the elements of a kind of chart, whose values have some text.
  package init(_ kind: ChartKind, _ text: ValueText) { (self.kind, self.text) = (kind, text) }

  /// Returns the text of an element.
  /// - Parameters:
  ///   - figure: the element.
  ///   - withUnit: whether the first value has its unit.
  /// - Returns: as "median 12, middle half 9 to 15, whiskers 4 to 22, 3 outliers".
  package func text(_ figure: PointFigure, withUnit: Bool = false) -> String {
    let parts =
      switch kind {
      case .box: box(figure, withUnit)
      case .candlestick: candle(figure, withUnit)
      default: band(figure, withUnit)
      }
    return UntrustedText.harmless(Lists.items(parts), limit: 300)
  }

  /// Returns the name of a part, as it is said before its value.
  package static func name(of part: FigurePart) -> String {
    switch part {
    case .lowWhisker: FigurePhrases.lowWhisker.text()
    case .lowerQuartile: FigurePhrases.lowerQuartile.text()
    case .median: FigurePhrases.median.text()
    case .upperQuartile: FigurePhrases.upperQuartile.text()
    case .highWhisker: FigurePhrases.highWhisker.text()
    case .open: FigurePhrases.open.text()
    case .high: FigurePhrases.high.text()
    case .low: FigurePhrases.low.text()
    case .close: FigurePhrases.close.text()
    case .lower: FigurePhrases.lower.text()
    case .line: FigurePhrases.line.text()
    case .upper: FigurePhrases.upper.text()
    }
  }

  /// Returns the name of whole elements, as against a part of them.
  package static func name(of kind: ChartKind) -> String {
    switch kind {
    case .box: FigurePhrases.boxes.text()
    case .candlestick: FigurePhrases.candles.text()
    default: FigurePhrases.values.text()
    }
  }

  private func value(_ value: Double, _ withUnit: Bool) -> String {
    withUnit ? text.textWithUnit(value) : text.text(value)
  }

  private func box(_ figure: PointFigure, _ withUnit: Bool) -> [String] {
    var parts: [String] = []
    if let median = figure[.median] {
      parts.append(FigurePhrases.medianOf.text(["value": value(median, withUnit)]))
    }
    if let range = range(figure, .lowerQuartile, .upperQuartile) {
      parts.append(FigurePhrases.middleHalf.text(["range": range]))
    }
    if let range = range(figure, .lowWhisker, .highWhisker) {
      parts.append(FigurePhrases.whiskers.text(["range": range]))
    }
    switch figure.outliers.count {
    case 0: break
    case 1: parts.append(FigurePhrases.outlier.text(["value": text.text(figure.outliers[0])]))
    default: parts.append(FigurePhrases.outliers.text(count: figure.outliers.count))
    }
    return parts
  }

  private func candle(_ figure: PointFigure, _ withUnit: Bool) -> [String] {
    let phrases: [(FigurePart, Phrase)] = [
      (.open, FigurePhrases.openOf), (.close, FigurePhrases.closeOf),
      (.high, FigurePhrases.highOf), (.low, FigurePhrases.lowOf),
    ]
    return phrases.compactMap { part, phrase in
      figure[part].map { phrase.text(["value": value($0, withUnit && part == .open)]) }
    }
  }

  private func band(_ figure: PointFigure, _ withUnit: Bool) -> [String] {
    let value = figure[.line].map { self.value($0, withUnit) }
    return [value, range(figure, .lower, .upper)].compactMap { $0 }
  }

  private func range(_ figure: PointFigure, _ low: FigurePart, _ high: FigurePart) -> String? {
    guard let low = figure[low], let high = figure[high] else { return nil }
    return text.range(low, high)
  }
}
