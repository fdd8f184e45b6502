package import SonifyBase
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
    var parts: [String] = []
    for sentence in Self.sentences(of: kind) {
      guard let low = figure[sentence.part] else { continue }
      var value = text.text(low)
      if let upper = sentence.upper {
        guard let high = figure[upper] else { continue }
        value = range(low, high)
      } else if withUnit, parts.isEmpty {
        value = text.textWithUnit(low)
      }
      parts.append(sentence.text(value))
    }
    switch figure.outliers.count {
    case 0: break
    case 1: parts.append(FigurePhrases.outlier.text(["value": text.text(figure.outliers[0])]))
    default: parts.append(FigurePhrases.outliers.text(count: figure.outliers.count))
    }
    return UntrustedText.harmless(Lists.items(parts), limit: 300)
  }

  /// What is said of one value of an element, or of the range from one to another.
  package struct Sentence {
    /// The value, or the lower end of the range.
    package let part: FigurePart
    /// The upper end of the range, or nil if it is a value.
    package let upper: FigurePart?
    /// The phrase around it, or nil if it is said alone.
    private let phrase: Phrase?

    init(_ phrase: Phrase?, _ part: FigurePart, to upper: FigurePart? = nil) {
      (self.phrase, self.part, self.upper) = (phrase, part, upper)
    }

    /// Returns the sentence with the text of the value or the range.
    func text(_ value: String) -> String {
      phrase?.text([upper == nil ? "value" : "range": value]) ?? value
    }

    /// The sentence, with "{value}" or "{range}" where the values are.
    package var pattern: String { text(upper == nil ? "{value}" : "{range}") }
  }

  /// Returns what is said of an element of a kind of chart, in order; its outliers come last.
  package static func sentences(of kind: ChartKind) -> [Sentence] {
    switch kind {
    case .box:
      [
        Sentence(FigurePhrases.medianOf, .median),
        Sentence(FigurePhrases.middleHalf, .lowerQuartile, to: .upperQuartile),
        Sentence(FigurePhrases.whiskers, .lowWhisker, to: .highWhisker),
      ]
    case .candlestick:
      [
        Sentence(FigurePhrases.openOf, .open), Sentence(FigurePhrases.closeOf, .close),
        Sentence(FigurePhrases.highOf, .high), Sentence(FigurePhrases.lowOf, .low),
      ]
    case .band: [Sentence(nil, .line), Sentence(nil, .lower, to: .upper)]
    case .line, .bar, .scatter, .histogram, .heatmap: []
    }
  }

  /// The sentences of the outliers of a box: of the only one, and of several.
  package static var outliers: (one: Phrase, several: Phrase) {
    (FigurePhrases.outlier, FigurePhrases.outliers)
  }

  /// Returns the name of whole elements, as against a part of them.
  package static func name(of kind: ChartKind) -> String {
    switch kind {
    case .box: FigurePhrases.boxes.text()
    case .candlestick: FigurePhrases.candles.text()
    default: FigurePhrases.values.text()
    }
  }

  /// Returns a range without a unit, which the value before it has.
  private func range(_ low: Double, _ high: Double) -> String {
    ValueRangePhrases.range.text(["low": text.endText(low), "high": text.endText(high)])
  }
}
