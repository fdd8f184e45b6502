import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Lines of braille as text: Unicode, North American ASCII, and what stands above them.
@Suite struct BrailleTextTests {
  /// Dots of letters and signs, from tables of North American ASCII.
  @Test(
    arguments: [
      ("A", [1]), ("B", [1, 2]), ("C", [1, 4]), ("G", [1, 2, 4, 5]), ("Z", [1, 3, 5, 6]),
      ("7", [2, 3, 5, 6]), ("3", [2, 5]), ("-", [3, 6]), ("#", [3, 4, 5, 6]),
      ("=", [1, 2, 3, 4, 5, 6]),
      (" ", []), ("\\", [1, 2, 5, 6]), ("_", [4, 5, 6]), ("@", [4]), ("\"", [5]), (",", [6]),
    ] as [(String, [UInt8])])
  func asciiIsThatOfTheTables(sign: String, dots: [UInt8]) {
    let bits = dots.reduce(UInt8(0)) { $0 | 1 << ($1 - 1) }
    let found = Self.everyCharacter.filter { String($0.ascii) == sign }
    #expect(found.map(\.bits) == [bits])
  }

  private static let everyCharacter = (UInt8(0)..<64).map { BrailleCharacter(bits: $0) }

  @Test func asciiLeadsBackToTheDots() {
    #expect(Set(Self.everyCharacter.map(\.ascii)).count == 64)
    #expect(Self.everyCharacter.allSatisfy { $0.ascii.isASCII })
    #expect(
      Self.everyCharacter.map { $0.unicode.unicodeScalars.first?.value }
        == (0x2800..<0x2840).map { $0 })
  }

  @Test func levelsDiffer() {
    for dots in BrailleText.Style.Dots.allCases {
      #expect(Set(dots.levels.map(\.bits)).count == (dots == .six ? 4 : 8))
      #expect(!dots.levels.contains(.empty))
    }
    #expect(BrailleText.Style.Dots.six.levels.allSatisfy { $0.bits < 64 })
  }

  private static func chart(_ sample: String) throws -> ChartDescriptor {
    try ChartLoader.load(.file(path: Samples.path("\(sample).csv"))).chart
  }

  @Test func bothWritingsSayTheSame() throws {
    let chart = try Self.chart("births")
    var style = BrailleText.Style()
    let unicode = BrailleText(chart, style: style).series.map(\.cells)
    style.isASCII = true
    let ascii = BrailleText(chart, style: style).series.map(\.cells)
    var byCharacter: [Character: Character] = [:]
    for character in Self.everyCharacter { byCharacter[character.ascii] = character.unicode }
    let translated = ascii.map { line in String(line.map { byCharacter[$0] ?? "?" }) }
    #expect(translated == unicode)
  }

  @Test func birthsAreWrittenAsTheyWereRead() throws {
    var style = BrailleText.Style()
    let text = BrailleText(try Self.chart("births"), style: style)
    #expect(
      text.lines == [
        "births", "x: year, 1917 to 1975", "y: births per 10000 women aged 23, 118.5 to 268.8",
        "each pair of cells stands for about 3 points: their lowest and highest value, in order",
        "levels of births per 10000 women aged 23:", "⠉ 231.2 to 268.8", "⠛ 193.6 to 231.2",
        "⠶ 156.1 to 193.6", "⠤ 118.5 to 156.1", "⠶⠶⠶⠶⠶⠶⠶⠶⠤⠤⠤⠤⠤⠤⠤⠤⠤⠶⠶⠤⠶⠛⠛⠛⠛⠉⠉⠉⠉⠉⠉⠉⠛⠶⠶⠶⠶⠤⠤⠤",
      ])
    style.dots = .eight
    #expect(
      BrailleText(try Self.chart("births"), style: style).series.map(\.cells) == [
        "⠤⠤⠄⠤⠄⠤⠄⠄⣀⣀⣀⡀⡀⡀⡀⡀⣀⠄⠄⣀⠤⠂⠂⠒⠒⠁⠁⠉⠉⠉⠉⠁⠒⠤⠤⠤⠄⡀⡀⡀"
      ])
  }

  @Test func everySeriesHasItsNameAndLine() throws {
    let text = BrailleText(try Self.chart("city-temperatures"), style: BrailleText.Style())
    #expect(text.series.map(\.name) == ["Seattle", "San Francisco"])
    #expect(text.lines.suffix(4) == ["Seattle", "⠛⠛⠛⠉⠉⠉⠉⠉⠉⠉⠛⠛", "San Francisco", "⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉"])
    #expect(text.lines.contains("each cell is a category, from left to right"))
  }

  @Test func oneValueHasOneLevel() throws {
    let text = BrailleText(
      try ChartLoader.load(.bytes(Array("x,y\n1,3\n2,3\n3,\n4,3\n".utf8), name: "a.csv")).chart,
      style: BrailleText.Style())
    #expect(text.lines.suffix(3) == ["levels of y:", "⠛ 3", "⠛⠛⠀⠛"])
  }

  @Test(arguments: SessionCharts.all.indices)
  func anyChartCanBeWritten(index: Int) {
    let chart = SessionCharts.all[index].chart
    let text = BrailleText(chart, style: BrailleText.Style())
    #expect(text.series.count == chart.withTotals.series.count)
    #expect(text.series.allSatisfy { $0.cells.count <= 40 })
    for line in text.lines { #expect(UntrustedText.harmless(line, limit: 1000) == line) }
    let hasEmpty = text.series.contains { $0.cells.contains("\u{2800}") }
    #expect(text.explanation.contains("an empty cell: no value") == hasEmpty)
  }
}
