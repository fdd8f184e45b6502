import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which columns become what, unasked and asked.
struct ColumnChoiceTests {
  @Test func aLoneColumnOfNumbersRunsOverTheRows() throws {
    let loaded = try loadChart("level\n3\n5\n9\n")
    #expect(loaded.chart.xAxis.title == "row")
    #expect(loaded.chart.xAxis.range == 1...3)
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.first?.ys == [3, 5, 9])
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "3"])
  func aNumberOfNoColumnIsRefused(_ number: String) throws {
    let fault = InputError.ChoiceFault.noColumn(try #require(Int(number)), count: 2)
    #expect(fault.description == "there is no column \(number); the table has 2 columns")
    #expect(throws: InputError.badChoice(fault)) {
      try loadChart("x,y\n1,2\n2,3\n") { $0.x = ColumnReference(number) }
    }
  }

  @Test func moreNamesThanAreToldApartNameNoPoints() throws {
    let rows = (0...TextDictionary.maxCount).map { "a\($0),\($0 * 7 % 5)" }
    let chart = try loadChart("name,rate\n" + rows.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "row")
    #expect(chart.series.map(\.name) == ["rate"])
    #expect(chart.series.first?.labels.isEmpty == true)
  }

  @Test func fallingRowsAreTurnedRound() throws {
    let loaded = try loadChart("x,y\n3,10\n2,20\n1,15\n")
    #expect(loaded.chart.series.first?.xs == [1, 2, 3])
    #expect(loaded.chart.series.first?.ys == [15, 20, 10])
    #expect(loaded.choices.contains("rows reversed, because x was falling"))
  }

  @Test func unsortedDatesArePutInOrder() throws {
    let loaded = try loadChart("d,y\n2000-01-03,3\n2000-01-01,1\n2000-01-02,2\n")
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.first?.ys == [1, 2, 3])
    #expect(loaded.choices.contains("rows sorted by x"))
  }

  @Test func aFewDatesThatComeAgainDoNotMakeAScatter() throws {
    func day(_ number: Int) -> String { "2000-01-\(number < 10 ? "0" : "")\(number)" }
    let rows = (1...25).map { "\(day($0)),\($0 % 4)" } + ["\(day(25)),5"]
    let loaded = try loadChart("d,y\n" + rows.joined(separator: "\n"))
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.first?.ys.last == 3)
    #expect(loaded.choices.contains("averaged up to 2 rows for each d"))
    let twice = (1...25).flatMap { ["\(day($0)),1", "\(day($0)),\($0 % 3)"] }
    #expect(try loadChart("d,y\n" + twice.joined(separator: "\n")).chart.kind == .scatter)
  }

  @Test func numbersThatGoBackAndForthAreAScatter() throws {
    let chart = try loadChart("x,y\n3,1\n1,2\n2,3\n") { $0.x = "x" }.chart
    #expect(chart.kind == .scatter)
    #expect(chart.series.first?.xs == [3, 1, 2])
    #expect(chart.series.first?.isContinuous == false)
  }

  @Test func countersAreNotHeard() throws {
    let chart = try loadChart(
      "date,id,year,row,n\n2000-01-01,7,2000,1,5\n2001-01-01,9,2001,2,4\n2002-01-01,8,2002,3,3\n"
    ).chart
    #expect(chart.series.map(\.name) == ["n"])
    let onlyYears = try loadChart("city,year\nRome,1999\nOslo,1990\n").chart
    #expect(onlyYears.series.map(\.name) == ["year"])
  }

  @Test func yearsGoBeforeOtherRisingNumbers() throws {
    let chart = try loadChart("id,year,n\n1,1999,5\n2,2000,3\n3,2001,4\n").chart
    #expect(chart.xAxis.title == "year")
    #expect(chart.xAxis.numeric?.quantity == .year)
    #expect(chart.series.map(\.name) == ["n"])
  }

  @Test func yearsThatComeBackOrderTheRows() throws {
    let rows = ["Chile", "Peru"].flatMap { country in
      (2000..<2006).map { "\(country),\($0),\(country.count * ($0 - 1990))" }
    }
    let loaded = try loadChart("country,year,n\n" + rows.joined(separator: "\n"))
    #expect(loaded.chart.xAxis.title == "year")
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.map(\.name) == ["Chile", "Peru"])
    // Two years with many rows each are a comparison, not a course.
    let many = ["a", "b"].flatMap { site in
      [2000, 2001].flatMap { year in (1...3).map { "\(site),\(year),\($0 * year % 7)" } }
    }
    let two = try loadChart("site,year,n\n" + many.joined(separator: "\n"))
    #expect(two.chart.xAxis.title == "site")
  }

  @Test func listsThatAreSortedByAMeasureAreBars() throws {
    let medals = "nation,gold,silver\nKorea,24,13\nChina,10,15\nCanada,9,12\n"
    #expect(try loadChart(medals).chart.xAxis.title == "nation")
    let rising = "metal,weight,price\nA,1.1,5\nB,4.2,4\nC,9.7,7\n"
    #expect(try loadChart(rising).chart.xAxis.title == "metal")
    let elements = "symbol,number,weight\nH,1,1.008\nHe,2,4.0\nLi,3,6.9\nBe,4,9.0\n"
    #expect(try loadChart(elements).chart.xAxis.title == "symbol")
  }

  @Test func yearsGoBeforeMeasuresThatRise() throws {
    let rows = "A,2000,1\nA,2001,2\nA,2002,3\nB,2000,4\nB,2001,5\nB,2002,6\n"
    let chart = try loadChart("country,year,gdp\n" + rows).chart
    #expect(chart.xAxis.title == "year")
    #expect(chart.series.map(\.name) == ["A", "B"])
  }

  @Test func aStackHasAllItsPartsAndNoTotalAmongThem() throws {
    let parts = (1...11).map { "part \($0)" }.joined(separator: ",")
    let row = (1...11).map(String.init).joined(separator: ",")
    let loaded = try loadChart("month,\(parts),Total\nMay,\(row),66\nJune,\(row),66\n") {
      $0.isStacked = true
    }
    #expect(loaded.chart.series.count == 11)
    #expect(loaded.chart.totals.ys == [66, 66])
    #expect(loaded.choices.contains("not used: Total"))
  }

  @Test func whatIsPaidForATelephoneIsNoNumberOfOne() throws {
    let text = "item,phone,rent\na,30,5\nb,40,9\nc,35,7\n"
    #expect(try loadChart(text).chart.series.map(\.name) == ["phone", "rent"])
  }

  @Test func rowsAreNotSplitAgainstAWish() throws {
    let text = "kind,mode,n\na,x,1\na,y,2\nb,x,3\nb,y,6\na,x,5\nb,y,4\n"
    #expect(try loadChart(text) { ($0.x, $0.y) = ("kind", ["n"]) }.chart.series.count == 2)
    let whole = try loadChart(text) {
      ($0.x, $0.y) = ("kind", ["n"])
      $0.rows.grouping = .sum
    }
    #expect(whole.chart.series.map(\.ys) == [[8, 13]])
    #expect(try loadChart(text) { $0.splitsRows = false }.chart.series.count == 1)
  }

  @Test func aWordAmongNumbersIsNamedAndNoLabel() throws {
    let loaded = try loadChart("d,t,r\n2000-01-01,1.5,0\n2000-01-02,k.A.,3\n2000-01-03,-2,1\n")
    let decision = Decision.role(.notNumber("k.A.", column: "t", isOpen: true))
    #expect(loaded.decisions.contains(decision))
    #expect(decision.text == #"t is not used: "k.A." is not a number"#)
    #expect(decision.remedy == .missingMarker("k.A."))
    #expect(loaded.chart.series[0].labels.isEmpty)
  }

  @Test func columnsWithoutNamesAreCalledAsInSentences() throws {
    let chart = try loadChart("1,5,9\n2,3,8\n3,4,1\n") { $0.y = ["column 3"] }.chart
    #expect(chart.series[0].ys == [9, 8, 1])
  }

  @Test func identifiersAndPlacesAreNotHeardBesideMeasures() throws {
    let airports = "AirportID,Latitude,Longitude,Altitude\n7,1.5,2,30\n3,2.5,4,20\n9,0.5,3,25\n"
    #expect(try loadChart(airports).chart.series.map(\.name) == ["Altitude"])
    // Where there is nothing else, places are measures.
    let places = try loadChart("d,lat,lon\n2000-01-01,1,2\n2000-01-02,3,5\n")
    #expect(places.chart.series.map(\.name) == ["lat", "lon"])
  }

  @Test func whatFindsNoRoomIsTold() throws {
    let header = "d," + (1...12).map { "c\($0)" }.joined(separator: ",")
    let row = (1...12).map { "\($0 * 3).5" }.joined(separator: ",")
    let loaded = try loadChart("\(header)\n2000-01-01,\(row)\n2000-01-02,\(row)\n")
    #expect(loaded.choices.contains("not used: c9, c10, c11, c12"))
  }

  /// A column that only counts is seldom meant, but may be.
  @Test(arguments: ["rank", "Position"]) func whatOnlyCountsIsTold(name: String) throws {
    let loaded = try loadChart("year,\(name),v\n1990,1,5\n1991,2,7\n1992,3,6\n")
    #expect(loaded.chart.series.map(\.name) == ["v"])
    #expect(loaded.choices.contains("not used: \(name)"))
  }

  @Test(arguments: ["id", "row", "No.", "index", "Unnamed: 0", "rownames", "Lp."])
  func whatSaysThatItCountsIsNot(name: String) throws {
    let loaded = try loadChart("year,\(name),v\n1990,1,5\n1991,2,7\n1992,3,6\n")
    #expect(!loaded.choices.contains { $0.hasPrefix("not used") })
  }

  @Test func atMostEightColumnsAreHeard() throws {
    let names = (1...12).map { "m\($0)" }.joined(separator: ",")
    let cells = Array(repeating: "5.5", count: 12).joined(separator: ",")
    let chart = try loadChart("date,\(names)\n2000-01-01,\(cells)\n2000-01-02,\(cells)\n").chart
    #expect(chart.series.count == 8)
  }

  @Test func rangesThatDifferTenfoldGetAxesOfTheirOwn() throws {
    let chart = try loadChart("x,small,large,alike\n1,0,1000,0.2\n2,1,3000,0.9\n3,0.5,2000,2\n")
      .chart
    #expect(chart.series.map(\.axis) == [0, 1, 0])
    #expect(chart.yAxis.title == "small, alike")
    #expect(chart.yAxis.range == 0...2)
    #expect(chart.additionalAxes.map(\.title) == ["large"])
    #expect(chart.additionalAxes.map(\.range) == [1000...3000])
    // Equally wide, but far apart: on one axis both would be flat.
    let apart = try loadChart("x,pressure,warmth\n1,1000,0\n2,1020,20\n3,1010,5\n").chart
    #expect(apart.series.map(\.axis) == [0, 1])
    let ranged = try loadChart("x,a,b\n1,0,1000\n2,1,3000\n") {
      $0.yRange = ChartChoices.AxisRange(parsing: "0:3000")
    }
    #expect(ranged.chart.additionalAxes.isEmpty)
    #expect(ranged.chart.yAxis.range == 0...3000)
  }

  @Test func fewTextsSplitRowsWhereXRepeats() throws {
    let text = "year,land,n,m\n2000,A,1,9\n2001,A,2,9\n2000,B,5,9\n2001,B,4,9\n"
    let chart = try loadChart(text) { $0.x = "year" }.chart
    #expect(chart.series.map(\.name) == ["A", "B"])
    #expect(chart.series.map(\.ys) == [[1, 2], [5, 4]])
    #expect(chart.kind == .line)
    #expect(chart.yAxis.title == "n")
    // Two columns that are asked for are both heard.
    let both = try loadChart(text) {
      $0.x = "year"
      $0.y = ["n", "m"]
      $0.series = "land"
    }.chart
    #expect(both.series.map(\.name) == ["A, n", "B, n", "A, m", "B, m"])
  }

  @Test func seriesMayAppearBehindTheBeginning() throws {
    // The first 64 KB hold one symbol only, and every date once.
    var text = "symbol,x,y\n"
    for symbol in ["first", "second", "third"] {
      for row in 0..<6000 { text += "\(symbol),\(row),\(row % 7)\n" }
    }
    let loaded = try loadChart(text) { $0.x = "x" }
    #expect(loaded.chart.series.map(\.name) == ["first", "second", "third"])
    #expect(loaded.chart.series.allSatisfy { $0.count == 6000 })
    #expect(loaded.chart.kind == .line)
  }

  @Test func columnsMayBeginEmpty() throws {
    var text = "x,late,word\n"
    for row in 0..<20_000 {
      text += "\(row),\(row < 19_000 ? "" : "\(row % 5)"),\(row < 19_000 ? "" : "w")\n"
    }
    let chart = try loadChart(text).chart
    #expect(chart.series.map(\.name) == ["late"])
    #expect(chart.series.first?.ys.filter(\.isNaN).count == 19_000)
  }

  @Test func xThatTurnsBackBehindTheBeginningIsNotX() throws {
    var text = "a,b,c\n"
    for row in 0..<20_000 { text += "\(row == 19_990 ? 5 : row),\(row * 2),\(row % 3)\n" }
    let chart = try loadChart(text).chart
    #expect(chart.xAxis.title == "b")
    #expect(chart.series.map(\.name) == ["a", "c"])
  }

  @Test func namesWinOverNumbersAndCapitalsMayDiffer() throws {
    let text = "2,year,Rate\n7,1999,1\n5,2000,2\n"
    #expect(try loadChart(text) { $0.y = ["2"] }.chart.series.map(\.name) == ["2"])
    #expect(try loadChart(text) { $0.y = ["3"] }.chart.series.map(\.name) == ["Rate"])
    #expect(try loadChart(text) { $0.y = ["rate"] }.chart.series.map(\.name) == ["Rate"])
  }

  @Test func categoriesAreAveragedWithoutMissingOnes() throws {
    let loaded = try loadChart("site,y\nb,1\na,2\nb,4\na,\nb,\n") { $0.x = "site" }
    #expect(loaded.chart.kind == .bar)
    #expect(loaded.chart.xAxis.categorical?.categories == ["b", "a"])
    #expect(loaded.chart.series.first?.ys == [2.5, 2])
    #expect(loaded.chart.yAxis.range == 0...2.5)
    #expect(loaded.choices.contains("averaged up to 3 rows for each site"))
  }

  @Test func titlesUnitsRangesAndGridlines() throws {
    let chart = try loadChart("x,y\n1,5\n2,7\n3,6\n4,9\n") {
      $0.title = "T"
      $0.xTitle = "X"
      $0.yTitle = "Y"
      $0.yUnit = AxisUnit(parsing: "cup|cups")
      $0.xRange = ChartChoices.AxisRange(parsing: "2:3.5")
      $0.yRange = ChartChoices.AxisRange(parsing: "0:10")
      $0.xGrid = .none
      $0.yGrid = ChartChoices.Grid(parsing: "9,1,20") ?? .none
    }.chart
    #expect(chart.title == "T")
    #expect(chart.xAxis.numeric == NumericAxis(title: "X", range: 2...3.5))
    #expect(
      chart.yAxis
        == NumericAxis(
          title: "Y", range: 0...10, gridlines: [1, 9], unit: AxisUnit(one: "cup", other: "cups")))
    #expect(chart.series.first?.xs == [2, 3])
  }

  @Test func rangesOfDates() throws {
    let text = "d,y\n2000-01-01,1\n2001-01-01,2\n2002-01-01,3\n"
    let chart = try loadChart(text) {
      $0.xRange = ChartChoices.AxisRange(parsing: "2001:2002-06-01T12:00")
    }
    .chart
    #expect(chart.xAxis.range == Samples.day(2001, 1, 1)...(Samples.day(2002, 6, 1) + 43_200))
    #expect(chart.series.first?.ys == [2, 3])
  }

  @Test func scales() throws {
    let text = "x,y\n1,10\n10,100\n100,1000\n"
    let log = try loadChart(text) {
      $0.xScale = .log
      $0.yScale = .log
    }.chart
    #expect(log.xAxis.numeric?.scale == .log10)
    #expect(log.yAxis.scale == .log10)
    #expect(log.yAxis.gridlines == [10, 100, 1000])
    let named = try loadChart(text) {
      $0.x = "x"
      $0.xScale = .category
    }.chart
    #expect(named.xAxis.categorical?.categories == ["1", "10", "100"])
    let dated = try loadChart("year,y\n1999,1\n2000,2\n") { $0.xScale = .time }.chart
    #expect(dated.xAxis.range == Samples.day(1999, 1, 1)...Samples.day(2000, 1, 1))
    #expect(dated.xAxis.numeric?.quantity == .date(.year))
  }

  @Test func oneRowIsAChart() throws {
    let chart = try loadChart("x,y\n1,5\n").chart
    #expect(chart.series.first?.count == 1)
    #expect(chart.yAxis.range.contains(chart.series[0].ys[0]))
  }

  @Test func measuresThatLookLikeYearsStayMeasures() throws {
    let chart = try loadChart("day,steps\n1,1600\n2,1700\n3,1850\n4,2000\n").chart
    #expect(chart.xAxis.title == "day")
    #expect(chart.series.map(\.name) == ["steps"])
    // Without a better x, rising numbers that may be years are shown as years.
    let unnamed = try loadChart("1990,5.5\n1991,3.5\n1993,4.5\n").chart
    #expect(unnamed.xAxis.numeric?.quantity == .year)
  }

  @Test func columnsWithoutValuesAreSaid() throws {
    let loaded = try loadChart("x,a,b\n1,NA,5\n2,,7\n3,NA,6\n")
    #expect(loaded.chart.series.map(\.name) == ["b"])
    #expect(loaded.choices.contains("a has no values"))
    let asked = try loadChart("x,a,b\n1,NA,5\n2,,7\n3,NA,6\n") { $0.y = ["a", "b"] }
    #expect(asked.choices.contains("a has no values"))
    let text = "city,year,notes,more\nRome,1999,,\nOslo,1990,,\n"
    #expect(try loadChart(text).choices.contains("notes, more have no values"))
  }
}
