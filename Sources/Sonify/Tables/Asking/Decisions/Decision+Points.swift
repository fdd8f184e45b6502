import SonifyBase
public import SonifyChart

extension Decision {
  /// How the points of the chart were made from the rows.
  public enum Points: Equatable, Sendable {
    /// The kind of chart.
    case kind(ChartKind)
    /// Nothing is stacked because there is only one series.
    case notStacked
    /// This number of series is stacked.
    case stacked(Int)
    /// The rows were reversed because x decreased.
    case reversed
    /// The rows were sorted by x.
    case sorted
    /// The mean was taken of groups of rows with equal values in the columns `keys`: groups of this
    /// number of rows, or, if `isUpTo`, of at most this number.
    case averaged(Int, keys: [String], isUpTo: Bool)
    /// The sum was taken of groups of rows with equal values in the columns `keys`: groups of this
    /// number of rows, or, if `isUpTo`, of at most this number.
    case added(Int, keys: [String], isUpTo: Bool)
    /// The values were counted in this number of bins; the width is nil if it is of no interest.
    case bins(Int, width: Double?)
    /// A bin includes its lower edge, and the last bin its upper edge as well.
    case binEdges
    /// This number of boxes summarise a number of values.
    case boxes(Int, values: Int)
    /// This number of elements have values out of order, as a lower edge over the upper one; the first
    /// with its x.
    case disordered(Int, first: String)
    /// This number of elements lack some of their values; the first with its x.
    case incomplete(Int, first: String)
    /// This number of elements lack their main value, so their other values are not used; the first
    /// with its x.
    case skipped(Int, first: String)
    /// This number of slots was read, which stand for a number of rows.
    case slots(Int, rows: Int)
    /// The columns of a table are those of a heat map, and its rows are the rows.
    case cells(rows: Int, columns: Int)
    /// A function has the same value everywhere.
    case constant(String, Double)
    /// A function turns too often for its samples to sound one by one.
    case fastFunction(String, samples: Int)
  }
}

extension Decision.Points {
  var text: String {
    switch self {
    case .kind(let kind): kind.decision.text()
    case .notStacked: ArrangingPhrases.oneSeries.text()
    case .stacked(let count): ArrangingPhrases.stacked.text(count: count, ["count": "\(count)"])
    case .reversed: ArrangingPhrases.turned.text()
    case .sorted: ArrangingPhrases.sorted.text()
    case .averaged(let count, let keys, let isUpTo):
      Self.joined(
        isUpTo ? ArrangingPhrases.averagedUpTo : ArrangingPhrases.averaged, count, keys)
    case .added(let count, let keys, let isUpTo):
      Self.joined(isUpTo ? ArrangingPhrases.addedUpTo : ArrangingPhrases.added, count, keys)
    case .bins(let count, let width?):
      ArrangingPhrases.binsOfWidth.text(
        count: count, ["count": "\(count)", "width": width.inWords])
    case .bins(let count, nil): ArrangingPhrases.bins.text(count: count, ["count": "\(count)"])
    case .binEdges: ArrangingPhrases.binEdges.text()
    case .boxes(let count, let values):
      ArrangingPhrases.boxes.text(
        count: count, ["values": LocaleSettings.current.numbers.grouped("\(values)")])
    case .disordered(let count, let first):
      UntrustedText.harmless(
        ArrangingPhrases.disordered.text(count: count, ["figure": first]), limit: 300)
    case .incomplete(let count, let first):
      UntrustedText.harmless(
        ArrangingPhrases.incomplete.text(count: count, ["figure": first]), limit: 300)
    case .skipped(let count, let first):
      UntrustedText.harmless(
        ArrangingPhrases.skipped.text(count: count, ["figure": first]), limit: 300)
    case .slots(let count, let rows):
      SlotTablePhrases.slots.text(
        count: count, ["rows": LocaleSettings.current.numbers.grouped("\(rows)")])
    case .cells(let rows, let columns):
      ArrangingPhrases.rowsOfCells.text(
        count: rows, ["columns": ArrangingPhrases.columnsOfCells.text(count: columns)])
    case .constant(let formula, let value):
      FunctionPhrases.constant.text(["formula": formula, "value": value.inWords])
    case .fastFunction(let formula, let samples):
      FunctionPhrases.fast.text(["formula": formula, "count": "\(samples)"])
    }
  }

  private static func joined(_ phrase: Phrase, _ count: Int, _ keys: [String]) -> String {
    UntrustedText.harmless(
      phrase.text(count: count, ["count": "\(count)", "keys": Lists.text(keys)]), limit: 200)
  }

  var isReported: Bool { self != .binEdges }

  var remedy: Remedy? {
    switch self {
    case .kind: .kind
    case .notStacked: .series
    case .stacked: .stacking(false)
    case .averaged, .added: .grouping(isGiven: false)
    case .bins: .binCount
    case .cells: .y
    case .reversed, .sorted, .binEdges, .slots, .boxes, .disordered, .incomplete,
      .skipped, .constant, .fastFunction:
      nil
    }
  }
}

extension ChartKind {
  fileprivate var decision: Phrase {
    switch self {
    case .bar: ArrangingPhrases.bars
    case .line: ArrangingPhrases.line
    case .scatter: ArrangingPhrases.scatter
    case .histogram: ArrangingPhrases.histogram
    case .box: ArrangingPhrases.box
    case .candlestick: ArrangingPhrases.candlestick
    case .band: ArrangingPhrases.band
    case .heatmap: ArrangingPhrases.heatmap
    }
  }
}
