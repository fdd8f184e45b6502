import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// A column that is left out beside others is called what the rule takes it for that left it out.
@Suite struct ExclusionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let header: String
    let rows: [String]
    let reasons: [String: Decision.Reason]
    var testDescription: String { header }
  }

  static let cases: [Case] = [
    Case(
      header: "city,rent,flooded,checked",
      rows: ["Bonn,820,0,0", "Kiel,710,1,0", "Ulm,905,0,0", "Jena,640,1,0"],
      reasons: ["flooded": .flag, "checked": .zeros]),
    Case(
      header: "date,level,level err,qc,week",
      rows: (1...12).map {
        "2024-01-\($0 < 10 ? "0" : "")\($0),3.\($0 * 7 % 10),0.\($0 % 3),\($0 % 2),\($0 + 6)"
      },
      reasons: ["level err": .uncertainty, "qc": .grades, "week": .repeated]),
    Case(
      header: "name,time,iterations",
      rows: ["sort,120,500", "merge,84,900", "heap,151,450", "quick,77,950"],
      reasons: ["iterations": .runs]),
    Case(
      header: "rank,team,points",
      rows: ["1,Ajax,30", "2,PSV,27", "2,AZ,27", "4,Twente,19"],
      reasons: ["rank": .rank]),
    Case(
      header: "age_from,age_to,people",
      rows: ["0,9,820", "10,19,910", "20,29,1180", "30,39,1030", "40,49,960"],
      reasons: ["age_to": .repeated]),
  ]

  @Test(arguments: cases) func aColumnIsCalledWhatItWasLeftOutFor(_ table: Case) throws {
    let loaded = try loadChart(([table.header] + table.rows).joined(separator: "\n") + "\n")
    var found: [String: Decision.Reason] = [:]
    for case .writing(.column(_, let name, _, .none(let reason))) in loaded.decisions {
      if reason != .text { found[name] = reason }
    }
    for (name, reason) in table.reasons { #expect(found[name] == reason) }
  }

  @Test(arguments: cases) func noColumnIsBothPlottedAndLeftOut(_ table: Case) throws {
    let chart = try loadTable(table.header, table.rows)
    for name in table.reasons.keys {
      #expect(!chart.series.contains { $0.name == name })
    }
    #expect(!chart.series.isEmpty)
  }
}
