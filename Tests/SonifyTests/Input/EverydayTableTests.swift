import SonifyBase
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables as people and offices write them.
@Suite struct EverydayTableTests {
  private func load(_ text: String) throws -> ChartDescriptor { try loadChart(text).chart }

  // MARK: - Rows with years across

  /// The World Bank: two indicators of two countries, with codes beside both, and remarks below.
  @Test func severalColumnsNameTheRows() throws {
    let chart = try load(
      """
      Series Name,Series Code,Country Name,Country Code,2000 [YR2000],2001 [YR2001],2002 [YR2002]
      "Life expectancy, female",SP.FE,Poland,POL,78,78.4,78.8
      "Life expectancy, female",SP.FE,Czechia,CZE,78.4,78.4,78.5
      "Life expectancy, male",SP.MA,Poland,POL,69.7,70.2,70.4
      "Life expectancy, male",SP.MA,Czechia,CZE,71.7,72.1,72.1
      ,,,,,,
      Data from database: World Development Indicators,,,,,,

      """)
    #expect(
      chart.series.map(\.name) == [
        "Life expectancy, female, Poland", "Life expectancy, female, Czechia",
        "Life expectancy, male, Poland", "Life expectancy, male, Czechia",
      ])
    #expect(chart.series[2].ys == [69.7, 70.2, 70.4])
  }

  /// A column of places that is mostly blank names no rows, one of codes only where there are no names.
  @Test func namesGoBeforeCodesAndBlanks() throws {
    let codes = try load("Code,Region,2019,2020,2021\nDE,Germany,1,2,3\nFR,France,4,5,6\n")
    #expect(codes.series.map(\.name) == ["Germany", "France"])
    let alone = try load("Code,2019,2020,2021\nDE,1,2,3\nFR,4,5,6\n")
    #expect(alone.series.map(\.name) == ["DE", "FR"])
    let blank = try load(
      "Place,Measure,2019,2020,2021\n,Lowest,1,2,3\n,Highest,4,5,6\nBelmullet,Mean,7,8,9\n")
    #expect(blank.series.map(\.name) == ["Lowest", "Highest", "Mean"])
  }

  /// A year of accounts begins in April.
  @Test func monthsAcrossKeepTheirOrder() throws {
    let months = ["April", "May", "June", "July", "August"]
    let chart = try load("Item,\(months.joined(separator: ","))\nRent,5,4,3,2,1\nFood,1,2,3,4,5\n")
    #expect(chart.categories == months)
    #expect(chart.series[0].ys == [5, 4, 3, 2, 1])
    let mixed = try load("Item,May,January,March\nRent,5,1,3\nFood,2,4,6\n")
    #expect(mixed.categories == ["January", "March", "May"])
  }

  /// Columns may be named by numbers of any size.
  @Test func numbersAcrossMayBeLarge() throws {
    let text = "name,1e17,1e18,1e19,1e20,1e21,1e22\na,1,2,3,4,5,6\nb,2,3,4,5,6,7\n"
    var reading = ReadingOptions()
    reading.hasHeader = true
    let chart = try ChartLoader.load(.text(text), reading: reading).chart
    #expect(chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series[0].xs == [1e17, 1e18, 1e19, 1e20, 1e21, 1e22])
  }

  /// "Dec 04" alone may be a day; months that are evenly spaced are not.
  @Test func monthsOfShortYearsAcross() throws {
    let chart = try load(
      "Type,Dec 04,Mar 05,Jun 05,Sep 05,Dec 05\nFood,1,2,3,4,5\nFuel,5,4,3,2,1\n")
    #expect(chart.series.map(\.name) == ["Food", "Fuel"])
    #expect(chart.xAxis.range == Samples.day(2004, 12, 1)...Samples.day(2005, 12, 1))
  }

  /// Two codes that name the same groups: people read the name.
  @Test func groupsAreCalledByTheirNames() throws {
    var text = "BFS_NR,GEBIET_NAME,JAHR,Anteil\n"
    for (code, name) in [(1, "Aeugst"), (2, "Affoltern"), (3, "Bonstetten")] {
      for year in 2002...2009 { text += "\(code),\(name),\(year),\(code * 10 + year % 7).5\n" }
    }
    let chart = try load(text)
    #expect(chart.series.map(\.name) == ["Aeugst", "Affoltern", "Bonstetten"])
    #expect(chart.xAxis.numeric?.quantity == .year)
  }

  // MARK: - One row

  /// Votes of candidates in one district are bars.
  @Test func theOnlyRowIsBars() throws {
    let loaded = try loadChart("SMITH Ann,JONES Bob,BROWN Cy,GREEN Di\n13195,41099,11468,66976\n")
    #expect(loaded.chart.kind == .bar)
    #expect(loaded.chart.categories == ["SMITH Ann", "JONES Bob", "BROWN Cy", "GREEN Di"])
    #expect(loaded.chart.series.map(\.ys) == [[13195, 41099, 11468, 66976]])
    #expect(loaded.choices.contains("the values are those of the only row"))
    // What is measured in several units cannot be compared.
    let mixed = try load("height (cm),mass (kg),age (years)\n180,75,40\n")
    #expect(mixed.kind != .bar)
  }

  // MARK: - Dates

  @Test(arguments: [
    ["01-2022", "02-2022", "03-2022"], ["1/2022", "2/2022", "3/2022"],
    ["2022年1月", "2022年2月", "2022年3月"], ["janvier 2022", "févr. 2022", "mars 2022"],
    ["Januar 2022", "Februar 2022", "März 2022"], ["enero 2022", "febrero 2022", "marzo 2022"],
    ["styczeń 2022", "luty 2022", "marzec 2022"],
  ])
  func monthsAreRead(cells: [String]) throws {
    let rows = cells.enumerated().map { "\"\($1)\",\($0 + 5)\n" }.joined()
    let chart = try load("month,value\n" + rows)
    #expect(chart.xAxis.numeric?.quantity == .date(.month))
    #expect(chart.xAxis.range == Samples.day(2022, 1, 1)...Samples.day(2022, 3, 1))
  }

  /// Under a header of quarters 1/2023 is no January, and a month is one anywhere else.
  @Test(arguments: [
    ["1/2023", "2/2023", "4/2023"], ["2023-1", "2023-2", "2023-4"], ["1.2023", "2.2023", "4.2023"],
  ])
  func numberedQuartersAreRead(cells: [String]) throws {
    let rows = cells.enumerated().map { "\($1);\($0 + 5)\n" }.joined()
    let chart = try load("Quartal;Umsatz\n" + rows)
    #expect(chart.xAxis.numeric?.quantity == .date(.quarter))
    #expect(chart.xAxis.range == Samples.day(2023, 1, 1)...Samples.day(2023, 10, 1))
  }

  @Test(arguments: [
    ["lun., 30 juin 2014 7:03", "mar., 1 juillet 2014 5:28", "mer., 2 juillet 2014 5:28"],
    ["Mo. 30. Juni 2014 7:03", "Di. 1. Juli 2014 5:28", "Mi. 2. Juli 2014 5:28"],
    ["30 de junio de 2014 7:03", "1 de julio de 2014 5:28", "2 de julio de 2014 5:28"],
    ["2014年6月30日 7:03", "2014年7月1日 5:28", "2014年7月2日 5:28"],
    ["30 czerwca 2014 7:03", "1 lipca 2014 5:28", "2 lipca 2014 5:28"],
  ])
  func daysAreReadInSeveralLanguages(cells: [String]) throws {
    let rows = cells.enumerated().map { "\"\($1)\",\($0 + 5)\n" }.joined()
    let chart = try load("date,km\n" + rows)
    let start = Samples.day(2014, 6, 30) + 25_380
    #expect(chart.series[0].xs == [start, start + 80_700, start + 167_100])
  }

  /// Two letters are states or notes, and names of several languages are no months.
  @Test func codesAreNoWeekdays() throws {
    var states = "state,year,rate\n"
    for state in ["MI", "MO"] {
      for year in 2019...2021 { states += "\(state),\(year),\(year % 7)\n" }
    }
    let chart = try load(states)
    #expect(chart.series.map(\.name) == ["MI", "MO"] && chart.kind == .line)
    #expect(
      try load("name,n\nLis,1\nJan,2\nMar,3\nGru,4\n").categories == ["Lis", "Jan", "Mar", "Gru"])
    // In one language, and in capitals, they are in order.
    let week = ["ŚRODA", "PONIEDZIAŁEK", "WTOREK"]
    let rows = week.enumerated().map { "\($1),\($0)\n" }.joined()
    #expect(try load("dzień,n\n" + rows).categories == ["PONIEDZIAŁEK", "WTOREK", "ŚRODA"])
  }

  /// Days of one month have a year of their own only by mistake.
  @Test func daysAcrossAreNoYears() throws {
    let loaded = try loadChart("item,Jan 01,Jan 08,Jan 15,Jan 22\nRent,1,2,3,4\nFood,2,3,4,5\n")
    #expect(loaded.chart.categories == ["Rent", "Food"])
    #expect(loaded.chart.series.map(\.name) == ["Jan 01", "Jan 08", "Jan 15", "Jan 22"])
  }

  /// March is no Tuesday, though Spaniards write both "mar".
  @Test func marchIsNoTuesday() throws {
    let chart = try load("date,price\nFeb 1 2000,5\nMar 1 2000,6\nApr 1 2000,7\n")
    #expect(chart.series[0].xs[1] == Samples.day(2000, 3, 1))
  }

  /// ledger: days of January 2024, of which none is the day before its month.
  @Test func shortYearsMayComeBeforeNamesOfMonths() throws {
    let chart = try load("date,amount\n24-Jan-05,5\n24-Jan-12,7\n24-Jan-31,6\n24-Feb-05,9\n")
    #expect(chart.xAxis.range == Samples.day(2024, 1, 5)...Samples.day(2024, 2, 5))
    let days = try load("date,amount\n05-Jan-24,5\n12-Jan-24,7\n31-Jan-24,6\n05-Feb-24,9\n")
    #expect(days.xAxis.range == chart.xAxis.range)
  }

  @Test func partsOfDatesHaveNamesInSeveralLanguages() throws {
    let chart = try load("年,月,日,気温\n2010,1,5,4.6\n2010,1,6,3.4\n2010,1,7,2.8\n2010,2,1,4.6\n")
    #expect(chart.xAxis.range == Samples.day(2010, 1, 5)...Samples.day(2010, 2, 1))
    #expect(chart.series.map(\.name) == ["気温"])
    let spanish = try load("pais,anio,vida\nA,1993,73\nA,1994,74\nB,1993,70\nB,1994,71\n")
    #expect(spanish.xAxis.numeric?.quantity == .year)
  }

  /// Seconds since 1970 may have fractions.
  @Test func fractionsOfSecondsAreTimes() throws {
    let chart = try load("1717234020.52,20,20\n1717234020.70,20,19\n1717234021.10,18,17\n")
    #expect(chart.xAxis.numeric.map { if case .date = $0.quantity { true } else { false } } == true)
  }

  /// A log of readings that come twice in a second is no cloud of points.
  @Test func aCoarseClockIsATimeAxis() throws {
    let rows = (0..<12).map { "2026-11-26T18:03:0\($0 / 2)+0000 kitchen 21.\($0)\n" }
    let chart = try load(rows.joined())
    #expect(chart.kind == .line)
    #expect(chart.series[0].count == 6)
  }

  // MARK: - Columns

  /// A name that all rows have tells none of them.
  @Test func whatNeverChangesIsNotX() throws {
    let chart = try load("zpool\t148\t50\nzpool\t149\t51\nzpool\t147\t55\nzpool\t150\t52\n")
    #expect(chart.kind == .line)
    #expect(chart.series[0].count == 4)
  }

  /// A loss falls in each row, and is still what is measured.
  @Test func whatFallsIsNoX() throws {
    let rows = [
      (0, 12.04), (100, 11.38), (200, 11.10), (300, 10.9), (0, 10.4), (100, 10.29), (200, 10.1),
    ]
    let chart = try load("batch,loss\n" + rows.map { "\($0.0),\($0.1)\n" }.joined())
    #expect(chart.series.map(\.name).contains("loss"))
    #expect(chart.xAxis.title != "loss")
  }

  /// Names of different units are on axes of their own, and a reason is given only where it holds.
  @Test func unitsOfDifferentNamesShareNoAxis() throws {
    let rows = (1...8).map { "\($0),0.\(60 + $0),0.\(10 + $0)\n" }
    let loaded = try loadChart("quality,Time taken (seconds),Perceptual quality\n" + rows.joined())
    #expect(loaded.chart.yAxes.count == 2)
    let equal = try loadChart("day,a,b\n1,5,7\n2,5,7\n3,5,7\n")
    #expect(equal.decisions.allSatisfy { !$0.text.contains("tenfold") })
  }

  // MARK: - What is around and between the rows

  /// Offices still write Latin-1; it is said.
  @Test func textThatIsNoUTF8IsLatin() throws {
    let bytes = "Straße;Zahl\nHöhe;3\nWeg;5\nAllee;4\n".unicodeScalars.map { UInt8($0.value) }
    let loaded = try ChartLoader.load(.bytes(bytes, name: "latin.csv"))
    #expect(loaded.chart.xAxis.title == "Straße")
    #expect(loaded.chart.categories == ["Höhe", "Weg", "Allee"])
    #expect(loaded.choices.contains("text is Latin-1"))
    // Letters of other scripts and of other alphabets stand together, or would be signs.
    let others: [[UInt8]] = [
      [0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2], [0x57, 0x72, 0x6f, 0x63, 0xb3, 0x61, 0x77],
    ]
    for text in others {
      let other = Array("name;n\n".utf8) + text + Array(";5\nb;6\nc;7\n".utf8)
      let loaded = try? ChartLoader.load(.bytes(other, name: "other.csv"))
      #expect(loaded?.choices.contains("text is Latin-1") != true)
    }
    // With the characters that Windows adds.
    let prices = Array("Ware;Preis\nBrot \u{1};3 \u{1}\nMilch;5 \u{1}\nTee;4 \u{1}\n".utf8)
    let euros = prices.map { $0 == 1 ? 0x80 : $0 }
    let priced = try ChartLoader.load(.bytes(euros, name: "prices.csv"))
    #expect(priced.chart.categories == ["Brot €", "Milch", "Tee"])
    #expect(priced.chart.series[0].ys == [3, 5, 4])
    // A character at the end of what is examined may be cut off.
    let long = "ort,wert\n" + String(repeating: "Köln,5\n", count: 5000)
    for start in 0..<8 {
      let text = String(repeating: "x", count: start) + long
      #expect(try !loadChart(text).choices.contains("text is Latin-1"))
    }
  }

  /// Lines that begin with # are comments, wherever they stand.
  @Test func commentsMayStandBetweenRows() throws {
    let loaded = try loadChart(
      "time;value\n1;10\n2;12\n# the sensor was moved\n3;11\n# again, and again\n4;15\n")
    #expect(loaded.chart.series[0].ys == [10, 12, 11, 15])
    // They may stand above the first row and between all others.
    let notes = try load(
      "# notes\n4/15;bank;1000\n# at last\n4/16;shop;500\n# again\n4/17;rent;700\n")
    #expect(notes.series.map(\.ys) == [[1000, 500, 700]])
    // Where cells have commas, they are still rows.
    let quoted = try load("tag,who,n\n#a,\"x, y\",1\n# b,\"x, y\",2\n#c,z,3\n")
    #expect(quoted.categories == ["#a", "# b", "#c"])
    #expect(throws: InputError.self) { try loadChart("tag,n\n#a,1\n#b,2\n#c,3,4,5\n#d,5,6,7\n") }
    // A comment longer than a block is no reason to stop.
    let long = "a,b\n1,2\n#" + String(repeating: "x", count: 2 << 20) + "\n2,5\n3,7\n"
    #expect((try? loadChart(long)).map { $0.chart.series[0].ys != [2] } ?? true)
    // A row that begins so has as many cells as the others.
    let named = try load("name,value\n#1,10\n#2,12\n#3,11\n")
    #expect(named.categories == ["#1", "#2", "#3"])
  }

  /// The export of open-meteo: facts of the station above the table, with names of their own.
  @Test func factsOfAnyWidthStandAbove() throws {
    let days = (1...9).map { "2026-08-0\($0),\($0 * 5 % 7).5\n" }
    let chart = try load(
      "latitude,longitude,elevation,timezone\n52.5,13.4,43.0,GMT\n\ntime,rain (mm)\n"
        + days.joined())
    #expect(chart.series.map(\.name) == ["rain (mm)"])
    #expect(chart.series[0].count == 9)
  }

  /// A document has a table of links before that of numbers, with tags and emphasis.
  @Test func theFirstTableWithNumbersCounts() throws {
    let chart = try load(
      """
      # A tool

      | Branch | Status |
      |--------|--------|
      | dev    | [good] |

      Prose.

      | Compressor | Ratio | Time, s |
      |------------|-------|---------|
      | memcpy     | 1.000 | 0.37<sub>±0.01</sub> |
      | **LZ4**    | 2.101<sup>1</sup> | 0.41<sub>±0.02</sub> |
      | LZF        | 2.073 | 0.88<sub>±0.00</sub> |

      """)
    #expect(chart.categories == ["memcpy", "LZ4", "LZF"])
    #expect(chart.series.map(\.ys) == [[1, 2.101, 2.073], [0.37, 0.41, 0.88]])
  }
}
