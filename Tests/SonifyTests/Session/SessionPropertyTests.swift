import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound
@testable import SonifyWords

/// What must hold whatever keys are pressed.
@Suite struct SessionPropertyTests {
  @Test(arguments: SessionCharts.all.indices)
  func noKeysLeadAstray(index: Int) {
    let chart = SessionCharts.all[index].chart
    for seed in 1...2 {
      var listener = RandomListener(chart, seed: UInt64(seed))
      listener.listen(keys: 400)
    }
  }

  @Test func everyKeyAnswersAtOnceOrSoon() {
    for (name, chart) in SessionCharts.all {
      for key in Command.allCases.flatMap(\.keys) + [
        "#", "é", "\u{1B}", "\t", .other, .character("👨‍👩‍👧"),
      ] {
        var session = Session(chart, options: SessionOptions(), settings: SessionSettings())
        _ = session.begin(at: SessionEvent.Moment(time: Seconds(0)))
        let effects = session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(1)))
        #expect(effects.contains { $0.isPerceived }, "\(key.name) in \(name) is silent")
      }
    }
  }
}

/// Somebody who presses keys at random, and checks every answer.
private struct RandomListener {
  private var session: Session
  private var generator: SeededGenerator
  private var time = 0.0
  private var playing: (score: Score, start: Double)?
  private let chart: ChartDescriptor

  init(_ chart: ChartDescriptor, seed: UInt64) {
    self.chart = chart
    generator = SeededGenerator(seed: seed)
    var options = SessionOptions()
    options.headroom = Decibels(4)
    options.order = seed == 2 ? .yx : .xy
    options.level = 0.3
    session = Session(chart, options: options, settings: SessionSettings())
    let effects = session.begin(at: SessionEvent.Moment(time: Seconds(0)))
    check(effects)
  }

  mutating func listen(keys count: Int) {
    let keys = Command.allCases.filter { $0 != .quit }.flatMap(\.keys) + ["#", .other]
    for _ in 0..<count {
      let key = keys[Int.random(in: keys.indices, using: &generator)]
      for _ in 0..<(Int.random(in: 0..<9, using: &generator) == 0 ? 12 : 1) {
        pass(Double.random(in: 0.02..<0.5, using: &generator))
        press(key)
      }
    }
  }

  private mutating func press(_ key: SessionKey) {
    let effects = take(.key(key))
    #expect(
      effects.contains { $0.isPerceived } || session.nextTimer != nil, "\(key.name) is silent")
    for case .ask in effects {
      let answers = [nil, "", "3", "2020-03", "nowhere", "-1e999", "日本", "\u{1B}]0;x\u{7}"]
      take(.answer(answers[Int.random(in: answers.indices, using: &generator)]))
    }
    if Int.random(in: 0..<200, using: &generator) == 0 { change() }
  }

  /// The data grow, or one series goes.
  private mutating func change() {
    var changed = chart
    if Bool.random(using: &generator), !changed.series.isEmpty {
      changed.series.removeLast()
    } else if var series = changed.series.last {
      series.xs.append(series.xs.last ?? 0)
      series.ys.append(1)
      if !series.labels.isEmpty { series.labels.append("new") }
      changed.series[changed.series.count - 1] = series
    }
    take(.chartChanged(changed))
  }

  /// Time goes by; texts that wait are read out and scores end.
  private mutating func pass(_ seconds: Double) {
    time += seconds
    if let due = session.nextTimer, due.value <= time {
      let effects = take(.timer)
      #expect(effects.count == 1)
      #expect(session.nextTimer == nil)
    }
    if let playing, time - playing.start >= playing.score.duration.value {
      self.playing = nil
      take(.playbackEnded)
    }
  }

  @discardableResult private mutating func take(_ event: SessionEvent) -> [SessionEffect] {
    let playhead = playing.map { Int((time - $0.start) * 48_000) }
    let effects = session.reduce(
      event, at: SessionEvent.Moment(time: Seconds(time), playhead: playhead))
    check(effects)
    for effect in effects {
      if case .play(let score, let frame) = effect {
        playing = (score, time - Double(frame) / 48_000)
      }
      if effect == .pause { playing = nil }
    }
    #expect(effects.count(where: \.isText) <= 1)
    if let cursor = session.cursor {
      #expect(session.view.stops[cursor.series].indices.contains(cursor.stop))
    } else {
      #expect(session.view.stops.allSatisfy { $0.isEmpty })
    }
    return effects
  }

  private mutating func check(_ effects: [SessionEffect]) {
    for effect in effects {
      switch effect {
      case .say(let line):
        #expect(DisplayWidth.columns(line) <= 79, "too wide: \(line)")
        #expect(!line.isEmpty)
        #expect(UntrustedText.harmless(line, limit: 1000) == line, "not harmless: \(line)")
      case .braille(let view, _):
        #expect(DisplayWidth.columns(view.words) + view.cells.count <= 40)
        let words = view.words.split(separator: " ").joined(separator: " ")
        #expect(UntrustedText.harmless(words, limit: 1000) == words, "not harmless: \(words)")
        #expect(view.cells.indices.count > view.column)
        #expect(view.column == session.cursorColumn && view.column >= 0)
        let line = session.cursor.flatMap { session.brailleLines[$0.series] }?.line
        #expect(line?.cells.indices.contains(view.column) == true)
      case .ask(let prompt):
        #expect(DisplayWidth.columns(prompt) <= 79)
      case .tone(let tone):
        let pitches = session.choices.sound.pitchRange
        #expect(tone.frequency >= pitches.lowest && tone.frequency <= pitches.highest)
        #expect(tone.gain >= 0 && tone.gain.isFinite)
        #expect(tone.duration.value >= 0.02 && tone.duration.value <= 0.2)
      case .gauge: Issue.record("a walk has no gauges")
      case .cue(let cue):
        #expect(cue.gain > 0 && cue.gain.isFinite)
      case .play(let score, let frame):
        #expect((0..<score.frames).contains(frame))
        #expect(score.level == session.choices.options.level)
      case .volume(let volume): #expect(volume.value <= 4)
      case .pause, .keep, .keepMarks, .speech, .speechRate, .openView, .findFacts, .quit: break
      }
    }
  }
}

extension SessionEffect {
  /// Whether it is a text that is read out.
  fileprivate var isText: Bool {
    switch self {
    case .say: true
    case .braille(_, let text): text != nil
    default: false
    }
  }

  /// Whether a listener notices it.
  fileprivate var isPerceived: Bool {
    switch self {
    case .say, .ask, .tone, .gauge, .cue, .play, .pause, .quit: true
    case .braille(_, let text): text != nil
    case .volume, .speech, .speechRate, .keep, .keepMarks, .openView, .findFacts: false
    }
  }
}
