import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput

/// What stands beside numbers: the unit of a column, and notes.
@Suite struct NumberAdditionTests {
  private func number(_ text: String, _ addition: NumberAddition) -> String? {
    addition.number(in: Array(text.utf8).span).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func aUnitIsThatOfTheAxis() throws {
    let loaded = try loadChart("day,distance\n1,12 km\n2,15 km\n3,9.5 km\n")
    #expect(loaded.chart.series[0].ys == [12, 15, 9.5])
    #expect(loaded.chart.yAxis.unit?.other == "km")
    #expect(loaded.choices.contains("distance is in km"))
  }

  /// As Wikipedia writes heights.
  @Test func theSameInAnotherUnitIsLeftOut() throws {
    let text = """
      mountain\theight
      Mount Everest\t8,848 m (29,029 ft)
      K2\t8,611 m (28,251 ft)
      Kosciuszko\t900 m (2,953 ft)

      """
    let chart = try loadChart(text).chart
    #expect(chart.series[0].ys == [8848, 8611, 900])
    #expect(chart.yAxis.unit?.other == "m")
  }

  @Test func notesAreLeftOutAndSaid() throws {
    let loaded = try loadChart("town\tpeople\nA\t1,200*\nB\t1,300[1]\nC\t900\nD\t1,450 (a)\n")
    #expect(loaded.chart.series[0].ys == [1200, 1300, 900, 1450])
    #expect(
      loaded.choices.contains {
        $0.contains("people has notes beside some numbers")
      })
  }

  /// The first note may stand far below the rows by which a column is judged.
  @Test func aLateNoteIsOneToo() throws {
    let rows = (1...3000).map { "\($0),\($0 % 7 + 1)\($0 == 2500 ? " p" : "")\n" }
    let loaded = try loadChart("n,value\n" + rows.joined())
    #expect(loaded.chart.series[0].ys[2499] == Double(2500 % 7 + 1))
    #expect(loaded.choices.contains { $0.contains("has notes beside some numbers") })
  }

  @Test func aCellWithoutTheUnitIsReadAndSaid() throws {
    let rows = (1...3000).map { "\($0),\($0 == 2500 ? "12" : "\($0 % 9) km")\n" }
    let loaded = try loadChart("n,way\n" + rows.joined())
    #expect(loaded.chart.series[0].ys[2499] == 12)
    #expect(loaded.chart.yAxis.unit == nil)
    #expect(loaded.choices.contains("only some values of way have km"))
  }

  /// Eurostat's tables with a column for each year; a colon is a missing value.
  @Test func notesAcrossAreSaidOnce() throws {
    let text = """
      geo;2017;2018;2019;2020
      DE;1.1 p;1.2;: ;1.4 e
      FR;1.5;1.7;1.6 b;: c
      ES;2.0;2.0;2.1;2.2

      """
    let loaded = try loadChart(text)
    #expect(loaded.chart.series[0].ys.map { $0.isNaN ? -1 : $0 } == [1.1, 1.2, -1, 1.4])
    #expect(loaded.chart.series[1].ys.map { $0.isNaN ? -1 : $0 } == [1.5, 1.7, 1.6, -1])
    #expect(loaded.choices.count { $0.contains("has notes beside some numbers") } == 1)
  }

  /// What shows how one column is written holds for the others.
  @Test func aPointInOneColumnIsThatOfAll() throws {
    let loaded = try loadChart(
      "month,users,rate\n2025-01,\"1,250\",0.5\n2025-02,\"2,130\",0.7\n2025-03,\"1,900\",0.25\n")
    #expect(loaded.chart.series[0].ys == [1250, 2130, 1900])
    #expect(loaded.choices.contains("commas in users separate thousands"))
    #expect(throws: InputError.self) {
      try loadChart("month,users\n2025-01,\"1,250\"\n2025-02,\"2,130\"\n2025-03,\"1,900\"\n")
    }
  }

  /// Years are not plotted in place of values that cannot be read.
  @Test func estimatesAreValues() throws {
    let chart = try loadChart("year,people\n1500,~450\n1600,c. 560\n1700,603\n").chart
    #expect(chart.series[0].ys == [450, 560, 603])
    #expect(throws: InputError.self) {
      try loadChart("year,people\n1500,~450 or so\n1600,c. 560 or so\n1700,~603 maybe\n")
    }
  }

  @Test func aUnitOfAllColumnsIsThatOfTheAxis() throws {
    let chart = try loadChart("town;2019;2020;2021\nA;12 km;13 km;11 km\nB;5 km;7 km;8 km\n").chart
    #expect(chart.yAxis.unit?.other == "km")
    let shares = try loadChart("town;2019;2020;2021\nA;12%;13%;11%\nB;5%;7%;8%\n").chart
    #expect(shares.yAxis.unit?.other == "%")
  }

  /// What stands before a unit tells how numbers are written as well.
  @Test func aDecimalCommaBeforeAUnitIsOne() throws {
    let chart = try loadChart(
      "day;steps;way\n20.11.2025;8.123;5,9 km\n21.11.2025;10.402;7,6 km\n22.11.2025;3.010;2,1 km\n"
    ).chart
    #expect(chart.series.map(\.ys) == [[8123, 10_402, 3010], [5.9, 7.6, 2.1]])
  }

  @Test(arguments: [
    ("12 km", "12"), ("8,848 m (29,029 ft)", "8,848"), ("12km", "12"), ("-3.5 °C", "-3.5"),
    ("21°C", "21"), ("90 km/h", "90"), ("1 204 kg", "1 204"),
  ])
  func unitsAreKnown(text: String, number: String) {
    #expect(
      NumberAddition.number(besideAny: Array(text.utf8).span)
        .map { String(decoding: $0, as: UTF8.self) } == number)
  }

  @Test(arguments: [
    ("1200*", "1200"), ("1200**", "1200"), ("7†", "7"), ("1,2[a]", "1,2"), ("5 [note 1]", "5"),
    ("~450", "450"), ("c. 560", "560"), ("≈ 1,000", "1,000"), ("3.4 p", "3.4"), ("3.4 bp", "3.4"),
    ("12 (r)", "12"), ("4²", "4"), ("1 [1][2]", "1"),
  ])
  func notesAreKnown(text: String, rest: String) { #expect(number(text, .notes) == rest) }

  /// Texts that begin as numbers do.
  @Test(arguments: [
    "12A", "7B", "3rd", "12 Main Street", "5 (12)", "[1]", "*", "5 ft 11 in", "9 am",
  ])
  func otherTextsHaveNone(text: String) {
    #expect(NumberAddition.number(besideAny: Array(text.utf8).span) == nil)
  }

  @Test func otherUnitsAreNotOfThisColumn() {
    #expect(number("12 km", .unit("m", ofAll: true)) == nil)
    #expect(number("12", .unit("km", ofAll: true)) == nil)
  }

  /// Nothing from a cell reaches the terminal as it is.
  @Test func aUnitIsHarmless() {
    #expect(NumberAddition.number(besideAny: Array("12 m/\u{1b}[31ms".utf8).span) == nil)
  }
}
