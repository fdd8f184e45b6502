import SonifyTestSupport
import Testing

@testable import SonifyWords

/// Print text in braille is what readers of Unified English Braille expect.
@Suite struct UncontractedBrailleTests {
  /// Texts as liblouis 3.24 writes them with its table `en-ueb-g1.ctb`.
  @Test(arguments: references)
  func cellsAreThoseOfLiblouis(text: String, cells: String) {
    #expect(unicode(text) == cells)
  }

  /// What liblouis writes otherwise, by the rules themselves: a sign before a number is no hyphen, a
  /// word of capitals has its own indicator, and a space joins digits only if it does not break.
  @Test(
    arguments: [
      ("-5 to -0.5", "⠐⠤⠼⠑⠀⠞⠕⠀⠐⠤⠼⠚⠲⠑"), ("US GDP IN", "⠠⠠⠥⠎⠀⠠⠠⠛⠙⠏⠀⠠⠠⠊⠝"),
      ("Q1 2020", "⠠⠟⠼⠁⠀⠼⠃⠚⠃⠚"), ("1\u{202F}234\u{A0}567,8", "⠼⠁⠐⠃⠉⠙⠐⠑⠋⠛⠂⠓"),
      ("e\u{301} E\u{301}", "⠘⠌⠑⠀⠠⠘⠌⠑"), ("CO₂", "⠠⠠⠉⠕⠰⠢⠼⠃"), ("ąż", "⠘⠯⠁⠘⠫⠵"), ("", ""),
    ])
  func rulesThatLiblouisLacks(text: String, cells: String) {
    #expect(unicode(text) == cells)
  }

  @Test func lettersWithoutBrailleAreCounted() {
    let found = UncontractedBraille("a 日本 b\u{200B}")
    #expect(found.unknownCount == 2)
    #expect(String(found.cells.map(\.unicode)) == "⠁⠀⠿⠿⠀⠃")
  }

  /// Whatever the text, nothing is lost or taken for something else.
  @Test func randomTextsCanBeReadAgain() {
    var random = SeededGenerator(seed: 18)
    let alphabet = Array("abcdefghijkz ABCZ 0123456789 .,:;-()%/'$+=")
    for _ in 0..<3000 {
      let text = String(
        (0..<Int.random(in: 1...14, using: &random)).map { _ in
          alphabet.randomElement(using: &random) ?? "a"
        })
      #expect(BrailleReader.text(of: UncontractedBraille(text).cells) == text)
    }
  }

  @Test func everyASCIICellHasItsCharacter() {
    let characters = (0..<64).map { BrailleCharacter(bits: UInt8($0)).ascii }
    #expect(Set(characters).count == 64)
    #expect(characters.allSatisfy { (0x20...0x5F).contains($0.asciiValue ?? 0) })
  }

  private func unicode(_ text: String) -> String {
    String(UncontractedBraille(text).cells.map(\.unicode))
  }

  private static let references: [(String, String)] = [
    ("births per 10000 women aged 23", "⠃⠊⠗⠞⠓⠎⠀⠏⠑⠗⠀⠼⠁⠚⠚⠚⠚⠀⠺⠕⠍⠑⠝⠀⠁⠛⠑⠙⠀⠼⠃⠉"),
    ("Hello World", "⠠⠓⠑⠇⠇⠕⠀⠠⠺⠕⠗⠇⠙"),
    ("ABC def", "⠠⠠⠁⠃⠉⠀⠙⠑⠋"),
    ("PCs", "⠠⠠⠏⠉⠠⠄⠎"),
    ("IBMers", "⠠⠠⠊⠃⠍⠠⠄⠑⠗⠎"),
    ("McDonald", "⠠⠍⠉⠠⠙⠕⠝⠁⠇⠙"),
    ("aAb", "⠁⠠⠁⠃"),
    ("A", "⠠⠁"),
    ("A B", "⠠⠁⠀⠠⠃"),
    ("ABC-DEF", "⠠⠠⠁⠃⠉⠤⠠⠠⠙⠑⠋"),
    ("5c 5C 5k", "⠼⠑⠰⠉⠀⠼⠑⠠⠉⠀⠼⠑⠅"),
    ("3rd 2nd", "⠼⠉⠗⠙⠀⠼⠃⠝⠙"),
    ("x2 a1b", "⠭⠼⠃⠀⠁⠼⠁⠰⠃"),
    ("C3", "⠠⠉⠼⠉"),
    ("1,000.5", "⠼⠁⠂⠚⠚⠚⠲⠑"),
    ("1957, 268.8", "⠼⠁⠊⠑⠛⠂⠀⠼⠃⠋⠓⠲⠓"),
    (".5", "⠼⠲⠑"),
    ("12:30", "⠼⠁⠃⠒⠼⠉⠚"),
    ("1914-1918", "⠼⠁⠊⠁⠙⠤⠼⠁⠊⠁⠓"),
    ("1/2", "⠼⠁⠸⠌⠼⠃"),
    ("50 %", "⠼⠑⠚⠀⠨⠴"),
    ("50%", "⠼⠑⠚⠨⠴"),
    ("$5 €5 £5 ¥5", "⠈⠎⠼⠑⠀⠈⠑⠼⠑⠀⠈⠇⠼⠑⠀⠈⠽⠼⠑"),
    ("(a) [b] {c} <d>", "⠐⠣⠁⠐⠜⠀⠨⠣⠃⠨⠜⠀⠸⠣⠉⠸⠜⠀⠈⠣⠙⠈⠜"),
    ("a/b a\\b", "⠁⠸⠌⠃⠀⠁⠸⠡⠃"),
    ("\"quoted\" text", "⠦⠟⠥⠕⠞⠑⠙⠴⠀⠞⠑⠭⠞"),
    ("“q” don't don’t", "⠦⠟⠴⠀⠙⠕⠝⠄⠞⠀⠙⠕⠝⠄⠞"),
    ("a–b a—b a…", "⠁⠠⠤⠃⠀⠁⠠⠤⠃⠀⠁⠲⠲⠲"),
    ("& @ # * + = × ÷ ± _ ^ ~ |", "⠈⠯⠀⠈⠁⠀⠸⠹⠀⠐⠔⠀⠐⠖⠀⠐⠶⠀⠐⠦⠀⠐⠌⠀⠸⠖⠀⠨⠤⠀⠈⠢⠀⠈⠔⠀⠸⠳"),
    ("° ′ ″ § ¶ © ® ™ •", "⠘⠚⠀⠶⠀⠶⠶⠀⠘⠎⠀⠘⠏⠀⠘⠉⠀⠘⠗⠀⠘⠞⠀⠸⠲"),
    ("m² m³", "⠍⠰⠔⠼⠃⠀⠍⠰⠔⠼⠉"),
    ("µ Ω α β Δ", "⠨⠍⠀⠠⠨⠺⠀⠨⠁⠀⠨⠃⠀⠠⠨⠙"),
    ("∞ ≈ → ← ↑ ↓ ½ ¼ ¾", "⠼⠿⠀⠘⠔⠀⠰⠳⠕⠀⠰⠳⠪⠀⠰⠳⠬⠀⠰⠳⠩⠀⠼⠁⠌⠃⠀⠼⠁⠌⠙⠀⠼⠉⠌⠙"),
    ("≠ ≤ ≥", "⠐⠶⠈⠱⠀⠸⠈⠣⠀⠸⠈⠜"),
    (
      "é è ê ë ñ ç ø å ä ß æ œ ł ć š þ ð",
      "⠘⠌⠑⠀⠘⠡⠑⠀⠘⠩⠑⠀⠘⠒⠑⠀⠘⠻⠝⠀⠘⠯⠉⠀⠈⠡⠕⠀⠘⠫⠁⠀⠘⠒⠁⠀⠨⠮⠀⠁⠘⠖⠑⠀⠕⠘⠖⠑⠀⠈⠡⠇⠀⠘⠌⠉⠀⠘⠬⠎⠀⠼⠮⠀⠼⠫"
    ),
    ("É ÀÉ ā ē ă đ ğ ħ č ş", "⠠⠘⠌⠑⠀⠠⠠⠘⠡⠁⠘⠌⠑⠀⠈⠤⠁⠀⠈⠤⠑⠀⠈⠬⠁⠀⠈⠒⠙⠀⠈⠬⠛⠀⠈⠒⠓⠀⠘⠬⠉⠀⠘⠯⠎"),
    ("« » ¿ ¡", "⠸⠦⠀⠸⠴⠀⠘⠰⠦⠀⠘⠰⠖"),
    ("? a", "⠰⠦⠀⠁"),
    ("10°C temp_max (°F)", "⠼⠁⠚⠘⠚⠠⠉⠀⠞⠑⠍⠏⠨⠤⠍⠁⠭⠀⠐⠣⠘⠚⠠⠋⠐⠜"),
    ("−5", "⠐⠤⠼⠑"),
    ("it's '90s", "⠊⠞⠄⠎⠀⠄⠼⠊⠚⠎"),
    ("well-known; so: yes! no?", "⠺⠑⠇⠇⠤⠅⠝⠕⠺⠝⠆⠀⠎⠕⠒⠀⠽⠑⠎⠖⠀⠝⠕⠦"),
  ]
}
