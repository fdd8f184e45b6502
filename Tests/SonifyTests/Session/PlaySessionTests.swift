import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// Playing a chart from its beginning to its end, as values.
@Suite struct PlaySessionTests {
  /// A session, and a player that only knows what plays.
  private struct Listener {
    var session: PlaySession
    var score: Score?
    /// The frame that is heard, while something plays.
    var playhead: Int?
    var words: [String] = []
    var isOver = false
    private var time = 0.0

    init(
      _ chart: ChartDescriptor, settings: SessionSettings = SessionSettings(),
      change: (inout SessionOptions) -> Void = { _ in }
    ) throws {
      var options = SessionOptions()
      options.level = 0.3
      options.headroom = Decibels(4)
      change(&options)
      session = try PlaySession(chart, options: options, settings: settings)
      take(session.begin(at: SessionEvent.Moment(time: Seconds(0))))
    }

    mutating func press(_ keys: SessionKey...) {
      for key in keys { tell(.key(key)) }
    }

    mutating func tell(_ event: SessionEvent) {
      time += 0.1
      take(session.reduce(event, at: SessionEvent.Moment(time: Seconds(time), playhead: playhead)))
    }

    private mutating func take(_ effects: [SessionEffect]) {
      for effect in effects {
        switch effect {
        case .play(let score, let frame): (self.score, playhead) = (score, frame)
        case .pause: playhead = nil
        case .say(let text): words.append(text)
        case .quit: isOver = true
        case .tone, .gauge, .cue, .volume, .keep, .keepMarks, .speechRate, .openView, .ask,
          .braille, .speech, .findFacts:
          break
        }
      }
    }

    /// The x that sounds now.
    var x: Double? {
      guard let playhead else { return nil }
      return score?.events.last {
        $0.start <= playhead && $0.x != nil && ($0.kind == .tone || $0.kind == .glide)
      }?.x
    }
  }

  private let chart = Charts.line((0..<60).map { Double($0 * 7 % 13) }, xGrid: [10, 20, 40])

  @Test func itPlaysAtTheLevelOfTheScore() throws {
    let (score, estimate) = try Composer().compose(chart).score.levelled()
    let options = SessionOptions(levelOf: score, estimate: estimate)
    let session = try PlaySession(chart, options: options, settings: SessionSettings())
    #expect(session.score == score)
    #expect(options.headroom >= Decibels(0))
    #expect(estimate.truePeak.value + options.headroom.value <= Score.highestPeak.value + 1e-9)
  }

  @Test func itPlaysTheScoreOfTheChart() throws {
    let listener = try Listener(chart)
    #expect(listener.score == (try Composer().compose(chart).score.levelled(at: 0.3)))
    #expect(listener.playhead == 0)
  }

  @Test(arguments: [SessionKey.character(" "), "p"])
  func goingOnBeginsWhereItWasPaused(key: SessionKey) throws {
    var listener = try Listener(chart)
    listener.playhead = 12_345
    listener.press(key)
    #expect(listener.playhead == nil)
    #expect(listener.words.last?.hasPrefix("paused, ") == true)
    listener.press(key)
    #expect(listener.playhead == 12_345)
    #expect(listener.words.last == "playing")
  }

  @Test func skippingLeadsToGridlinesBothWays() throws {
    var listener = try Listener(chart)
    let places = try #require(listener.score).markers.map(\.frame)
    #expect(places.count >= 3)
    var seen: [Int?] = []
    for _ in places {
      listener.press(.right)
      seen.append(listener.playhead)
    }
    #expect(seen == places)
    listener.press(.right)
    #expect(listener.playhead == places.last)
    // Shortly behind a gridline, back means the one before.
    listener.press("h")
    #expect(listener.playhead == places.dropLast().last)
    listener.playhead = places[1] + 48_000
    listener.press(.left)
    #expect(listener.playhead == places[1])
    for _ in places { listener.press(.left) }
    #expect(listener.playhead == 0)
    #expect(listener.words.last == "the beginning")
  }

  @Test func skippingWhilePausedStaysSilent() throws {
    var listener = try Listener(chart)
    let places = try #require(listener.score).markers.map(\.frame)
    listener.press(" ", .right, .right)
    #expect(listener.playhead == nil)
    listener.press(" ")
    #expect(listener.playhead == places[1])
  }

  @Test func noSpeedSkipsAPointOrChangesAPitch() throws {
    for key: SessionKey in [".", ","] {
      var listener = try Listener(chart)
      let usual = try #require(listener.score)
      var lengths = [usual.frames]
      for _ in 0..<25 {
        listener.press(key)
        let score = try #require(listener.score)
        #expect(Set(score.events.compactMap(\.x)).isSuperset(of: chart.series[0].xs))
        #expect(
          Set(score.events.compactMap(\.frequency)) == Set(usual.events.compactMap(\.frequency)))
        if score.frames != lengths.last { lengths.append(score.frames) }
      }
      #expect(lengths.count > 2)
      #expect(lengths == lengths.sorted { key == "." ? $0 > $1 : $0 < $1 })
      #expect(listener.words.last?.contains(key == "." ? "fastest" : "slowest") == true)
    }
  }

  @Test func anotherSpeedGoesOnAtTheSamePlace() throws {
    for key: SessionKey in [".", ","] {
      var listener = try Listener(chart)
      let event = try #require(listener.score?.events.first { $0.x == 30 })
      listener.playhead = event.start + event.duration / 3
      listener.press(key)
      #expect(listener.x == 30)
      listener.press(" ", key, " ")
      #expect(listener.x == 30)
    }
  }

  @Test func theEndIsSaidOnce() throws {
    var listener = try Listener(chart)
    listener.tell(.playbackEnded)
    #expect(listener.words == ["Complete."])
    #expect(listener.isOver)
    listener.tell(.playbackEnded)
    #expect(listener.words == ["Complete."])
  }

  @Test func aPausedChartDoesNotEnd() throws {
    var listener = try Listener(chart)
    listener.press(" ")
    listener.tell(.playbackEnded)
    #expect(!listener.isOver)
  }

  @Test func quittingFadesFirst() throws {
    var session = try PlaySession(chart, options: SessionOptions(), settings: SessionSettings())
    _ = session.begin(at: SessionEvent.Moment(time: Seconds(0)))
    let effects = session.reduce(.key("q"), at: SessionEvent.Moment(time: Seconds(1), playhead: 9))
    #expect(effects == [.pause, .quit])
  }

  @Test func aKeptSpeedAndVolumeHold() throws {
    var settings = SessionSettings()
    settings.speed = 2
    settings.volume = Decibels(-12)
    let session = try PlaySession(chart, options: SessionOptions(), settings: settings)
    let usual = try Composer().compose(chart).score
    #expect(abs(Double(session.score.frames) / Double(usual.frames) - 0.5) < 0.01)
    var begun = session
    #expect(begun.begin(at: SessionEvent.Moment(time: Seconds(0))).first == .volume(Decibels(-12)))
  }

  private static let keys: [SessionKey] = [
    " ", "p", ".", ",", "h", "l", "V", "v", "x", "?", .left, .right, .home, .end, .enter, .escape,
    .controlLeft, .f1,
  ]

  @Test(arguments: [1, 2, 3])
  func noKeysLeadOutOfTheScore(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for (name, chart) in SessionCharts.all where name != "dense" && name != "dense with gaps" {
      guard var listener = try? Listener(chart) else { continue }
      for _ in 0..<60 {
        if let score = listener.score, listener.playhead != nil, Bool.random(using: &random) {
          listener.playhead = Int.random(in: 0...score.frames, using: &random)
        }
        guard let key = Self.keys.randomElement(using: &random) else { continue }
        let said = listener.words.count
        let before = listener.playhead
        listener.press(key)
        if let playhead = listener.playhead, playhead != before, let score = listener.score {
          #expect((0...score.frames).contains(playhead), "\(name)")
          #expect(score.level == 0.3)
        }
        for line in listener.words[said...] {
          #expect(UntrustedText.harmless(line, limit: 1000) == line, "\(name): \(line)")
        }
        #expect(!listener.isOver)
      }
      listener.press("q")
      #expect(listener.isOver && listener.playhead == nil)
    }
  }
}
