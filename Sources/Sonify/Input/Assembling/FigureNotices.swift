import SonifyBase
import SonifyChart
import SonifyTables

/// What is to be said of boxes, candles or bands that are not as such elements are.
struct FigureNotices {
  private let kind: ChartKind
  private let x: ValueText
  private let names: [FigurePart: String]
  private var disordered = Finding()
  private var incomplete = Finding()
  private var skipped = Finding()

  /// Elements with the same fault.
  fileprivate struct Finding {
    var count = 0
    var first = ""
  }

  /// Checks the elements of some series.
  /// - Parameters:
  ///   - series: the series.
  ///   - kind: the kind of the chart.
  ///   - x: the texts of x.
  ///   - names: what the data call the parts; those without a name are called as they are said.
  /// - Complexity: O(*n*).
  init(_ series: [DataSeries], _ kind: ChartKind, x: ValueText, names: [FigurePart: String]) {
    (self.kind, self.x, self.names) = (kind, x, names)
    guard let main = kind.mainPart else { return }
    for one in series {
      guard let figures = one.figures else { continue }
      // A part that no element has is no fault of any.
      let expected = kind.figureParts.filter { part in
        part == main || figures.columns[part]?.contains(where: \.isFinite) == true
      }
      for index in one.xs.indices {
        check(
          figures.figure(at: index, y: one.ys[index], main: main), at: one.xs[index], expected)
      }
    }
  }

  private mutating func check(_ figure: PointFigure, at position: Double, _ expected: [FigurePart])
  {
    guard !figure.values.isEmpty || !figure.outliers.isEmpty else { return }
    if !figure.isInOrder(kind) {
      let values = kind.figureParts.compactMap { part in
        figure[part].map { "\(name(part)) \($0.inWords)" }
      }
      disordered.add(Lists.items([x.text(position)] + values))
    }
    var missing = expected.filter { figure[$0] == nil }
    // A line may go on without its band, as before a forecast.
    if kind == .band, missing == [.lower, .upper] { missing = [] }
    guard !missing.isEmpty else { return }
    let text = ArrangingPhrases.lacking.text([
      "x": x.text(position), "names": Lists.items(missing.map(name)),
    ])
    if kind.mainPart.map(missing.contains) == true {
      skipped.add(text)
    } else {
      incomplete.add(text)
    }
  }

  private func name(_ part: FigurePart) -> String { names[part] ?? part.name }

  /// The faults that were found, each with the number of its elements and the first of them.
  var decisions: [Decision] {
    var found: [Decision.Points] = []
    if disordered.count > 0 {
      found.append(.disordered(disordered.count, first: disordered.first))
    }
    if incomplete.count > 0 {
      found.append(.incomplete(incomplete.count, first: incomplete.first))
    }
    if skipped.count > 0 { found.append(.skipped(skipped.count, first: skipped.first)) }
    return found.map { .points($0) }
  }
}

extension FigureNotices.Finding {
  fileprivate mutating func add(_ text: @autoclosure () -> String) {
    if count == 0 { first = text() }
    count += 1
  }
}

extension PointFigure {
  /// Returns whether the parts that are known rise in the order of a box or a band, and all values of
  /// a candle lie between its low and its high.
  func isInOrder(_ kind: ChartKind) -> Bool {
    if kind == .candlestick {
      let low = self[.low] ?? -.infinity
      let high = self[.high] ?? .infinity
      return low <= high
        && [self[.open], self[.close]].compactMap { $0 }.allSatisfy { low <= $0 && $0 <= high }
    }
    let values = kind.figureParts.compactMap { self[$0] }
    return zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
