import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// A line of slots sounds as the line of its rows.
@Suite struct SlotCompositionTests {
  private static let count = 60_000

  /// Returns a chart of the slots of a line, as a database summarises them.
  private func slotted(_ chart: ChartDescriptor, count: Int = 285) -> ChartDescriptor {
    let series = chart.series[0]
    let range = chart.xAxis.range
    let width = range.upperBound - range.lowerBound
    let groups = Dictionary(grouping: series.xs.indices) { index in
      min(count - 1, Int((series.xs[index] - range.lowerBound) / width * Double(count)))
    }
    let slots = groups.sorted { $0.key < $1.key }.map { _, rows -> RowSlot in
      let present = rows.filter { series.ys[$0].isFinite }
      let sorted = present.map { series.ys[$0] }.sorted()
      func quantile(_ share: Double) -> Double {
        let place = share * Double(sorted.count - 1)
        let index = Int(place)
        let next = min(sorted.count - 1, index + 1)
        return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
      }
      func place(_ y: Double) -> SeriesFacts.Place {
        let index = present.first { series.ys[$0] == y } ?? rows[0]
        return .init(x: series.xs[index], y: y)
      }
      let values = sorted.last.map { highest in
        RowSlot.Values(
          first: series.ys[present[0]], last: series.ys[present[present.count - 1]],
          minimum: place(sorted[0]), maximum: place(highest),
          mean: sorted.reduce(0, +) / Double(sorted.count),
          quantiles: .init(lower: quantile(0.1), median: quantile(0.5), upper: quantile(0.9)))
      }
      return RowSlot(
        xs: series.xs[rows[0]]...series.xs[rows[rows.count - 1]], rows: rows.count,
        missing: rows.count - present.count, values: values)
    }
    var chart = chart
    chart.series = [DataSeries(name: series.name, slots: slots)]
    return chart
  }

  private func score(_ chart: ChartDescriptor) throws -> UnlevelledScore {
    try Composer(SoundOptions()).compose(chart).score
  }

  /// The frequency of an event of a kind on a frame.
  private func pitch(_ events: [Score.Event], at frame: Int) -> Double? {
    guard let event = events.first(where: { $0.start <= frame && frame < $0.end }),
      let from = event.frequency?.value, let to = event.endFrequency?.value
    else { return nil }
    return from * pow(to / from, Double(frame - event.start) / Double(event.duration))
  }

  /// Values with a season, spread that changes, and a lone spike, of which some are missing.
  private static let noisy: [Double] = {
    var ys = Charts.noise(count, seed: 3).enumerated().map { index, noise in
      100 + 25 * sin(Double(index) / 8000) + noise * (2 + Double(index) / 10_000)
    }
    for index in stride(from: 7, to: count, by: 19) { ys[index] = .nan }
    for index in 30_000..<34_000 { ys[index] = .nan }
    ys[51_234] = 300
    return ys
  }()

  @Test func pitchSpreadAndExtremesAreThoseOfTheRows() throws {
    let rows = try score(Charts.line(Self.noisy))
    let slots = try score(slotted(Charts.line(Self.noisy)))
    func ends(_ score: UnlevelledScore) -> [Double?] {
      let tones = score.events(.tone).sorted { ($0.y ?? 0) < ($1.y ?? 0) }
      return [tones.first?.x, tones.first?.y, tones.last?.x, tones.last?.y]
    }
    #expect(ends(slots) == ends(rows))
    var (cents, ratios, alone) = ([Double](), [Double](), 0)
    let frames = stride(from: 0, to: rows.frames, by: rows.frames / 1000)
    let (tones, others) = (slots.events(.glide), rows.events(.glide))
    let (noises, otherNoises) = (slots.events(.spread), rows.events(.spread))
    func width(_ events: [Score.Event], at frame: Int) -> Double? {
      events.first { $0.start <= frame && frame < $0.end }.flatMap { event in
        event.upperFrequency.flatMap { upper in
          event.frequency.map { log2(upper.value / $0.value) }
        }
      }
    }
    for frame in frames {
      let (one, other) = (pitch(tones, at: frame), pitch(others, at: frame))
      if let one, let other {
        cents.append(abs(1200 * log2(one / other)))
      } else if one != nil || other != nil {
        alone += 1
      }
      if let one = width(noises, at: frame), let other = width(otherNoises, at: frame), other > 0 {
        ratios.append(one / other)
      }
    }
    cents.sort()
    ratios.sort()
    #expect(cents[cents.count / 2] < 20)
    #expect(ratios.count > 800 && abs(ratios[ratios.count / 2] - 1) < 0.2)
    #expect(alone < 20)
    #expect(slots.events(.gap).count == rows.events(.gap).count)
  }

  @Test func aSlopeIsNoSpread() throws {
    let ys = (0..<Self.count).map { 10 * sin(Double($0) / 1500) }
    let slots = try score(slotted(Charts.line(ys)))
    let rows = try score(Charts.line(ys))
    #expect(slots.events(.spread).count <= rows.events(.spread).count + 20)
  }

  @Test func coinFlipsFollowTheirShare() throws {
    var generator = SeededGenerator(seed: 11)
    let ys = (0..<Self.count).map { index in
      Double.random(in: 0..<1, using: &generator) < Double(index) / Double(Self.count) ? 1.0 : 0
    }
    let composition = try Composer(SoundOptions()).compose(slotted(Charts.line(ys)))
    #expect(composition.notices.contains(.followsShare))
    let glides = composition.score.events(.glide)
    let middle = try #require(pitch(glides, at: composition.score.frames / 2))
    #expect(abs(12 * log2(middle / 622.25)) < 2)
  }

  @Test func slotsWithoutQuantilesPlayTheirMeans() throws {
    var chart = slotted(Charts.line(Self.noisy))
    chart.series[0].slots = chart.series[0].slots.map { slot in
      var slot = slot
      slot.values?.quantiles = nil
      return slot
    }
    let score = try score(chart)
    #expect(score.events(.spread).isEmpty && !score.events(.glide).isEmpty)
  }

  @Test func mergedSlotsKeepWhatIsExact() {
    let one = RowSlot(
      xs: 0...4, rows: 5, missing: 1,
      values: .init(
        first: 1, last: 2, minimum: .init(x: 3, y: -1), maximum: .init(x: 4, y: 2), mean: 1,
        quantiles: .init(lower: 0, median: 1, upper: 2)))
    let other = RowSlot(
      xs: 1...9, rows: 12, missing: 0,
      values: .init(
        first: 5, last: 6, minimum: .init(x: 2, y: -1), maximum: .init(x: 7, y: 8), mean: 5,
        quantiles: nil))
    let merged = one.merged(with: other)
    #expect(merged.xs == 0...9 && merged.rows == 17 && merged.missing == 1)
    #expect(merged.values?.first == 1 && merged.values?.last == 6)
    #expect(merged.values?.minimum == .init(x: 2, y: -1) && merged.values?.maximum.x == 7)
    #expect(merged.values?.mean == 4 && merged.values?.quantiles == nil)
    #expect(merged == other.merged(with: one))
  }
}
