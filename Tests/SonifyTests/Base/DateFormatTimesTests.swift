import Testing

@testable import SonifyBase

/// Dates whose time of day is written otherwise than after the day and a space.
@Suite struct DateFormatTimesTests {
  private static let afternoon = 946_739_379.0

  private func seconds(_ text: String, _ format: DateFormat) -> Double? {
    format.seconds(Array(text.utf8).span)
  }

  @Test(arguments: [
    ("15:09:39 01/01/00", DateFormat(form: .slashedMonthFirst, hasShortYear: true)),
    ("15:09:39 01.01.2000", DateFormat(form: .dotted)),
    ("15:09:39, 2000-01-01", DateFormat(form: .yearFirst)),
    ("3:09:39 PM 1/1/2000", DateFormat(form: .slashedDayFirst)),
    ("15:09:39 1 Jan 2000", DateFormat(form: .dayMonthName)),
    ("20000101:150939", DateFormat(form: .compact)),
    ("20000101_150939", DateFormat(form: .compact)),
  ])
  func timesBeforeDaysAreRead(text: String, format: DateFormat) {
    #expect(seconds(text, format) == Self.afternoon)
  }

  @Test func minutesAfterAColonAreRead() {
    #expect(seconds("20000101:1509", DateFormat(form: .compact)) == Self.afternoon - 39)
  }

  @Test(arguments: [
    "1:02:03 4:05:06 7:08:09", "15:09:39 15:09:39", "25:09 2000-01-01", "15:09", "15:09:39 2000",
    "20000101:15", "20000101:1561", "20000101-0001", "20000101_0001", "3:25 home run 2000",
  ])
  func otherTextsAreNone(text: String) {
    for form in DateFormat.Form.allCases {
      #expect(seconds(text, DateFormat(form: form)) == nil, "\(form)")
    }
  }
}
