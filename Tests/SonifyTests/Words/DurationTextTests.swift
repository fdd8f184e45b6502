import Testing

@testable import SonifyBase
@testable import SonifyWords

@Suite struct DurationTextTests {
  @Test(arguments: [
    (DateGranularity.day, 28.0, "4 weeks"), (.day, 1, "24 hours"), (.day, 5, "5 days"),
    (.day, 126, "18 weeks"), (.day, 359.5, "12 months"), (.day, 365.2425, "12 months"),
    (.day, 3912.8, "10.7 years"), (.month, 365.2425, "12 months"), (.month, 91.3, "3 months"),
    (.year, 3912.8, "10.7 years"), (.year, 3652.425, "10 years"), (.minute, 1, "24 hours"),
    (.second, 1.0 / 24, "60 minutes"), (.second, 1.0 / 86_400, "1 second"),
    (.quarter, 1095.7, "3 years"), (.day, 45, "45 days"), (.day, 100, "3.3 months"),
  ])
  func lengthsAreToldInAUnitThatFits(granularity: DateGranularity, days: Double, text: String) {
    #expect(DurationText(granularity: granularity).text(days * 86_400) == text)
  }

  @Test func noLengthFails() {
    for granularity in DateGranularity.allCases {
      for seconds in [0, -5, 1e-300, 1e300, .infinity, .nan] {
        #expect(!DurationText(granularity: granularity).text(seconds).isEmpty)
      }
    }
  }
}
