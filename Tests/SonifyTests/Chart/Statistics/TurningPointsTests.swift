import Foundation
import Testing

@testable import SonifyChart

@Suite struct TurningPointsTests {
  /// A spike on a wave adds no turn and hides none; where it is the extreme, it is that turn.
  @Test func aLoneSpikeAddsNoTurn() {
    let wave = Charts.noise(1200, seed: 4).enumerated().map { 8 * sin(Double($0) / 90) + $1 / 3 }
    let turns = TurningPoints.turns(of: wave)
    #expect(turns.count == 4)
    for height in [3.0, 40] {
      var spiked = wave
      spiked[600] += height
      let places = TurningPoints.turns(of: spiked).map(\.index)
      #expect(places.count == 4)
      #expect(places.contains(600) == (height == 40))
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func everyTurnIsTheExtremeBetweenItsNeighbours(seed: UInt64) {
    // Noise so loud that turns are sought in means, and spikes.
    let noise = Charts.noise(600, seed: seed)
    var line = noise.enumerated().map { 3 * sin(Double($0) / 60) + $1 * Double(seed % 4 + 1) / 2 }
    for spike in 0..<Int(seed % 3) { line[90 + 170 * spike] += spike == 0 ? 25 : -25 }
    let turns = TurningPoints.turns(of: line)
    let ends = [0] + turns.map(\.index) + [line.count - 1]
    #expect(ends == ends.sorted() && Set(ends).count == ends.count)
    for (place, turn) in turns.enumerated() {
      let between = line[(ends[place] + 1)..<ends[place + 2]]
      #expect(line[turn.index] == (turn.isPeak ? between.max() : between.min()))
    }
  }

  /// Belgium's telephone calls from 1950 to 1973 (MASS, phones): the summit is an outlier.
  @Test func aSummitIsTheHighestOfAllNumbersThere() {
    let calls = [
      4.4, 4.7, 4.7, 5.9, 6.6, 7.3, 8.1, 8.8, 10.6, 12, 13.5, 14.9, 16.1, 21.2, 119, 124, 142, 159,
      182, 212, 43, 24, 27, 29,
    ]
    #expect(TurningPoints.turns(of: calls).map(\.index) == [19])
    #expect(TurningPoints.turns(of: calls.map { -$0 }).map(\.index) == [19])
  }

  @Test func aWaveTurnsAtItsCrestsAndTroughs() {
    let wave = (0..<200).map { sin(2 * .pi * Double($0) / 40) }
    let turns = TurningPoints.turns(of: wave)
    #expect(turns.map(\.index) == [10, 30, 50, 70, 90, 110, 130, 150, 170, 190])
    #expect(turns.map(\.isPeak) == (0..<10).map { $0 % 2 == 0 })
    #expect(turns.dropFirst().dropLast().allSatisfy { abs($0.prominence - 2) < 1e-9 })
  }

  @Test(arguments: [8, 12, 25])
  func coarseWavesTurnToo(period: Int) {
    let wave = (0..<(period * 10)).map { sin(2 * .pi * (Double($0) + 0.3) / Double(period)) }
    // At the ends, where the wave is cut, a turn may have too little of a swing on one side.
    #expect((18...20).contains(TurningPoints.turns(of: wave).count))
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func noiseHardlyTurns(seed: UInt64) {
    #expect(TurningPoints.turns(of: Charts.noise(500, seed: seed)).count <= 2)
    // Noise on a slope does not make the slope turn.
    let slope = Charts.noise(500, seed: seed).enumerated().map { Double($0) / 20 + $1 / 2 }
    #expect(TurningPoints.turns(of: slope).isEmpty)
  }

  @Test func birthsTurnIn1933And1957() throws {
    let births = try SampleLines.births()
    let turns = TurningPoints.turns(of: births)
    #expect(turns.map { 1917 + $0.index } == [1933, 1957])
    #expect(turns.map { births[$0.index] } == [125.7, 268.8])
    #expect(turns.map(\.isPeak) == [false, true])
    #expect(TurningPoints.turns(of: try SampleLines.nile()).isEmpty)
  }

  @Test(arguments: [0, 0.5, 0.8])
  func noiseWithMemoryHardlyTurns(correlation: Double) {
    let claims = SampleLines.falseClaims(correlation: correlation) {
      !TurningPoints.turns(of: $0).isEmpty
    }
    #expect(claims <= (correlation > 0 ? 10 : 5))
  }

  @Test func aNoisyWaveTurnsAsOftenAsTheWave() {
    let noise = Charts.noise(400, seed: 5)
    let wave = (0..<400).map { index -> Double in
      6 * sin(2 * Double.pi * Double(index) / 100) + noise[index] / 2
    }
    let turns = TurningPoints.turns(of: wave)
    #expect(turns.count == 8)
    for (turn, expected) in zip(turns, stride(from: 25, to: 400, by: 50)) {
      #expect(abs(turn.index - expected) < 15)
    }
  }

  @Test func linesWithoutTurnsHaveNone() {
    for numbers in [[], [1], [1, 2], [1, 2, 3, 4], [4, 3, 2, 1], [5, 5, 5, 5]] as [[Double]] {
      #expect(TurningPoints.turns(of: numbers).isEmpty)
    }
    #expect(
      TurningPoints.turns(of: [0, 1, 1, 0], swingingBy: 0.5)
        == [TurningPoints.Turn(index: 1, isPeak: true, prominence: 1)])
  }
}
