import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows that describe series above their values, and names of series that say their units.
@Suite struct SeriesDescriptionTests {
  private static let values = (1...6).map { "20\($0 + 10)-01-01,\($0 * $0),\(40 - $0)" }

  /// Banks of time series write the unit, the frequency and the first date of each series below its name.
  @Test func descriptionsAreTheHeader() throws {
    let loaded = try loadChart(
      ([
        ",Prices,Wages", "Unit,Index,Percent", "Frequency,Month,Month",
        "First,2011-01-01,2011-01-01", "Number,6,6",
      ] + Self.values).joined(separator: "\n") + "\n")
    #expect(loaded.chart.series.map(\.ys) == [[1, 4, 9, 16, 25, 36], [39, 38, 37, 36, 35, 34]])
    #expect(loaded.choices.contains("the first 5 rows are the header"))
  }

  /// A note may stand below the values; sums and goals above them are no descriptions.
  @Test(arguments: ["Total,91,219", "Goal,70,80", "Mid 2019,4,5"]) func notesAndSums(row: String)
    throws
  {
    let noted = [",Prices,Wages", "Region,Here,There"] + Self.values + [",,\"Source: us\""]
    #expect(try loadTable(noted[0], Array(noted.dropFirst())).series.map(\.ys.count) == [6, 6])
    let loaded = try loadChart(
      (["date,a,b", row] + Self.values).joined(separator: "\n") + "\n")
    #expect(!loaded.choices.contains { $0.hasSuffix("are the header") })
  }

  /// Series of several units have axes of their own; those of one unit are compared.
  @Test func unitsInNamesOfSeries() throws {
    let measures = try loadTable(
      "Measure,Year,Value",
      ["Life expectancy (years)", "Smokers (%)", "Drinkers (%)"].enumerated().flatMap {
        place, name in
        (0..<4).map { "\(name),\(2015 + $0),\([79, 18, 17][place] + $0)" }
      })
    #expect(measures.series.map(\.axis) == [0, 1, 1])
    let areas = try loadTable(
      "Area,Measure,2019,2020,2021,2022",
      ["North", "South", "East"].enumerated().flatMap { place, area in
        [
          "\(area),Count,\(1 + 10 * place)00,120,130,135",
          "\(area),Rate per 1000,\(4 + place),4.2,4.4,4.6",
        ]
      })
    #expect(areas.series.map(\.axis) == [0, 1, 0, 1, 0, 1])
    #expect(areas.yAxis.title == "Count")
    let homes = try loadTable(
      "Measure,Year,Value",
      ["Number of homes", "Percent of homes"].enumerated().flatMap { place, name in
        (0..<4).map { "\(name),\(2015 + $0),\([700, 40][place] + $0)" }
      })
    #expect(homes.series.map(\.axis) == [0, 1])
  }

  /// Places in brackets, and words for rates without another unit, are no units.
  @Test(arguments: [
    ["Paris (France)", "Rome (Italy)"], ["Unemployment rate", "Inflation"], ["Wind", "Gas"],
    ["Men (%)", "Women (%)"], ["Men (%)", "Women (%)", "Total"],
    ["United States (US)", "Germany (DE)"], ["Temperature (min)", "Temperature (max)"],
    ["Noise (day)", "Noise (night)"], ["Winter (2018/19)", "Winter (2019/20)"],
    ["Other (n/a)", "Render (w/ cache)"], ["5% sugar", "10% salt"], ["As per plan", "One per day"],
    ["50 percent", "Maximum"], ["Sulfur (S)", "Manitoba (MB)"],
  ])
  func namesWithoutUnits(names: [String]) throws {
    let chart = try loadTable(
      "name,year,value",
      names.flatMap { name in (0..<4).map { "\(name),\(2015 + $0),\(20 + $0)" } })
    #expect(chart.series.count == names.count)
    #expect(chart.series.allSatisfy { $0.axis == 0 })
  }

  /// The answers to several questions, and ages of women and men, are the bars of their groups.
  @Test func groupsAreDivided() throws {
    let survey = try loadTable(
      "Question,Answer,Percent",
      [
        "Way,Car,62", "Way,Bus,14", "Way,Don't know,24", "Mood,Good,31", "Mood,Bad,62",
        "Mood,Don't know,7", "Pay,Yes,38", "Pay,No,62",
      ])
    #expect(survey.series.map(\.name) == ["Way", "Mood", "Pay"])
    #expect(survey.xAxis.title == "Answer")
    let ages = try loadTable(
      "Sex,Age,Percent",
      ["Male", "Female"].flatMap { sex in
        ["16-24", "25-34", "35+"].map { "\(sex),\($0),\($0.count)" }
      })
    #expect(ages.series.map(\.name) == ["Male", "Female"])
    #expect(ages.xAxis.title == "Age")
    // Rounds are in order.
    let rounds = try loadTable(
      "Round,Team,Points",
      (1...3).flatMap { round in ["A", "B", "C", "D"].map { "Round \(round),\($0),\(round * 2)" } })
    #expect(rounds.xAxis.title == "Round")
  }

  /// The second of two dates belongs to the values after it.
  @Test func aSecondDateHasValuesOfItsOwn() throws {
    let rows = (1...5).map { "2024-01-0\($0),\($0 * $0 + 3),,2024-02-0\($0),\($0 * 7)" }
    let first = try loadTable("Date,Temp,,Date,Humidity", rows)
    #expect(first.series.map(\.name) == ["Temp"])
    let second = try loadChart("Date,Temp,,Date,Humidity\n" + rows.joined(separator: "\n") + "\n") {
      $0.x = "4"
    }
    #expect(second.chart.series.map(\.name) == ["Humidity"])
    // The beginning and the end of one thing.
    let ends = (1...5).map { "2024-01-0\($0),2024-02-0\($0),\($0 * 3)" }
    #expect(try loadTable("Date,Date,Cost", ends).series.map(\.name) == ["Cost"])
    let same = (1...5).map { "2024-01-0\($0),\($0 * $0 + 3),2024-01-0\($0),\($0 * 7)" }
    #expect(try loadTable("Date,Temp,Date,Humidity", same).series.count == 2)
    // One date is missing.
    let fewer = same.dropLast() + ["2024-01-05,28,,35"]
    #expect(try loadTable("Date,Temp,Date,Humidity", Array(fewer)).series.count == 2)
    let trades = (1...5).map { "2024-01-0\($0),\($0 * $0 + 3),2024-02-0\($0),\($0 * 7),\($0 * 6)" }
    #expect(try loadTable("Date,Buy,Date,Sell,Profit", trades).series.count == 3)
  }
}
