import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

@Suite struct LineCompositionTests {
  private func compose(
    _ chart: ChartDescriptor, _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> UnlevelledScore {
    try Composer(.with(change)).compose(chart).score
  }

  @Test func everyValueSoundsAtItsPitchAndTime() throws {
    let ys = (0..<51).map { Double(($0 * 37) % 51) }
    let score = try compose(Charts.line(ys))
    // Five seconds for 51 points: a spacing of 100 ms, and ends held for a quarter of it.
    #expect(score.frames == frames(5.1))
    let glides = score.events(.glide)
    #expect(glides.count == 52)
    for (index, glide) in glides.dropFirst().enumerated() {
      #expect(glide.y == ys[index])
      #expect(glide.x == Double(index))
      let pitch = 220 * pow(8, ys[index] / 50)
      #expect(abs((glide.frequency?.value ?? 0) / pitch - 1) < 1e-12)
      let time = 0.025 + 5.05 * Double(index) / 50
      #expect(abs(glide.start - frames(time)) <= 1)
      #expect(abs(glide.pan.value - (-0.9 + 1.8 * Double(index) / 50)) < 1e-12)
    }
    #expect(glides.last?.end == score.frames)
    #expect(glides.allSatisfy { $0.gain == 1 })
  }

  @Test func glidesJoinExactly() throws {
    let score = try compose(Charts.line(Charts.noise(200, seed: 1)))
    let chains = score.chains(series: 0)
    #expect(chains.count == 1)
    for (one, next) in zip(chains[0], chains[0].dropFirst()) {
      #expect(one.endFrequency == next.frequency)
      #expect(one.endPan == next.pan)
    }
    #expect(chains[0].first?.start == 0)
    #expect(chains[0].last?.end == score.frames)
  }

  @Test func aMissingValueIsASilenceOfOneAndAHalfSpacings() throws {
    var ys = (0..<50).map { sin(Double($0)) }
    ys[20] = .nan
    let score = try compose(Charts.line(ys))
    let sounding = score.sounding(series: 0)
    #expect(sounding.count == 2)
    let spacing = 5.0 / 50
    #expect(sounding[1].lowerBound - sounding[0].upperBound >= frames(1.5 * spacing))
    let breath = try #require(score.events(.gap).first)
    #expect(breath.duration == frames(0.06))
    let silence = sounding[0].upperBound..<sounding[1].lowerBound
    #expect(breath.start >= silence.lowerBound && breath.end <= silence.upperBound)
    #expect(abs(breath.start - silence.lowerBound - (silence.upperBound - breath.end)) <= 2)
    // As far below the stronger of the tones around it, by their pitches, as the table of cues says.
    let glides = score.events(.glide)
    let before = try #require(glides.last { $0.end <= breath.start }?.endFrequency)
    let after = try #require(glides.first { $0.start >= breath.end }?.frequency)
    let factor = [before, after].map { LoudnessCurve.equal.factor(at: $0) }.max() ?? 0
    #expect(abs(breath.gain - factor * pow(10, -18 / 20)) < 1e-12)
  }

  @Test func missingEndsAreSilentAndHeardAsGaps() throws {
    let ys = [Double.nan, .nan, 3, 4, 5, 4, 3, .nan, .nan, .nan]
    let score = try compose(Charts.line(ys))
    #expect(score.sounding(series: 0).count == 1)
    #expect(score.events(.gap).count == 2)
  }

  @Test func aValueBetweenGapsIsATone() throws {
    let ys = [1.0, 2, .nan, 4, .nan, 2, 3, 4, 5]
    let score = try compose(Charts.line(ys))
    let tones = score.events(.tone)
    #expect(tones.count == 1)
    #expect(tones.first?.y == 4)
    #expect(score.events(.gap).count == 2)
  }

  @Test func absentRowsAreAGap() throws {
    let xs = (0..<60).map { Double($0 < 30 ? $0 : $0 + 5) }
    let chart = Charts.chart([Charts.series(xs.map { cos($0) }, xs: xs)])
    #expect(try compose(chart).sounding(series: 0).count == 2)
  }

  @Test func weekendsAreNoGaps() throws {
    let workdays = (0..<200).filter { day -> Bool in day % 7 < 5 && day != 99 }
    let days = workdays.map { Double($0) * 86_400 }
    let chart = Charts.chart([Charts.series(days.map { cos($0) }, xs: days)])
    #expect(try compose(chart).sounding(series: 0).count == 1)
  }

  @Test(arguments: [[1.0, 2, 4, 8, 16, 32, 64, 128, 256], [0, 1, 7, 8, 20, 21, 22, 40, 50]])
  func irregularPointsAreNoGaps(xs: [Double]) throws {
    let chart = Charts.chart([Charts.series(xs.map { cos($0) }, xs: xs)])
    #expect(try compose(chart).sounding(series: 0).count == 1)
  }

  @Test func constantSeriesSoundInTheMiddleOfTheRange() throws {
    let score = try compose(Charts.line(Array(repeating: 7, count: 20)))
    let middle = 220 * 8.0.squareRoot()
    #expect(score.events(.glide).allSatisfy { abs(($0.frequency?.value ?? 0) - middle) < 1e-9 })
    #expect(score.events(.mark).isEmpty)
  }

  @Test func oneValueIsATone() throws {
    let score = try compose(Charts.line([5]))
    #expect(score.events.map(\.kind) == [.tone])
    #expect((score.events.first?.duration ?? 0) >= frames(0.05))
  }

  @Test func ticksStandAtGridlinesAndKnocksWhereTheLineCrosses() throws {
    // From 0 to 10 over 11 points, so that the gridlines divide pitch and time alike.
    let chart = Charts.line((0...10).map(Double.init), xGrid: [0, 5, 10], yGrid: [2.5, 6])
    let score = try compose(chart) { $0.ticks = .both }
    let hold = frames(0.05)
    #expect(score.frames == frames(5))
    #expect(score.events(.tick).map(\.start) == [hold, frames(2.5), frames(4.95)])
    let knocks = score.events(.knock)
    #expect(knocks.map(\.y) == [2.5, 6])
    #expect(abs(knocks[0].start - frames(0.05 + 4.9 * 0.25)) <= 1)
    #expect(score.markers.map(\.name) == ["0", "5", "10"])
  }

  @Test(arguments: [PitchScale.log, .erb, .linear])
  func knocksFallWhereThePitchIsThatOfTheGridline(scale: PitchScale) throws {
    let chart = Charts.line([0, 100, 0, 100, 0], yGrid: [30])
    let score = try compose(chart) {
      $0.ticks = .y
      $0.pitchScale = scale
    }
    let law = PitchLaw(range: .standard, scale: scale, isInverted: false)
    let wanted = law.pitch(of: 30, on: chart.yAxis).value
    let knocks = score.events(.knock)
    #expect(knocks.count == 4)
    for knock in knocks {
      let glide = try #require(
        score.events(.glide).last { $0.start <= knock.start && $0.frequency != $0.endFrequency })
      let fraction = Double(knock.start - glide.start) / Double(glide.duration)
      let (first, last) = (glide.frequency?.value ?? 1, glide.endFrequency?.value ?? 1)
      #expect(abs(first * pow(last / first, fraction) / wanted - 1) < 1e-4)
    }
  }

  @Test func everyExtremeOfCrowdedPointsSounds() throws {
    var xs = (0..<100).map { Double($0) }
    xs += (0..<80).map { 50 + Double($0) / 8000 }
    xs.sort()
    let ys = Charts.noise(180, seed: 3)
    let score = try compose(Charts.chart([Charts.series(ys, xs: xs)]))
    let heard = Set(score.events.compactMap(\.y))
    #expect(heard.contains(ys.min() ?? 0) && heard.contains(ys.max() ?? 0))
  }

  @Test func aStrayIsMarkedAndOrdinaryStepsAreNot() throws {
    var ys = Charts.noise(60, seed: 5)
    #expect(try compose(Charts.line(ys)).events(.mark).isEmpty)
    ys[31] = 20
    let marks = try compose(Charts.line(ys)).events(.mark)
    #expect(marks.map(\.y) == [20])
    #expect(marks.first?.frequency == Hertz(4400))
    #expect(marks.first?.duration == frames(0.03))
  }

  @Test(arguments: [-6.0, 0, 9, 100]) func cueLevelsShiftAllCuesAndNoTone(shift: Double) throws {
    var ys = Charts.noise(60, seed: 5)
    ys[31] = 20
    ys[40] = .nan
    let chart = Charts.line(ys, xGrid: [10, 20, 50], yGrid: [0, 10])
    let usual = try compose(chart) { $0.ticks = .both }
    let shifted = try compose(chart) {
      $0.ticks = .both
      $0.cueLevel = Decibels(shift)
    }
    let factor = Decibels(min(12, shift)).amplitude
    let kinds: Set<Score.Event.Kind> = [.mark, .gap, .knock, .tick]
    #expect(Set(usual.events.map(\.kind)).isSuperset(of: kinds))
    for (before, after) in zip(usual.events, shifted.events) {
      let expected = before.gain * (kinds.contains(before.kind) ? factor : 1)
      #expect(abs(after.gain - expected) < 1e-12)
    }
  }

  @Test func seriesOnTheirOwnAxesFillThePitchRange() throws {
    var chart = Charts.chart([
      Charts.series([0, 1, 2]), Charts.series([0, 500, 1000], axis: 1),
    ])
    chart.yAxis.range = 0...2
    chart.additionalAxes = [.numeric(NumericAxis(title: "z", range: 0...1000))]
    let score = try compose(chart)
    for series in 0..<2 {
      let pitches = score.events(.glide, series: series).compactMap(\.frequency)
      #expect(pitches.min() == Hertz(220) && pitches.max() == Hertz(1760))
    }
  }

  @Test func logarithmicAxesPlaceValuesByTheirRatios() throws {
    var chart = Charts.line([1, 10, 100])
    chart.yAxis.scale = .log10
    let pitches = try compose(chart).events(.glide).compactMap(\.frequency?.value)
    #expect(abs(pitches[2] - 220 * 8.0.squareRoot()) < 1e-9)
  }

  @Test func valuesOutsideTheAxisSoundAtItsEnds() throws {
    var chart = Charts.line([0, 5, 10, 20])
    chart.yAxis.range = 0...10
    let composition = try Composer().compose(chart)
    #expect(composition.score.events(.glide).last?.endFrequency == Hertz(1760))
    #expect(composition.notices == [.outsideY(1)])
  }

  @Test func invertedPitchTurnsTheRangeRound() throws {
    let score = try compose(Charts.line([0, 1])) { $0.isInverted = true }
    #expect(score.events(.glide).first?.frequency == Hertz(1760))
    #expect(score.events(.glide).last?.endFrequency == Hertz(220))
  }
}
