import Testing

@testable import SonifyPicture

/// How words that are wider than a line break.
@Suite struct LongWordTests {
  @Test(
    arguments: [
      "Pharmaceutical,", "Telecommunications", "Donaudampfschifffahrtsgesellschaftskapitän",
      "Достопримечательности", "mmmm", "((((mm))))",
    ], [40.0, 55, 80, 120])
  func wordsBreakWithHyphens(word: String, width: Double) {
    let measure = TextMeasure(size: 10)
    let lines = measure.lines(of: word, within: width)
    #expect(lines.allSatisfy { measure.width(of: $0) <= width + 0.01 })
    #expect(lines.joined().replacing("-", with: "") == word)
    if word.allSatisfy(\.isLetter) {
      #expect(lines.dropLast().allSatisfy { $0.hasSuffix("-") })
    }
    #expect(lines.dropFirst().allSatisfy { $0.contains(where: \.isLetter) || word.first == "(" })
  }

  /// Scripts without hyphens have none.
  @Test func squaresBreakAnywhere() {
    let lines = TextMeasure(size: 10).lines(of: "日本語の長い名前", within: 35)
    #expect(lines == ["日本語", "の長い", "名前"])
  }
}
