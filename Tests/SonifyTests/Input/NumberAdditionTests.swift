import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

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

  @Test func estimatesAreValues() throws {
    let chart = try loadChart("year,people\n1500,~450\n1600,c. 560\n1700,603\n").chart
    #expect(chart.series[0].ys == [450, 560, 603])
  }

  /// What may be a unit or a power is no note where most numbers have it.
  @Test(arguments: ["5 c,41 f,7 c,44 f", "10³,10⁴,10⁶,10²", "2²,3²,5", "1 b,2 c,3 d,4 f"])
  func lettersAndPowersAreNoNotes(cells: String) throws {
    let rows = cells.split(separator: ",").enumerated().map { "\($0),\($1),\($0 * 3 % 5)\n" }
    let chart = try loadChart("n,seat,level\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["level"])
  }

  @Test func lengthsOfTimeAreNoFlags() throws {
    let chart = try loadChart("task,wait\nA,5 s\nB,3 d\nC,30 s\nD,2 d\n").chart
    #expect(chart.series[0].ys == [5, 259_200, 30, 172_800])
  }

  /// Flats are not measured in amperes.
  @Test func aBareCapitalIsNoUnit() throws {
    let chart = try loadChart("flat,rent\n12 A,500\n14 A,600\n16 A,550\n").chart
    #expect(chart.categories == ["12 A", "14 A", "16 A"])
  }

  /// A column among those that run across is read as they are.
  @Test func aUnitInOneColumnAcrossNamesNoRows() throws {
    let chart = try loadChart("2019,2020,2021,town\n12 km,13,11,A\n5 km,7,8,B\n").chart
    #expect(chart.series.map(\.ys) == [[12, 13, 11], [5, 7, 8]])
  }

  /// Two units across have no axis, and none is hidden.
  @Test func severalUnitsAcrossAreSeries() throws {
    let chart = try loadChart("town;2019;2020;2021\nA;12 km;13 mi;11 km\nB;5 km;7 mi;8 km\n").chart
    #expect(chart.series.map(\.name) == ["2019", "2020", "2021"])
    #expect(chart.series.map(\.axis) == [0, 1, 0])
  }

  /// Years are not plotted in place of weights that may mean two numbers.
  @Test func ambiguousNumbersWithUnitsAreRefused() {
    #expect(throws: InputError.self) {
      try loadChart("year,weight\n2001,\"1,250 kg\"\n2002,\"2,300 kg\"\n2003,\"1,980 kg\"\n")
    }
  }

  /// Between semicolons, a day with a point says nothing of prices.
  @Test func daysDoNotTellHowPricesAreWritten() {
    #expect(throws: InputError.self) {
      try loadChart("Tag;Preis\n20.11;1,749\n21.11;1,689\n22.11;1,720\n") { $0.y = ["Preis"] }
    }
  }

  /// Where commas are decimal signs, spaces separate thousands.
  @Test func spacesSeparateThousandsBesideDecimalCommas() throws {
    let chart = try loadChart("site;visits;rate\na;12 345;45,2\nb;8 901;50,1\nc;45 678;38,0\n")
      .chart
    #expect(chart.series[0].ys == [12_345, 8901, 45_678])
  }

  /// A German table of towns, of which some have fewer than a thousand people.
  @Test func pointsBetweenSemicolonsSeparateThousands() throws {
    let loaded = try loadChart("Stadt;Einwohner\nA;1.234\nB;12.345\nC;987\nD;45.210\nE;850\n")
    #expect(loaded.chart.series[0].ys == [1234, 12_345, 987, 45_210, 850])
    #expect(loaded.choices.contains("points in Einwohner separate thousands"))
    // What one column shows holds for those that show nothing.
    let clubs = try loadChart(
      "Club;2018/19;2019/20;2020/21\nA;75.354;57.353;0*\nB;80.820;57.297;~600\nC;21.200;16.500;1.900\n"
    )
    #expect(
      clubs.chart.series.map(\.ys)
        == [[75_354, 57_353, 0], [80_820, 57_297, 600], [21_200, 16_500, 1900]])
    // Columns of years are of one measure.
    let years = try loadChart("Ort;2018;2019;2020\nA;1.234;2.345;987\nB;2.500;1.100;850\n").chart
    #expect(years.series.map(\.ys) == [[1234, 2345, 987], [2500, 1100, 850]])
    let mixed = try loadChart("Ort;Wert;Rate\nA;1.234;0.5\nB;12.345;0.25\nC;987;0.75\n").chart
    #expect(mixed.series[0].ys == [1.234, 12.345, 987])
    let measured = try loadChart("Ort;Wert\nA;1.234\nB;12.5\nC;987\nD;45.210\n").chart
    #expect(measured.series[0].ys == [1.234, 12.5, 987, 45.21])
    let small = try loadChart("Ort;Wert\nA;0.234\nB;12.345\nC;987\n").chart
    #expect(small.series[0].ys == [0.234, 12.345, 987])
  }

  /// What looks like a number and is none does not vanish without a word.
  @Test func aColumnThatNearlyHoldsNumbersIsTold() throws {
    let loaded = try loadChart("day,level,phone\n1,5,555 123\n2,7,555 987\n3,6,555 444\n")
    #expect(loaded.choices.contains { $0.contains("phone holds text such as") })
    let addresses = try loadChart("day,level,host\n1,5,10.0.0.1\n2,7,10.0.0.2\n3,6,10.0.0.7\n")
    #expect(!addresses.choices.contains { $0.contains("host holds text") })
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
    ("12 (r)", "12"), ("2013 (est.)", "2013"), ("3.4 (Forecast)", "3.4"), ("4²", "4"),
    ("1 [1][2]", "1"),
  ])
  func notesAreKnown(text: String, rest: String) { #expect(number(text, .notes) == rest) }

  /// Texts that begin as numbers do.
  @Test(arguments: [
    "12A", "7B", "3rd", "12 Main Street", "5 (twelve)", "1 (low)", "5 ()", "45 (target 60)",
    "34(2)", "[1]",
    "*", "5 ft 11 in",
    "9 am",
  ])
  func otherTextsHaveNone(text: String) {
    #expect(NumberAddition.number(besideAny: Array(text.utf8).span) == nil)
  }

  @Test(arguments: [
    ("45 (23%)", "45"), ("3.2 (37.8)", "3.2"), ("−1.5(29.3)", "−1.5"), ("60 [55–66]", "60"),
    ("0.8 (95% CI 0.6 to 1.1)", "0.8"), ("12% (3)", "12%"), ("1,234 ($5.6)", "1,234"),
    ("5.2 (±0.4)", "5.2"),
    ("0 (–)", "0"), ("45* (23%)", "45"), ("45 (23%)[a]", "45"), ("45 € (23%)", "45 €"),
  ])
  func figuresInBracketsAreKnown(text: String, number: String) {
    #expect(self.number(text, .brackets) == number)
  }

  /// Tables of trials, and of the climate as Wikipedia has them.
  @Test func figuresInBracketsAreLeftOutAndSaid() throws {
    let trial = try loadChart("group,patients\nA,45 (23%)\nB,60 (31%)\nC,89 (46%)\nD,3\n")
    #expect(trial.chart.series[0].ys == [45, 60, 89, 3])
    #expect(
      trial.choices.contains(
        "patients has figures in brackets after its numbers, read without them"))
    let climate = try loadChart(
      "month,Mean °C (°F)\nJan,−3.2 (26.2)\nFeb,4.1 (39.4)\nMar,7.2 (45.0)\n")
    #expect(climate.chart.series[0].ys == [-3.2, 4.1, 7.2])
    #expect(climate.chart.yAxis.title == "Mean °C (°F)")
  }

  @Test func figuresInBracketsAreNumbersOfPages() throws {
    let page = """
      <table><tr><th>arm</th><th>cured</th></tr><tr><td>A</td><td>62 (52%)</td></tr>
      <tr><td>B</td><td>58 (49%)</td></tr><tr><td>C</td><td>40<br>(33%)</td></tr></table>
      """
    #expect(
      try loadChart("<!DOCTYPE html><html><body>\(page)</body></html>").chart.series[0].ys == [
        62, 58, 40,
      ])
  }

  @Test func numbersOfIssuesAreNoShares() {
    #expect(number("34(2)", .brackets) == nil)
  }

  /// One cell with brackets does not change how the others are written.
  @Test func bracketsInOneCellAreNoColumnOfThem() throws {
    let chart = try loadChart("n,share\n1,12%\n2,13%\n3,14%\n4,15%\n5,16%\n6,5 (2)\n").chart
    #expect(chart.series[0].ys.prefix(5) == [12, 13, 14, 15, 16])
  }

  @Test func otherUnitsAreNotOfThisColumn() {
    #expect(number("12 km", .unit("m", ofAll: true)) == nil)
    #expect(number("12", .unit("km", ofAll: true)) == nil)
  }

  /// Nothing from a cell reaches the terminal as it is.
  @Test func aUnitIsHarmless() {
    #expect(NumberAddition.number(besideAny: Array("12 m/\u{1b}[31ms".utf8).span) == nil)
  }

  /// 6/10 are six of ten points.
  @Test(arguments: [
    ("mood", ["6/10", "8/10", "7/10", "4/10"], [6, 8, 7, 4], "/10"),
    ("quiz", ["17/20", "13.5/20", "20/20"], [17, 13.5, 20], "/20"),
    ("stars", ["4/5", "5/5", "3/5"], [4, 5, 3], "/5"),
  ])
  func pointsAreOfAsMany(header: String, cells: [String], values: [Double], unit: String) throws {
    let rows = cells.enumerated().map { "2024-01-0\($0 + 1),\($1)\n" }
    let chart = try loadChart("date,\(header)\n" + rows.joined()).chart
    #expect(chart.series[0].ys == values)
    #expect(chart.yAxes[0].unit?.one == unit)
    let text = ValueText(axis: chart.yAxes[0]).textWithUnit(values[0])
    #expect(text == cells[0])
  }

  /// Days and months, parts of recipes and what is more than all are no points.
  @Test(arguments: [
    ["1/10", "2/10", "3/10", "4/10"], ["1/2", "3/4", "1/3"], ["25/10", "26/10", "27/10"],
    ["6/10", "8/10", "x"], ["120/80", "118/79", "125/84"],
  ])
  func othersAreNoPoints(cells: [String]) {
    let addition = NumberAddition(of: cells.map { Array($0.utf8)[...] })
    if case .unit(let unit, _) = addition { #expect(!unit.hasPrefix("/"), "\(unit)") }
  }

  /// What goes out of an account has its sign after it in some banks; without it, the amount would be another.
  @Test func aSignAfterAnAmountIsNoNote() {
    #expect((try? loadChart("day;Betrag\n1;120,50 -\n2;350,00 +\n3;99,10 -\n").chart) == nil)
  }
}
