import Foundation

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// The lines of Samples that the tests listen to.
enum SampleLine: String, CaseIterable {
  case births, nile, sunspots, stocks

  /// The column of x and that of the values.
  private var columns: (x: String, y: String) {
    switch self {
    case .births: ("year", "births per 10000 women aged 23")
    case .nile: ("year", "volume")
    case .sunspots: ("YEAR", "SUNACTIVITY")
    case .stocks: ("date", "price")
    }
  }

  private var file: String { rawValue + ".csv" }

  /// The chart as it sounds with some changes; of the five stocks, all.
  func sounding(_ change: (inout SoundOptions) -> Void = { _ in }) throws -> Sounding {
    try Sounding(sample: file, change)
  }

  /// How it ought to sound: of the stocks, the fourth, GOOG, which begins years after the others.
  func expected() throws -> ExpectedLine {
    let table = try PlainTable(sample: file)
    let ys = try table.numbers(columns.y)
    guard self == .stocks else {
      let length = min(20, max(5, 0.1 * Double(ys.count)))
      return ExpectedLine(xs: try table.numbers(columns.x), ys: ys, over: 0...length)
    }
    let dates = try table.dates(columns.x, as: "MMM d yyyy")
    let symbols = try table.cells("symbol")
    let google = ys.indices.filter { symbols[$0] == "GOOG" }
    // Five passes that fill a minute, each after as many blips as its number.
    let blips = (1...5).map { count -> Double in 0.14 * Double(count) + 0.23 }
    let length: Double = (60 - blips.reduce(0, +) - 4 * 0.7) / 5
    let start: Double = blips[..<4].reduce(0, +) + 3 * (length + 0.7)
    return ExpectedLine(
      xs: google.map { dates[$0] }, ys: google.map { ys[$0] }, over: start...(start + length),
      xAxis: Law.range(of: dates), yAxis: Law.range(of: ys))
  }

  /// The gridlines of the x axis as a person would draw them.
  func gridlines() -> [Double] {
    switch self {
    case .births: [1920, 1930, 1940, 1950, 1960, 1970]
    case .nile: [1880, 1900, 1920, 1940, 1960]
    case .sunspots: [1700, 1800, 1900, 2000]
    case .stocks: [2000, 2002, 2004, 2006, 2008, 2010].map { Samples.day($0, 1, 1) }
    }
  }

  /// The stretch of time in which the line sounds, in seconds.
  func stretch(of sounding: Sounding) throws -> ClosedRange<Double> {
    guard self == .stocks else { return 0...sounding.score.duration.value }
    let ends = try expected().ends
    return (ends.lowerBound - 0.05)...(ends.upperBound + 0.05)
  }
}
