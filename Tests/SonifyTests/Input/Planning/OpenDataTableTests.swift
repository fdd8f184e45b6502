import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables as offices and programs publish them.
struct OpenDataTableTests {
  private func load(_ header: String, _ rows: [String]) throws -> ChartDescriptor {
    try ChartLoader.load(.text(header + "\n" + rows.joined(separator: "\n") + "\n")).chart
  }

  /// `electricity`: the index that pandas writes may be years, and so may be a column without a name.
  @Test(arguments: ["index", ""])
  func anIndexOfYearsIsX(name: String) throws {
    let rows = (1850...1950).map { "\($0),\($0 * 37 % 91),\($0 - 1840)" }
    let chart = try load("\(name),nuclear,solar", rows)
    #expect(chart.xAxis.numeric?.range == 1850...1950)
    #expect(chart.series.map(\.name) == ["nuclear", "solar"])
    let numbered = (1...100).map { "\($0),\($0 * 37 % 91),\($0 + 10)" }
    #expect(try load("\(name),nuclear,solar", numbered).series.map(\.name).contains("nuclear"))
  }

  /// `temperatura`: the station and the hour of daily values are always the same.
  @Test func theStationAndTheHourAreNoMeasures() throws {
    let rows = (1...28).map { "83582;\($0 < 10 ? "0" : "")\($0)/01/2011;0000;\(20 + $0 * 37 % 11)" }
    let chart = try load("Estacao;Data;Hora;TempMaxima", rows)
    #expect(chart.series.map(\.name) == ["TempMaxima"])
  }

  /// `befolkning`: years under the word for time in the north, which is also that for a thread.
  @Test func tidIsTime() throws {
    let rows = ["F0-19", "F20-64", "F65+"].flatMap { age in
      (2013...2015).map { "0101;\(age);\($0);\($0 * 37 % 911)" }
    }
    #expect(try load("Region;Alder;Tid;value", rows).xAxis.title == "Tid")
  }

  /// `regions`: whether a government changed is not what the series of regions are about.
  @Test func marksAreNotTheMeasureOfSeries() throws {
    let rows = ["A", "B", "C"].enumerated().flatMap { number, region in
      (2001...2009).map { year -> String in
        let mark = (year + number) % 4 / 3
        return "\(region),\(year),\(mark),\(year * (37 + number) % 91 + 5)"
      }
    }
    let chart = try load("region,year,gov_change,product", rows)
    #expect(chart.series.count == 3)
    #expect(chart.series.allSatisfy { $0.ys.allSatisfy { $0 >= 5 } })
  }

  /// Cases are counted, and a club and regions begin as keys and maps do.
  @Test(arguments: ["month,case number,days", "month,FK Austria,FK Partizan", "Monat,OST,NORD"])
  func countsAndClubsStay(header: String) throws {
    let rows = (1...12).map { month -> String in
      "2024-\(month < 10 ? "0" : "")\(month),1\(month * 37 % 91),1\(month * 53 % 97)"
    }
    #expect(try load(header, rows).series.count == 2)
  }

  /// Threads of processes.
  @Test func tidBesideOthersIsAThread() throws {
    let rows = (0..<12).map { "\(800 + $0 / 3),\(1900 + $0 * 7 % 12),\($0 * 37 % 11)" }
    #expect(try load("pid,tid,cpu", rows).xAxis.numeric == nil)
  }

  @Test func anIndexBesideYearsNumbersRows() throws {
    let rows = (0..<30).map { "\(1990 + $0),\(1960 + $0),\($0 * 37 % 91)" }
    #expect(try load("index,year,product", rows).xAxis.title == "year")
  }

  @Test func theNumberOfACarIsNoMeasure() throws {
    let rows = ["Ann", "Bob", "Cem", "Dan"].enumerated().map { "\(4 - $0),\($1),2.\(40 + $0)" }
    #expect(try load("Car Number,Name,Average", rows).series.map(\.name) == ["Average"])
  }

  /// `covid`: cases of all regions on a day; those that are active or counted on are no such cases.
  @Test func newCasesOfADayAreAdded() throws {
    var rows = (1...9).flatMap { day in
      (1...16).map { "region \($0),2020-12-0\(day),\(day * 10 + $0)" }
    }
    // What was reported later.
    rows.append("region 3,2020-12-01,4")
    let chart = try load("voivodeship,date,new cases", rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.ys) == [[300, 456, 616, 776, 936, 1096, 1256, 1416, 1576]])
    #expect(try load("voivodeship,date,active cases", rows).kind == .scatter)
  }

  /// `velo`: a key of another table and metres on the map.
  @Test func keysAndMetresOnMapsAreNoMeasures() throws {
    let rows = (1...28).map {
      "391\($0 % 2),2019-02-\($0 < 10 ? "0" : "")\($0),\($0 * 37 % 91),2681385,1247736"
    }
    let chart = try load("FK_STANDORT,DATUM,VELO_IN,OST,NORD", rows)
    #expect(chart.series.allSatisfy { !["OST", "NORD", "FK_STANDORT"].contains($0.name) })
  }

  @Test func starsAreNotes() throws {
    let rows = ["a,0.423 ★", "b,0.534 ★", "c,0.21", "d,0.434 ☆"]
    #expect(try load("model,score", rows).series[0].ys == [0.423, 0.534, 0.21, 0.434])
  }

  // MARK: - Lines between quotation marks

  /// `oceny`: each line is one cell.
  @Test func linesBetweenMarksAreRows() throws {
    let chart = try load(
      "\u{feff}\"course;grade;term\"",
      ["\"Law;5;1\"", "\"Logic;3,5;1\"", "\"\"\"Free arts\"\";4,5;2\"", "\"Tax;3;2\""])
    #expect(chart.series.first?.ys == [5, 3.5, 4.5, 3])
    #expect(chart.xAxis.categorical?.categories == ["Law", "Logic", "Free arts", "Tax"])
  }

  /// A decimal comma.
  @Test func numbersBetweenMarksAreNoRows() throws {
    let text = "price\n" + (1...6).map { "\"58\($0),15\"\n" }.joined()
    #expect(throws: InputError.self) { try ChartLoader.load(.text(text)) }
    let bare = (1...6).map { "\"58\($0),15\"\n" }.joined()
    #expect(QuotedLinesPrint(bare.split(separator: "\n").map(String.init)) == nil)
  }

  @Test func sentencesBetweenMarksAreNoRows() throws {
    #expect(throws: InputError.self) {
      try load("\"Hello, world\"", ["\"Good, bye\"", "\"One, two\""])
    }
  }
}
