import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySession

/// When texts are read out, and what they look like.
@Suite struct SpeechTests {
  /// Presses a key at times and gives back when texts came.
  private func texts(_ times: [Double], key: SessionKey = .right) -> [(time: Double, text: String)]
  {
    var session = Session(
      Charts.line((0..<200).map { Double($0) }), options: SessionOptions(),
      settings: SessionSettings())
    var texts: [(Double, String)] = []
    func take(_ effects: [SessionEffect], _ time: Double) {
      for case .say(let text) in effects { texts.append((time, text)) }
    }
    for time in times + [1e9] {
      if let due = session.nextTimer, due.value <= time {
        take(session.reduce(.timer, at: SessionEvent.Moment(time: due)), due.value)
      }
      if time < 1e9 {
        take(session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(time))), time)
      }
    }
    return texts
  }

  @Test(arguments: [30.0, 33, 40, 92, 100])
  func aHeldKeySpeaksOnceWhenItEnds(period: Double) throws {
    var generator = SeededGenerator(seed: 7)
    var times = [0.0]
    for _ in 0..<40 {
      times.append(
        times[times.count - 1] + Double.random(in: 0.8...1.2, using: &generator) * period / 1000)
    }
    let texts = texts(times)
    // The first press speaks at once, for it may be the only one.
    #expect(texts.count == 2)
    #expect(texts.first?.time == 0)
    #expect(texts.last?.text == "41, 41")
    #expect(abs((texts.last?.time ?? 0) - (times[40] + 0.2)) < 1e-9)
  }

  @Test func unhurriedKeysSpeakAtOnce() {
    let times = [0.0, 0.25, 0.6, 2]
    #expect(texts(times).map(\.time) == times)
  }

  @Test func aHurriedKeyWaits() {
    let texts = texts([0, 0.2499])
    #expect(texts.map(\.text) == ["1, 1", "2, 2"])
    #expect(abs(texts[1].time - 0.4499) < 1e-9)
  }

  @Test func textsAreCutBetweenWordsAndTellThatThereIsMore() {
    let text = (1...60).map { "word\($0)" }.joined(separator: " ")
    var pages = TextPages([text], width: 40, sign: " (more)")
    #expect(pages.lines.allSatisfy { $0.count <= 40 })
    #expect(pages.lines.dropLast().allSatisfy { $0.hasSuffix(" (more)") })
    #expect(pages.lines.map { $0.replacing(" (more)", with: "") }.joined(separator: " ") == text)
    let first = pages.line
    for _ in pages.lines { pages.turn() }
    #expect(pages.line == first)
  }

  @Test func wordsWiderThanALineAreCutInside() {
    let word = String(repeating: "語", count: 100)
    let pages = TextPages([word], width: 30, sign: " +")
    #expect(pages.lines.allSatisfy { DisplayWidth.columns($0) <= 30 })
    #expect(pages.lines.joined().filter { $0 == "語" }.count == 100)
  }

  @Test func aTextThatFitsIsOneLine() {
    let text = String(repeating: "a", count: 79)
    #expect(TextPages([text], width: 79, sign: " (more)").lines == [text])
    #expect(TextPages([text + "a"], width: 79, sign: " (more)").lines.count == 2)
  }

  @Test(arguments: [
    ("plain", 5), ("ü", 1), ("u\u{308}", 1), ("日本語", 6), ("한국어", 6), ("👍", 2), ("ｱ", 1), ("Ａ", 2),
    ("שָׁלוֹם", 4), ("", 0),
  ])
  func columnsAreThoseOfATerminal(text: String, columns: Int) {
    #expect(DisplayWidth.columns(text) == columns)
  }

  @Test func everyLineOfTheHelpFits() {
    for line in SessionWords.help(ofRows: false) {
      #expect(DisplayWidth.columns(line + SessionPhrases.more.text()) <= 79, "\(line)")
    }
  }

  @Test func everyCommandIsInTheHelp() {
    let signs: [Character: String] = [".": "period", ",": "comma", "/": "slash"]
    let words = Set(
      SessionWords.help(ofRows: false).joined(separator: " ").split { " ,:;".contains($0) })
    for command in Command.allCases {
      let names = command.keys.map { key in
        if case .character(let character) = key { signs[character] ?? key.name } else { key.name }
      }
      #expect(!words.isDisjoint(with: names.map { Substring($0) }), "\(command) is not in the help")
    }
  }

  @Test(arguments: [
    ("3 May 1958", "10 May 1958", "3 to 10 May 1958"),
    ("29 March 1958", "3 May 1958", "29 March to 3 May 1958"),
    ("29 March 1958", "3 May 1959", "29 March 1958 to 3 May 1959"),
    ("29 March 1958", "29 December 2001", "29 March 1958 to 29 December 2001"),
    ("January 2000", "March 2000", "January to March 2000"),
    ("2000", "2001", "2000 to 2001"), ("2000", "2000", "2000"),
    ("3 May 1958 14:05", "3 May 1958 14:10", "3 May 1958 14:05 to 14:10"),
    ("3 May 1958 14:05", "4 May 1958 14:05", "3 May 1958 14:05 to 4 May 1958 14:05"),
  ])
  func datesSayTheYearOnce(low: String, high: String, words: String) {
    let ends = SessionWords.ends(low, high)
    #expect(SessionWords.range(ends.low, ends.high) == words)
  }

  /// Wide letters stand without spaces, and any of them may begin a line, but no number is cut.
  @Test func linesWithoutSpacesAreCutBetweenWideLetters() {
    let text = String(repeating: "1957年の最高値は268.8、", count: 8)
    let lines = TextPages([text], width: 40, sign: "+").lines
    #expect(lines.map { $0.hasSuffix("+") ? String($0.dropLast()) : $0 }.joined() == text)
    for line in lines {
      #expect(DisplayWidth.columns(line) <= 40)
      #expect(line.first != "、")
    }
    let numbers = lines.joined(separator: " ").matches(of: #/[0-9.]+/#).map { String($0.0) }
    #expect(Set(numbers) == ["1957", "268.8"])
  }

  @Test func datesWithoutSpacesShareWhatTheyHaveInCommon() {
    let ends = SessionWords.ends("1958年5月10日", "1958年6月14日")
    #expect(ends.low == "1958年5月10日")
    #expect(ends.high == "6月14日")
    #expect(SessionWords.ends("1958年5月", "1961年5月").high == "1961年5月")
    #expect(SessionWords.ends("1957", "1958").high == "1958")
  }
}
