import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

@Suite struct PlaceSearchTests {
  private func search(_ name: String) throws -> PointSearch {
    PointSearch(chart: try Views.sample(name).source)
  }

  @Test func yearsAreFoundAsNumbers() throws {
    let search = try search("births")
    let found = try #require(search.find(" 1957 ", fromSeries: 0))
    #expect(found.match == .exact)
    #expect(found.place == ChartPoint(series: 0, point: 40, x: 1957, y: 268.8))
    #expect(search.find("1957.4", fromSeries: 0)?.match == .nearest(to: 1957.4))
    #expect(search.find("1957.4", fromSeries: 0)?.place.x == 1957)
    #expect(search.find("1,960", fromSeries: 0)?.place.x == 1960)
    #expect(search.find("1800", fromSeries: 0)?.match == .outside(1800))
    #expect(search.find("1800", fromSeries: 0)?.place.x == 1917)
    #expect(search.find("3e9", fromSeries: 0)?.place.x == 1975)
    for text in ["", "  ", "nonsense", "nan", "inf", "0x10", "1e999", "--3"] {
      #expect(search.find(text, fromSeries: 0) == nil)
    }
  }

  @Test(arguments: [
    ("1958", 1958, 3, 29), ("1960", 1960, 1, 2), ("March 1959", 1959, 3, 7),
    ("mar 1959", 1959, 3, 7), ("1959-03", 1959, 3, 7), ("29 March 1958", 1958, 3, 29),
    ("1958-03-29", 1958, 3, 29), ("March 29, 1958", 1958, 3, 29), ("19580329", 1958, 3, 29),
    ("29.3.1958", 1958, 3, 29), ("29/3/1958", 1958, 3, 29), ("1958/03/29", 1958, 3, 29),
  ])
  func datesAreFoundInTheFormsOfTables(text: String, year: Int, month: Int, day: Int) throws {
    let found = try #require(try search("co2").find(text, fromSeries: 0))
    #expect(found.place.x == Samples.day(year, month, day))
    #expect(found.match == .exact)
  }

  @Test func otherDatesLeadToTheNearest() throws {
    let search = try search("co2")
    let near = try #require(search.find("30 March 1958", fromSeries: 0))
    #expect(near.place.x == Samples.day(1958, 3, 29))
    #expect(near.match == .nearest(to: Samples.day(1958, 3, 30)))
    let before = try #require(search.find("1900", fromSeries: 0))
    #expect(before.place.x == Samples.day(1958, 3, 29))
    #expect(before.match == .outside(Samples.day(1900, 1, 1)))
    #expect(search.find("31 February 1960", fromSeries: 0) == nil)
    #expect(search.find("1234567", fromSeries: 0) == nil)
  }

  /// From 23:58:00 to 00:03:59 of the next day, a point every 20 s.
  @Test(arguments: [
    ("23:59", 60), ("23:59:40", 100), ("0:01", 180), ("00:01:20", 200), ("00:00:00", 120),
    ("00:03:40", 340),
  ])
  func aTimeOfDayIsFoundOnTheLastDayThatHasIt(text: String, second: Int) throws {
    let midnight = 1_700_006_400.0
    let xs = (0..<18).map { midnight - 120 + Double($0 * 20) }
    let series = Charts.series(xs.map { $0 / 7 }, xs: xs)
    let axis = NumericAxis(title: "time", range: xs[0]...xs[17], quantity: .date(.second))
    let search = PointSearch(
      chart: Views.of(Charts.chart([series], xAxis: .numeric(axis))).source)
    let found = try #require(search.find(text, fromSeries: 0))
    #expect(found.place.x == xs[0] + Double(second) && found.match == .exact)
    #expect(search.find("23:59:41", fromSeries: 0)?.match == .nearest(to: xs[0] + 101))
    #expect(search.find("12:00", fromSeries: 0)?.match == .outside(midnight + 43_200))
    for text in ["24:00", "1:60", "1:2:3:4", "1:", ":1", "1:100"] {
      #expect(search.find(text, fromSeries: 0) == nil)
    }
  }

  @Test func categoriesAreFoundByTheirNames() throws {
    let search = try search("city-temperatures")
    #expect(search.find("OCT", fromSeries: 1)?.place == search.chart.place(ofPoint: 9, ofSeries: 1))
    #expect(search.find("ju", fromSeries: 0)?.match == .name("Jun"))
    #expect(search.find("ug", fromSeries: 0)?.match == .name("Aug"))
    #expect(search.find("3", fromSeries: 0) == nil)
  }

  @Test func labelsAreFoundOneAfterTheOther() throws {
    let search = try search("cars")
    let first = try #require(search.find("toyota", fromSeries: 0))
    guard case .name(let name) = first.match else {
      Issue.record("found by no name")
      return
    }
    #expect(name.hasPrefix("toyota"))
    let series = first.place.series
    let second = try #require(
      search.find("Toyota", fromSeries: series, point: first.place.point))
    #expect(second.place.series == series)
    #expect(second.place.point > first.place.point)
    var seen: Set<Int> = []
    var place = first.place
    while seen.insert(place.point).inserted,
      let found = search.find("toyota ", fromSeries: place.series, point: place.point)
    {
      place = found.place
    }
    let labels = search.chart.chart.series[series].labels
    #expect(seen.count == labels.count { $0.hasPrefix("toyota") })
    #expect(seen.count > 5)
  }

  @Test func accentsAndCapitalsDoNotMatter() {
    #expect(NameQuery("zurich").fit("Zürich") == .whole)
    #expect(NameQuery("ZÜRICH").fit("Zu\u{308}rich") == .whole)
    #expect(NameQuery("são").fit("Sao Paulo") == .beginning)
    #expect(NameQuery("lodz").fit("Łódź") == .whole)
    #expect(NameQuery("paulo").fit("São  Paulo") == .part)
    #expect(NameQuery("αθηνα").fit("Αθήνα") == nil)
    #expect(NameQuery("").fit("x") == nil)
    #expect(NameQuery("xy").fit("x") == nil)
  }

  @Test(arguments: [
    ("0", 0), ("-3.5", -3.5), ("−3.5", -3.5), ("+2", 2), ("1,234.5", 1234.5),
    ("1,234,567", 1.234567e6),
    ("12,5", 12.5), ("-1e-3", -0.001), (".5", 0.5),
  ])
  func numbersAreReadAsPeopleTypeThem(text: String, value: Double) {
    #expect(WrittenNumber.value(of: text) == value)
  }

  @Test(arguments: ["", "-", "1,2,3", "1,23.4", "e5", "1 2", "½", "٣", "1e999", "nan", ","])
  func whatIsNoNumberIsNotRead(text: String) {
    #expect(WrittenNumber.value(of: text) == nil)
  }

  @Test func periodsEndWhereTheNextBegins() {
    let day = 86_400.0
    #expect(DatePeriod("2024")?.seconds == Samples.day(2024, 1, 1)..<Samples.day(2025, 1, 1))
    #expect(DatePeriod("Feb 2024")?.seconds == Samples.day(2024, 2, 1)..<Samples.day(2024, 3, 1))
    #expect(DatePeriod("2024-12")?.seconds == Samples.day(2024, 12, 1)..<Samples.day(2025, 1, 1))
    let leap = Samples.day(2024, 2, 29)
    #expect(DatePeriod("29 Feb 2024")?.seconds == leap..<(leap + day))
    #expect(DatePeriod("2024-02-29 14:05")?.seconds == (leap + 50_700)..<(leap + 50_760))
    #expect(DatePeriod("2024-02-29T14:05:07")?.seconds == (leap + 50_707)..<(leap + 50_708))
    for text in ["", "24", "0x10", "2024-13", "29 Feb 2023", "tomorrow"] {
      #expect(DatePeriod(text) == nil)
    }
  }
}
