import SonifyBase
import Testing

@testable import sonify

/// What is said of malformed rows that arrive.
@Suite struct MalformedRowsTests {
  @Test func threeAreNamedAndTheOthersCountedOnceAMinute() {
    var rows = MalformedRows()
    var said: [String] = []
    for second in 0..<200 {
      let now = Seconds(Double(second))
      let text = rows.add(line: second + 2, text: "x\(second)", at: now) ?? rows.takeCount(at: now)
      if let text { said.append("\(second) \(text)") }
    }
    #expect(
      said == [
        "0 line 2: skipped a malformed row: x0", "1 line 3: skipped a malformed row: x1",
        "2 line 4: skipped a malformed row: x2", "63 skipped 61 more malformed rows",
        "123 skipped 60 more malformed rows", "183 skipped 60 more malformed rows",
      ])
    #expect(rows.takeRest() == "skipped 16 more malformed rows")
    #expect(rows.takeRest() == nil)
  }

  /// The count needs no further row: it is due a minute after the first row that was not named.
  @Test func aCountIsDueAfterAMinute() throws {
    var rows = MalformedRows()
    for second in 0..<3 { _ = rows.add(line: nil, text: "x", at: Seconds(Double(second))) }
    #expect(rows.due == nil)
    let counted = rows.add(line: nil, text: "x", at: Seconds(5))
    #expect(counted == nil)
    rows.add(count: 1200, at: Seconds(6))
    let due = try #require(rows.due)
    #expect(due.value == 65)
    let early = rows.takeCount(at: Seconds(64.9))
    #expect(early == nil)
    #expect(rows.takeCount(at: due) == "skipped 1,201 more malformed rows")
    #expect(rows.due == nil)
    // The next count comes a minute after this one at the earliest.
    rows.add(count: 1, at: Seconds(70))
    #expect(rows.due?.value == 125)
  }

  @Test func aRowWithoutALineIsNamedByItsText() {
    var rows = MalformedRows()
    #expect(rows.add(line: nil, text: "4 x", at: Seconds(0)) == "skipped a malformed row: 4 x")
  }
}
