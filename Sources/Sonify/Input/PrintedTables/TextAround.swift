import SonifyTables

/// The lines of text above and below the rows of a printed table without bars.
struct TextAround {
  /// The number of lines above that say something else than the names of the columns.
  private(set) var above = 0
  /// The number of lines below.
  private(set) var below = 0

  private let names: Set<ArraySlice<UInt8>>

  /// Creates an empty text.
  /// - Parameter header: the names of the columns, whose words may stand on several lines.
  init(_ header: [[UInt8]]?) {
    names = Set((header ?? []).flatMap(Self.words))
  }

  private static func words(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    PrintedLine(bytes: text[...]).parts(apart: 1).map(Self.withoutMarks)
  }

  /// Returns a word without the brackets and quotation marks around it.
  private static func withoutMarks(_ word: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    ArraySlice(word.filter { !marks.contains($0) })
  }

  private static let marks = Set("()[]\"".utf8)

  /// Takes a line above the first row.
  mutating func takeAbove(_ line: PrintedLine) {
    guard saysSomething(line) else { return }
    let words = line.parts(apart: 1)
    let isOfHeader =
      FrameHeader.areTypes(words) || words.allSatisfy { names.contains(Self.withoutMarks($0)) }
    if !isOfHeader { above += 1 }
  }

  /// Takes a line below the last row.
  mutating func takeBelow(_ line: PrintedLine) {
    if saysSomething(line), !PrintedTable.isFooter(line) { below += 1 }
  }

  private func saysSomething(_ line: PrintedLine) -> Bool {
    PrintedTable.isRow(PrintedLine(bytes: PrintedLine.trimmed(line.bytes))) && line.dashes == nil
      && line.rule == nil
  }

  /// Whether there is room for another table.
  var mayHoldTables: Bool { max(above, below) >= TablesOfText.minSpaced }

  /// What was left out, as decisions.
  var decisions: [Decision] {
    (above > 0 ? [.writing(.linesAbove(above))] : [])
      + (below > 0 ? [.writing(.linesBelow(below))] : [])
  }
}
