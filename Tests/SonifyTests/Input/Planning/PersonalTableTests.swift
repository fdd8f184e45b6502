import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Columns of tables that people keep for themselves: names beside codes, running numbers, marks of days.
struct PersonalTableTests {
  private func load(_ text: String) throws -> (chart: ChartDescriptor, decisions: String) {
    let loaded = try ChartLoader.load(.text(text))
    return (loaded.chart, loaded.decisions.map { "\($0)" }.joined(separator: " "))
  }

  /// `planespotters`: Endeavor Air rather than 9E.
  @Test(arguments: [
    ["FRA", "MUC", "BER", "HAM", "STR"], ["M71RA1", "B30XY2", "C09AB7", "D11CD8", "E58EF1"],
  ])
  func namesComeBeforeTheCodesBesideThem(codes: [String]) throws {
    let names = ["Frankfurt", "Munich", "Berlin", "Hamburg", "Stuttgart"]
    func x(_ header: String, isFirst: Bool = true) throws -> String {
      let rows = codes.indices.map {
        let pair = isFirst ? [codes[$0], names[$0]] : [names[$0], codes[$0]]
        return pair.joined(separator: ",") + ",\($0 * 37 % 11)\n"
      }
      return try load(header + "\n" + rows.joined()).chart.xAxis.title
    }
    #expect(try x("tessera,nominativo,punti") == "nominativo")
    #expect(try x("airport name,card,points", isFirst: false) == "airport name")
    // The coach of a team is none of its names.
    #expect(try x("team,coach,points") == "team")
    let alone = codes.indices.map { "\(codes[$0]),\($0 * 37 % 11)\n" }.joined()
    #expect(try load("a,points\n" + alone).chart.xAxis.title == "a")
  }

  /// `Feriado` beside the consumption of each day.
  @Test(arguments: ["holiday", "Feriado", "is_weekend", "Feiertag"])
  func marksOfFreeDaysAreNoMeasure(name: String) throws {
    let rows = (1...28).map {
      "2024-02-\($0 < 10 ? "0" : "")\($0),\(700 + $0 * 37 % 90),\($0 % 7 / 6)\n"
    }
    let both = try load("date,sales,\(name)\n" + rows.joined())
    #expect(both.chart.series.map(\.name) == ["sales"])
    // Alone, it is all there is.
    let marks = (1...28).map { "2024-02-\($0 < 10 ? "0" : "")\($0),\($0 % 7 / 6)\n" }.joined()
    #expect(try load("date,\(name)\n" + marks).chart.series.map(\.name) == [name])
  }

  @Test(arguments: ["STT", "序号", "Lp.", "Poř."])
  func runningNumbersGiveWayToNames(name: String) throws {
    let rows = (1...9).map { "\($0),class \($0 * 7 % 10),\($0 * 37 % 11)\n" }.joined()
    let chart = try load("\(name),group,points\n" + rows).chart
    #expect(chart.xAxis.title == "group")
  }

  /// Runs and rides over time, which have a distance and a time each.
  @Test func kindsThatDoNotDivideEventsAreSaid() throws {
    let rows = (1...28).map {
      "2024-02-\($0 < 10 ? "0" : "")\($0),\(700 + $0 * 37 % 90),\($0 * 61 % 17),\($0 % 3 == 0 ? "Run" : "Ride")\n"
    }
    let mixed = try load("date,metres,climb,ActivityType\n" + rows.joined())
    #expect(mixed.decisions.contains("undivided([\"ActivityType\"])"), "\(mixed.decisions)")
    // The weather of each day is no kind of events.
    let days = try load("date,metres,climb,weather\n" + rows.joined())
    #expect(!days.decisions.contains("undivided"), "\(days.decisions)")
  }

  @Test func catsAreCountedAndCategoriesAreNot() throws {
    let rows = (1...12).map { "n\($0),\($0 % 3 + 1),\(700 + $0 * 37 % 90)\n" }.joined()
    #expect(try load("name,Cat.,points\n" + rows).chart.series.map(\.name) == ["points"])
    #expect(try load("name,cat,points\n" + rows).chart.series.map(\.name) == ["cat", "points"])
  }

  /// A catch of fish or a booking: the hours of the whole day beside dates are no lengths of time.
  @Test(arguments: [
    ("Datum,Tijd,grams", ["00:34", "23:31", "16:43", "08:05"]),
    ("Datum,Tijd,grams", ["06:30:00", "12:00:00", "18:53:00", "04:36:00"]),
    (
      "Datum,Tijd,Valutadatum,grams",
      ["00:34,2024-02-03", "23:31,2024-02-04", "16:43,2024-02-05", "08:05,2024-02-07"]
    ),
  ])
  func timesOfDayBelongToTheDatesBeforeThem(header: String, times: [String]) throws {
    let rows = (0..<12).map { "2024-02-\($0 + 10),\(times[$0 % 4]),\(100 + $0 * 37 % 90)\n" }
    let chart = try load(header + "\n" + rows.joined()).chart
    #expect(chart.xAxis.title == "Datum and Tijd")
    #expect(chart.series.map(\.name) == ["grams"])
  }

  /// Runs of an hour or less are lengths of time.
  @Test(arguments: ["00:34", "12:00"]) func shortTimesAreMeasured(first: String) throws {
    let rows = (0..<12).map {
      "2024-02-\($0 + 10),\($0 == 0 ? first : "0\($0 % 4):2\($0 % 6)"),\(5 + $0 * 37 % 9)\n"
    }
    let chart = try load("date,time,km\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["time", "km"])
  }

  @Test(arguments: ["Rok produkcji", "Year released", "Année de sortie", "Jahr der Premiere"])
  func yearsOfWhatIsListedAreNoMeasure(name: String) throws {
    func names(_ name: String) throws -> [String] {
      let rows = (0..<20).map { "2024-02-\($0 + 10),\(1940 + $0 * 37 % 80),\(1 + $0 * 7 % 10)\n" }
      return try load("date,\(name),rating\n" + rows.joined()).chart.series.map(\.name)
    }
    #expect(try names(name) == ["rating"])
    // What a year brought is a measure.
    for other in ["Year total", "Year rainfall mm", "Jahr 2022"] {
      #expect(try names(other) == [other, "rating"])
    }
  }

  /// Nine tasks and their total, which says more than the first eight.
  @Test func theTotalOfManyColumnsIsHeardAlone() throws {
    let header = (1...9).map { "task \($0)" }.joined(separator: ",")
    let rows = (0..<6).map { row in
      let marks = (1...9).map { (row * 37 + $0 * 11) % 10 }
      return "pupil \(row),\(marks.map { "\($0)" }.joined(separator: ",")),\(marks.reduce(0, +))\n"
    }
    let chart = try load("name,\(header),Gesamt\n" + rows.joined()).chart
    #expect(chart.series.map(\.name) == ["Gesamt"])
    #expect(chart.kind == .bar)
    // What is rated overall is no sum.
    let rated = (0..<6).map { row in
      "player \(row),\((1...9).map { "\((row * 37 + $0 * 11) % 10)" }.joined(separator: ",")),\(9 + row % 2)\n"
    }
    let ratings = try load("name,\(header),Overall\n" + rated.joined()).chart
    #expect(ratings.series.count == 8)
  }

  /// Readings at several loads, which are no pairs.
  @Test func columnsThatAreNamedByNumbersAreLines() throws {
    let rows = (0..<12).map { "\(10 + $0 * 37 % 11),\(20 + $0 * 61 % 13),\(9 + $0 * 17 % 19)\n" }
    #expect(try load("0 g,35 g,70 g\n" + rows.joined()).chart.kind == .line)
    #expect(try load("weight,height,age\n" + rows.joined()).chart.kind == .scatter)
  }

  /// A column of nothing but "yes" labels no points, and nobody reads the addresses of pages.
  @Test func marksAndAddressesAreNoLabels() throws {
    let rows = (0..<60).map {
      "2024-01-\($0 % 28 + 1),\(5 + $0 * 37 % 90),\($0 % 12 == 0 ? "yes" : ""),https://example.org/\($0)\n"
    }
    let loaded = try load("date,points,favourite,page\n" + rows.joined())
    #expect(!loaded.decisions.contains("labels"), "\(loaded.decisions)")
  }

  /// Only the row of the total had a value.
  @Test func aMeasureOfNothingButATotalIsLeftOut() throws {
    let rows = (0..<8).map { "page \($0),\(5 + $0 * 37 % 90),\n" }.joined()
    let sum = (0..<8).map { 5 + $0 * 37 % 90 }.reduce(0, +)
    let chart = try load("name,views,shares\n" + rows + "Total,\(sum),3\n").chart
    #expect(chart.series.map(\.name) == ["views"])
  }

  /// Catches at places are counted by what was caught, and a track is heard by its places.
  @Test func eventsAtPlacesAreCounted() throws {
    let fish = ["perch", "pike", "eel"]
    let rows = (0..<30).map {
      "2024-02-\($0 % 28 + 1),\(fish[$0 % 3]),\(5 + Double($0 * 37 % 90) / 100),\(51 + Double($0 * 61 % 80) / 100)\n"
    }
    let caught = try load("date,species,lon,lat\n" + rows.joined()).chart
    #expect(caught.series[0].ys == [10, 10, 10])
    let birds = (0..<30).map {
      "2024-02-\($0 % 28 + 1),\($0 % 2 == 0 ? "Ann" : "Bob"),\(5 + $0 % 2 * 20 + $0 / 9),\(51 - $0 % 2 * 20 + $0 / 7)\n"
    }
    #expect(try load("date,bird,lon,lat\n" + birds.joined()).chart.yAxis.title != "count")
    let track = (0..<30).map {
      "2024-02-01 10:\($0 + 10),\(5 + Double($0) / 100),\(51 + Double($0 * $0) / 900)\n"
    }
    #expect(try load("time,lon,lat\n" + track.joined()).chart.kind == .line)
  }

  /// A pivot table in which all of one age gave one answer each: without them the total would be one of the parts.
  @Test func aConstantAmongPartsIsOneOfThem() throws {
    let text =
      "answer,18-23 lat,24-39 lat,40-55 lat,56 lat i więcej,Suma końcowa\nbardzo,9,24,21,1,55\n"
      + "raczej,4,12,12,1,29\nraczej nie,2,1,3,1,7\ntrudno,5,3,2,1,11\n"
    let names = try load(text).chart.series.map(\.name)
    #expect(names == ["18-23 lat", "24-39 lat", "40-55 lat", "56 lat i więcej"])
  }

  /// Moisture and temperature, one below the other.
  @Test func rowsOfSeveralMeasuresHaveAxesOfTheirOwn() throws {
    let rows = (0..<20).flatMap { hour in
      ["moisture,0.\(10 + hour * 37 % 80)", "temperature,\(10 + hour * 61 % 17)"].map {
        "2024-02-01 \(hour < 10 ? "0" : "")\(hour):00,\($0)\n"
      }
    }
    let percentiles = rows.map {
      $0.replacing("moisture", with: "p50").replacing("temperature", with: "p99")
    }
    let one = try load("time,metric,value\n" + percentiles.joined()).chart
    #expect(one.series.count == 2 && one.additionalAxes.isEmpty)
    let measures = try load("time,metric_type,value\n" + rows.joined()).chart
    #expect(measures.series.count == 2 && measures.additionalAxes.count == 1)
    // Those of two places are compared.
    let places = try load("time,place,value\n" + rows.joined()).chart
    #expect(places.series.count == 2 && places.additionalAxes.isEmpty)
  }

  /// Matches of a club: when they begin is no measure.
  @Test func eventsWithATimeOfDayAreCounted() throws {
    let kinds = ["Cup", "League", "Test"]
    let rows = (1...24).map { row -> String in
      let day = row < 10 ? "0\(row)" : "\(row)"
      return "\(day).08.2026;\(10 + row * 7 % 11):\(row % 2 * 3)0;\(kinds[row % 3])\n"
    }
    let chart = try load("Spieldatum;Zeit;Typ\n" + rows.joined()).chart
    #expect(chart.xAxis.title == "Typ")
    #expect(chart.series[0].ys == [8, 8, 8])
    // To the second, whatever stands between.
    let fires = (1...24).map { row -> String in
      let (day, hour) = (row < 10 ? "0\(row)" : "\(row)", row * 7 % 24)
      return "2026-08-\(day),\(row * 37 % 11),\(hour < 10 ? "0" : "")\(hour):15:03\n"
    }
    let incidents = try load("IncidentDate,Patients,IncidentTime\n" + fires.joined()).chart
    #expect(incidents.xAxis.title == "IncidentDate and IncidentTime")
    #expect(incidents.series.map(\.name) == ["Patients"])
  }

  /// In which order sets, birds and rows come is no measure.
  @Test(arguments: ["Set Order", "Taxonomic Order", "sort_order"])
  func ordinalsAreNoMeasures(name: String) throws {
    let rows = (1...24).map {
      "2024-02-\($0 < 10 ? "0" : "")\($0),\($0 % 4 + 1),\($0 * 37 % 31 * 5)\n"
    }
    #expect(try load("Date,\(name),kg\n" + rows.joined()).chart.series.map(\.name) == ["kg"])
  }

  /// What a run and a ride add up to in a month; not the rate of the heart.
  @Test func activitiesAddUp() throws {
    let first = CivilDate(year: 2024, month: 1, day: 1)?.daysSince1970 ?? 0
    let rows = (0..<80).map { row -> String in
      let day = CivilDate(daysSince1970: first + row * 3 + row * row % 3)
      let figures = [5 + row % 7, 120 + row * 7 % 40, 20 + row % 9, 3 + row % 4].map(String.init)
      let kind = row % 3 == 0 ? "Run" : "Ride"
      return "\(day.text),\(kind)," + figures.joined(separator: ",") + "\n"
    }
    let chart = try load("Date,Activity Type,Distance,Avg HR,Max Speed,Effort\n" + rows.joined())
      .chart
    #expect(chart.series.map(\.name) == ["sum of Distance each month"])
    let total = (0..<80).map { 5 + $0 % 7 }.reduce(0, +)
    #expect(chart.series[0].ys.reduce(0, +) == Double(total))
  }

  /// Numbers of the parts of an outline, and those that agencies give to bookings.
  @Test func numbersOfPartsAndBookingsAreNoMeasures() throws {
    let outline = ["0,,All", "1.1,0,Rent", "1.2,0,Paper", "1.3,0,Food", "2.1,0,Books", "2.2,0,Ink"]
    let parts = outline.enumerated().map { "\($1),\($0 * 37 % 11)\n" }.joined()
    #expect(try load("id,parent,title,value\n" + parts).chart.series.map(\.name) == ["value"])
    let bookings = (1...12).map { row -> String in
      let number = 90_009_083 - row * row * 7919 % 700_000
      return "2026-07-\(row + 10),\(number),\(row * 37 % 11)\n"
    }
    let chart = try load("Check In,Número,Valor\n" + bookings.joined()).chart
    #expect(chart.series.map(\.name) == ["Valor"])
  }

  /// `workplace` and `tokushima-bear`: how grave a ticket or how sure a place is, is no measure of what happened.
  @Test func eventsAreCountedWhateverTheirGrade() throws {
    let kinds = ["Hardware", "Network", "Account"]
    let rows = (0..<30).map { row -> String in
      let day = CivilDate(daysSince1970: 19_723 + row * 5 + row * row % 4)
      return "\(day.text),\(kinds[row % 3]),\(row * 7 % 3 + 1),33.\(row),134.\(row)\n"
    }.joined()
    let tickets = try load("date,category,importance_level,lat,lon\n" + rows).chart
    #expect(tickets.xAxis.title == "category")
    #expect(tickets.series.map(\.ys) == [[10, 10, 10]])
    #expect(try load("date,type,geo_confidence,lat,lon\n" + rows).chart.xAxis.title == "type")
    // How confident consumers are is measured.
    #expect(try load("date,type,confidence,a,b\n" + rows).chart.xAxis.title == "date")
  }
}
