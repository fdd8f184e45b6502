import SonifyChart
import SonifyWords

/// The line of labels below a picture in braille: the gridlines of x that have room, whole names of
/// categories, or letters that a key explains.
struct BrailleXLabels {
  /// The line, without blank cells at its end.
  private(set) var line: [BrailleCharacter] = []
  /// The columns of dots that have a label.
  private(set) var columns: [Int] = []
  /// The names for which letters stand.
  private(set) var key: [(letter: String, name: String)] = []

  /// The minimum number of blank cells between two labels of several words or numbers.
  private static let space = 2

  init(_ axis: DataAxis, in plot: BraillePlot, left: Int, within width: Int) {
    let labels = AxisLabels(axis)
    func extent(_ label: AxisLabels.Label, _ count: Int) -> Range<Int> {
      let middle = left + plot.column(ofX: label.value) / 2
      let start = max(0, min(width - count, middle - (count - 1) / 2))
      return start..<(start + count)
    }
    func extents(_ texts: [(AxisLabels.Label, [BrailleCharacter])]) -> [Range<Int>] {
      texts.map { extent($0.0, $0.1.count) }
    }
    func fits(_ extents: [Range<Int>], space: Int) -> Bool {
      let sorted = extents.sorted { $0.lowerBound < $1.lowerBound }
      return zip(sorted, sorted.dropFirst()).allSatisfy { $0.upperBound + space <= $1.lowerBound }
    }
    var texts = labels.labels.map { ($0, UncontractedBraille($0.text).cells) }
      .filter { $0.1.count <= width }
    if case .categorical = axis {
      // Names without a blank cell in them need less space between them.
      let space = texts.contains { $0.1.contains(.empty) } ? Self.space : 1
      if texts.count < labels.labels.count || !fits(extents(texts), space: space) {
        let step = Self.step(of: labels.labels.count) { step in
          let shown = stride(from: 0, to: labels.labels.count, by: step).map { labels.labels[$0] }
          let count = shown.count > 26 ? 2 : 1
          return fits(shown.map { extent($0, count) }, space: count == 1 && step == 1 ? 0 : 1)
        }
        let shown = stride(from: 0, to: labels.labels.count, by: step).map { labels.labels[$0] }
        let letters = Letters(count: shown.count)
        texts = shown.indices.map { (shown[$0], UncontractedBraille(letters[$0]).cells) }
        key = shown.indices.map { (letters[$0], shown[$0].text) }
      }
    } else {
      let step = Self.step(of: texts.count) { step in
        fits(
          extents(stride(from: 0, to: texts.count, by: step).map { texts[$0] }), space: Self.space)
      }
      texts = stride(from: 0, to: texts.count, by: step).map { texts[$0] }
    }
    var cells = Array(repeating: BrailleCharacter.empty, count: width)
    for (label, text) in texts {
      cells.replaceSubrange(extent(label, text.count), with: text)
    }
    while cells.last == .empty { cells.removeLast() }
    line = cells
    columns = texts.map { plot.column(ofX: $0.0.value) }
  }

  /// Returns the smallest step with which labels fit.
  private static func step(of count: Int, where fits: (Int) -> Bool) -> Int {
    (1...max(1, count)).first(where: fits) ?? max(1, count)
  }
}

/// Letters that stand for names: a to z, or aa, ab and so on if they are more.
struct Letters {
  /// The number of names.
  let count: Int

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")

  /// The letters of a name.
  subscript(index: Int) -> String {
    let letters = Self.alphabet
    guard count > letters.count else { return String(letters[index % letters.count]) }
    return String([letters[index / letters.count % letters.count], letters[index % letters.count]])
  }
}
