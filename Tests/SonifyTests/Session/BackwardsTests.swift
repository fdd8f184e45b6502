import Glibc
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySession
@testable import SonifySound

/// Playing from here to the beginning.
@Suite struct BackwardsTests {
  /// The pitch of a score at a frame, from its tones and glides.
  private func pitch(of score: Score, at frame: Double, series: Int) -> Double? {
    let event = score.events.last {
      ($0.kind == .glide || $0.kind == .tone) && $0.series == series
        && Double($0.start) <= frame && Double($0.end) > frame
    }
    guard let event, let from = event.frequency?.value, let to = event.endFrequency?.value else {
      return nil
    }
    let share = (frame - Double(event.start)) / Double(event.duration)
    return from * pow(to / from, share)
  }

  /// At each time it has the pitch that playing forwards has as long before its end.
  @Test(arguments: ["births", "nile", "stocks", "barley"])
  func everyPitchIsHeardInTheOtherOrder(name: String) throws {
    let score = try Composer().compose(PictureCharts.sample(name + ".csv")).score.levelled(at: 1)
    let backwards = score.reversed
    #expect(backwards.frames == score.frames && backwards.events.count == score.events.count)
    #expect(zip(backwards.events, backwards.events.dropFirst()).allSatisfy { $0.start <= $1.start })
    for step in 0..<500 {
      let frame = (Double(step) + 0.37) * Double(score.frames) / 500
      let mirrored = Double(score.frames) - frame
      let (there, back) = (
        pitch(of: score, at: frame, series: 0), pitch(of: backwards, at: mirrored, series: 0)
      )
      #expect((there == nil) == (back == nil))
      if let there, let back { #expect(abs(1200 * log2(there / back)) < 0.01) }
    }
  }

  @Test func itEndsAtTheFirstPoint() throws {
    let texts = try Spoken.texts(
      PictureCharts.sample("births.csv"), keys: "goto 1940 wait 1s P wait 20s x wait 1s")
    #expect(texts.contains("playing backwards"))
    #expect(texts.contains("complete, 1917, 183.1"))
  }

  @Test func itPausesOnThePointBeingHeardAndTurnsRound() throws {
    let texts = try Spoken.texts(
      PictureCharts.sample("births.csv"),
      keys: "End wait 1s P wait 1s P wait 1s l wait 1s p wait 500ms P wait 300ms s wait 1s")
    let paused = try #require(texts.first { $0.hasPrefix("paused, ") })
    // A second is 10 of 59 points.
    let year = try #require(Int(paused.dropFirst(8).prefix(4)))
    #expect((1963...1967).contains(year))
    #expect(texts.count { $0 == "playing backwards" } == 2)
    let stopped = try #require(texts.last { $0.hasPrefix("stopped, ") })
    let last = try #require(Int(stopped.dropFirst(9).prefix(4)))
    #expect(abs(last - year) < 5)
  }

  /// Where series play one after the other, that of the cursor alone is played.
  @Test func oneOfSeveralSeriesIsPlayed() throws {
    let texts = try Spoken.texts(
      PictureCharts.sample("stocks.csv"), keys: "3 wait 1s e wait 1s P wait 20s")
    #expect(texts.last == "complete, IBM, January 2000, 100.5")
  }
}
