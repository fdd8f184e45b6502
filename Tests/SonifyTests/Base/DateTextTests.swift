import SonifyBase
import SonifyChart
import SonifyTestSupport
import Testing

@Suite struct DateTextTests {
  /// 1958-03-29T14:05:09.25Z, as told by `date -u`.
  private let moment = -371_123_690.75

  private static let forms: [(DateGranularity, String, String)] = [
    (.year, "1958", "1958"), (.quarter, "Q1 1958", "1958-01"), (.month, "March 1958", "1958-03"),
    (.day, "29 March 1958", "1958-03-29"),
    (.minute, "29 March 1958 14:05", "1958-03-29T14:05Z"),
    (.second, "29 March 1958 14:05:09", "1958-03-29T14:05:09Z"),
    (.fraction, "29 March 1958 14:05:09.25", "1958-03-29T14:05:09.25Z"),
  ]

  @Test(arguments: forms)
  func datesAreAsFineAsTheyWereGiven(granularity: DateGranularity, text: String, iso: String) {
    let form = DateText(granularity: granularity)
    #expect(form.text(moment) == text)
    #expect(form.iso8601(moment) == iso)
  }

  @Test(arguments: forms)
  func writtenDatesAreReadBack(granularity: DateGranularity, text: String, iso: String) throws {
    let seconds = try #require(DateText.seconds(iso8601: iso))
    #expect(seconds <= moment && DateText(granularity: granularity).iso8601(seconds) == iso)
    if granularity == .fraction { #expect(seconds == moment) }
  }

  @Test func anyDayOfTheCalendarIsReadBack() {
    var random = SeededGenerator(seed: 9)
    let form = DateText(granularity: .day)
    for _ in 0..<2000 {
      let day = Double(Int.random(in: -365_000_000...364_000_000, using: &random)) * 86_400
      #expect(DateText.seconds(iso8601: form.iso8601(day)) == day)
    }
    for text in ["", "-", "+", "195", "19580", "1958-", "1958-13", "1958-02-30", "noon", "--1958"] {
      #expect(DateText.seconds(iso8601: text) == nil, "\(text)")
    }
  }

  @Test func fractionsThatDoublesCannotHoldAreMended() {
    #expect(DateText(granularity: .fraction).iso8601(1_700_000_000.1) == "2023-11-14T22:13:20.1Z")
    #expect(DateText(granularity: .second).iso8601(59.999_999_9) == "1970-01-01T00:01:00Z")
    #expect(DateText(granularity: .fraction).iso8601(86_399.999_999_9) == "1970-01-02T00:00:00Z")
  }

  @Test func yearsBeforeTheCommonEra() throws {
    let ides = try #require(CivilDate(year: -43, month: 3, day: 15))
    let seconds = Double(ides.daysSince1970) * 86_400
    #expect(DateText(granularity: .day).text(seconds) == "15 March 44 BC")
    #expect(DateText(granularity: .day).iso8601(seconds) == "-0043-03-15")
  }

  @Test func anyDoubleHasAText() {
    var random = SeededGenerator(seed: 6)
    var values = [.nan, .infinity, -.infinity, 1e300, -31_619_087_596_800, 31_494_784_780_799]
    for _ in 0..<500 { values.append(Double(bitPattern: random.next())) }
    for value in values {
      for granularity in DateGranularity.allCases {
        let form = DateText(granularity: granularity)
        #expect(!form.text(value).isEmpty && !form.iso8601(value).isEmpty)
      }
    }
    #expect(DateText(granularity: .day).iso8601(31_494_784_780_799) == "+999999-12-31")
  }

  /// As in Polish: "marzec 1958", but "od marca 1958 do maja 1958".
  @Test func monthsAreDeclinedAtTheEndsOfRanges() {
    var localeSettings = LocaleSettings.english
    localeSettings.dates.monthsInDates = localeSettings.dates.months.map { $0 + "-of" }
    LocaleSettings.$current.withValue(localeSettings) {
      let form = DateText(granularity: .month)
      #expect(form.text(moment) == "March 1958")
      let axis = NumericAxis(
        title: "", range: moment...(moment + 70 * 86_400), quantity: .date(.month))
      let text = ValueText(axis: axis)
      #expect(text.range(moment, moment + 70 * 86_400) == "March-of 1958 to June-of 1958")
    }
  }

  @Test func theDayOfTwoTimesIsSaidOnce() {
    let midnight = 86_400.0 * 20_000
    func range(_ low: Double, _ high: Double) -> String {
      let axis = NumericAxis(title: "", range: low...high, quantity: .date(.second))
      return ValueText(axis: axis).range(low, high)
    }
    #expect(range(midnight, midnight + 61) == "4 October 2024 00:00:00 to 00:01:01")
    #expect(
      range(midnight - 1, midnight) == "3 October 2024 23:59:59 to 4 October 2024 00:00:00")
    let day = midnight...(midnight + 61)
    #expect(DateText(granularity: .minute, leavingOutDayOf: day).text(midnight) == "00:00")
    #expect(DateText(granularity: .day, leavingOutDayOf: day).text(midnight) == "4 October 2024")
  }
}
