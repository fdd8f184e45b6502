import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// The line that is drawn is the line that is heard.
@Suite struct SeriesOutlineTests {
  private static let dense = Charts.line(
    (0..<20_000).map { Double($0 % 4000) / 400 + Charts.noise(1, seed: UInt64($0))[0] })

  @Test func windowsHaveThePitchesOfTheTone() throws {
    let outline = try #require(Composer().outlines(of: Self.dense)[0])
    #expect(outline.isSummarised)
    let score = try Composer().compose(Self.dense).score
    let glides = score.events.filter { $0.kind == .glide }
    let law = PitchLaw(SoundOptions())
    let heard = Set(glides.compactMap(\.frequency).map { Int(($0.value * 1000).rounded()) })
    let drawn = outline.runs.joined().map { law.pitch(of: $0.y, on: Self.dense.yAxis) }
    #expect(drawn.count > 100)
    for pitch in drawn.dropLast() {
      #expect(heard.contains(Int((pitch.value * 1000).rounded())))
    }
  }

  @Test func bandsLieAroundTheMedian() throws {
    let outline = try #require(Composer().outlines(of: Self.dense)[0])
    for vertex in outline.runs.joined() {
      #expect(vertex.range.lowerBound <= vertex.y + 0.05)
      #expect(vertex.range.upperBound >= vertex.y - 0.05)
    }
  }

  @Test func theTonesOfOutliersAreItsOutliers() throws {
    var ys = Charts.noise(30_000, seed: 4)
    ys[12_345] = 400
    let chart = Charts.line(ys)
    let outline = try #require(Composer().outlines(of: chart)[0])
    let tones = try Composer().compose(chart).score.events.filter { $0.kind == .tone }
    #expect(outline.outliers.map(\.y) == tones.compactMap(\.y))
    #expect(outline.outliers.contains { $0.y == 400 })
  }

  /// A line of few points is the points, and breaks where the sound is silent.
  @Test func gapsAreNotBridged() throws {
    let outline = try #require(
      Composer().outlines(of: Charts.line([1, .nan, .nan, 4, 5, .nan, 7, .infinity, 3]))[0])
    #expect(!outline.isSummarised)
    #expect(outline.runs.map { $0.map(\.y) } == [[1], [4, 5], [7], [3]])
  }

  @Test func absentRowsAreAGap() throws {
    let xs = (0..<60).map(Double.init).filter { !(20...30).contains($0) }
    let chart = Charts.chart([Charts.series(xs.map { $0 * 2 }, xs: xs)])
    let outline = try #require(Composer().outlines(of: chart)[0])
    #expect(outline.runs.map(\.count) == [20, 29])
  }

  @Test func separateTonesHaveNoOutline() {
    let chart = Charts.chart([Charts.series([1, 2, 3], isContinuous: false)], kind: .scatter)
    #expect(Composer().outlines(of: chart) == [nil])
  }
}
