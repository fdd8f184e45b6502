import SonifyBase
import Testing

@Suite struct UnitsTests {
  @Test func secondsBecomeTheNearestFrame() {
    #expect(SampleRate.standard.frames(in: .milliseconds(20)) == 960)
    #expect(SampleRate.standard.frames(in: Seconds(1.0 / 96_000 * 1.01)) == 1)
  }
}

@Suite struct CivilDateTests {
  @Test func everyDayOfFiveCenturiesSurvivesTheRoundTrip() throws {
    var expected = try #require(CivilDate(year: 1700, month: 1, day: 1))
    for days in expected.daysSince1970...(expected.daysSince1970 + 182_621) {
      let date = CivilDate(daysSince1970: days)
      #expect(date == expected)
      #expect(date.daysSince1970 == days)
      expected.day += 1
      if expected.day > CivilDate.days(inMonth: expected.month, of: expected.year) {
        (expected.day, expected.month) = (1, expected.month + 1)
        if expected.month > 12 { (expected.month, expected.year) = (1, expected.year + 1) }
      }
    }
    #expect(CivilDate(year: 1970, month: 1, day: 1)?.daysSince1970 == 0)
  }
}
