import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySound

/// A performer at 48 kHz that is told things at set frames, and what came of it.
struct Rehearsal {
  static let part = PerformerPart(
    at: .standard,
    cues: [
      Score.Event(kind: .tick, start: 0, duration: 384),
      Score.Event(kind: .edge, start: 0, duration: 1920),
    ])

  var commands: [(frame: Int, command: Performer.Command)] = []

  mutating func tone(
    at frame: Int, _ pitch: Double, lasting duration: Int = 9600, series: Int = 0,
    gain: Double = 0.2, isJoined: Bool = false
  ) {
    let event = Score.Event(
      kind: .tone, start: 0, duration: duration, series: series, frequency: Hertz(pitch), gain: gain
    )
    add(Self.part.tone(event, isJoined: isJoined), at: frame)
  }

  mutating func cue(at frame: Int, _ kind: Score.Event.Kind, lasting duration: Int, delay: Int = 0)
  {
    let event = Score.Event(kind: kind, start: 0, duration: duration, gain: 0.1)
    add(Self.part.cue(event, delay: delay), at: frame)
  }

  mutating func add(_ command: Performer.Command?, at frame: Int) {
    if let command { commands.append((frame, command)) }
  }

  /// What sounds over so many frames, in blocks of the given numbers of frames by turns, and
  /// whether each block was said to sound.
  func samples(frames: Int, blocks: [Int] = [64], channels: Int = 2) -> ([Float], [Bool]) {
    var performer = Performer(
      at: .standard, channels: channels, loudness: .flat, cues: Self.part.cues)
    var (samples, sounds, next, turn): ([Float], [Bool], Int, Int) = ([], [], 0, 0)
    while samples.count < frames * channels {
      while next < commands.count, commands[next].frame <= performer.position {
        performer.execute(commands[next].command)
        next += 1
      }
      let count = min(blocks[turn % blocks.count], frames - samples.count / channels)
      var block = [Float](repeating: .nan, count: count * channels)
      var output = block.mutableSpan
      sounds.append(performer.render(into: &output))
      samples += block
      turn += 1
      while let retired = performer.takeRetired() { retired.free() }
    }
    performer.retireAll()
    while let retired = performer.takeRetired() { retired.free() }
    return (samples, sounds)
  }

  func recording(frames: Int) -> Recording {
    Recording(sampleRate: 48_000, interleaved: samples(frames: frames).0, channels: 2)
  }
}

@Suite struct PerformerTests {
  @Test func aScoreFromItsStartHasTheSamplesOfItsRenderer() {
    for channels in [1, 2] {
      var score = mixedScore
      score.channels = channels
      var rehearsal = Rehearsal()
      rehearsal.add(.play(PlayingScore(score, from: 0)), at: 0)
      let (samples, _) = rehearsal.samples(frames: 12_000, blocks: [128], channels: channels)
      #expect(samples == rendered(score))
    }
  }

  @Test func blockSizeNeverChangesASample() {
    func play(_ blocks: [Int]) -> [Float] {
      var rehearsal = Rehearsal()
      rehearsal.add(.play(PlayingScore(mixedScore, from: 700)), at: 0)
      rehearsal.tone(at: 0, 440)
      return rehearsal.samples(frames: 12_000, blocks: blocks).0
    }
    let whole = play([64])
    #expect(play([12_000]) == whole)
    #expect(play([1]) == whole)
    #expect(play([63, 64, 65, 1, 700]) == whole)
  }

  @Test func whatIsToldTakesEffectOnTheNextQuantum() {
    var rehearsal = Rehearsal()
    rehearsal.tone(at: 65, 440)
    let (samples, _) = rehearsal.samples(frames: 256, blocks: [1])
    #expect(samples.firstIndex { $0 != 0 } == 2 * 129)
  }

  @Test func aHeldKeyGlidesOnWithoutANewAttack() throws {
    var rehearsal = Rehearsal()
    let pitches = [300.0, 340, 410, 390, 520, 700, 690, 400]
    for (number, pitch) in pitches.enumerated() {
      rehearsal.tone(at: 1472 * number, pitch, isJoined: true)
    }
    let left = rehearsal.recording(frames: 1472 * 8 + 9600 + 64).channels[0]
    let track = PitchTrack(of: left, sampleRate: 48_000, hop: 0.002)
    let levels = track.frames.filter { (0.03...0.24).contains($0.time) }.map(\.level)
    #expect(try #require(levels.max()) - #require(levels.min()) < 0.6)
    #expect(Clicks.find(in: left, sampleRate: 48_000).isEmpty)
    // Each pitch is reached by the time the next key comes.
    for (number, pitch) in pitches.enumerated() where number < 7 {
      let time = Double(1472 * (number + 1) - 16) / 48_000
      let near = track.frames.min { abs($0.time - time) < abs($1.time - time) }
      #expect(abs(try #require(near?.frequency) / pitch - 1) < 0.04)
    }
    let settled = track.frames.filter { (0.29...0.38).contains($0.time) }.compactMap(\.frequency)
    #expect(settled.allSatisfy { abs($0 / 400 - 1) < 0.0006 })
  }

  @Test func separateTonesAreTwoTones() {
    var rehearsal = Rehearsal()
    rehearsal.tone(at: 0, 440)
    rehearsal.tone(at: 4800, 700)
    let left = rehearsal.recording(frames: 16_000).channels[0]
    #expect(Clicks.find(in: left, sampleRate: 48_000).isEmpty)
    let track = PitchTrack(of: left, sampleRate: 48_000)
    func pitches(_ times: ClosedRange<Double>) -> [Double?] {
      track.frames.filter { times.contains($0.time) }.map(\.frequency)
    }
    #expect(pitches(0.03...0.08).allSatisfy { abs(($0 ?? 0) / 440 - 1) < 0.0006 })
    #expect(pitches(0.13...0.27).allSatisfy { abs(($0 ?? 0) / 700 - 1) < 0.0006 })
  }

  @Test func nothingThatIsToldClicks() {
    var random = SeededGenerator(seed: 7)
    var rehearsal = Rehearsal()
    var frame = 0
    for _ in 0..<60 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: rehearsal.add(.silence, at: frame)
      case 1: rehearsal.add(.volume(Double.random(in: 0.3...1, using: &random)), at: frame)
      case 2:
        rehearsal.add(
          .play(PlayingScore(gliding, from: Int.random(in: 0..<9000, using: &random))), at: frame)
      default:
        rehearsal.tone(
          at: frame, Double.random(in: 220...880, using: &random), lasting: 4800,
          isJoined: Bool.random(using: &random))
      }
      frame += Int.random(in: 0..<4000, using: &random)
    }
    let left = rehearsal.recording(frames: frame + 12_000).channels[0]
    // Several sounds may fade over one another, each with the bends of its fades.
    let allowed =
      6 * 0.2
      * (Clicks.allowance(
        frequency: 880, amplitudes: (0..<5).map { Timbre.series[0].partials[$0] },
        sampleRate: 48_000) + 2 * Clicks.bend(sampleRate: 48_000))
    #expect(Clicks.fourthDifference(of: left, in: left.indices) < allowed)
    #expect(left[(frame + 11_000)...].allSatisfy { $0 == 0 })
  }

  private var gliding: Score {
    Score(
      sampleRate: .standard, frames: 10_000,
      events: [
        Score.Event(
          kind: .glide, start: 0, duration: 10_000, series: 0, frequency: Hertz(220),
          endFrequency: Hertz(440))
      ], level: 0.2)
  }

  @Test func manyAtOnceAreNoLouderThanOne() {
    func peak(_ count: Int) -> Float {
      var rehearsal = Rehearsal()
      for _ in 0..<count {
        rehearsal.tone(at: 64, 440)
        rehearsal.cue(at: 64, .edge, lasting: 1920)
        rehearsal.cue(at: 64, .tick, lasting: 384, delay: 100)
      }
      return rehearsal.samples(frames: 12_000).0.map(abs).max() ?? 0
    }
    #expect(peak(1) > 0.1)
    #expect(peak(200) == peak(1))
  }

  @Test func aCueThatComesAgainLaterIsHeardAgain() {
    var rehearsal = Rehearsal()
    rehearsal.cue(at: 0, .tick, lasting: 384)
    rehearsal.cue(at: 384, .tick, lasting: 384)
    let (samples, _) = rehearsal.samples(frames: 1000)
    #expect(samples[..<768] == samples[768..<1536].prefix(768))
    #expect(samples[..<768].contains { $0 != 0 })
  }

  @Test func silenceIsExactAndSaidToBe() {
    var rehearsal = Rehearsal()
    rehearsal.cue(at: 128, .edge, lasting: 1920)
    rehearsal.cue(at: 128, .tick, lasting: 384, delay: 256)
    rehearsal.tone(at: 128, 440)
    rehearsal.add(.silence, at: 640)
    let (samples, sounds) = rehearsal.samples(frames: 6400)
    #expect(samples[..<256].allSatisfy { $0 == 0 })
    #expect(!sounds[0] && sounds[3] && !sounds[20])
    #expect(samples[(2 * (640 + 384 + 64))...].allSatisfy { $0 == 0 })
  }

  @Test func manyScoresAtOnceLeaveOne() {
    var rehearsal = Rehearsal()
    for _ in 0..<100 { rehearsal.add(.play(PlayingScore(gliding, from: 0)), at: 0) }
    let (samples, _) = rehearsal.samples(frames: 10_000)
    #expect(samples == rendered(gliding))
  }

  @Test func itIsKnownWhenAScoreEnds() {
    var performer = Performer(
      at: .standard, channels: 2, loudness: .flat, cues: Rehearsal.part.cues)
    var block = [Float](repeating: 0, count: 2 * 100)
    func render() {
      var output = block.mutableSpan
      _ = performer.render(into: &output)
    }
    render()
    performer.execute(.play(PlayingScore(gliding, from: 9_900)))
    #expect(performer.run?.end == 128 + 100)
    render()
    render()
    performer.takeRetired()?.free()
    #expect(performer.takeRetired() == nil)
    #expect(block[56...].allSatisfy { $0 == 0 } && block[..<56].contains { $0 != 0 })
  }
}
