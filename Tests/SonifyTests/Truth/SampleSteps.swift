import Foundation

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifyTables

/// A tone that ought to sound.
struct ExpectedTone {
  /// Seconds to its onset.
  var time: Double
  /// Its length in seconds.
  var duration: Double
  /// Hertz.
  var pitch: Double
}

/// The charts of separate tones that the tests listen to: lines played in steps, bars, and the
/// cars by weight, of which those are heard that no other overlaps.
enum SampleSteps: String, CaseIterable {
  case births, nile, cities, cars

  /// The chart as it sounds.
  func sounding(_ change: (inout SoundOptions) -> Void = { _ in }) throws -> Sounding {
    var choices = ChartChoices()
    switch self {
    case .births, .nile:
      return try Sounding(sample: rawValue + ".csv") {
        $0.mode = .discrete
        change(&$0)
      }
    case .cities:
      return try Sounding(sample: "city-temperatures.csv") {
        $0.order = .sequence
        change(&$0)
      }
    case .cars:
      choices.x = "weight in lbs"
      choices.y = ["miles per gallon"]
      return try Sounding(sample: "cars.csv", choosing: choices) {
        $0.duration = Seconds(Self.carsLength)
        change(&$0)
      }
    }
  }

  /// The tones that ought to sound, in the order of the data.
  func expected() throws -> [ExpectedTone] {
    switch self {
    case .births:
      return try Self.evenSteps("births.csv", "births per 10000 women aged 23")
    case .nile:
      return try Self.evenSteps("nile.csv", "volume")
    case .cities:
      let table = try PlainTable(sample: "city-temperatures.csv")
      let cities = try ["Seattle", "San Francisco"].map(table.numbers)
      let axis = 0...Law.range(of: cities.flatMap { $0 }).upperBound
      // Twelve steps of 400 ms, each pass after its blips, the second 700 ms after the first.
      let starts = [0.37, 0.37 + 4.8 + 0.7 + 0.51]
      return zip(cities, starts).flatMap { temperatures, start in
        Self.steps(of: temperatures, on: axis, from: start, spacing: 0.4)
      }
    case .cars:
      return try Self.lonelyCars()
    }
  }

  /// Steps over the range of the values, of 100 ms or, in all, at least 5 s.
  private static func evenSteps(_ file: String, _ column: String) throws -> [ExpectedTone] {
    let ys = try PlainTable(sample: file).numbers(column)
    let spacing = min(0.4, max(0.1, min(20, max(5, 0.1 * Double(ys.count))) / Double(ys.count)))
    return steps(of: ys, on: Law.range(of: ys), from: 0, spacing: spacing)
  }

  private static func steps(
    of ys: [Double], on axis: ClosedRange<Double>, from start: Double, spacing: Double
  ) -> [ExpectedTone] {
    ys.enumerated().map { step, y in
      ExpectedTone(
        time: start + Double(step) * spacing, duration: min(0.2, 0.8 * spacing),
        pitch: Law.pitch(of: y, on: axis))
    }
  }

  private static let carsLength = 180.0

  /// The cars whose tones overlap no other.
  private static func lonelyCars() throws -> [ExpectedTone] {
    let table = try PlainTable(sample: "cars.csv")
    let weights = try table.numbers("weight in lbs")
    let economy = try table.numbers("miles per gallon")
    let origins = try table.cells("origin")
    let axes = (x: Law.range(of: weights), y: Law.range(of: economy))
    let blips = (1...3).map { 0.14 * Double($0) + 0.23 }
    let length = (carsLength - blips.reduce(0, +) - 2 * 0.7) / 3
    var start = 0.0
    var tones: [ExpectedTone] = []
    for (origin, blips) in zip(["USA", "Europe", "Japan"], blips) {
      start += blips
      let rows = weights.indices.filter { origins[$0] == origin }
      let tone = max(0.08, min(0.16, 0.8 * length / Double(rows.count)))
      let hold = Law.hold(points: rows.count, in: length)
      let own = rows.filter { economy[$0].isFinite }.map { row in
        ExpectedTone(
          time: Law.time(
            of: weights[row], on: axes.x, over: (start + hold)...(start + length - tone)),
          duration: tone, pitch: Law.pitch(of: economy[row], on: axes.y))
      }.sorted { $0.time < $1.time }
      tones += own.indices.filter { index in
        (index == 0 || own[index].time - own[index - 1].time > tone + 0.09)
          && (index == own.count - 1 || own[index + 1].time - own[index].time > tone + 0.09)
      }.map { own[$0] }
      start += length + 0.7
    }
    return tones
  }
}
