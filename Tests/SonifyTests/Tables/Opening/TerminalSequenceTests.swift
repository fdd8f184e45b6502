import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Sequences that control a terminal, in texts that programs wrote for it.
@Suite struct TerminalSequenceTests {
  private static let cases: [(String, String)] = [
    ("\u{1b}[32mINFO\u{1b}[0m loss 0.5", "INFO loss 0.5"), ("\u{1b}[38;5;196m7\u{1b}[m", "7"),
    ("\u{1b}]0;title\u{7}12", "12"),
    ("\u{1b}]8;;http://a\u{1b}\\link\u{1b}]8;;\u{1b}\\", "link"),
    ("\u{1b}]0;title\u{1b}[32m7", "7"), ("\u{1b}Pabc\u{1b}\\7", "7"), ("\u{1b}(B7", "7"),
    ("\u{1b}M7", "7"), ("1\u{1b}[2K\n2", "1\n2"),
    ("no sequence", "no sequence"),
    // None extends beyond its line.
    ("a\u{1b}[3\nb", "a\nb"), ("a\u{1b}]never ends\nb", "a\nb"), ("a\u{1b}", "a"),
  ]

  @Test(arguments: cases)
  func sequencesAreRemoved(text: String, rest: String) {
    let bytes = Array(text.utf8)
    #expect(String(decoding: TerminalSequences.removed(from: bytes), as: UTF8.self) == rest)
    // Wherever the text comes in two pieces.
    for cut in 0...bytes.count {
      var sequences = TerminalSequences()
      let pieces = [bytes[..<cut], bytes[cut...]].flatMap { sequences.removed(from: $0.span) }
      #expect(String(decoding: pieces, as: UTF8.self) == rest)
    }
  }

  @Test func colouredCellsAreNumbers() throws {
    let loaded = try loadChart(
      "x,y\n1,\u{1b}[31m5\u{1b}[0m\n2,\u{1b}[32m7\u{1b}[0m\n3,\u{1b}[32m6\u{1b}[0m\n")
    #expect(loaded.chart.series[0].ys == [5, 7, 6])
  }
}
