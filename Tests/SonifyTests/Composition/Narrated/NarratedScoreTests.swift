import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifySound

/// Where words stand among tones.
@Suite struct NarratedScoreTests {
  /// A voice that needs 30 ms for a letter.
  static func voice(_ text: String, _ overTones: Bool) -> [Float] {
    Array(repeating: overTones ? 0.25 : 0.5, count: 1440 * text.count)
  }

  private static func script(
    _ chart: ChartDescriptor, _ detail: NarrationDetail = .full, over: Bool = false,
    _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> NarrationScript {
    let composition = try Composer(.with(change)).compose(chart)
    return NarrationScript(
      composition, levelled: composition.score.levelled(at: 1), of: chart, detail: detail,
      speaksOver: over)
  }

  private static func narrated(
    _ chart: ChartDescriptor, _ detail: NarrationDetail = .full, over: Bool = false,
    _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> NarratedScore {
    NarratedScore(try script(chart, detail, over: over, change), voice: voice)
  }

  private static let line = Charts.line(
    (0..<40).map { Double($0 * $0 % 17) }, xGrid: [0, 10, 20, 30])

  private static let several = Charts.chart(
    (1...4).map { number in
      Charts.series((0..<12).map { Double($0 * number % 7) }, name: "series \(number)")
    }, xGrid: [0, 5, 10])

  private static let bars = Charts.chart(
    [Charts.series([3, 1, 4, 1, 5, 9], isContinuous: false)], kind: .bar, xGrid: [0, 2, 4])

  private static let cloud = Charts.chart(
    [
      Charts.series(
        Charts.noise(60, seed: 3), xs: Charts.noise(60, seed: 4), isContinuous: false)
    ],
    kind: .scatter, xGrid: [-1, 0, 1])

  private static let charts = [line, several, bars, cloud]

  @Test(arguments: charts.indices, [nil, 0.6, 30])
  func wordsAndTonesNeverSoundTogether(chart: Int, duration: Double?) throws {
    let narrated = try Self.narrated(Self.charts[chart]) {
      $0.duration = duration.map { Seconds($0) }
      $0.playsLegend = true
    }
    #expect(narrated.parts.count >= 3)
    for part in narrated.parts {
      #expect(!part.soundsOverTones)
      #expect(part.frame >= 0 && part.end <= narrated.score.frames)
      for event in narrated.score.events {
        #expect(event.end <= part.frame || event.start >= part.end, "\(part.text)")
      }
    }
    for (part, next) in zip(narrated.parts, narrated.parts.dropFirst()) {
      #expect(part.end < next.frame)
    }
  }

  @Test(arguments: [false, true]) func tonesKeepEverySample(over: Bool) throws {
    let script = try Self.script(Self.several, over: over) { $0.duration = Seconds(1) }
    let narrated = NarratedScore(script, voice: Self.voice)
    #expect(narrated.score.events.count == script.score.events.count)
    for (moved, composed) in zip(narrated.score.events, script.score.events) {
      var back = moved
      back.start = composed.start
      #expect(back == composed)
      #expect(moved.start >= composed.start && (moved.start - composed.start) % 64 == 0)
    }
    // The last pass, whole, silence before it included.
    let pass = try #require(script.passes.last)
    let shift = narrated.score.events.last.map { $0.start - script.score.events.last!.start } ?? 0
    let plain = rendered(script.score)
    let apart = rendered(narrated.score)
    let tones = pass.start..<script.score.frames
    #expect(
      Array(apart[(2 * (tones.lowerBound + shift))..<(2 * (tones.upperBound + shift))])
        == Array(plain[(2 * tones.lowerBound)..<(2 * tones.upperBound)]))
  }

  @Test func nothingIsSaidOrMovedUnasked() throws {
    let script = try Self.script(Self.several, .none)
    let narrated = NarratedScore(script, voice: Self.voice)
    #expect(narrated.parts.isEmpty)
    #expect(narrated.score == script.score)
    #expect(!narrated.captions.isEmpty)
    // A voice of which nothing is heard makes no room for itself.
    #expect(try Self.script(Self.several).silent().score == script.score)
  }

  @Test func theTitleComesBeforeAll() throws {
    let narrated = try Self.narrated(Self.several, .title)
    #expect(
      narrated.parts.map(\.text) == [
        "chart: a line chart of 4 series; x is x, 0 to 11; y is y, 0 to 6.",
        "The series are series 1, series 2, series 3 and series 4.",
      ])
    #expect(narrated.parts[0].frame == 0)
    let first = try #require(narrated.score.events.map(\.start).min())
    #expect(narrated.parts.allSatisfy { $0.end < first })
  }

  @Test func eachSeriesIsAnnounced() throws {
    let narrated = try Self.narrated(Self.several)
    for number in 1...4 {
      let part = try #require(narrated.parts.first { $0.text == "series \(number)" })
      let tones = narrated.score.events.filter { $0.series == number - 1 }
      let before = narrated.score.events.filter {
        ($0.series ?? -1) < number - 1 && $0.start < part.frame
      }
      #expect(try #require(tones.map(\.start).min()) > part.end)
      #expect(before.allSatisfy { $0.end < part.frame })
      #expect(
        narrated.score.events.filter { $0.start < part.frame && $0.series == number - 1 }.isEmpty)
    }
    #expect(narrated.parts.last?.text == "Complete.")
    #expect(narrated.parts.last.map { $0.end < narrated.score.frames } == true)
  }

  @Test func overTonesPlacesAreNamedWhereTheySound() throws {
    let narrated = try Self.narrated(Self.line, over: true) { $0.duration = Seconds(12) }
    let over = narrated.parts.filter(\.soundsOverTones)
    #expect(over.map(\.text) == ["0: 0", "10: 15", "20: 9", "30: 16"])
    let ticks = narrated.score.events(.tick)
    #expect(over.map(\.frame) == ticks.map(\.start))
    // With less time for each, the values go, and then some of the places.
    let hasty = NarratedScore(
      try Self.script(Self.line, over: true) { $0.duration = Seconds(1.2) }
    ) { text, _ in Array(repeating: 0.5, count: 3000 * text.count) }
    #expect(hasty.parts.filter(\.soundsOverTones).map(\.text) == ["0", "10", "20", "30"])
  }

  @Test func withoutThatTheySoundInSilencesOnly() throws {
    #expect(try Self.narrated(Self.line).parts.filter { $0.text.hasPrefix("10") }.isEmpty)
    let slow = try Self.narrated(Self.bars) { $0.duration = Seconds(9) }
    let places = slow.parts.filter { ["0: 3", "2: 4", "4: 5"].contains($0.text) }
    #expect(places.count == 3)
    for (part, tick) in zip(places, slow.score.events(.tick)) {
      #expect(part.frame > tick.start && part.frame - tick.start < 24_000)
    }
  }

  @Test(arguments: charts.indices) func markersAndCaptionsNameEveryPart(chart: Int) throws {
    let narrated = try Self.narrated(Self.charts[chart], over: true) { $0.duration = Seconds(8) }
    for part in narrated.parts {
      #expect(narrated.score.markers.contains(Score.Marker(frame: part.frame, name: part.text)))
      let caption = narrated.captions.first { $0.frames.contains(part.frame) }
      #expect(caption?.text.split(separator: "\n").contains(part.text[...]) == true)
    }
    #expect(narrated.score.markers.map(\.frame) == narrated.score.markers.map(\.frame).sorted())
    let starts = narrated.captions.map(\.frames.lowerBound)
    #expect(starts == starts.sorted())
    #expect(narrated.captions.allSatisfy { $0.frames.upperBound <= narrated.score.frames })
  }

  @Test(arguments: charts.indices, [NarrationDetail.none, .title, .full])
  func captionsNeverOverlap(chart: Int, detail: NarrationDetail) throws {
    for (duration, over) in [(nil, true), (0.6, true), (8, true), (8, false), (40.0, false)] {
      let script = try Self.script(Self.charts[chart], detail, over: over && detail == .full) {
        $0.duration = duration.map { Seconds($0) }
        $0.playsLegend = true
      }
      let narrated = NarratedScore(script, voice: Self.voice)
      for (caption, next) in zip(narrated.captions, narrated.captions.dropFirst()) {
        #expect(caption.frames.upperBound <= next.frames.lowerBound, "\(caption.text)")
      }
      #expect(narrated.captions.allSatisfy { !$0.frames.isEmpty })
      // Nothing that sounds loses its caption.
      let lines = Set(narrated.captions.flatMap { $0.text.split(separator: "\n") })
      for text in script.captions.map(\.text) + narrated.parts.map(\.text) {
        #expect(lines.isSuperset(of: text.split(separator: "\n")), "\(text)")
      }
    }
  }

  /// More than five labels at once cannot be read, in however many captions they were.
  @Test func fewLabelsAreDisplayedAtOnce() {
    for step in [1, 7, 15, 40] {
      let texts = (0..<30).map { (frame: 90 + $0 * step, text: "label \($0)") }
      let words = Caption.displayed(texts, frames: 100, until: 1290)
      let tones = (0..<5).map { Caption(frames: ($0 * 290)..<($0 * 290 + 290), text: "tones") }
      let captions = Caption.sequence(tones: tones, words: words, minFrames: 100)
      #expect(captions.contains { $0.text.contains("label 0") })
      for caption in captions {
        #expect(caption.text.split(separator: "\n").count <= 6, "\(step): \(caption)")
      }
    }
  }

  @Test func aCaptionIsDividedWhereLaterWordsBegin() {
    let tones = [
      Caption(frames: 100..<200, text: "tones"), Caption(frames: 200..<230, text: "end"),
    ]
    let words = [(0, 90), (103, 110), (150, 160), (190, 220), (205, 240), (250, 260)].map {
      Caption(frames: $0.0..<$0.1, text: "word \($0.0)")
    }
    #expect(
      Caption.sequence(tones: tones, words: words, minFrames: 20) == [
        Caption(frames: 0..<90, text: "word 0"),
        Caption(frames: 100..<150, text: "tones\nword 103"),
        Caption(frames: 150..<200, text: "tones\nword 150\nword 190"),
        Caption(frames: 200..<230, text: "end\nword 205"),
        Caption(frames: 250..<260, text: "word 250"),
      ])
  }

  @Test func captionsTellWhichDataSound() throws {
    let script = try Self.script(Self.line, .none) { $0.duration = Seconds(8) }
    #expect(
      script.captions.map(\.text) == [
        "y, 0 to 10: 0 to 15, up to 16 in between",
        "y, 10 to 20: 15 to 9, down to 0 and up to 16 in between",
        "y, 20 to 30: 9 to 16, down to 2 in between",
        "y, 30 to 39: 16 to 8, down to 0 in between",
      ])
    #expect(script.captions[0].frames.lowerBound == 0)
    #expect(script.captions[3].frames.upperBound == script.score.frames)
    for (caption, next) in zip(script.captions, script.captions.dropFirst()) {
      #expect(caption.frames.upperBound == next.frames.lowerBound)
      #expect(script.score.events(.tick).contains { $0.start == next.frames.lowerBound })
    }
  }

  @Test func captionsTellWhatIsMissingAndWhatSoundsTogether() throws {
    let chart = Charts.chart(
      [
        Charts.series([1, 2, .nan, .nan, 5], name: "a"), Charts.series([5, 4, 3, 2, 1], name: "b"),
      ], xGrid: [2, 3])
    let script = try Self.script(chart, .none) { $0.duration = Seconds(8) }
    #expect(
      script.captions.map(\.text) == [
        "a, 0 to 2: 1 to 2\nb, 0 to 2: 5 to 3",
        "a, 2 to 3: missing\nb, 2 to 3: 3 to 2",
        "a, 3 to 4: 5; 1 point missing\nb, 3 to 4: 2 to 1",
      ])
    // Where the tone is only on its way to the next point, nothing is missing.
    let sparse = Charts.chart(
      [Charts.series([1, 100, 3], xs: [0, 50, 100])], xGrid: [0, 20, 40, 60, 80, 100])
    #expect(
      try Self.script(sparse, .none) { $0.duration = Seconds(10) }.captions.map(\.text) == [
        "y, 0 to 50: 1 to 100", "y, 50 to 100: 100 to 3",
      ])
    let absent = Charts.chart(
      [Charts.series((0..<10).map(Double.init), xs: [0, 1, 2, 3, 4, 95, 96, 97, 98, 99])],
      xGrid: [20, 40, 60, 80])
    #expect(
      try Self.script(absent, .none) { $0.duration = Seconds(10) }.captions.map(\.text) == [
        "y, 0 to 20: 0 to 4", "y, 20 to 40: missing", "y, 40 to 60: missing",
        "y, 60 to 80: missing", "y, 80 to 99: 5 to 9",
      ])
    let cloud = try Self.script(Self.cloud, .none).captions
    #expect(cloud.allSatisfy { $0.text.contains(": between ") })
    let names = CategoricalAxis(title: "month", categories: ["May", "June", "July"])
    let bars = Charts.chart(
      [Charts.series([3, 1, 2], isContinuous: false)], kind: .bar, xAxis: .categorical(names))
    let slow = try Self.script(bars, .none) { $0.duration = Seconds(6) }.captions
    #expect(slow.map(\.text) == ["y, May: 3", "y, June: 1", "y, July: 2"])
    #expect(
      try Self.script(bars, .none).captions.map(\.text) == [
        "y, May to July: 3 to 2, down to 1 in between"
      ])
    var stacks = Charts.chart(
      [
        Charts.series([3, 1], name: "a", isContinuous: false),
        Charts.series([2, .nan], name: "b", isContinuous: false),
      ], kind: .bar, xAxis: .categorical(CategoricalAxis(title: "m", categories: ["May", "June"])))
    stacks.isStacked = true
    #expect(
      try Self.script(stacks, .none) { $0.duration = Seconds(6) }.captions.map(\.text) == [
        "a, May: 3\nb, May: 2\ntotal, May: 5", "a, June: 1\nb, June: missing\ntotal, June: 1",
      ])
    let bins = CategoricalAxis(title: "v", categories: ["0 to 1", "1 to 2", "2 to 3"])
    let counts = Charts.chart(
      [Charts.series([3, 5, 2], isContinuous: false)], kind: .histogram,
      xAxis: .categorical(bins))
    #expect(
      try Self.script(counts, .none) { $0.duration = Seconds(1.5) }.captions.map(\.text) == [
        "y, 0 to 1, 1 to 2 and 2 to 3: 3 to 2, up to 5 in between"
      ])
  }
}
