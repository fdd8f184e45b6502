/// The texts under a plot, in rows: of gridlines in one; of categories broken at spaces, or in two
/// rows by turns, where that leaves out none.
struct XLabelRows {
  /// A text in its row.
  struct Text {
    let text: String
    let middle: Double
    let row: Int
  }

  /// The texts that are shown.
  private(set) var texts: [Text] = []
  /// Whether no label is left out or cut.
  private(set) var showsAll = true
  /// The number of rows.
  var count: Int { texts.map { $0.row + 1 }.max() ?? 0 }

  private let frame: PlotFrame
  private let sizes: TypeSizes
  private let width: Double

  init(_ labels: AxisLabels, in frame: PlotFrame, _ sizes: TypeSizes, within width: Double) {
    (self.frame, self.sizes, self.width) = (frame, sizes, width)
    let all = labels.labels
    let whole = all.map { lines($0, within: widest, atMost: 1) }
    if frame.band > 0, !fits(all, whole) {
      let broken = all.map { lines($0, within: frame.band - space, atMost: 3) }
      let words = all.flatMap { $0.text.split(separator: " ") }
      let longest = words.map { sizes.label.width(of: String($0)) }.max() ?? 0
      let isBreakable = longest + space <= frame.band && !broken.contains { $0.last?.last == "…" }
      if isBreakable, fits(all, broken) {
        add(all, broken)
        return
      }
      let turns = [0, 1].map { turn in all.indices.filter { $0 % 2 == turn } }
      if turns.allSatisfy({ indices in fits(indices.map { all[$0] }, indices.map { whole[$0] }) }) {
        for (row, indices) in turns.enumerated() {
          add(indices.map { all[$0] }, indices.map { whole[$0] }, inRow: row)
        }
        return
      }
    }
    let kept = labels.thinned(space: space) {
      extent($0, of: lines($0, within: widest, atMost: 1))
    }
    showsAll = kept.count == all.count && !whole.contains { $0.last?.last == "…" }
    add(kept, kept.map { lines($0, within: widest, atMost: 1) })
  }

  /// The maximum width of a text: most of the picture.
  private var widest: Double { 0.9 * (width - 2 * sizes.margin) }

  /// The minimum space between two texts.
  private var space: Double { 0.6 * sizes.label.size }

  private func lines(_ label: AxisLabels.Label, within width: Double, atMost limit: Int) -> [String]
  {
    sizes.label.lines(of: label.text, within: width, atMost: limit)
  }

  /// Returns where a label begins and ends: around its gridline, or as near as the edges allow.
  private func extent(_ label: AxisLabels.Label, of lines: [String]) -> ClosedRange<Double> {
    let half = (lines.map { sizes.label.width(of: $0) }.max() ?? 0) / 2
    let (lowest, highest) = (sizes.margin + half, width - sizes.margin - half)
    let middle = min(max(frame.position(ofX: label.value), lowest), max(lowest, highest))
    return (middle - half)...(middle + half)
  }

  private func fits(_ labels: [AxisLabels.Label], _ lines: [[String]]) -> Bool {
    let extents = zip(labels, lines).map { extent($0, of: $1) }
      .sorted { $0.lowerBound < $1.lowerBound }
    return zip(extents, extents.dropFirst())
      .allSatisfy { $0.upperBound + space <= $1.lowerBound }
  }

  private mutating func add(
    _ labels: [AxisLabels.Label], _ lines: [[String]], inRow first: Int = 0
  ) {
    for (label, lines) in zip(labels, lines) {
      let extent = extent(label, of: lines)
      for (row, line) in lines.enumerated() {
        texts.append(
          Text(
            text: line, middle: (extent.lowerBound + extent.upperBound) / 2, row: first + row))
      }
    }
  }
}
