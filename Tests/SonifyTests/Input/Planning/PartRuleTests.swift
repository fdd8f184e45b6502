import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Rows in parts, and numbers that only count or name them.
struct PartRuleTests {
  /// Grafana writes the series one after the other, each with times of its own.
  @Test(arguments: [12, 4000])
  func timesInOrderInEachPartMakeSeries(count: Int) throws {
    let rows = ["eth0", "eth1"].enumerated().flatMap { part, name in
      (0..<count).map {
        let second = $0 * 15 + part * 3
        let minute = second / 60
        return "\(name);2016-05-\(minute / 1440 + 10)T\(two(minute / 60 % 24)):\(two(minute % 60)):"
          + "\(two(second % 60)).000Z;\(($0 * 37 + part) % 11).5"
      }
    }
    let chart = try loadTable("Series;Time;Value", rows)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["eth0", "eth1"])
    #expect(chart.series.map(\.count) == [count, count])
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Plants may each be measured on other days.
  @Test func stepsInOrderInEachPartMakeSeries() throws {
    let rows = ["A,1,2.0", "A,4,3.1", "A,9,4.5", "B,2,1.8", "B,5,2.9", "B,8,4.1"]
    let chart = try loadTable("plant,day,height", rows)
    #expect(chart.kind == .line)
    #expect(chart.xAxis.title == "day")
    #expect(chart.series.map(\.xs) == [[1, 4, 9], [2, 5, 8]])
  }

  /// Texts that do not part the times are none: here each has days of all of them.
  @Test func otherTextsMakeNone() throws {
    let days = [9, 3, 12, 6, 1, 8, 4, 11, 2, 10, 7, 5]
    let rows = days.enumerated().map {
      "2024-01-\(two($1)),\($0 % 2 == 0 ? "A" : "B"),\($0 * 7 % 5)"
    }
    #expect(try loadTable("day,who,value", rows).series.map(\.name) == ["value"])
  }

  /// Strong writes the sets of each exercise.
  @Test func numbersOfSetsAreNoMeasures() throws {
    let rows = (1...24).map { set in
      "2022-09-\(two((set - 1) / 12 + 10)) 10:26:28,\(set % 12 < 6 ? "Squat" : "Press"),\((set - 1) % 2 + 1),"
        + "\(40 + set * 7 % 30).5,\(5 + set % 4)"
    }
    let chart = try loadTable("Date,Exercise Name,Set Order,Weight,Reps", rows)
    #expect(!chart.series.isEmpty)
    #expect(chart.yAxis.title == "Weight")
  }

  /// A training that was stopped begins again.
  @Test func stepsBeginAgainNowAndThen() throws {
    let steps = [20, 20, 40, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 240]
    let rows = steps.enumerated().map { "\($1),\(9 - Double($0) * 0.25),\($1 * 1000)" }
    let chart = try loadTable("step,loss,tokens", rows)
    #expect(chart.xAxis.title == "step")
    #expect(chart.series.map(\.name) == ["loss", "tokens"])
    let said = try loadChart("step,loss,tokens\n" + rows.joined(separator: "\n") + "\n").decisions
    #expect(said.contains { $0.text.hasSuffix("x, because its steps begin again") })
  }

  /// The numbers of communes and of persons in a study are no measures and order nothing.
  @Test func codesAreNoMeasures() throws {
    let communes = (0..<9).map { "0201\(two($0 * 9 + 10))1,Commune \($0),\($0 * 37 % 11).3" }
    let chart = try loadTable("Kod,Nazwa,share", communes)
    #expect(chart.categories.first == "Commune 0")
    #expect(chart.series.map(\.name) == ["share"])
    let persons = (0..<20).map { "\(62_161 + $0 * 2),\($0 * 37 % 41),\($0 * 11 % 23)" }
    let study = try loadTable("SEQN,pressure,weight", persons)
    #expect(study.xAxis.title != "SEQN")
    #expect(!study.series.contains { $0.name == "SEQN" })
    let towns = ["01234,5", "02345,7", "03456,1"]
    #expect(try loadTable("zip,people", towns).categories == ["01234", "02345", "03456"])
    let gap = ["0101,5", "0102,6", ",7", "0203,9"]
    #expect(try loadTable("code,people", gap).categories.first == "0101")
    let logged = (1...6).map { "2024-01-0\($0),0\($0 * 137 % 900 + 100)" }
    #expect(try loadTable("day,adc", logged).series.map(\.name) == ["adc"])
    // Times of day and steps have zeros before them too.
    let clock = (0..<9).map { "\(two($0 + 8))30,\($0 * 37 % 11)" }
    #expect(try loadTable("time,level", clock).series.map(\.name) == ["level"])
    let frames = (1..<9).map { "000\($0),\($0 * 37 % 11)" }
    #expect(try loadTable("frame,level", frames).xAxis.title == "frame")
  }

  /// Means of groups are divided by a second column only if they are of few rows.
  @Test func meansOfGroupsAreOneSeries() throws {
    let rows = (0..<120).map {
      "\($0 % 2 == 0 ? "F" : "M"),\(["A", "B", "C"][$0 % 3]),\($0 % 3 + 1),\($0 * 37 % 20)"
    }
    let chart = try loadTable("Sex,Class,Semester,G1", rows)
    #expect(chart.categories == ["F", "M"])
    #expect(chart.series.map(\.name) == ["G1"])
    let pairs = ["F", "M"].flatMap { sex in
      ["A", "B", "C"].map { "\(sex),\($0),\(sex == "F" ? 3 : 4)" }
    }
    #expect(try loadTable("Sex,Class,mean", pairs).series.count > 1)
  }

  /// The catalogue of the USGS has gaps, errors and numbers of stations.
  @Test func earthquakesHaveMagnitudes() throws {
    let rows = (1...9).map {
      "2022-05-18T1\($0):27:07Z,-17.\($0),-69.\($0),\($0 * 17 % 140),4.\($0 * 7 % 9),\($0 * 31 % 80),0.\($0)"
    }
    let chart = try loadTable("time,latitude,longitude,depth,mag,gap,rms", rows)
    #expect(chart.series.map(\.name) == ["mag", "depth"])
    let track = (1...9).map { "2022-05-18T1\($0):27:07Z,5\($0).1,1\($0).2,\($0 * 17 % 140),4\($0)" }
    #expect(try loadTable("time,lat,lon,alt,mag", track).series.map(\.name) == ["alt", "mag"])
  }

  /// Ten long rows show little of the order of hundreds: a year is no step of each type.
  @Test func yearsInNoOrderAreNoSteps() throws {
    let years = [2017, 2015, 2018, 2016, 2017, 2015, 2017, 2016, 2005, 2016]
    let text = String(repeating: "long ", count: 1200)
    let rows = (0..<120).map {
      "Game \($0),\(text),4.\($0 * 37 % 83),\(["Strategy", "Family"][$0 % 2]),\($0 == 90 ? -2200 : years[$0 % 10])"
    }
    #expect(try loadTable("Game,Description,Rating,Type,Year", rows).xAxis.title != "Year")
  }

  /// Weights of several people are not mixed, whenever each was weighed.
  @Test func subjectsAreNotMixed() throws {
    let rows = (10...27).map { "2024-01-\($0),P\($0 % 3 + 1),\(60 + $0 * 7 % 31)" }
    let chart = try loadTable("date,user_id,weight", rows)
    #expect(chart.series.map(\.count) == [6, 6, 6])
    #expect(try loadTable("date,mood,weight", rows).series.count == 1)
    let records = (10...27).map {
      #"{"user_id": "\#($0 % 3 + 1)", "date": "2024-01-\#($0)", "weight": "\#(60 + $0 * 7 % 31)", "note": "n\#($0)"}"#
    }
    let text = "[" + records.joined(separator: ",") + "]"
    #expect(try loadChart(text).chart.series.map(\.count) == [6, 6, 6])
  }

  /// The first rows of a long table may all be of one year, and the towns of a year are many.
  @Test func yearsOfManyTowns() throws {
    let rows = (2010...2014).flatMap { year in
      (1...900).map { "\(year);\($0 * 37 % 901);Municipality \($0);\(500 + ($0 * 7 + year) % 977)" }
    }
    let chart = try loadTable("JAHR;BFS;GEMEINDE;EINWOHNER", rows)
    #expect(chart.xAxis.title == "JAHR")
    #expect(chart.series.count == 12)
    #expect(chart.series.allSatisfy { $0.name.hasPrefix("Municipality ") && $0.count == 5 })
  }

  /// The codes of districts order nothing.
  @Test func codesBeforeNamesOrderNothing() throws {
    let districts = (0..<9).map { "\(326_300 - $0 * 100),District \($0),1.\($0 * 37 % 11)" }
    #expect(try loadTable("TERYT Powiatu,Powiat,share", districts).categories.first == "District 0")
  }

  /// Numbers of rows under no header, some left out, and numbers in another order than the rows.
  @Test func numbersOfRowsAreNoMeasures() throws {
    let numbers = [1, 2, 4, 5, 7, 8]
    let sites = numbers.map { "\($0),Site \($0),\($0 * 37 % 11),\($0 * 5 % 7)" }
    #expect(try loadTable(",Site,T,n", sites).series.map(\.name) == ["T", "n"])
    let rivers = [52, 1, 108, 24, 61, 3, 90].map { "\($0);River \($0);\($0 * 37 % 101)" }
    #expect(try loadTable("No;River;Discharge", rivers).series.map(\.name) == ["Discharge"])
    #expect(
      try loadTable("No;Discharge", (1...9).map { "\($0);\($0 * 37 % 11)" }).xAxis.title == "No")
  }

  /// Numbers that rise from 1800 to 2100 are years only in short steps, or under a header for them.
  @Test(arguments: [
    ("rpm", [1800, 1900, 2000, 2100], false), ("sqft", [1850, 1900, 1975, 2010], false),
    ("weight", [1950, 1951, 1952, 1953], false), ("staff id", [1901, 1902, 1911, 1915], false),
    ("Release", [2001, 2004, 2005, 2010], true), ("date", [1800, 1850, 1920, 2000], true),
    ("", [1800, 1850, 1920, 2000], true), ("year", [1800, 1850, 1920, 2000], true),
  ])
  func yearsByTheirSteps(name: String, values: [Int], areYears: Bool) throws {
    let rows = values.enumerated().map { "\($1),\($0 * 37 % 11)" }
    let chart = try loadTable("\(name),torque", rows)
    #expect((chart.xAxis.numeric?.quantity == .year) == areYears)
  }

  /// Latencies are no latitudes.
  @Test func latIsALatencyWithoutLongitudes() throws {
    let rows = (1...9).map { "\($0),\($0 * 37 % 11),0.\($0 * 17 % 97)" }
    #expect(try loadTable("time,tps,lat", rows).series.map(\.name) == ["tps", "lat"])
    let towns = (1...9).map { "Town \($0),\($0 * 37 % 11),5\($0).5" }
    #expect(try loadTable("town,rain,latitude", towns).series.map(\.name) == ["rain"])
    let places = (1...9).map { "2024-01-0\($0),\($0 * 37 % 11),5\($0).5,1\($0).5" }
    #expect(try loadTable("time,level,lat,lon", places).series.map(\.name) == ["level"])
  }

  /// Lengths and periods of a pendulum, each beside its error.
  @Test func measuredColumnsArePairs() throws {
    let lengths = [0.317, 0.29, 0.2255, 0.289, 0.399, 0.207, 0.35, 0.26, 0.41, 0.22]
    let rows = lengths.enumerated().map {
      "\($1),0.0005,\(1.5 + Double($0 * 37 % 11) / 100),0.0008"
    }
    let chart = try loadChart(rows.joined(separator: "\n") + "\n").chart
    #expect(chart.kind == .scatter)
    #expect(chart.series[0].xs.contains(0.2255))
    #expect(chart.series[0].ys.allSatisfy { $0 >= 1.5 })
  }
}
