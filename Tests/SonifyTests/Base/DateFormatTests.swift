import Testing

@testable import SonifyBase
@testable import SonifyInput
@testable import SonifyTables

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
    ("2000.01.01", .yearFirst), ("2000M01", .yearFirst), ("2000 JAN", .yearFirst),
    ("2000-Jan-1", .yearFirst), ("Saturday, 1 January 2000", .dayMonthName),
    ("Sat Jan 1 2000", .monthName), ("Sat, 01 Jan 2000 00:00:00 +0000", .dayMonthName),
    ("01/Jan/2000:00:00:00 +0000", .dayMonthName), ("1/1/2000 12:00 AM", .slashedMonthFirst),
    ("1/1/2000, 12:00:00\u{202F}AM", .slashedMonthFirst), ("1-1-2000", .slashedDayFirst),
    ("2000-01-01 00:00:00+00", .yearFirst), ("2000-01-01 00:00 UTC", .yearFirst),
    ("Sat Jan 01 2000 01:00:00 GMT+0100 (British Summer Time)", .monthName),
    ("Sat Jan 01 2000 01:00:00 GMT+0100 (Mitteleuropäische Normalzeit)", .monthName),
    ("2000/01/01 1:00:00 AM GMT+1", .yearFirst), ("1999/12/31 6:30:00 PM UTC-5:30", .yearFirst),
    ("2000-01-01 05:30:00.000000 +0530", .yearFirst), ("20000101T000000Z", .compact),
    ("2000-01-01 00:00:00.5 +0000 UTC", .yearFirst), ("2000 Q1", .quarter), ("2000-Q1", .quarter),
    ("2000Q1", .quarter), ("q1 2000", .quarter), ("1Q2000", .quarter),
    ("200001", .compactMonth), ("1/1/00", DateFormat(form: .slashedDayFirst, hasShortYear: true)),
    ("01.01.00", DateFormat(form: .dotted, hasShortYear: true)),
    ("Jan-00", DateFormat(form: .monthName, hasShortYear: true)),
    ("jan/00", DateFormat(form: .monthName, hasShortYear: true)),
    ("Jan '00", DateFormat(form: .monthName, hasShortYear: true)),
    ("1-Jan-00", DateFormat(form: .dayMonthName, hasShortYear: true)),
    ("1Q00", DateFormat(form: .quarter, hasShortYear: true)),
    ("Q1'00", DateFormat(form: .quarter, hasShortYear: true)),
    ("2000-01", .splitYear), ("2000/01", .splitYear), ("2000–01", .splitYear),
    ("2000-2001", .splitYear), ("FY2000", .splitYear), ("FY 2000-01", .splitYear),
    ("00-01-01", .shortYearFirst), ("T1 2000", .quarter), ("2000-T1", .quarter),
    ("2000K1", .quarter), ("K1 2000", .quarter),
    ("1T2000", .quarter),
    ("1er janvier 2000", .dayMonthName), ("1st January 2000", .dayMonthName),
    ("2000-01-01 01:00 CET", .yearFirst), ("1999-12-31 19:00:00 EST", .yearFirst),
    ("2000年", .yearFirst), ("平成12年", .yearFirst), ("平成12年1月1日", .yearFirst),
  ])
  func theFirstMomentOf2000(_ text: String, _ format: DateFormat) {
    #expect(seconds(text, format).map { $0.rounded(.down) } == 946_684_800)
  }

  /// After a digit, K means thousands, and rooms have one after any number.
  @Test(arguments: ["4K 2019", "1K1500", "1201K1", "2000K5"]) func thousandsAreNoQuarters(
    _ text: String
  ) {
    #expect(DateFormat.allCases.allSatisfy { seconds(text, $0) == nil })
  }

  @Test func partsOfADay() {
    #expect(seconds("1970-01-01T00:00:01.25Z", .yearFirst) == 1.25)
    #expect(seconds("1970-01-02 01:02:03", .yearFirst) == 90_123.0)
    #expect(seconds("1969-12-31T23:59:59.5", .yearFirst) == -0.5)
    #expect(seconds("2016-12-31T23:59:60Z", .yearFirst) == seconds("2017-01-01", .yearFirst))
  }

  /// Programs that write all hours of the day may name its half, too.
  @Test func hoursOfADayWithItsHalf() {
    #expect(seconds("1970-01-02 18:00 PM", .yearFirst) == 151_200.0)
    #expect(seconds("1970-01-02 0:30 AM", .yearFirst) == 88_200.0)
  }

  @Test func furtherSeparators() {
    #expect(seconds("4/9-2025", .slashedDayFirst) == Samples.day(2025, 9, 4))
    #expect(seconds("19700102-000102", .compact) == 86_462)
  }

  @Test func weeksAreThoseOfISO8601() {
    #expect(seconds("2020-W05", .week) == Samples.day(2020, 1, 27))
    #expect(seconds("2020W05-2", .week) == Samples.day(2020, 1, 28))
    #expect(seconds("2020-W53", .week) == Samples.day(2020, 12, 28))
    #expect(seconds("2010-W01", .week) == Samples.day(2010, 1, 4))
    #expect(seconds("2009-W01", .week) == Samples.day(2008, 12, 29))
  }

  /// Columns of years and weeks may hold any number.
  @Test func otherNumbersAreNoWeeks() {
    for (week, year) in [
      (.max, 2020), (.min, 2020), (0, 2020), (54, 2020), (53, 2021), (1, .max), (1, .min),
    ] {
      #expect(DateFormat.monday(ofWeek: week, of: year) == nil, "\(week) of \(year)")
    }
    #expect(DateFormat.monday(ofWeek: 53, of: 2020) == 18_624)
  }

  @Test func twoDigitsAreTheYears1969To2068() {
    let short = DateFormat(form: .slashedMonthFirst, hasShortYear: true)
    #expect(seconds("1/2/69", short) == Samples.day(1969, 1, 2))
    #expect(seconds("1/2/68", short) == Samples.day(2068, 1, 2))
  }

  @Test func namesOfMonths() {
    for (month, name) in [
      "Feb", "march", "APRIL", "May", "june", "jul", "august", "Sept", "oct", "November", "DEC",
    ].enumerated() {
      #expect(seconds("\(name) 3 1999", .monthName) == Samples.day(1999, month + 2, 3))
    }
  }

  @Test(arguments: [
    (2, ["février", "FÉVRIER", "Février", "fevrier", "şubat", "ŞUBAT", "февраля", "ФЕВРАЛЯ"]),
    (5, ["mayıs", "MAYIS", "Mayıs", "květen", "KVĚTEN", "мая", "Мая"]),
    (11, ["kasım", "KASIM", "Kasım", "listopad", "LISTOPAD", "нояб", "НОЯБ"]),
    (12, ["aralık", "ARALIK", "déc", "DÉC", "grudzień", "GRUDZIEŃ"]),
  ])
  func namesOfMonthsInOtherLanguages(month: Int, names: [String]) {
    for name in names {
      #expect(seconds("3 \(name) 1999", .dayMonthName) == Samples.day(1999, month, 3), "\(name)")
    }
  }

  @Test(arguments: [
    ("2001-02-29", DateFormat.yearFirst), ("2001-13-01", .yearFirst), ("2001-02-03x", .yearFirst),
    ("2001-02-03 10:00 XYZ", .yearFirst), ("令和0年", .yearFirst), ("令和6", .yearFirst),
    ("2001-02-03T25:00", .yearFirst), ("2001-02-03T10:60", .yearFirst), ("2001-02/03", .yearFirst),
    ("20011301", .compact), ("2001010", .compact), ("32.01.2001", .dotted),
    ("Foo 1 2001", .monthName),
    ("Ja 1 2001", .monthName), ("31 Feb 2001", .dayMonthName), ("13/13/2001", .slashedMonthFirst),
    ("", .yearFirst), ("2001-02-03T10:00+", .yearFirst), ("2001.02", .yearFirst),
    ("2001-02-03 13:00 AM", .yearFirst), ("2001-02-03 24:30 PM", .yearFirst),
    ("2001-02-03 0:30 PM", .yearFirst), ("4/9-25", .slashedDayFirst),
    ("4-9/2025", .slashedDayFirst),
    ("4/9-2025", .slashedMonthFirst), ("20210522-2014", .compact), ("20210522-251401", .compact),
    ("2001-02-03 10", .yearFirst), ("2001-02T10:00", .yearFirst), ("2001 Q5", .quarter),
    ("2001 Q0", .quarter), ("2001-W53", .week), ("2001-W00", .week),
    ("2001-W05-8", .week), ("200113", .compactMonth), ("Jan 12", .monthName),
    ("Jan 12", DateFormat(form: .monthName, hasShortYear: true)),
    ("1.2.12", DateFormat(form: .dotted, hasShortYear: true)),
    ("1/2/2012", DateFormat(form: .slashedDayFirst, hasShortYear: true)),
    ("01-02-12", DateFormat(form: .slashedDayFirst, hasShortYear: true)),
    ("Janu 1 2001", .monthName), ("Mond, 1 January 2001", .dayMonthName),
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
