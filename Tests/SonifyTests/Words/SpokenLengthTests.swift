import Testing

@testable import SonifyWords

/// How long texts take to say.
@Suite struct SpokenLengthTests {
  @Test(
    arguments: [
      ("It rises.", 2), ("in 1957", 4), ("in 2007", 3), ("in 1900", 2), ("268.8", 6), ("0.5", 3),
      ("-0.995", 5), ("1,234", 6), ("12,000", 2), ("1,000,000", 2), ("17", 1), ("45%", 3), ("0", 1),
      ("4 July 2001", 4), ("(p 0.41)", 5), ("118.5,", 5), ("", 0),
    ] as [(String, Double)])
  func numbersAreSaidDigitByDigit(text: String, words: Double) {
    #expect(SpokenLength.words(in: text) == words)
  }

  @Test func twoCharactersOfScriptsWithoutSpacesAreAWord() {
    #expect(SpokenLength.words(in: "平均値は高い") == 3)
    #expect(SpokenLength.words(in: "平均値は45です") == 5)
  }

  @Test func linesThatAreTooLongGiveWayToShorterOnes() {
    let lines = ["one", "two two", "three three three", "four"]
    let second = 1 / SpokenLength.wordsPerSecond
    func kept(_ words: ClosedRange<Double>, _ count: Int) -> [String] {
      let seconds = words.lowerBound * second...words.upperBound * second
      return SpokenLength.lines(lines, within: seconds, keeping: count)
    }
    #expect(kept(4...5, 1) == ["one", "two two", "four"])
    #expect(kept(4...6.01, 1) == ["one", "two two", "three three three"])
    #expect(kept(0...0, 2) == ["one", "two two"])
    // When there is enough, what comes later is no better.
    #expect(kept(1...9, 1) == ["one"])
  }

  @Test func textsAreSaidForSomeTime() {
    let texts = ["one", "two two", "three three three", "four"]
    let second = 1 / SpokenLength.wordsPerSecond
    #expect(SpokenLength.first(texts, for: 0.9 * second) == ["one"])
    #expect(SpokenLength.first(texts, for: 2.9 * second) == ["one", "two two"])
    #expect(SpokenLength.first(texts, for: 3.1 * second) == Array(texts.prefix(3)))
    #expect(SpokenLength.first(texts, for: .infinity) == texts)
    #expect(SpokenLength.first([], for: 1) == [])
  }
}
