import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// What sounds on the way through a chart, and how it is played, without keys and words.
@Suite struct PlayerTests {
  private let choices = Choices(SessionOptions(), given: SessionSettings())
  private let chart = Charts.line((0..<60).map { Double($0 * 7 % 13) }, xGrid: [20, 40])

  private func walk(to stop: Int) -> Walk {
    var walk = Walk(chart, sound: SoundOptions())
    _ = walk.move(by: stop)
    return walk
  }

  private func edges(_ player: inout Player, at times: [Double]) -> [Bool] {
    let sounds = WalkSounds(walk: walk(to: 0), choices: choices)
    return times.map { !player.soundEdge(sounds, at: Seconds($0)).isEmpty }
  }

  @Test func aHeldKeyDoesNotMakeEdgesDrum() {
    var player = Player()
    let sounded = edges(&player, at: [1, 1.1, 1.14, 1.16, 1.2, 1.32])
    #expect(sounded == [true, false, false, true, false, true])
  }

  @Test func playingBeginsAtTheCursorAndIsFollowed() throws {
    var player = Player()
    let beginning = try #require(try player.play(walk(to: 30), choices))
    guard case .play(let score, let frame) = beginning.effect else {
      Issue.record("nothing plays")
      return
    }
    #expect(beginning.speed == 1 && !beginning.isFromOtherEnd)
    #expect(score.events.first { $0.x == 30 }?.start == frame)
    #expect(player.follow(frame, preferring: 0)?.x == 30)
    #expect(player.follow(nil, preferring: 0) == nil)
    #expect(player.end(preferring: 0)?.x == 59)
    #expect(!player.isPlaying)
  }

  @Test func fromTheLastPointItPlaysFromTheStart() throws {
    var player = Player()
    let beginning = try #require(try player.play(walk(to: 59), choices))
    #expect(beginning.isFromOtherEnd)
    #expect(player.follow(0, preferring: 0)?.x == 0)
  }

  @Test func withoutPointsNothingPlays() throws {
    var player = Player()
    let walk = Walk(Charts.chart([Charts.series([])]), sound: SoundOptions())
    // A chart without points cannot be composed either; the cursor is asked for first.
    #expect(try player.play(walk, choices) == nil)
    #expect(!player.isPlaying)
  }

  @Test func anotherChoiceIsPlayedOnWhereItWasHeard() throws {
    var (player, choices) = (Player(), choices)
    let walk = walk(to: 0)
    let beginning = try #require(try player.play(walk, choices))
    guard case .play(let score, _) = beginning.effect else { return }
    let middle = try #require(score.events.first { $0.x == 25 })
    #expect(player.follow(middle.start, preferring: 0)?.x == 25)
    choices.switchTicks()
    guard case .play(let changed, let frame) = player.replan(walk, choices).first else {
      Issue.record("it does not play on")
      return
    }
    #expect(changed != score)
    #expect(changed.events.last { $0.start <= frame && $0.kind == .glide }?.x == 25)
  }

  @Test func aPlanHoldsForItsViewAlone() throws {
    var player = Player()
    var walk = walk(to: 0)
    _ = try player.play(walk, choices)
    let whole = try #require(player.playback?.score)
    _ = walk.zoomIn()
    _ = try player.play(walk, choices)
    let part = try #require(player.playback?.score)
    #expect(part.events.compactMap(\.x).max() ?? 60 < 40)
    _ = walk.showWhole()
    _ = try player.play(walk, choices)
    #expect(player.playback?.score == whole)
  }

  @Test func whatDoesNotPlayIsNotStoppedNorPlayedOn() {
    var player = Player()
    #expect(player.stop().isEmpty)
    #expect(player.replan(walk(to: 0), choices).isEmpty)
    #expect(player.end(preferring: 0) == nil)
  }

  @Test func aReplyIsNotFollowed() throws {
    var player = Player()
    let legend = WalkSounds(walk: walk(to: 0), choices: choices).legend(ofSeries: 0)
    #expect(player.reply(legend) == .play(legend, from: 0))
    #expect(player.isPlaying && !player.playsView)
    #expect(player.follow(legend.frames / 2, preferring: 0) == nil)
    #expect(player.replan(walk(to: 0), choices).isEmpty)
    #expect(player.stop() == [.pause])
    #expect(player.stop().isEmpty)
  }

  @Test func noSpeedLosesAPoint() throws {
    var player = Player()
    var (speed, walk) = (1.0, walk(to: 0))
    while let next = player.speed(nextTo: speed, isFaster: true, walk, choices) { speed = next }
    #expect(speed > 1)
    let plan = try PlayPlan(chart, SoundOptions.with { $0.playsLegend = false })
    #expect(plan.composition(atSpeed: speed) != nil)
    let beyond = try #require(PlayPlan.speed(nextTo: speed, isFaster: true))
    #expect(plan.composition(atSpeed: beyond) == nil)
    // Fewer points leave time for more speed.
    _ = walk.zoomIn()
    #expect(player.speed(nextTo: speed, isFaster: true, walk, choices) != nil)
  }
}
