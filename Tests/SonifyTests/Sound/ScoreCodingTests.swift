import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// Scores come back from JSON as they were, and nothing comes back that cannot be rendered.
@Suite struct ScoreCodingTests {
  private let tone = Score.Event(
    kind: .tone, start: 10, duration: 100, series: 0, frequency: Hertz(440))

  private var score: Score {
    Score(
      sampleRate: .standard, frames: 1000, events: [tone], level: 0.5,
      loudness: LoudnessCurve(factors: [1, 0.5]), markers: [Score.Marker(frame: 10, name: "a")])
  }

  private func copy(of score: Score) throws -> Score {
    try JSONDecoder().decode(Score.self, from: try JSONEncoder().encode(score))
  }

  private func json(_ score: Score, of chart: ChartDescriptor) -> Data {
    var bytes: [UInt8] = []
    score.write(as: .json, of: chart) { bytes += $0 }
    return Data(bytes)
  }

  private static let charts: [String: ChartDescriptor] = {
    var ys = Charts.noise(300, seed: 6)
    ys[100] = .nan
    ys[200] = 30
    let days = NumericAxis(
      title: "", range: -800_000 * 86_400...86_400, quantity: .date(.day), gridlines: [0])
    let names = CategoricalAxis(title: "", categories: ["2001", "b, \"c\"", "1e3"])
    let parts = [
      Charts.series([1, 2, 3], name: "total"), Charts.series([3, 2, 1], name: "a"),
      Charts.series([2, 2, 2], name: "a"), Charts.series([1, 1, 5]),
    ]
    var stacks = Charts.chart(parts, kind: .bar, xAxis: .categorical(names))
    stacks.isStacked = true
    return [
      "a line": Charts.line(ys, xGrid: [0, 150], yGrid: [0, 10]),
      "dates": Charts.chart(
        [Charts.series([1, 2, 3], xs: [-800_000 * 86_400, -86_400, 86_400], name: "\u{7} \\ \"")],
        xAxis: .numeric(days)),
      "series of the same name": Charts.chart(
        parts, kind: .bar, xAxis: .categorical(names)),
      "stacks": stacks,
      "a cloud": Charts.chart(
        [Charts.series(Charts.noise(40, seed: 2), xs: Charts.noise(40, seed: 3))], kind: .scatter),
    ]
  }()

  /// What is read back is what was written; gains and levels within a rounding or two.
  private func expectSame(_ copy: Score, _ score: Score, _ comment: Comment) {
    var copy = copy
    #expect(copy.events.count == score.events.count, comment)
    for index in score.events.indices where copy.events.indices.contains(index) {
      let gain = score.events[index].gain
      #expect(abs(copy.events[index].gain - gain) <= 1e-14 * gain, comment)
      copy.events[index].gain = gain
    }
    // Not compared by the macro, which would print both.
    let isSame = copy == score
    #expect(isSame, comment)
  }

  @Test(arguments: [8000, 48_000, 384_000])
  func whatIsWrittenOfAChartIsReadBack(framesPerSecond: Int) throws {
    for (name, chart) in Self.charts {
      let score = try Composer(
        .with {
          $0.sampleRate = SampleRate(framesPerSecond: framesPerSecond) ?? .standard
          $0.ticks = .both
          $0.playsLegend = true
          $0.isMono = framesPerSecond == 8000
        }
      ).compose(chart).score.levelled(at: 0.1 / 3)
      let copy = try JSONDecoder().decode(Score.self, from: json(score, of: chart))
      expectSame(copy, score, "\(name)")
      expectSame(try self.copy(of: score), score, "\(name), in numbers")
    }
  }

  @Test func whatIsReadBackSoundsTheSame() throws {
    for (name, chart) in Self.charts {
      let score = try Composer(
        .with {
          $0.sampleRate = SampleRate(framesPerSecond: 8000) ?? .standard
          $0.duration = Seconds(name == "a line" ? 3 : 5)
          $0.ticks = .both
        }
      ).compose(chart).score.levelled().score
      let copy = try JSONDecoder().decode(Score.self, from: json(score, of: chart))
      let (before, after) = (rendered(score), rendered(copy))
      #expect(before.contains { $0 != 0 }, "\(name)")
      let maximum = zip(before, after).map { abs($0 - $1) }.max() ?? 1
      #expect(maximum <= 1e-7, "\(name)")
    }
  }

  @Test func theCurveIsKeptThatAGlidePassesThrough() throws {
    let score = Score(
      sampleRate: .standard, channels: 1, frames: 4800,
      events: [
        Score.Event(
          kind: .glide, start: 0, duration: 4800, series: 0, frequency: Hertz(100),
          endFrequency: Hertz(1600), gain: 0.7)
      ], level: 0.3, loudness: .equal)
    let copy = try JSONDecoder().decode(Score.self, from: json(score, of: Charts.line([1, 2])))
    let (before, after) = (rendered(score), rendered(copy))
    #expect(zip(before, after).allSatisfy { abs($0 - $1) <= 1e-7 })
    var flat = copy
    flat.loudness = .flat
    #expect(zip(before, rendered(flat)).contains { abs($0 - $1) > 0.01 })
  }

  @Test func aSpreadComesBackAndNeedsItsFourPitches() throws {
    var spread = Score.Event(
      kind: .spread, start: 0, duration: 4800, series: 0, frequency: Hertz(300),
      endFrequency: Hertz(400), gain: 0.2, upperFrequency: Hertz(500), endUpperFrequency: Hertz(700)
    )
    func score(_ event: Score.Event) -> Score {
      Score(
        sampleRate: .standard, channels: 1, frames: 4800, events: [event], level: 0.3,
        loudness: .equal)
    }
    let copy = try JSONDecoder().decode(
      Score.self, from: json(score(spread), of: Charts.line([1, 2])))
    #expect(copy == score(spread))
    spread.endUpperFrequency = Hertz(399)
    #expect(throws: DecodingError.self) { try self.copy(of: score(spread)) }
    spread.endUpperFrequency = nil
    #expect(throws: DecodingError.self) { try self.copy(of: score(spread)) }
    var tone = tone
    tone.upperFrequency = Hertz(500)
    #expect(throws: DecodingError.self) { try self.copy(of: score(tone)) }
  }

  @Test func aScoreOfAnotherFormIsRefused() {
    for missing in ["channels", "level", "loudness", "markers", "events", "frames", "sampleRate"] {
      #expect(throws: DecodingError.self) {
        let whole = try JSONSerialization.jsonObject(with: try JSONEncoder().encode(score))
        var members = try #require(whole as? [String: Any])
        #expect(members.removeValue(forKey: missing) != nil)
        let data = try JSONSerialization.data(withJSONObject: members)
        _ = try JSONDecoder().decode(Score.self, from: data)
      }
    }
  }

  @Test(arguments: [
    ("\"x\":\"noon\"", "event 1: its x is a number, a date or one of the categories"),
    ("\"series\":1.5", "event 1: its series is a name, or a whole number counted from 1"),
    ("\"series\":0", "event 1: its series is a name, or a whole number counted from 1"),
    ("\"seriesNumber\":-1", "event 1: its series is a name, or a whole number counted from 1"),
    ("\"time\":1e300", "event 1: it ends with the score at the latest"),
    ("\"time\":-1e300", "event 1: its start is not negative"),
    ("\"duration\":1e300", "event 1: it ends with the score at the latest"),
    ("\"duration\":-1e300", "event 1: its duration is greater than 0"),
    ("\"gain\":-1", "event 1: its gain is finite and not negative"),
    ("\"frequency\":0", "event 1: its frequency lies from 1 Hz to half the sample rate"),
    ("\"frequency\":-1e300", "event 1: its frequency lies from 1 Hz to half the sample rate"),
    ("\"frequency\":null", "event 1: it has a frequency at both ends"),
  ])
  func whatNoProgramShouldWriteIsRefused(member: String, fault: String) throws {
    let names = ["time", "duration", "kind", "frequency", "endFrequency", "pan", "endPan", "gain"]
    let usual = ["0", "0.1", "\"tone\"", "440", "440", "0", "0", "0.1"]
    let own = member.split(separator: ":")[0]
    let members = zip(names, usual).map { "\"\($0)\":\($1)" }.filter { !$0.hasPrefix(own) }
    let text = """
      {"sampleRate":48000,"frames":48000,"events":[{\((members + [member]).joined(separator: ","))}],
      "channels":1,"level":1,"loudness":{"factors":[1]},"markers":[]}
      """
    #expect {
      try JSONDecoder().decode(Score.self, from: Data(text.utf8))
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == fault
    }
  }

  @Test func scoresThatCannotBeRenderedAreRefused() throws {
    func check(_ text: String, _ change: (inout Score) -> Void) {
      var damaged = score
      change(&damaged)
      do {
        _ = try copy(of: damaged)
        Issue.record("not refused: \(text)")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription == text)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(try copy(of: score) == score)
    for channels in [-1, 0, 3] {
      check("a score has 1 or 2 channels") { $0.channels = channels }
    }
    for frames in [-1, .max] {
      check("a score lasts from 0 frames to a week") { $0.frames = frames }
    }
    check("the level is finite and not negative") { $0.level = -1 }
    check("events are sorted by their start") {
      var earlier = tone
      earlier.start = 9
      $0.events.append(earlier)
    }
    check("markers lie within the score") { $0.markers[0].frame = 1001 }
    check("markers are sorted by their frame") {
      $0.markers.append(Score.Marker(frame: 9, name: "b"))
    }
    check("event 1: its start is not negative") { $0.events[0].start = -1 }
    for duration in [0, -1, .min] {
      check("event 1: its duration is greater than 0") { $0.events[0].duration = duration }
    }
    for duration in [991, .max] {
      check("event 1: it ends with the score at the latest") { $0.events[0].duration = duration }
    }
    check("event 1: it ends with the score at the latest") { $0.events[0].start = .max }
    check("event 1: its series is a name, or a whole number counted from 1") {
      $0.events[0].series = -1
    }
    check("event 1: its gain is finite and not negative") { $0.events[0].gain = -0.1 }
    for pitch in [0, -440, 24_001, 1e300] {
      check("event 1: its frequency lies from 1 Hz to half the sample rate") {
        $0.events[0].frequency = Hertz(pitch)
      }
    }
    check("event 1: it has a frequency at both ends") { $0.events[0].endFrequency = nil }
    check("event 1: a cue lasts a second at most") {
      $0.frames = 100_000
      $0.events[0] = Score.Event(kind: .gap, start: 0, duration: 48_001)
    }
  }

  @Test(arguments: ["[]", "[-1]", "[1, -0.5]"])
  func curvesWithoutAFactorAreRefused(factors: String) {
    let text = Data("{\"factors\":\(factors)}".utf8)
    #expect {
      try JSONDecoder().decode(LoudnessCurve.self, from: text)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "a loudness curve has factors, finite and not negative"
    }
  }
}
