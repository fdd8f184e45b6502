import Foundation
import Testing

@testable import Sonify

/// The lines of the real charts, and noise to hold claims to.
enum SampleLines {
  /// The values of a column of a sample; those missing are "not a number".
  static func column(_ name: String, of file: String) throws -> [Double] {
    let rows = try String(contentsOfFile: Samples.path("\(file).csv"), encoding: .utf8)
      .split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
    let place = try #require(rows[0].firstIndex { $0 == name || $0 == "\"\(name)\"" })
    return rows.dropFirst().map { Double($0[place]) ?? .nan }
  }

  static func nile() throws -> [Double] { try column("volume", of: "nile") }
  static func births() throws -> [Double] {
    try column("births per 10000 women aged 23", of: "births")
  }

  /// The means of carbon dioxide by month, from March 1958.
  static func monthsOfCarbonDioxide() throws -> [Double] {
    let dates = try column("date", of: "co2")
    let months = dates.map { Int($0) / 10_000 * 12 + Int($0) / 100 % 100 }
    let values = zip(months, try column("co2", of: "co2")).filter { $1.isFinite }
    let all = Dictionary(grouping: values) { $0.0 }
    return ((months.min() ?? 0)...(months.max() ?? 0)).map { month in
      let numbers = all[month]?.map(\.1) ?? []
      return numbers.isEmpty ? .nan : numbers.reduce(0, +) / Double(numbers.count)
    }
  }

  /// Noise whose neighbours correlate.
  static func noise(_ count: Int, correlation: Double, seed: UInt64) -> [Double] {
    var last = 0.0
    return Charts.noise(count + 50, seed: seed).map { new in
      last = correlation * last + new
      return last
    }.suffix(count)
  }

  /// How many in a hundred runs of noise, a hundred long, a claim is made of.
  static func falseClaims(correlation: Double, _ claim: ([Double]) -> Bool) -> Int {
    (1...100).count { claim(noise(100, correlation: correlation, seed: UInt64($0))) }
  }
}
