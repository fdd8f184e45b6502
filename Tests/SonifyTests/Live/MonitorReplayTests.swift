import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifyLive
@testable import SonifySession
@testable import SonifySound

/// A replay of rows sounds as the live path would.
@Suite struct MonitorReplayTests {
  private func replay(
    _ rows: [[Double]], every: Double = 0.256, keys: String? = nil,
    alerts: [Monitor.Alert] = [], style: Monitor.Style = .tone
  ) throws -> ScriptedSession<Monitor> {
    var options = Monitor.Options()
    (options.style, options.range) = (style, 0...100)
    let columns = (0..<(rows.first?.count ?? 1)).map { Monitor.Column("c\($0)", scale: 0) }
    return ScriptedSession(
      Monitor(options: options, settings: SessionSettings()),
      columns: .columns(columns, alerts: alerts), rows: rows, every: Seconds(every),
      keys: try keys.map { try KeyScript(parsing: $0) } ?? .empty)
  }

  private func samples(_ replay: ScriptedSession<Monitor>) -> [Float] {
    let recording = SessionRecording(
      replay, at: .standard, channels: 2, loudness: .equal, pitchRange: .standard)
    var sink = MemorySink()
    #expect(recording.render(to: &sink))
    #expect(sink.samples.count == 2 * recording.frames)
    return sink.samples
  }

  /// The commands given to a performer in blocks of a period, as the audio thread does.
  private func performed(_ replay: ScriptedSession<Monitor>, frames: Int, period: Int) -> [Float] {
    let part = PerformerPart(forSessionsAt: .standard, in: .standard)
    var performer = Performer(at: .standard, channels: 2, loudness: .equal, cues: part.cues)
    var commands = replay.compactMap { occurrence -> (frame: Int, command: Performer.Command)? in
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

  private let rows = (0..<12).map { row in
    [50 + 40 * sin(Double(row)), Double(row * 8), row == 5 ? .nan : 20]
  }

  @Test(arguments: Monitor.Style.allCases)
  func theReplayHasTheSamplesOfTheLivePath(style: Monitor.Style) throws {
    let alert = Monitor.Alert(.value(column: 1, .greater, 60), text: "c1>60")
    let replay = try replay(rows, alerts: [alert], style: style)
    let rendered = samples(replay)
    #expect(rendered.contains { $0 != 0 })
    for period in [64, 128, 192] {
      let isSame = performed(replay, frames: rendered.count / 2, period: period) == rendered
      #expect(isSame, "period \(period)")
    }
    let isRepeated = samples(replay) == rendered
    #expect(isRepeated)
  }

  @Test func theToneFollowsTheValuesWithoutAClick() throws {
    let replay = try replay((0..<16).map { [Double($0 % 4) * 25] }, every: 0.5)
    let rendered = samples(replay)
    let left = stride(from: 0, to: rendered.count, by: 2).map { Double(rendered[$0]) }
    #expect(abs(Double(left.count) / 48_000 - 8.1) < 0.01)
    let track = PitchTrack(of: left, sampleRate: 48_000)
    for row in 1..<16 {
      let time = Double(row) * 0.5 + 0.4
      let frame = try #require(track.frames.min { abs($0.time - time) < abs($1.time - time) })
      let pitch = 220 * pow(8, Double(row % 4) * 0.25)
      #expect(abs(1200 * log2(try #require(frame.frequency) / pitch)) < 5)
    }
    let steps = zip(left, left.dropFirst()).map { abs($1 - $0) }
    #expect(steps.max() ?? 1 < 0.12)
  }

  @Test func keysAndRowsComeByOneClock() throws {
    let replay = try replay(
      (0..<4).map { [Double($0 * 10)] }, every: 1, keys: "wait 2500ms y wait 2s q")
    let texts = replay.compactMap { occurrence -> String? in
      guard case .effect(.say(let text)) = occurrence.content else { return nil }
      return "\(NumberText.exact(occurrence.time.value)) \(text)"
    }
    #expect(texts.first == "2.5 c0 20")
    // The input ends before the script does.
    #expect(texts.dropFirst().allSatisfy { $0.hasPrefix("4 ") })
    #expect(texts.count > 1)
  }

  @Test func aFrozenWalkOutlivesTheInput() throws {
    let replay = try replay(
      (0..<4).map { [Double($0 * 10)] }, every: 1, keys: "wait 2500ms Space wait 3s Left wait 1s q")
    let texts = replay.compactMap { occurrence -> String? in
      if case .effect(.say(let text)) = occurrence.content { text } else { nil }
    }
    #expect(texts.contains("the input has ended; q quits"))
    let ended = try #require(texts.firstIndex(of: "the input has ended; q quits"))
    #expect(texts[(ended + 1)...].contains { $0.contains("10") })
  }

  @Test func gaugesAreApartAndSilenceEndsThem() {
    let part = PerformerPart(forSessionsAt: .standard, in: .standard)
    var performer = Performer(at: .standard, channels: 2, loudness: .flat, cues: part.cues)
    func tone(_ pitch: Double, _ pan: Double) -> SessionEffect.Tone {
      SessionEffect.Tone(
        frequency: Hertz(pitch), pan: Pan(pan), series: 0, gain: 0.1, duration: Seconds(100),
        isJoined: true)
    }
    func execute(_ effect: SessionEffect) {
      if let command = part.command(for: effect) { performer.execute(command) }
    }
    func render(_ frames: Int) -> (left: [Double], right: [Double]) {
      var block = [Float](repeating: 0, count: 2 * frames)
      var output = block.mutableSpan
      _ = performer.render(into: &output)
      return (
        stride(from: 0, to: block.count, by: 2).map { Double(block[$0]) },
        stride(from: 1, to: block.count, by: 2).map { Double(block[$0]) }
      )
    }
    execute(.gauge(SessionEffect.Gauge(0, tone(300, -1))))
    execute(.gauge(SessionEffect.Gauge(1, tone(500, 1))))
    let both = render(9600)
    func pitch(_ samples: [Double]) -> Double? {
      let frames = PitchTrack(of: samples, sampleRate: 48_000).frames
      return frames[frames.count / 2].frequency
    }
    #expect(abs((pitch(both.left) ?? 0) - 300) < 1 && abs((pitch(both.right) ?? 0) - 500) < 1)
    execute(.gauge(SessionEffect.Gauge(0, nil)))
    let one = render(9600)
    #expect(one.left.suffix(4800).allSatisfy { abs($0) < 1e-9 })
    #expect(abs((pitch(one.right) ?? 0) - 500) < 1)
    execute(.pause)
    #expect(render(9600).right.suffix(4800).allSatisfy { $0 == 0 })
  }
}
