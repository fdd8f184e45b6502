import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyLive
@testable import SonifySound

/// What is kept for a performer that is too busy to be told.
@Suite struct CommandBacklogTests {
  private let part = PerformerPart(forSessionsAt: .standard, in: .standard)

  private func tone(_ pitch: Double) throws -> Performer.Command {
    let event = Score.Event(
      kind: .tone, start: 0, duration: 4800, series: 0, frequency: Hertz(pitch))
    return try #require(part.tone(event, isJoined: false))
  }

  private var tick: Performer.Command {
    get throws {
      let event = Score.Event(kind: .tick, start: 0, duration: 576)
      return try #require(part.cue(event, delay: 0))
    }
  }

  private func name(_ command: Performer.Command) -> String {
    switch command {
    case .tone(let voice, _, _): "tone \((voice.frequency * 48_000).rounded())"
    case .gauge(_, let index, _, _): "gauge \(index)"
    case .rest(let index): "rest \(index)"
    case .cue: "cue"
    case .play(let score): "play \(score.frames)"
    case .silence: "silence"
    case .volume(let factor): "volume \(factor)"
    case .duck(let factor): "duck \(factor)"
    }
  }

  /// What is handed over in the end.
  private func names(_ backlog: inout CommandBacklog, room: Int = .max) -> [String] {
    var names: [String] = []
    backlog.flush { command in
      guard names.count < room else { return false }
      names.append(name(command))
      if case .play(let score) = command { score.free() }
      return true
    }
    return names
  }

  private func play(_ frames: Int) -> Performer.Command {
    .play(PlayingScore(steadyScore(frames: frames), from: 0))
  }

  private func add(_ command: Performer.Command, to backlog: inout CommandBacklog) -> [Int] {
    backlog.add(command).map { score in
      defer { score.free() }
      return score.frames
    }
  }

  @Test func theLastOfEachKindIsKeptInOrder() throws {
    var backlog = CommandBacklog()
    for command in [.volume(0.5), try tone(440), .volume(0.25), try tone(660)] {
      #expect(add(command, to: &backlog) == [])
    }
    #expect(names(&backlog) == ["volume 0.25", "tone 660.0"])
    #expect(backlog.isEmpty)
  }

  @Test func silenceMakesAllButTheVolumeNeedless() throws {
    var backlog = CommandBacklog()
    for command in [.volume(0.5), try tone(440), try tick, play(100)] {
      #expect(add(command, to: &backlog) == [])
    }
    #expect(add(.silence, to: &backlog) == [100])
    #expect(add(play(200), to: &backlog) == [])
    #expect(add(play(300), to: &backlog) == [200])
    #expect(names(&backlog) == ["volume 0.5", "silence", "play 300"])
  }

  @Test func itStaysShort() throws {
    var backlog = CommandBacklog()
    for number in 0..<10_000 {
      _ = add(try tick, to: &backlog)
      _ = add(try tone(300 + Double(number % 500)), to: &backlog)
      if number % 7 == 0 { _ = add(.volume(1), to: &backlog) }
      if number % 1000 == 0 { _ = add(play(100), to: &backlog) }
    }
    #expect(names(&backlog).count < 30)
  }

  @Test func whatFindsNoRoomWaitsOn() throws {
    var backlog = CommandBacklog()
    _ = add(.silence, to: &backlog)
    _ = add(try tone(440), to: &backlog)
    #expect(names(&backlog, room: 1) == ["silence"])
    #expect(!backlog.isEmpty)
    #expect(names(&backlog) == ["tone 440.0"])
  }

  @Test func scoresThatAreForgottenAreGivenBack() {
    var backlog = CommandBacklog()
    #expect(add(play(100), to: &backlog) == [])
    let scores = backlog.removeAll()
    #expect(scores.map(\.frames) == [100])
    for score in scores { score.free() }
    #expect(backlog.isEmpty)
  }
}
