import SonifyChart
import SonifyInput
import Testing

/// What stands beside dates: their numbers, and places that were measured one after the other.
@Suite struct DateCompanionTests {
  /// A day that is counted says again what its date says.
  @Test func numbersOfDatesAreNoMeasure() throws {
    let rows = (0..<8).flatMap { day in
      ["fresh,\((day * 7) % 5 + 2)", "fuel,\((day * 3) % 7 + 1)"].map {
        "\(day),2025-11-\(15 + day),\($0)"
      }
    }
    let chart = try loadTable("day_index,date,category,loss", rows)
    #expect(chart.yAxis.title == "loss")
    #expect(chart.series.map(\.name) == ["fresh", "fuel"])
  }

  /// What grows by one from date to date, once at each, may be measured.
  @Test func whatGrowsWithDatesIsAMeasure() throws {
    let rows = (0..<8).map { "2025-11-\(15 + $0),\(20 + $0),\(($0 * 7) % 5)" }
    let chart = try loadTable("date,members,visits", rows)
    #expect(chart.series.map(\.name).contains("members"))
  }

  /// Two places one after the other are no course of one.
  @Test func placesOneAfterTheOtherAreSeries() throws {
    let rows = (1...12).map { day in
      "\(day < 7 ? "FREMANTLE" : "HILLARYS"),2026-01-\(day < 10 ? "0" : "")\(day),\(day * 5 % 7)"
    }
    let chart = try loadTable("location,date,height", rows)
    #expect(chart.series.map(\.name) == ["FREMANTLE", "HILLARYS"])
    let diary = try loadTable(
      "location,date,km",
      (1...9).map { "\($0 % 2 == 0 ? "park" : "lake"),2026-01-0\($0),\($0 * 5 % 7)" })
    #expect(diary.series.count == 1)
    let seasons = try loadTable(
      "phase,date,height", rows.map { $0.replacing("FREMANTLE", with: "first") })
    #expect(seasons.series.count == 1)
  }

  /// Several columns of one name are told apart.
  @Test func columnsOfOneNameHaveTheirNumbers() throws {
    let chart = try loadTable(
      "year,rank,time,rank", ["2019,3,9.5,8", "2020,1,9.1,2", "2021,4,9.9,7"])
    let names = chart.series.map(\.name)
    #expect(names.contains("rank (column 4)"))
    #expect(Set(names).count == names.count)
  }

  /// The numbers on the shirts of runners are no measure.
  @Test(arguments: ["start number", "St.č", "reg. číslo"])
  func numbersOfRunnersAreNoMeasure(header: String) throws {
    let rows = zip([1077, 1120, 1046, 1003, 1211], [49.1, 50.4, 50.5, 51.2, 53]).map {
      "\($0),\($1)"
    }
    let named = zip(["Anna", "Ben", "Cleo", "Dan", "Eve"], rows).map { "\($0),\($1)" }
    let chart = try loadTable("name,\(header),minutes", named)
    #expect(chart.series.map(\.name) == ["minutes"])
  }

  /// Counters with a row for each year, and a column for each month.
  @Test func monthsOfYearsAreACourseOfEachGroup() throws {
    let months = "JAN,FEB,MAR,APR,MAY,JUN,JUL,AUG,SEP,OCT,NOV,DEC"
    let rows = ["north", "south"].flatMap { gate in
      [2020, 2019, 2018].map { year in
        "\(gate),\(year)," + (1...12).map { "\(gate.count * year + $0)" }.joined(separator: ",")
      }
    }
    let chart = try loadTable("gate,Year," + months, rows)
    #expect(chart.series.map(\.name) == ["north", "south"])
    #expect(chart.series.allSatisfy { $0.ys.count == 36 })
    #expect(chart.series[0].xs == chart.series[0].xs.sorted())
    #expect(chart.series[0].ys.first == 10_091)
  }

  /// Of two dates, that which few rows have is no x; the beginning of a query, which all rows have, is none either.
  @Test func datesOfMostRowsAreX() throws {
    let rows = (1...9).map { "\($0 == 4 ? "2024-01-02" : ""),2024-02-0\($0),\($0 * 5 % 7)" }
    #expect(try loadTable("start,result,votes", rows).xAxis.title == "result")
    let readings = (0..<600).map { row in
      "2024-02-01,2024-02-0\(1 + row / 100)T\(10 + row % 10):00:00Z,\(row * 5 % 7)"
    }
    #expect(try loadTable("_start,_time,_value", readings).xAxis.title == "_time")
  }
}
