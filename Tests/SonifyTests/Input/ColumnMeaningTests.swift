import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Charts that a careful person draws of tables whose headers say little.
@Suite struct ColumnMeaningTests {
  /// A list of the first, the second and so on is heard by its names.
  @Test func ranksAreNotX() throws {
    let chart = try loadChart(
      "Rank,Country,Population\n1,India,1428\n2,China,1425\n3,USA,340\n3,Brazil,340\n5,Pakistan,240\n"
    ).chart
    #expect(chart.categories == ["India", "China", "USA", "Brazil", "Pakistan"])
    #expect(chart.series.map(\.name) == ["Population"])
  }

  /// The years of films in a list of the first are no axis.
  @Test func listsWithRanksHaveNoTime() throws {
    let chart = try loadChart(
      "Rank,Title,Gross,Year\n1,Avatar,2923,2009\n2,Endgame,2797,2019\n3,Water,2320,2022\n4,Titanic,2257,1997\n"
    ).chart
    #expect(chart.categories == ["Avatar", "Endgame", "Water", "Titanic"])
    #expect(chart.series.map(\.name) == ["Gross"])
  }

  /// Eurostat's tables of one row for each value.
  @Test func timePeriodsAreYears() throws {
    let rows = ["DE", "FR"].flatMap { geo in (2018...2022).map { "A,\(geo),\($0),\($0 % 7).5\n" } }
    let chart = try loadChart("freq,geo,TIME_PERIOD,OBS_VALUE\n" + rows.joined()).chart
    #expect(chart.xAxis.numeric?.quantity == .year)
    #expect(chart.series.map(\.name) == ["DE", "FR"])
  }

  /// Hours across, of which each third has a column.
  @Test func hoursAcrossAreAHeader() throws {
    let chart = try loadChart(
      "Day,00,03,06,09,12,15,18,21\nMonday,5,2,20,80,75,70,95,40\nTuesday,4,1,22,82,77,72,90,38\n"
    ).chart
    #expect(chart.series.map(\.name) == ["Monday", "Tuesday"])
    #expect(chart.series[0].xs == [0, 3, 6, 9, 12, 15, 18, 21])
  }

  /// A position over time or laps is measured.
  @Test func positionsInTimeAreHeard() throws {
    let chart = try loadChart("lap,position,gap\n1,1,0.2\n2,1,0.5\n3,2,1.2\n4,2,1.4\n").chart
    #expect(chart.series.map(\.name).contains("position"))
  }

  /// Errors are no uncertainty of what is counted beside them.
  @Test func errorsOfRequestsAreHeard() throws {
    let chart = try loadChart("hour,requests,error requests\n1,500,12\n2,620,9\n3,580,30\n").chart
    #expect(chart.series.map(\.name) == ["requests", "error requests"])
  }

  /// What stands first with a unit and in no order names the rows.
  @Test func sizesBesidePricesNameThem() throws {
    let chart = try loadChart("size,price\n0.5 l,2.5\n1 l,3.2\n0.33 l,1.8\n2 l,5\n").chart
    #expect(chart.categories == ["0.5 l", "1 l", "0.33 l", "2 l"])
  }

  /// hyperfine's CSV: how far runs differ is no value of its own.
  @Test(arguments: ["mean,stddev", "mean_speed,sd_speed", "speed,speed std dev"])
  func uncertaintiesAreNotHeard(header: String) throws {
    let chart = try loadChart("command,\(header)\nfd,0.02,0.001\nfind,0.15,0.009\nls,0.1,0.004\n")
      .chart
    #expect(chart.series.map(\.name) == [String(header.prefix { $0 != "," })])
  }

  /// A glucose meter.
  @Test func numbersOfKindsAreNotHeard() throws {
    let rows = (0..<20).map {
      "2025-11-19 \(10 + $0 / 4):\($0 % 4)1,\($0 % 5 == 3 ? 1 : 0),\($0 % 7).5\n"
    }
    let chart = try loadChart("Device Timestamp,Record Type,Glucose\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["Glucose"])
  }

  /// A week of several people, whose hours on one day may be the same.
  @Test func weekdaysAcrossAreX() throws {
    let loaded = try loadChart("Name,Mon,Tue,Wed,Thu,Fri\nAnn,8,7.5,8,8,6\nBob,8,8,8,4,8\n")
    #expect(loaded.chart.categories == ["Mon", "Tue", "Wed", "Thu", "Fri"])
    #expect(loaded.chart.series.map(\.name) == ["Ann", "Bob"])
    #expect(loaded.decisions.contains(.rows(.across(.weekdays))))
    for slots in [
      ["8", "9", "10"], ["8am", "9am", "10am"], ["08:00-09:00", "09:00-10:00", "10:00-11:00"],
    ] {
      let rows = zip(slots, ["1,2,3", "4,5,1", "2,2,7"]).map { "\($0),\($1)\n" }
      let hours = try loadChart("hour,Mon,Tue,Wed\n" + rows.joined()).chart
      #expect(hours.series.map(\.name) == ["Mon", "Tue", "Wed"])
    }
  }

  /// A long table with two keys, in which a country alone has several values in a year.
  @Test func twoKeysNameSeries() throws {
    let rows = ["DE", "FR", "IT"].flatMap { country in
      ["gdp", "pop"].flatMap { key in (2018...2021).map { "\(country),\(key),\($0),\($0 % 7).5" } }
    }
    let loaded = try loadChart(
      "country,indicator,year,value\n" + rows.joined(separator: "\n") + "\n")
    #expect(loaded.chart.kind == .line)
    #expect(
      loaded.chart.series.map(\.name)
        == ["DE, gdp", "DE, pop", "FR, gdp", "FR, pop", "IT, gdp", "IT, pop"])
    #expect(loaded.chart.series.allSatisfy { $0.xs.count == 4 })
    #expect(loaded.choices.contains("series by country and indicator"))
    // A continent says nothing more of a country.
    let continents = rows.filter { $0.contains("gdp") }
      .map { $0.replacing("gdp", with: $0.hasPrefix("DE") ? "north" : "south") }
    let chart = try loadChart(
      "country,continent,year,value\n" + continents.joined(separator: "\n") + "\n"
    ).chart
    #expect(chart.series.map(\.name) == ["DE", "FR", "IT"])
  }

  @Test func quartersAcrossAreX() throws {
    let loaded = try loadChart("Product,Q1,Q2,Q3,Q4\nA,1,2,3,4\nB,3,4,1,2\n")
    #expect(loaded.chart.categories == ["Q1", "Q2", "Q3", "Q4"])
    #expect(loaded.decisions.contains(.rows(.across(.quarters))))
    let totals = try loadChart("Product,Q1,Q2,Q3,Q4,Total\nA,1,2,3,4,10\nB,3,4,1,2,10\n").chart
    #expect(totals.categories == ["Q1", "Q2", "Q3", "Q4"])
    let questions = try loadChart("Name,Q1,Q2,Q3,Q4,Q5\nA,1,2,3,4,5\nB,3,4,1,2,2\n").chart
    #expect(questions.series.map(\.name) == ["Q1", "Q2", "Q3", "Q4", "Q5"])
  }

  /// Without any number, rows are counted by the texts that come again.
  @Test func rowsOfTextsAreCounted() throws {
    let loaded = try loadChart(
      "date,category,detail\n6/16/15,rally,\n6/17/15,debate,first\n6/18/15,rally,\n6/19/15,rally,\n"
        + "6/20/15,debate,\n6/21/15,rally,\n")
    #expect(loaded.chart.categories == ["rally", "debate"])
    #expect(loaded.chart.series.map(\.ys) == [[4, 2]])
    #expect(loaded.chart.series[0].name == "count")
    #expect(loaded.choices.contains { $0.contains("category") })
  }

  @Test func textsThatHardlyRepeatAreNotCounted() {
    do throws(InputError) {
      _ = try loadChart("name,town\nann,york\nbob,leeds\ncid,leeds\ndan,hull\n")
      Issue.record("four rows of three towns are counted")
    } catch {
      guard case .badData(_, .noNumbers) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  /// What is the same for each age group in all rows belongs to the group.
  @Test func anAttributeOfTheSeriesIsNotHeard() throws {
    let rows = (1...9).flatMap { day in
      ["00-04", "05-14", "15+"].enumerated().map { place, group in
        "2022-09-0\(day),\(group),\(1000 * (place + 1)),\(day * 7 % 5 + 10 * place)\n"
      }
    }
    let chart = try loadChart("day,group,population,cases\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["00-04", "05-14", "15+"])
    #expect(chart.series[0].ys == (1...9).map { Double($0 * 7 % 5) })
  }

  /// Currents of several wafers, each measured at the same voltages.
  @Test func whatBeginsAnewInEachPartIsX() throws {
    let rows = (1...3).flatMap { wafer in
      (1...4).flatMap { site in
        [0.8, 1.2, 1.6, 2].enumerated().map { place, voltage in
          "\(wafer),\(site),\(voltage),\(Double(wafer * 100 + site + place * place))\n"
        }
      }
    }
    let chart = try loadChart("wafer,site,voltage,current\n" + rows.joined()).chart
    #expect(chart.xAxis.title == "voltage")
    #expect(chart.yAxis.title == "current")
    #expect(chart.series.map(\.name) == ["wafer 1", "wafer 2", "wafer 3"])
  }

  /// Facts above the names of columns, in as many cells.
  @Test func factsAboveATableAreSkipped() throws {
    let loaded = try loadChart(
      "\"Series\",\"Federal funds rate\"\n\"Unit:\",\"Percent:_Per_Year\"\n\"Multiplier:\",\"1\"\n"
        + "\"Currency:\",\"NA\"\n\"Time Period\",\"RIFSPFF\"\n1982-09-29,10.21\n1982-10-13,10.19\n"
        + "1982-10-27,9.49\n1982-11-10,9.44\n1982-11-24,9.26\n")
    #expect(loaded.chart.xAxis.title == "Time Period")
    #expect(loaded.chart.series.map(\.name) == ["RIFSPFF"])
    #expect(loaded.chart.series[0].ys == [10.21, 10.19, 9.49, 9.44, 9.26])
  }

  @Test(arguments: ["", "\n", "\n\n", "a,b", "a,b\nc,d\n"])
  func nothingIsFoundAboveNothing(text: String) {
    #expect(throws: InputError.self) { try loadChart(text) }
  }

  @Test func aChecksumIsNeverHeard() throws {
    let chart = try loadChart("file,checksum,blocks\na,3194693727,24\nb,1851496064,11\nc,99,2\n")
      .chart
    #expect(chart.series.map(\.name) == ["blocks"])
  }

  /// Small counts of several countries are measured, though they are no more than there are countries.
  @Test func aMeasureOfFewValuesIsHeard() throws {
    let rows = (2000...2012).flatMap { year in
      (0..<8).map { country in
        "\(year),c\(country),\((year * 3 + country) % 8),\(1000 * (country + 1) + year)\n"
      }
    }
    let chart = try loadChart("year,country,medals,population\n" + rows.joined()).chart
    #expect(chart.yAxis.title == "medals")
    #expect(chart.series.count == 8)
  }

  /// What is nearly always 0 is no number of a group, and neither are years.
  @Test func numbersThatDoNotFollowThePartsStayNumbers() throws {
    let rows = (1...12).flatMap { device in
      (1...4).map { step in
        "d\(device),\(step * 10),\(device == 3 && step == 2 ? 2 : 0)\n"
      }
    }
    let devices = try loadChart("device,voltage,failures\n" + rows.joined()).chart
    #expect(devices.series.map(\.name) == (1...12).map { "d\($0)" })
    #expect(devices.yAxis.title == "failures")
    let terms = (1991...2012).flatMap { year in
      (1...3).map { "\(year),\($0),\(year % 7 * 10 + $0)\n" }
    }
    let years = try loadChart("year,term,students\n" + terms.joined()).chart
    #expect(years.xAxis.title == "year")
  }

  /// Codes are still there for who asks for a scatter, and are said where they are not used.
  @Test func codesAreNotMeasured() throws {
    let rows = (0..<30).map { "\($0 * 7 % 3 + 1),\(($0 * $0 * 13) % 101)\n" }
    let asked = try loadChart("class,fare\n" + rows.joined()) { $0.kind = .scatter }
    #expect(asked.chart.xAxis.title == "class")
    let unasked = try loadChart("class,fare\n" + rows.joined())
    #expect(unasked.chart.series.map(\.name) == ["fare"])
    #expect(unasked.choices.contains { $0.contains("class") })
  }

  /// Numbers that an option would read are an error that names it, not texts to count.
  @Test func unreadableNumbersAreNotCounted() {
    let rows = (1...9).map { "d\($0),\"\(20 + $0 % 3),5\"\n" }
    #expect(throws: InputError.self) { try loadChart("day,temp\n" + rows.joined()) }
  }

  /// Years beside values that cannot be read are not the values.
  @Test(arguments: ["5 of 21", "5–7"])
  func yearsAreNotPlottedForWhatCannotBeRead(cell: String) {
    do throws(InputError) {
      _ = try loadChart("year,cured\n2019,\(cell)\n2020,1\(cell)\n2021,2\(cell)\n")
      Issue.record("years are y")
    } catch {
      #expect(error.description.contains(cell))
    }
  }

  /// The first line of a list is counted as the others are.
  @Test func aListWithoutAHeaderIsCountedWhole() throws {
    let chart = try loadChart("/bin/bash\n/bin/sh\n/bin/bash\n/bin/sh\n/bin/bash\n") {
      ($0.x, $0.rows.grouping) = ("1", .count)
    }.chart
    #expect(chart.series.map(\.ys) == [[3, 2]])
  }

  /// Notes below, with the delimiters that Excel adds, and totals of other names.
  @Test func notesAndTotalsBelowAreNoRows() throws {
    let notes = try loadChart(
      "Year,Pop,Area\n2016,5,9\n2017,6,9\n2018,8,9\n2019,9,8\nSource: ONS,,\nNote: revised,,\n")
    #expect(notes.chart.kind == .line)
    #expect(notes.chart.series[0].xs.count == 4)
    for label in ["UK total", "Overall"] {
      let chart = try loadChart("Region,Sales\nNorth,5\nSouth,7\nWest,3\n\(label),15\n").chart
      #expect(chart.categories == ["North", "South", "West"])
    }
  }
}
