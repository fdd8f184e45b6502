import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// Whole scores of real charts, held against files that were looked through when they were made.
///
/// Numbers may differ by a billionth: the last bits of the C library's logarithms and powers differ
/// between processors. After a change that is meant, `MINT_GOLDEN=1 swift test --filter Golden`
/// writes the files anew, and their difference is the review.
@Suite struct GoldenScoreTests {
  /// Returns a chart of Samples, or one that is made here.
  private func chart(_ name: String) throws -> ChartDescriptor {
    var choices = ChartChoices()
    switch name {
    case "tangent":
      choices.xRange = .init(low: .number(-2), high: .number(2))
      return try ChartLoader.load(.functions(["tan(x)"]), choosing: choices).chart
    case "visits":
      choices.kind = .heatmap
      let table = "day,6 h,10 h,14 h,18 h\nMonday,3,12,20,8\nTuesday,1,9,31,31\nWednesday,5,,17,8\n"
      return try ChartLoader.load(.text(table), choosing: choices).chart
    default: return try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    }
  }

  @Test(arguments: ["births", "city-temperatures", "cars", "tangent", "visits"])
  func scoresAreThoseOfTheFiles(name: String) throws {
    let chart = try chart(name)
    let options = SoundOptions.with {
      $0.ticks = .both
      $0.playsLegend = name == "births"
    }
    let score = try Composer(options).compose(chart).score.levelled(at: 1)
    var bytes: [UInt8] = []
    score.write(as: .csv, of: chart) { bytes += $0 }
    let text = String(decoding: bytes, as: UTF8.self)

    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name).csv")
    if ProcessInfo.processInfo.environment["MINT_GOLDEN"] != nil {
      try Data(text.utf8).write(to: golden)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    let (rows, wanted) = (text.split(separator: "\n"), expected.split(separator: "\n"))
    #expect(rows.count == wanted.count)
    for (number, (row, wanted)) in zip(rows, wanted).enumerated() where !isNear(row, wanted) {
      Issue.record("\(name).csv:\(number + 1): \(row) is not \(wanted)")
    }
  }

  private func isNear(_ row: Substring, _ wanted: Substring) -> Bool {
    let cells = row.split(separator: ",", omittingEmptySubsequences: false)
    let others = wanted.split(separator: ",", omittingEmptySubsequences: false)
    guard cells.count == others.count else { return false }
    return zip(cells, others).allSatisfy { cell, other in
      guard let number = Double(cell), let expected = Double(other) else { return cell == other }
      return abs(number - expected) <= 1e-9 * max(1e-3, abs(expected))
    }
  }
}
