import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// When labels and the author's words are spoken and displayed.
@Suite struct LabelNarrationTests {
  private static func narrated(
    _ chart: ChartDescriptor, _ detail: NarrationDetail = .full, over: Bool = false
  ) throws -> NarratedScore {
    let composition = try Composer().compose(chart)
    return NarratedScore(
      NarrationScript(
        composition, levelled: composition.score.levelled(at: 1), of: chart, detail: detail,
        speaksOver: over), voice: NarratedScoreTests.voice)
  }

  /// A line over 20 seconds with gridlines at some of its labels.
  private static let line: ChartDescriptor = {
    var series = Charts.series((0..<200).map { Double($0 * $0 % 37) }, name: "n")
    series.labels = series.xs.map { [20, 60, 140].contains($0) ? "remark \(Int($0))" : "" }
    return Charts.chart([series], xGrid: [0, 60, 100])
  }()

  @Test func overTonesEachLabelIsSpokenAtItsPoint() throws {
    let narrated = try Self.narrated(Self.line, over: true)
    let marks = narrated.score.events.filter { $0.kind == .mark }
    for x in [20.0, 60, 140] {
      let part = try #require(narrated.parts.first { $0.text == "\(Int(x)): remark \(Int(x))" })
      let mark = try #require(marks.first { $0.x == x })
      #expect(part.frame == mark.start && part.soundsOverTones)
    }
    for (part, next) in zip(narrated.parts, narrated.parts.dropFirst()) {
      #expect(part.end <= next.frame, "\(part.text), \(next.text)")
    }
    // The gridline of the label's x is not said again.
    #expect(!narrated.parts.contains { $0.text.hasPrefix("60: ") && $0.text != "60: remark 60" })
    #expect(narrated.parts.contains { $0.text.hasPrefix("100") })
    #expect(!narrated.parts.contains { $0.text.contains("The author labels") })
  }

  /// What a document says of two points is said of both.
  @Test func equalLabelsOfSeveralSeriesAreTold() throws {
    var chart = Self.line
    var second = chart.series[0]
    second.name = "m"
    second.ys = second.ys.map { 40 - $0 }
    chart.series.append(second)
    let narrated = try Self.narrated(chart, over: true)
    let texts = narrated.captions.flatMap { $0.text.split(separator: "\n") }
    for name in ["n", "m"] {
      for x in [20, 60, 140] { #expect(texts.contains { $0 == "\(name), \(x): remark \(x)" }) }
    }
  }

  @Test func withoutSilenceLabelsAreSpokenAfterTheSound() throws {
    let narrated = try Self.narrated(Self.line)
    let last = try #require(narrated.score.events.last)
    let summary = try #require(
      narrated.parts.first { $0.text.hasPrefix("The author labels 3 points") })
    #expect(summary.frame >= last.end)
    #expect(summary.text.contains("remark 140"))
    #expect(!narrated.parts.contains { $0.text.contains("20: remark") })
  }

  @Test(arguments: LabelCompositionTests.forms.indices)
  func everyLabelIsDisplayedWhileItsPointSounds(form: Int) throws {
    let chart = LabelCompositionTests.chart(form, seed: 1)
    // The facts of large charts take long, and are not what is displayed here.
    let isLarge = LabelCompositionTests.forms[form].points > 10_000
    let ways = [(NarrationDetail.none, false)] + (isLarge ? [] : [(.full, false), (.full, true)])
    for (detail, over) in ways {
      let narrated = try Self.narrated(chart, detail, over: over)
      let marks = narrated.score.events.filter { $0.kind == .mark }
      for point in chart.labelledPoints {
        let mark = try #require(marks.first { $0.series == point.series && $0.x == point.x })
        let near = narrated.captions.filter {
          $0.frames.lowerBound <= mark.start + 48_000 && $0.frames.upperBound > mark.start - 48_000
        }
        #expect(near.contains { $0.text.contains(point.label) }, "\(point) \(detail) \(over)")
      }
      for (caption, next) in zip(narrated.captions, narrated.captions.dropFirst()) {
        #expect(caption.frames.upperBound <= next.frames.lowerBound)
      }
      for (part, next) in zip(narrated.parts, narrated.parts.dropFirst()) {
        #expect(part.end <= next.frame)
      }
    }
  }

  @Test func theAuthorIsHeardFirst() throws {
    var chart = Self.line
    chart.summary = "Bell\u{7} and \u{1B}[31mred\u{202E}."
    for detail in [NarrationDetail.title, .full] {
      let narrated = try Self.narrated(chart, detail)
      #expect(narrated.parts.first?.text == "The author says: Bell� and �[31mred�.")
      #expect(narrated.captions.first?.text == narrated.parts.first?.text)
    }
    chart.summary = String(repeating: "many words ", count: 200)
    let text = try #require(try Self.narrated(chart).parts.first?.text)
    #expect(text.hasSuffix("words (more)") || text.hasSuffix("many (more)"))
    #expect((400...530).contains(text.count))
  }
}
