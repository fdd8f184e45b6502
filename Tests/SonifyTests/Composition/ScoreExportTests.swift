import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

@Suite struct ScoreExportTests {
  private let chart = Charts.chart(
    [Charts.series([1, 2, 3], name: "a, \"b\"\n\u{7}"), Charts.series([3, 2, 1])], kind: .bar,
    xAxis: .categorical(CategoricalAxis(title: "", categories: ["x", "y;", "z,z"])))

  private func text(_ score: Score, _ chart: ChartDescriptor, _ format: Score.ExportFormat)
    -> String
  {
    var bytes: [UInt8] = []
    score.write(as: format, of: chart) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func csvHasALineForEachEvent() throws {
    let score = Score(
      sampleRate: .standard, frames: 96_000,
      events: [
        Score.Event(
          kind: .glide, start: 12_000, duration: 24_000, series: 0, x: 2, y: 0.1,
          frequency: Hertz(440), endFrequency: Hertz(1000.0 / 3), pan: Pan(-0.9), gain: 0.1),
        Score.Event(kind: .tick, start: 48_000, duration: 384, gain: 0.5),
        Score.Event(kind: .tone, start: 48_001, duration: 1, series: 1, frequency: Hertz(80)),
        Score.Event(
          kind: .spread, start: 48_002, duration: 48_000, series: 1, frequency: Hertz(80),
          endFrequency: Hertz(100), gain: 0.25, upperFrequency: Hertz(80),
          endUpperFrequency: Hertz(120)),
      ], level: 0.5, loudness: LoudnessCurve(factors: (0...48).map { Double($0) / 4 }))
    let lines = text(score, chart, .csv).replacing("a, \"\"b\"\"\n\u{7}", with: "NAME")
      .split(separator: "\n")
    #expect(
      lines == [
        "time,duration,kind,series,x,y,frequency,endFrequency,pan,endPan,gain,upperFrequency,endUpperFrequency",
        "0.25,0.5,glide,\"NAME\",\"z,z\",0.1,440,333.3333333333333,-0.9,-0.9,"
          + "\(0.1 * score.loudness.factor(at: Hertz(440)) * 0.5),,",
        "1,0.008,tick,,,,,,0,0,0.25,,",
        "1.0000208333333334,0.000020833333333333333,tone,2,,,80,80,0,0,6,,",
        "1.0000416666666667,1,spread,2,,,80,100,0,0,1.5,80,120",
      ])
  }

  @Test func otherProgramsReadTheJSON() throws {
    let score = try Composer().compose(chart).score.levelled(at: 1)
    let json = try JSONSerialization.jsonObject(with: Data(text(score, chart, .json).utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["sampleRate"] as? Int == 48_000)
    #expect(object["frames"] as? Int == score.frames)
    #expect(object["duration"] as? Double == score.duration.value)
    let events = try #require(object["events"] as? [[String: Any]])
    #expect(events.count == score.events.count)
    for (event, written) in zip(score.events, events) {
      #expect(Set(written.keys) == Set(WrittenEvent.CodingKeys.columns.map(\.rawValue)))
      #expect(written["kind"] as? String == event.kind.rawValue)
      #expect(written["frequency"] as? Double == event.frequency?.value)
      #expect(written["y"] as? Double == event.y)
    }
    #expect(events[0]["series"] as? String == "a, \"b\"\n\u{7}")
    #expect(events[1]["series"] as? Int == 2)
    #expect(events[2]["x"] as? String == "y;")
  }

  @Test func aScoreWithoutEventsIsStillAWholeDocument() throws {
    let score = Score(sampleRate: .standard, frames: 0, events: [], level: 1)
    #expect(text(score, chart, .json).contains("\"events\":[\n\n],"))
    #expect(text(score, chart, .csv).split(separator: "\n").count == 1)
  }

  @Test func datesAreWrittenByIso8601() throws {
    let axis = NumericAxis(title: "", range: 0...86_400, quantity: .date(.day))
    let chart = Charts.chart(
      [Charts.series([1, 2], xs: [0, 86_400])], xAxis: .numeric(axis))
    let score = try Composer().compose(chart).score.levelled(at: 1)
    #expect(text(score, chart, .csv).contains(",1970-01-02,"))
  }

  @Test func bigScoresAreWrittenInPieces() {
    let tone = Score.Event(kind: .tone, start: 0, duration: 1, frequency: Hertz(440))
    let score = Score(
      sampleRate: .standard, frames: 1, events: Array(repeating: tone, count: 10_000), level: 1)
    var (pieces, longest) = (0, 0)
    score.write(as: .json, of: chart) {
      pieces += 1
      longest = max(longest, $0.count)
    }
    #expect(pieces > 5 && longest < 70_000)
  }
}
