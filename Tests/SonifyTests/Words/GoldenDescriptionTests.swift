import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// The descriptions of real charts, held against files that were read aloud when they were made.
///
/// After a change that is meant, `MINT_GOLDEN=1 swift test --filter Golden` writes the files anew,
/// and their difference is the review.
@Suite struct GoldenDescriptionTests {
  static let names = [
    "births.csv", "nile.csv", "co2.csv", "sunspots.csv", "seattle-weather.csv", "stocks.csv",
    "city-temperatures.csv", "barley.csv", "cars.csv", "coffee.json", "cars-economy.vl.json",
    "seattle-months.vl.json",
  ]

  /// A sample as a chart.
  static func chart(_ name: String) throws -> ChartDescriptor {
    try ChartLoader.load(.file(path: Samples.path(name))).chart
  }

  /// What is found in the samples, once: it takes long without the optimiser.
  private static let allFacts = Dictionary(
    uniqueKeysWithValues: names.map { ($0, (try? chart($0)).map(ChartFacts.init)) })

  /// What is found in a sample.
  static func facts(_ name: String) throws -> ChartFacts { try #require(allFacts[name] ?? nil) }

  /// The four descriptions of a chart, one behind the other.
  private func descriptions(_ chart: ChartDescriptor, _ facts: ChartFacts) -> String {
    var text = ""
    for detail in ChartDescription.Detail.allCases {
      for wording in Wording.allCases {
        text += "== \(detail.rawValue), \(wording.rawValue)\n"
        text += ChartDescription.text(of: chart, facts: facts, detail: detail, wording: wording)
      }
    }
    return text
  }

  private func compare(_ text: String, with name: String) throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["MINT_GOLDEN"] != nil {
      try Data(text.utf8).write(to: golden)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n")
    let lines = text.split(separator: "\n")
    for (number, (line, wanted)) in zip(lines, expected).enumerated() where line != wanted {
      Issue.record("\(name):\(number + 1): \(line) is not \(wanted)")
    }
    #expect(lines.count == expected.count)
  }

  @Test(arguments: names)
  func descriptionsAreThoseOfTheFiles(name: String) throws {
    try compare(descriptions(Self.chart(name), Self.facts(name)), with: "\(name).txt")
  }

  @Test func histogramsAndRelationsAreThoseOfTheFiles() throws {
    var choices = ChartChoices()
    choices.kind = .histogram
    let histogram = try ChartLoader.load(
      .file(path: Samples.path("cars.csv")), choosing: choices
    ).chart
    try compare(descriptions(histogram, ChartFacts(histogram)), with: "cars-histogram.txt")
    choices = ChartChoices()
    (choices.x, choices.y, choices.splitsRows) = ("weight in lbs", ["miles per gallon"], false)
    let relation = try ChartLoader.load(
      .file(path: Samples.path("cars.csv")), choosing: choices
    ).chart
    try compare(descriptions(relation, ChartFacts(relation)), with: "cars-weight.txt")
  }

  @Test(arguments: ["cars.csv", "city-temperatures.csv", "nile.csv"])
  func pagesAreThoseOfTheFiles(name: String) throws {
    let chart = try Self.chart(name)
    let page = try ChartDescription.text(of: chart, facts: Self.facts(name), as: .markdown)
    try compare(page, with: "\(name).md")
  }
}
