import Testing

@testable import Sonify

/// Dates in all the ways in which they are written.
struct DateFormatTests {
  private func seconds(_ text: String, _ format: DateFormat) -> Double? {
    format.seconds(Array(text.utf8).span)
  }

  @Test(arguments: [
    ("2000-01-01", DateFormat.yearFirst), ("2000/1/1", .yearFirst), ("2000-01", .yearFirst),
    ("20000101", .compact), ("01.01.2000", .dotted), ("1.1.2000", .dotted),
    ("Jan 1 2000", .monthName), ("January 1, 2000", .monthName), ("Jan 2000", .monthName),
    ("1 January 2000", .dayMonthName), ("01-Jan-2000", .dayMonthName),
    ("1. jan. 2000", .dayMonthName), ("1/1/2000", .slashedMonthFirst),
    ("01/01/2000", .slashedDayFirst), ("2000-01-01T00:00", .yearFirst),
    ("2000-01-01 00:00:00Z", .yearFirst), ("2000-01-01T02:30:00+02:30", .yearFirst),
    ("1999-12-31T19:00:00-0500", .yearFirst), ("1999-12-31T24:00", .yearFirst),
  ])
  func theFirstMomentOf2000(_ text: String, _ format: DateFormat) {
    #expect(seconds(text, format) == 946_684_800)
  }

  @Test func partsOfADay() {
    #expect(seconds("1970-01-01T00:00:01.25Z", .yearFirst) == 1.25)
    #expect(seconds("1970-01-02 01:02:03", .yearFirst) == 90_123.0)
    #expect(seconds("1969-12-31T23:59:59.5", .yearFirst) == -0.5)
    #expect(seconds("2016-12-31T23:59:60Z", .yearFirst) == seconds("2017-01-01", .yearFirst))
  }

  @Test func namesOfMonths() {
    for (month, name) in [
      "Feb", "march", "APRIL", "May", "june", "jul", "august", "Sept", "oct", "November", "DEC",
    ].enumerated() {
      #expect(seconds("\(name) 3 1999", .monthName) == Samples.day(1999, month + 2, 3))
    }
  }

  @Test(arguments: [
    ("2001-02-29", DateFormat.yearFirst), ("2001-13-01", .yearFirst), ("2001-02-03x", .yearFirst),
    ("2001-02-03T25:00", .yearFirst), ("2001-02-03T10:60", .yearFirst), ("2001-02/03", .yearFirst),
    ("20011301", .compact), ("2001010", .compact), ("32.01.2001", .dotted),
    ("Foo 1 2001", .monthName),
    ("Ja 1 2001", .monthName), ("31 Feb 2001", .dayMonthName), ("13/13/2001", .slashedMonthFirst),
    ("", .yearFirst), ("2001-02-03T10:00+", .yearFirst),
  ])
  func whatIsNoDate(_ text: String, _ format: DateFormat) {
    #expect(seconds(text, format) == nil)
  }

  @Test func theFinestPartThatDatesTellApart() {
    func finest(_ texts: String...) -> DateGranularity {
      .finest(in: texts.map { seconds($0, .yearFirst) ?? .nan })
    }
    #expect(finest("1970-01-01", "1982-01-01", "NA") == .year)
    #expect(finest("1970-01-01", "1970-03-01") == .month)
    #expect(finest("1970-01-01", "1970-03-02") == .day)
    #expect(finest("1970-01-01", "1970-01-01") == .day)
    #expect(finest("1970-01-01", "1970-01-01T10:00") == .minute)
    #expect(finest("1970-01-05", "1970-01-01T10:00:01") == .second)
    #expect(finest("1970-01-05", "1970-01-01T10:00:01.5") == .fraction)
  }
}
