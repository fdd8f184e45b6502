import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// What holds for every chart, however odd.
@Suite struct CompositionPropertyTests {
  /// A chart that nobody would draw: any kind, any count, missing runs, equal and huge x, values at
  /// the ends of what a number can be.
  private func chart(_ generator: inout SeededGenerator) -> ChartDescriptor {
    let kind = ChartKind.allCases.randomElement(using: &generator) ?? .line
    let count = [1, 2, 3, 5, 20, 60, 200, 1000, 3000].randomElement(using: &generator) ?? 1
    let scales: [Double] = [1.0, 1, 1, 1e4 * .leastNonzeroMagnitude, 1e300, 1e15]
    let scale = scales.randomElement(using: &generator) ?? 1
    let clumping = Bool.random(using: &generator)
    let series = (0..<Int.random(in: 1...4, using: &generator)).map { number in
      var xs = (0..<count).map { index in
        clumping ? Double(Int.random(in: 0...(count / 3), using: &generator)) : Double(index)
      }
      if kind != .scatter { xs.sort() }
      var ys = (0..<count).map { _ in generator.normal() * scale }
      if Bool.random(using: &generator) {
        let first = Int.random(in: 0..<count, using: &generator)
        let last = Int.random(in: first..<count, using: &generator)
        for index in first...last { ys[index] = .nan }
      }
      if Bool.random(using: &generator) { ys[count / 2] = .infinity }
      return Charts.series(ys, xs: xs, name: "s\(number)", isContinuous: kind == .line)
    }
    var chart = Charts.chart(series, kind: kind, xGrid: [0, 1, 5], yGrid: [-1, 0, 1])
    chart.isStacked = Bool.random(using: &generator)
    return chart
  }

  private func options(_ generator: inout SeededGenerator) -> SoundOptions {
    .with {
      $0.mode = SoundOptions.Mode.allCases.randomElement(using: &generator) ?? .auto
      $0.order = SoundOptions.Order.allCases.randomElement(using: &generator) ?? .auto
      $0.pitchScale = PitchScale.allCases.randomElement(using: &generator) ?? .log
      $0.pan = SoundOptions.Panning.allCases.randomElement(using: &generator) ?? .auto
      $0.sampleRate =
        [8000, 44_100, 48_000, 384_000].randomElement(using: &generator)
        .flatMap(SampleRate.init(framesPerSecond:)) ?? .standard
      $0.ticks = .both
      $0.isInverted = Bool.random(using: &generator)
      $0.playsLegend = Bool.random(using: &generator)
      $0.duration = [nil, nil, 0.2, 1, 7, 100].randomElement(using: &generator)?.map(Seconds.init)
    }
  }

  @Test(arguments: 0..<40)
  func oddChartsKeepEveryPromise(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<5 {
      let (chart, options) = (chart(&generator), options(&generator))
      // Four series need more than a fifth of a second.
      guard options.duration != Seconds(0.2) || chart.series.count < 4 else { continue }
      let score: UnlevelledScore
      do throws(CompositionError) {
        score = try Composer(options).compose(chart).score
      } catch .noValues {
        #expect(chart.series.allSatisfy { $0.ys.allSatisfy { !$0.isFinite } })
        continue
      }
      if let duration = options.duration {
        #expect(score.frames == options.sampleRate.frames(in: duration))
      } else {
        #expect(score.duration <= Seconds(60))
      }
      checkEvents(score)
      checkGlides(score, chart)
      if score.duration >= Seconds(5) { checkExtremes(score, chart) }
    }
  }

  private func checkEvents(_ score: UnlevelledScore) {
    for event in score.events {
      #expect(event.start >= 0 && event.duration >= 1 && event.end <= score.frames)
      // A cue is softer than the tone beside it, which equal loudness raises by at most 12 dB.
      #expect(event.gain > 0 && event.gain <= (event.kind.isTonal ? 1 : 3.98))
      for frequency in [event.frequency, event.endFrequency] where event.kind.isTonal {
        let value = frequency?.value ?? 0
        #expect(value >= 220 * (1 - 1e-12) && value <= 1760 * (1 + 1e-12))
      }
    }
    #expect(zip(score.events, score.events.dropFirst()).allSatisfy { $0.start <= $1.start })
    let markers = score.markers.map(\.frame)
    #expect(markers == markers.sorted())
    #expect(markers.allSatisfy { (0...score.frames).contains($0) })
  }

  private func checkGlides(_ score: UnlevelledScore, _ chart: ChartDescriptor) {
    for series in chart.series.indices {
      let glides = score.events(.glide, series: series)
      for (one, next) in zip(glides, glides.dropFirst()) {
        #expect(one.end <= next.start)
        if one.end == next.start {
          #expect(one.endFrequency == next.frequency && one.endPan == next.pan, "\(one) \(next)")
        }
        #expect((one.x ?? 0) <= (next.x ?? 0))
      }
      let tones = score.events(.tone, series: series)
      #expect(
        chart.kind == .bar || zip(tones, tones.dropFirst()).allSatisfy { $0.start <= $1.start })
    }
    let gaps = score.events(.gap)
    for gap in gaps {
      let own = score.sounding(series: gap.series ?? 0)
      #expect(!own.contains { $0.overlaps(gap.start..<gap.end) })
    }
  }

  private func checkExtremes(_ score: UnlevelledScore, _ chart: ChartDescriptor) {
    // Where there is too little time for the parts of stacks, none of them sounds.
    let isHeard = !chart.hasStacks || score.events.contains { $0.kind == .tone && $0.series != nil }
    for index in chart.series.indices where isHeard {
      let values = chart.series[index].ys.filter(\.isFinite)
      guard let minimum = values.min(), let maximum = values.max() else { continue }
      let heard = Set(score.events.filter { $0.series == index }.compactMap(\.y))
      #expect(heard.contains(minimum), "least of series \(index)")
      #expect(heard.contains(maximum), "greatest of series \(index)")
    }
  }
}

/// The level of cues beside tones.
@Suite struct CueLevelsTests {
  private func tone(_ start: Int, _ end: Int, _ pitch: Double) -> Score.Event {
    Score.Event(kind: .tone, start: start, duration: end - start, frequency: Hertz(pitch))
  }

  @Test func cuesFollowTheStrongestToneBesideThem() {
    let tones = [tone(0, 100, 220), tone(50, 200, 880), tone(300, 400, 110)]
    let cues = [10, 60, 150, 250, 350, 500].map {
      Score.Event(kind: .tick, start: $0, duration: 10, gain: 0.5)
    }
    let levels = CueLevels(beside: tones.reversed(), loudness: .equal).applied(to: cues)
    // The tone itself, the lower of two, the only one that is left, the lower of those around a
    // silence, and the last.
    let pitches = [220.0, 220, 880, 110, 110, 110]
    for (cue, pitch) in zip(levels, pitches) {
      #expect(abs(cue.gain - 0.5 * LoudnessCurve.equal.factor(at: Hertz(pitch))) < 1e-12)
    }
    #expect(CueLevels(beside: tones, loudness: .flat).applied(to: cues) == cues)
    #expect(CueLevels(beside: [], loudness: .equal).applied(to: cues) == cues)
  }
}
