import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What never changes is heard beside what it may be compared with, and else it is said.
@Suite struct ConstantColumnTests {
  private func days(_ cells: (Int) -> String) -> [String] {
    (1...9).map { "2024-01-0\($0),\(cells($0))" }
  }

  @Test func itIsSaidWhatAColumnAlwaysIs() throws {
    let rows = days { "\(80 + $0 * 7 % 5),180,0" }
    let loaded = try loadChart(
      (["date,weight,height,errors"] + rows).joined(separator: "\n") + "\n")
    #expect(loaded.chart.series.map(\.name) == ["weight"])
    #expect(loaded.choices.contains("height is always 180"))
    #expect(loaded.choices.contains("not used: errors"))
  }

  /// Limits are near what they limit, and siblings are of one kind.
  @Test(arguments: [
    "speed,50", "room,target,48", "used GB,capacity GB,900",
    "Geschwindigkeit,Höchstgeschwindigkeit,50",
    "systolic,diastolic,45", "Bonn,Kairo,0", "web1,web2,900", "high,low,5", "2022,2023,4000",
  ])
  func whatMayBeComparedIsHeard(table: String) throws {
    let parts = table.split(separator: ",").map(String.init)
    let names = parts.count == 2 ? [parts[0], "limit"] : Array(parts[..<2])
    let value = parts[parts.count - 1]
    let chart = try loadTable(
      "date,\(names[0]),\(names[1])", days { "\(48 + $0 * 7 % 11),\(value)" })
    #expect(chart.series.map(\.name) == names)
  }

  /// What a command or a device says of itself is no measure beside others that are as small.
  @Test(arguments: ["exit", "code", "sensor_status", "rc"]) func statesAreNotHeard(name: String)
    throws
  {
    let loaded = try loadChart(
      (["date,\(name),light,air"] + days { "0,\($0 * 7 % 5),\($0 * 3 % 7)" })
        .joined(separator: "\n"))
    #expect(loaded.chart.series.map(\.name) == ["light", "air"])
    #expect(loaded.choices.contains("not used: \(name)"), "\(loaded.choices)")
  }

  /// When they were paid is what they say.
  @Test func aFewEqualPaymentsAreHeard() throws {
    let chart = try loadTable("date,price,dividend", days { "\(50 + $0),\($0 == 4 ? "0.5" : "")" })
    #expect(chart.series.map(\.name) == ["price", "dividend"])
  }

  @Test(arguments: ["errors,height", "setpoint,measured"]) func whatIsAloneIsHeard(names: String)
    throws
  {
    let chart = try loadTable("date,\(names)", days { _ in "0,180" })
    #expect(chart.series.map(\.name) == names.split(separator: ",").map(String.init))
    let alone = try loadTable("date,errors", days { _ in "0" })
    #expect(alone.series.map(\.name) == ["errors"])
  }

  @Test func whatIsAskedForIsHeard() throws {
    let rows = days { "\(80 + $0),180" }
    let loaded = try loadChart((["date,weight,height"] + rows).joined(separator: "\n") + "\n") {
      $0.y = [ColumnReference("height")]
    }
    #expect(loaded.chart.series.map(\.name) == ["height"])
  }

  /// What is the same in all rows of a town is not what was counted there, and a price that changed once is.
  @Test func attributesOfSeriesAreNotPlotted() throws {
    func load(changing: Bool) throws -> LoadedChart {
      let towns = (0..<30).flatMap { town in
        (2015...(town % 2 == 0 ? 2020 : 2019)).map { year in
          "Town \(town),\(40 + town + (changing && town == 7 && year == 2019 ? 9 : 0)),\(year),\(1000 + town * year % 97)"
        }
      }
      return try loadChart((["town,price,year,people"] + towns).joined(separator: "\n") + "\n")
    }
    let same = try load(changing: false)
    #expect(same.choices.contains("y is people"))
    #expect(
      same.decisions.map(\.text).contains(
        "column 2, price, holds numbers: not used, is the same in all rows of a series"))
    #expect(try load(changing: true).choices.contains("y is price"))
  }
}
