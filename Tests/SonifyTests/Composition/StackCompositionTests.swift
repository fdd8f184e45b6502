import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// The score of stacked charts: at each x the parts in order, then the total.
@Suite struct StackCompositionTests {
  static func stacks(
    _ parts: [[Double]], xs: [[Double]]? = nil, kind: ChartKind = .bar
  ) -> ChartDescriptor {
    let count = parts.map(\.count).max() ?? 0
    let series = parts.enumerated().map { number, ys in
      Charts.series(
        ys, xs: xs?[number], name: ["Red", "Blue", "Green", "Grey"][number % 4],
        isContinuous: kind == .line)
    }
    var chart = Charts.chart(
      series, kind: kind,
      xAxis: xs == nil
        ? .categorical(
          CategoricalAxis(title: "letter", categories: (0..<count).map { "c\($0)" })) : nil)
    chart.isStacked = true
    chart.yAxis.range = StackSum.range(of: series)
    return chart
  }

  private func compose(
    _ chart: ChartDescriptor, _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> Composition {
    try Composer(.with(change)).compose(chart)
  }

  /// The tones of each stack, as series (nothing for the total) and value.
  private func told(_ score: UnlevelledScore) -> [[String]] {
    var stacks: [[String]] = []
    var x: Double?
    for tone in score.events(.tone) {
      if tone.x != x { stacks.append([]) }
      x = tone.x
      let name = tone.series.map { "\($0)" } ?? "total"
      stacks[stacks.count - 1].append("\(name) \((tone.y ?? .nan).plain)")
    }
    return stacks
  }

  /// Where parts do not sound, a label of a part is one of the total at its x.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func aLabelledPartOfManyStacksIsNoTotal(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = (0..<3).map { _ in
      (0..<400).map { _ in Double(Int.random(in: 50...99, using: &random)) }
    }
    let xs = (0..<400).map { Double(1900 + $0) }
    var chart = Self.stacks(parts, xs: [xs, xs, xs])
    for number in chart.series.indices {
      chart.series[number].labels = (0..<400).map { $0 == 177 ? "Fire" : "" }
    }
    let composition = try compose(chart)
    let totals = chart.withTotals.series[3]
    let tones = composition.score.events(.tone)
    #expect(tones.count < 400 && tones.allSatisfy { $0.series == nil })
    let total = totals.ys[177]
    #expect(tones.filter { $0.x == 2077 }.map(\.y) == [total])
    let marks = composition.score.events(.mark).filter { $0.x == 2077 }
    #expect(marks.map(\.y) == [total] && marks.allSatisfy { $0.series == nil })
    // Every tone is a total or the median of some.
    for tone in tones { #expect((totals.ys.min() ?? 0)...(totals.ys.max() ?? 0) ~= (tone.y ?? 0)) }
  }

  @Test func partsSoundInOrderThenTheTotal() throws {
    let composition = try compose(Self.stacks([[1, 4, 0], [2, .nan, 5], [3, 6, 0]]))
    #expect(
      told(composition.score) == [
        ["0 1", "1 2", "2 3", "total 6"], ["0 4", "2 6", "total 10"], ["1 5", "total 5"],
      ])
    #expect(composition.pointsHeard == 9)
    #expect(composition.order == .stacks(3))
    #expect(composition.notices.isEmpty)
  }

  @Test func theTotalIsTwiceAsLongAndASilenceFollows() throws {
    let score = try compose(Self.stacks([[1, 4, 2], [2, 1, 5]])).score
    let tones = score.events(.tone)
    let beat = frames(0.25)
    // Two parts, two beats for the total, one of silence: three stacks of five beats.
    #expect(abs(score.frames - 15 * beat) <= 3)
    for (number, tone) in tones.enumerated() {
      let (stack, place) = (number / 3, number % 3)
      #expect(abs(tone.start - (5 * stack + place) * beat) <= 8)
      #expect(abs(tone.duration - (place == 2 ? 2 : 1) * beat * 4 / 5) <= 8)
    }
    // Between stacks it is silent for longer than within.
    #expect(tones[3].start - tones[2].end > 5 * (tones[1].start - tones[0].end))
  }

  @Test func pitchIsThatOfTheValueOnTheAxisOfTotals() throws {
    let tones = try compose(Self.stacks([[1, 4, 2], [2, 4, 5]])).score.events(.tone)
    #expect(abs((tones[5].frequency?.value ?? 0) - 1760) < 1e-9)
    let half = tones[3]
    #expect(half.y == 4 && abs((half.frequency?.value ?? 0) - (220 * 1760).squareRoot()) < 1e-9)
    #expect(tones.map(\.pan) == [-0.9, -0.9, -0.9, 0, 0, 0, 0.9, 0.9, 0.9].map(Pan.init))
  }

  @Test func partsBelowZeroAreTakenAway() throws {
    let chart = Self.stacks([[5, -1], [-2, -3]])
    #expect(chart.yAxis.range == -4...5)
    #expect(
      told(try compose(chart).score) == [
        ["0 5", "1 -2", "total 3"], ["0 -1", "1 -3", "total -4"],
      ])
  }

  @Test func aStackWithoutValuesIsASilenceWithABreath() throws {
    let score = try compose(Self.stacks([[1, .nan, 2], [2, .nan, 5]])).score
    let breath = try #require(score.events(.gap).first)
    let tones = score.events(.tone)
    #expect(tones.count == 6 && breath.start > tones[2].end && breath.end < tones[3].start)
  }

  @Test func seriesMayLackCategories() throws {
    let chart = Self.stacks([[1, 2], [4, 8]], xs: [[0, 2], [1, 2]])
    #expect(
      told(try compose(chart).score) == [
        ["0 1", "total 1"], ["1 4", "total 4"], ["0 2", "1 8", "total 10"],
      ])
  }

  @Test func stacksLieAsXDoes() throws {
    let chart = Self.stacks([[1, 2, 3], [4, 8, 1]], xs: [[0, 1, 3], [0, 1, 3]])
    let totals = try compose(chart).score.events(.tone).filter { $0.series == nil }
    let steps = zip(totals, totals.dropFirst()).map { $1.start - $0.start }
    #expect(abs(steps[1] - 2 * steps[0]) <= 2)
    // Where that leaves too little time, they lie evenly.
    let uneven = Self.stacks([[1, 2, 3], [4, 8, 1]], xs: [[0, 1, 300], [0, 1, 300]])
    let even = try compose(uneven).score.events(.tone).filter { $0.series == nil }
    let same = zip(even, even.dropFirst()).map { $1.start - $0.start }
    #expect(abs(same[1] - same[0]) <= 1)
  }

  @Test func aLengthThatIsAskedForIsKept() throws {
    let chart = Self.stacks([[1, 4, 2], [2, 1, 5]])
    for length in [1.6, 3, 30] {
      let composition = try compose(chart) { $0.duration = Seconds(length) }
      #expect(composition.score.frames == frames(length))
      #expect(composition.pointsHeard == 9)
      #expect(composition.score.events.allSatisfy { $0.end <= composition.score.frames })
      // However much time there is, the parts of a stack stay together.
      let tones = composition.score.events(.tone)
      #expect(tones[1].start - tones[0].start <= frames(0.25))
      #expect(tones[1].start - tones[0].start >= frames(0.1))
    }
  }

  @Test func whereThereIsTooLittleTimeTheTotalsAloneSound() throws {
    let chart = Self.stacks([[1, 4, 2], [2, 1, 5]])
    let composition = try compose(chart) { $0.duration = Seconds(1) }
    #expect(told(composition.score) == [["total 3"], ["total 5"], ["total 7"]])
    #expect(composition.notices.contains(.totalsAlone(stacks: 3, parts: 2, seconds: 2)))
    #expect(composition.order == nil)
    let many = Self.stacks(Array(repeating: (0..<200).map { Double($0 % 7 + 1) }, count: 4))
    let usual = try compose(many)
    #expect(usual.score.frames == frames(20))
    #expect(usual.score.events(.tone).allSatisfy { $0.series == nil })
  }

  @Test func inSequenceTheTotalsAreTheLastPass() throws {
    let chart = Self.stacks([[1, 4, 2], [2, 1, 5]])
    for change: (inout SoundOptions) -> Void in [
      { $0.order = .sequence }, { $0.mode = .continuous },
    ] {
      let composition = try compose(chart, change)
      let passes = composition.score.events(.series)
      #expect(passes.count == 1 + 2 + 3)
      #expect(passes.last?.series == nil)
      #expect(composition.order == .inSequence(2, andTotal: true))
    }
    let lines = try compose(Self.stacks([[1, 4, 2], [2, 1, 5]], kind: .line)).score
    #expect(lines.events(.glide).contains { $0.series == nil && $0.y == 7 })
  }

  @Test func oneLevelSoundsAlone() throws {
    let chart = Self.stacks([[1, 4, 2], [2, 1, 5]])
    let part = try Composer().compose(chart, hearing: 1).score
    #expect(told(part) == [["1 2"], ["1 1"], ["1 5"]])
    let totals = try Composer().compose(chart, hearing: 2).score
    #expect(told(totals) == [["total 3"], ["total 5"], ["total 7"]])
  }

  @Test func aTotalIsCalledSoInTheWrittenScore() throws {
    let chart = Self.stacks([[1], [2]])
    var text = ""
    try compose(chart).score.levelled(at: 1).write(as: .csv, of: chart) {
      text += String(decoding: $0, as: UTF8.self)
    }
    #expect(
      text.split(separator: "\n").map { $0.split(separator: ",")[3] } == [
        "series", "Red", "Blue", "total",
      ])
  }

  @Test func manyStacksAreSummarisedAsTheirTotals() throws {
    let ys = (0..<20_000).map { Double($0 % 91) }
    let composition = try compose(
      Self.stacks([ys, ys], xs: [ys.indices.map(Double.init), ys.indices.map(Double.init)]))
    #expect(composition.score.events.count < 1000)
  }
}
