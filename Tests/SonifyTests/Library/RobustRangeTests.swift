import Foundation
import SonifyTestSupport
import Testing

@testable import Sonify
@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables
@testable import SonifyWords

/// A y axis without outliers, where a listener asks for it: they sound at its end, with a ping.
@Suite struct RobustRangeTests {
  /// A table of temperatures in a room, with one reading of 85 after three fifths.
  private static func table(rows: Int) -> String {
    var generator = SeededGenerator(seed: 3)
    var text = "minute,temperature\n"
    for row in 0..<rows {
      let reading = row == 3 ? 17 : row == 7 ? 27 : Double.random(in: 17...27, using: &generator)
      let value = row == rows * 3 / 5 ? 85 : reading
      text += "\(row),\(String(format: "%.1f", value))\n"
    }
    return text
  }

  private func pitches(_ composition: Composition) -> [Double] {
    composition.score.events.filter { $0.kind == .glide }.flatMap {
      [$0.frequency, $0.endFrequency].compactMap { $0?.value }
    }
  }

  @Test(arguments: [100, 97_000]) func theOthersFillThePitchesAndTheOutlierPings(
    rows: Int
  ) throws {
    let text = Self.table(rows: rows)
    let usual = try loadChart(text).chart
    #expect(usual.yAxis.range.upperBound == 85)
    let composition = try Composer().compose(usual)
    let notice = try #require(
      composition.notices.first { if case .squeezed = $0 { true } else { false } })
    guard case .squeezed(1, axis: 0, let semitones, of: 36, let range) = notice else {
      Issue.record("\(notice)")
      return
    }
    #expect(range == 17...27 && (4...6).contains(semitones))
    #expect(notice.text.hasPrefix("1 outlier leaves the other values "))
    let words = ChartDescription.text(
      of: usual, facts: ChartFacts(usual), as: .text, detail: .normal)
    #expect(
      words.contains("1 outlier takes up most of the y axis; the other values range from 17 to 27.")
    )

    let open = try loadChart(text) { $0.isYRangeRobust = true }.chart
    #expect(open.yAxis.range == 17...27)
    #expect(open.yAxis.gridlines.allSatisfy { (17...27).contains($0) })
    #expect(open.series == usual.series)
    let opened = try Composer().compose(open)
    #expect(opened.notices.contains(.outsideY(1)))
    let marks = opened.score.events.filter { $0.kind == .mark }
    #expect(marks.map(\.y) == [85])
    // The tone of the outlier is at the top, where its ping is.
    let mark = try #require(marks.first)
    let tones = opened.score.events.filter {
      $0.kind != .mark && $0.start <= mark.start && $0.end > mark.start
    }
    #expect(tones.contains { $0.frequency == Hertz(1760) || $0.endFrequency == Hertz(1760) })
    let spans = [composition, opened].map { composition in
      let sorted = pitches(composition).filter { $0 < 1759 }.sorted()
      return 12 * log2(sorted[sorted.count - 1] / sorted[0])
    }
    #expect(spans[1] > 4 * spans[0])
  }

  @Test func aGivenRangeWinsAndNoOutlierChangesNothing() throws {
    let text = Self.table(rows: 100)
    let given = try loadChart(text) {
      $0.isYRangeRobust = true
      $0.yRange = ChartChoices.AxisRange(parsing: "0:50")
    }
    #expect(given.chart.yAxis.range == 0...50)
    let plain = "x,y\n" + (0..<50).map { "\($0),\($0 % 9)\n" }.joined()
    #expect(try loadChart(plain) { $0.isYRangeRobust = true } == loadChart(plain))
  }

  @Test func barsKeepTheirZero() throws {
    var text = "fruit,kg\n"
    for row in 0..<40 { text += "f\(row),\(row == 9 ? 900 : 20 + row % 7)\n" }
    let chart = try loadChart(text) { $0.isYRangeRobust = true }.chart
    #expect(chart.kind == .bar && chart.yAxis.range.lowerBound == 0)
    #expect((26...27).contains(chart.yAxis.range.upperBound))
  }
}
