import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifyInput
@testable import SonifyLive
@testable import SonifySession
@testable import SonifySound
@testable import SonifyTables

/// What a scripted session sounds is what would have been heard.
@Suite struct SessionRecordingTests {
  private func session(
    _ chart: ChartDescriptor, mode: SoundOptions.Mode = .auto, ticks: SoundOptions.Ticks = .both
  ) -> Session {
    var options = SessionOptions()
    options.level = 0.2
    options.sound.mode = mode
    options.sound.ticks = ticks
    return Session(chart, options: options, settings: SessionSettings())
  }

  private func recording(_ session: Session, _ script: String, channels: Int = 2) throws
    -> (recording: SessionRecording<ScriptedSession<Session>>, script: ScriptedSession<Session>)
  {
    let script = ScriptedSession(session, script: try KeyScript(parsing: script))
    return (
      SessionRecording(
        script, at: .standard, channels: channels, loudness: .flat, pitchRange: .standard),
      script
    )
  }

  private func samples(_ recording: SessionRecording<ScriptedSession<Session>>) -> [Float] {
    var sink = MemorySink()
    #expect(recording.render(to: &sink))
    return sink.samples
  }

  private let births = try? ChartLoader.load(.file(path: Samples.path("births.csv"))).chart

  /// The script's effects given to a performer as the thread that sounds does: in blocks of a
  /// period, each command before the period in which its time lies.
  private func performed(_ script: ScriptedSession<Session>, frames: Int, period: Int) -> [Float] {
    let part = PerformerPart(forSessionsAt: .standard, in: .standard)
    var performer = Performer(at: .standard, channels: 2, loudness: .flat, cues: part.cues)
    var commands = script.compactMap { occurrence -> (frame: Int, command: Performer.Command)? in
      guard case .effect(let effect) = occurrence.content, let command = part.command(for: effect)
      else { return nil }
      return (SampleRate.standard.frames(in: occurrence.time), command)
    }[...]
    var samples: [Float] = []
    while performer.position < frames {
      while let next = commands.first, next.frame <= performer.position {
        performer.execute(next.command)
        commands.removeFirst()
      }
      var block = [Float](repeating: 0, count: 2 * min(period, frames - performer.position))
      var output = block.mutableSpan
      _ = performer.render(into: &output)
      samples += block
      while let score = performer.takeRetired() { score.free() }
    }
    performer.retireAll()
    while let score = performer.takeRetired() { score.free() }
    return samples
  }

  @Test(arguments: [1, 64])
  func theRecordingIsWhatIsHeardLive(period: Int) throws {
    let chart = Charts.line(
      [1, 3, 2, .nan, 4, 9, 0, 4], xGrid: [2, 4, 6], yGrid: [2, 4, 6, 8])
    let (recording, script) = try recording(
      session(chart), "Right*9@50ms wait 300ms p wait 200ms s c Left*4 V g wait 100ms Home h")
    #expect(samples(recording) == performed(script, frames: recording.frames, period: period))
  }

  @Test func aStackSoundsItsPartsInOrderAndThenItsTotalLonger() throws {
    let chart = StackCompositionTests.stacks([[1, 4, 0], [2, .nan, 5], [3, 6, 0]])
    let recording = try recording(
      session(chart, ticks: .none), "wait 2s l wait 2s l wait 2s"
    ).recording
    let stereo = samples(recording).map(Double.init)
    let sound = stride(from: 0, to: stereo.count, by: 2).map { stereo[$0] + stereo[$0 + 1] }
    let tones = ToneSegments.find(in: sound, sampleRate: 48_000)
    let stacks: [[Double]] = [[1, 2, 3, 6], [4, 6, 10], [5, 5]]
    let values = stacks.flatMap { $0 }
    try #require(tones.count == values.count, "\(tones)")
    for (tone, value) in zip(tones, values) {
      let cents = 1200 * log2(tone.startFrequency / (220 * pow(8, value / 10)))
      #expect(abs(cents) < 3, "\(value)")
    }
    var first = 0
    for stack in stacks {
      let parts = tones[first..<(first + stack.count)]
      let lengths = parts.map { $0.end - $0.start }
      #expect(lengths.dropLast().allSatisfy { abs($0 - 0.12) < 0.005 }, "\(stack)")
      #expect(abs((lengths.last ?? 0) - 0.24) < 0.005, "\(stack)")
      let steps = zip(parts, parts.dropFirst()).map { $1.start - $0.start }
      #expect(steps.allSatisfy { abs($0 - 0.15) < 0.005 }, "\(stack)")
      first += stack.count
    }
  }

  @Test func itEndsWhenAllIsHeard() throws {
    let chart = Charts.line([1, 3, 2, 5])
    let samples = samples(try recording(session(chart), "Right").recording)
    let last = try #require(samples.lastIndex { $0 != 0 }) / 2
    #expect(samples.count / 2 - last < 7200)
    #expect((9000...9728).contains(last))

    let playing = try recording(session(chart), "p").recording
    let score = try Composer().compose(chart).score
    #expect(playing.frames >= score.frames && playing.frames < score.frames + 24_000)
    let stopped = try recording(session(chart), "p wait 300ms s").recording
    #expect(stopped.frames < 48_000)
  }

  // MARK: A held arrow

  @Test(arguments: [33, 92])
  func aHeldArrowIsOneContinuousTone(milliseconds: Int) throws {
    let chart = try #require(births)
    let held = try recording(
      session(chart, mode: .continuous, ticks: .none), "Right*20@\(milliseconds)ms", channels: 1
    ).recording
    let sound = samples(held).map(Double.init)
    #expect(Clicks.find(in: sound, sampleRate: 48_000).isEmpty)
    let level = ShortTimeLevel(of: sound, sampleRate: 48_000, hop: 0.002, window: 0.016)
    let end = 0.019 * Double(milliseconds) + 0.15
    let sounding = level.decibels[Int(0.05 / 0.002)...Int(end / 0.002)]
    #expect(try #require(sounding.max()) - #require(sounding.min()) < 1.5)
    let track = PitchTrack(of: sound, sampleRate: 48_000, hop: 0.004)
    let heard = track.frames.filter { (0.03...end).contains($0.time) }
    #expect(heard.allSatisfy { $0.frequency != nil })
    // From point to point it takes the whole way: no semitone is leapt over in 4 ms.
    let leaps = zip(heard, heard.dropFirst()).map { pair in
      abs((pair.0.frequency ?? 0) - (pair.1.frequency ?? 0)) / (pair.0.frequency ?? 1)
    }
    #expect(try #require(leaps.max()) < 0.3)
  }

  @Test(arguments: [33, 92])
  func aHeldArrowInDiscreteModeIsATonePerPoint(milliseconds: Int) throws {
    let chart = try #require(births)
    let held = try recording(
      session(chart, mode: .discrete, ticks: .none), "Right*20@\(milliseconds)ms", channels: 1
    ).recording
    let sound = samples(held).map(Double.init)
    #expect(Clicks.find(in: sound, sampleRate: 48_000).isEmpty)
    let level = ShortTimeLevel(of: sound, sampleRate: 48_000, hop: 0.0005, window: 0.003)
    var tones = 0
    var isUp = false
    for decibels in level.decibels {
      if decibels > -35 && !isUp { tones += 1 }
      if decibels > -35 { isUp = true } else if decibels < -45 { isUp = false }
    }
    // The first keys of a hold are not yet known to be one.
    #expect((18...21).contains(tones), "\(tones) tones")
  }
}
