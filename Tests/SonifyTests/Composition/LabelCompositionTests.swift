import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// Whether points that their author labelled ping where they sound.
@Suite struct LabelCompositionTests {
  /// Kinds of charts: the kind, the number of points, and the number of series.
  static let forms: [(kind: ChartKind, points: Int, series: Int, isStacked: Bool)] = [
    (.line, 40, 1, false), (.line, 100, 3, false), (.line, 4000, 1, false),
    (.line, 30_000, 2, false), (.bar, 24, 1, false), (.bar, 40, 2, false), (.bar, 3000, 1, false),
    (.scatter, 60, 1, false), (.scatter, 25_000, 2, false), (.bar, 20, 3, true),
  ]

  /// A made chart with labels on a few points, some of them without a value.
  static func chart(_ form: Int, seed: UInt64) -> ChartDescriptor {
    let form = forms[form]
    var generator = SeededGenerator(seed: seed)
    let series = (0..<form.series).map { number in
      let xs =
        form.kind == .scatter
        ? (0..<form.points).map { _ in Double.random(in: 0..<1000, using: &generator) }
        : (0..<form.points).map { Double($0) }
      var ys = Charts.noise(form.points, seed: seed &+ UInt64(number)).map { $0 + 10 }
      var labels = [String](repeating: "", count: form.points)
      // Far enough from each other to be pings of their own.
      let step = form.points / 4
      var index = Int.random(in: 0..<step, using: &generator)
      // Of few points, few have labels.
      while index < form.points, number == 0 || form.points >= 50 {
        labels[index] = "label \(index) of \(number)"
        if index % 5 == 2, form.kind != .scatter { ys[index] = .nan }
        index += Int.random(in: step...(step + step / 2), using: &generator)
      }
      return DataSeries(
        name: "series \(number)", isContinuous: form.kind == .line, xs: xs, ys: ys, labels: labels)
    }
    let axis = CategoricalAxis(title: "x", categories: (0..<form.points).map { "c\($0)" })
    var chart = Charts.chart(
      series, kind: form.kind,
      xAxis: form.kind == .bar && form.points < 100 ? .categorical(axis) : nil)
    chart.isStacked = form.isStacked
    return chart
  }

  @Test(arguments: forms.indices, [1, 2, 3] as [UInt64])
  func everyLabelledPointPingsWhereItSounds(form: Int, seed: UInt64) throws {
    let chart = Self.chart(form, seed: seed)
    let composition = try Composer().compose(chart)
    let events = composition.score.events
    let marks = events.filter { $0.kind == .mark }
    let labelled = chart.labelledPoints
    #expect(!labelled.isEmpty)
    for point in labelled {
      let own = marks.filter { $0.series == point.series && $0.x == point.x && $0.y == point.y }
      #expect(own.count == 1, "\(point)")
      guard let mark = own.first else { continue }
      let tone = events.first {
        $0.kind == .tone && $0.series == point.series && $0.x == point.x && $0.y == point.y
      }
      let pass = composition.passes.first {
        $0.series.contains(point.series) || Self.forms[form].isStacked
      }
      guard let pass else { continue }
      let expected =
        tone?.start ?? pass.time.frame(at: point.x)
      let latest = pass.frames.upperBound - mark.duration
      #expect(abs(mark.start - min(expected, latest)) <= 1, "\(point)")
    }
    // Without labels, no such point pings unless it stands out.
    var plain = chart
    for index in plain.series.indices { plain.series[index].labels = [] }
    let without = try Composer().compose(plain).score.events.filter { $0.kind == .mark }
    #expect(without.count < marks.count)
    let silent = try Composer(.with { $0.cue = .none }).compose(chart)
    #expect(!silent.score.events.contains { $0.kind == .mark })
  }

  /// Where windows and slots stand for many points, a labelled one still has its own tone.
  @Test(arguments: [2, 3, 6, 8]) func aLabelledPointOfManySoundsByItself(form: Int) throws {
    let chart = Self.chart(form, seed: 9)
    let events = try Composer().compose(chart).score.events
    for point in chart.labelledPoints where point.y != nil {
      #expect(
        events.contains {
          $0.kind == .tone && $0.series == point.series && $0.x == point.x && $0.y == point.y
        }, "\(point)")
    }
  }

  @Test func labelsThatWouldSoundAsOneAreOnePing() throws {
    var series = Charts.series(Charts.noise(50_000, seed: 4))
    series.labels = (0..<50_000).map { $0 < 4000 ? "l" : "" }
    let composition = try Composer().compose(Charts.chart([series]))
    let marks = composition.score.events.filter { $0.kind == .mark }
    for (mark, next) in zip(marks, marks.dropFirst()) { #expect(next.start >= mark.end) }
    #expect(composition.notices.contains(.labelsWithoutPing(3900)))
  }
}
