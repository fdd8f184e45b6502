import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Numbers and texts that divide the rows in two ways are x and series, and things with numbers have these for names.
@Suite struct CrossedLevelTests {
  private let sorts = ["Quick", "Merge", "Heap"]
  private let sizes = [1000, 5000, 20000, 100_000]

  private func rows(bySize: Bool, runs: Int = 1, without: Int? = nil) -> [String] {
    let pairs =
      bySize
      ? sizes.flatMap { size in sorts.map { ($0, size) } }
      : sorts.flatMap { sort in sizes.map { (sort, $0) } }
    return pairs.enumerated().filter { $0.offset != without }.flatMap { place, pair in
      (0..<runs).map { "\(pair.0),\(pair.1),\((pair.1 / 100 + place * 37 + $0) % 89)" }
    }
  }

  private func load(_ header: String, _ rows: [String]) throws -> ChartDescriptor {
    try loadChart(([header] + rows).joined(separator: "\n") + "\n").chart
  }

  /// In whatever order a benchmark prints its rows.
  @Test(arguments: [true, false], [1, 2]) func sizesAreX(bySize: Bool, runs: Int) throws {
    let chart = try load("Algorithm,Size,Watts", rows(bySize: bySize, runs: runs))
    #expect(chart.xAxis.title == "Size")
    #expect(chart.series.map(\.name) == sorts)
    #expect(chart.series.allSatisfy { $0.count == sizes.count * runs })
  }

  /// Trials of three sizes are heard over the sizes, with what was measured.
  @Test func trialsAreNoXBesideLevels() throws {
    let pairs = ["Quick", "Merges", "Heap"].flatMap { sort in [8, 10, 12].map { (sort, $0) } }
    let rows = pairs.flatMap { sort, size in
      (1...4).map { "\(sort),\($0),\(size),\(size * sort.count * 100 + $0 * 7 % 5)" }
    }
    let chart = try load("label,iter,n,elapsed", rows)
    #expect(chart.xAxis.title == "n")
    #expect(chart.yAxis.title == "elapsed")
    #expect(chart.series.map(\.name) == ["Quick", "Merges", "Heap"])
  }

  /// Two programs at three sizes are enough, in whatever order the columns are; what follows from the number of the trial
  /// was not tried several times.
  @Test func levelsAreCrossedWithTrials() throws {
    let pairs = ["heap", "quick"].flatMap { name in [100, 1000, 10000].map { (name, $0) } }
    let rows = pairs.flatMap { name, size in
      (1...3).map { "\(name),\(size),\($0),\(size * name.count + $0)" }
    }
    let chart = try load("algo,n,run,time", rows)
    #expect(chart.xAxis.title == "n")
    #expect(chart.yAxis.title == "time")
    let rates = ["sgd", "adam"].flatMap { name in
      (1...10).map { "\(name),\($0),\(1 / Double($0)),\(10 / Double($0) + Double(name.count))" }
    }
    #expect(try load("optimizer,iter,lr,loss", rates).xAxis.title == "iter")
  }

  /// What was not tried with each text is a measure, and so is the only column of numbers.
  @Test func otherNumbersAreValues() throws {
    let goals = ["red,1,5", "red,2,6", "red,2,9", "blue,3,4", "blue,1,4", "blue,1,3"]
    let chart = try load("Team,Goals,Shots", goals)
    #expect(chart.xAxis.title == "Team")
    let only = rows(bySize: true).map { $0.split(separator: ",").dropLast().joined(separator: ",") }
    #expect(try load("Algorithm,Size", only).xAxis.title == "Algorithm")
  }

  /// Throws within legs order what two players threw, and are no points of it.
  @Test func numbersOfGroupsAndOfTheirRowsAreNoMeasures() throws {
    let rows = (0..<14).map { "\($0 / 7 + 1),\($0 % 7 + 1),\($0 * 37 % 140),\($0 * 53 % 140)" }
    let chart = try load("Leg,Throw,Anna,Ben", rows)
    #expect(chart.series.map(\.name) == ["Anna", "Ben"])
    #expect(chart.series[0].count == 14 && chart.kind == .line)
    // Two rows count nothing.
    let sums = try load("Item,P,Q,R,S,T", ["A,1,2,8,6,7", "B,2,3,7,9,8"])
    #expect(sums.series.count == 5)
  }

  /// In tables of stations by number, even if the first rows are about one of them.
  @Test func thingsWithNumbersAreSeries() throws {
    let days = (1...28).flatMap { day in [3, 7, 12].map { (day, $0) } }
    let rows = days.map { "2024-02-\($0.0 < 10 ? "0" : "")\($0.0),\($0.1),\($0.0 * $0.1 % 17)" }
    let chart = try load("day,station_id,rain", rows)
    #expect(chart.series.map(\.name) == ["station_id 3", "station_id 7", "station_id 12"])
    #expect(chart.series.allSatisfy { $0.count == 28 })
    let long = [1, 2].flatMap { station in
      (0..<1500).map {
        "\(station + 483_519),\(CivilDate(daysSince1970: $0 + 9000).text),\($0 % 31).5"
      }
    }
    #expect(try load("station,day,temperature", long).series.count == 2)
  }

  /// The number of an order is that of its date, and what people answer is not set.
  @Test func numbersOfDatesAndAnswersAreNoThings() throws {
    let orders = (0..<12).map {
      "2024-03-0\($0 / 2 + 1),\(5001 + $0 / 2),\($0 * 5 % 7),\($0 * 37 % 90)"
    }
    #expect(try load("Date,Order ID,Items,Total", orders).series.map(\.name) == ["Items", "Total"])
    let births = (0..<18).map { "\(["A", "B"][$0 % 2]),\(8 + $0 / 2 % 3),\(3000 + $0 * 137 % 900)" }
    #expect(try load("ward,apgar,weight", births).xAxis.title == "ward")
  }

  /// Many things of which each number has one name have the names.
  @Test func namesGoBeforeNumbers() throws {
    let towns = (1...15).map { ($0 + 10, "Town \($0)") }
    let rows = towns.flatMap { number, name in
      (2010..<2020).map { "\(number),\(name),\($0),\(number * $0)" }
    }
    let chart = try load("town_id,town_name,year,people", rows)
    #expect(chart.series.map(\.name) == (4...15).map { "Town \($0)" })
  }
}
