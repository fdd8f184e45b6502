import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound

/// The score of heat maps: rows in sequence, each opened by blips, cells as separate tones.
@Suite struct CellCompositionTests {
  private static func chart(
    rows: Int, columns: Int, value: (Int, Int) -> Double = { Double($0 + $1) }
  ) -> ChartDescriptor {
    let series = (0..<rows).map { row in
      DataSeries(
        name: "r\(row)", isContinuous: false, xs: (0..<columns).map(Double.init),
        ys: (0..<columns).map { value(row, $0) })
    }
    let ys = series.flatMap(\.ys).filter(\.isFinite)
    return ChartDescriptor(
      title: "", kind: .heatmap,
      xAxis: .categorical(
        CategoricalAxis(title: "column", categories: (0..<columns).map { "c\($0)" })),
      yAxis: NumericAxis(title: "value", range: (ys.min() ?? 0)...(ys.max() ?? 0)), series: series)
  }

  private func compose(
    _ chart: ChartDescriptor, _ change: (inout SoundOptions) -> Void = { _ in }
  ) throws -> Composition {
    try Composer(.with(change)).compose(chart)
  }

  @Test func rowsComeOneAfterTheOther() throws {
    for rows in [2, 3, 7] {
      let composition = try compose(Self.chart(rows: rows, columns: 24))
      let tones = composition.score.events(.tone)
      #expect(tones.count == rows * 24 && composition.notices.isEmpty)
      #expect(tones.map(\.series) == (0..<rows).flatMap { Array(repeating: $0, count: 24) })
      let blips = composition.score.events(.series)
      for row in 0..<rows { #expect(blips.count { $0.series == row } == row + 1) }
      #expect(composition.score.duration.value <= 60)
    }
  }

  @Test func rowsAreCalledRows() throws {
    #expect(try compose(Self.chart(rows: 3, columns: 4)).order == .rowsInSequence(3))
    #expect(try compose(Self.chart(rows: 1, columns: 4)).order == nil)
    let together = try compose(Self.chart(rows: 3, columns: 4)) { $0.order = .together }
    #expect(together.order == .rowsTogether(3))
    #expect(Composition.Order.rowsInSequence(3).text == "3 rows one after the other")
    let many = try compose(Self.chart(rows: 9, columns: 4)) { $0.order = .together }
    #expect(many.notices.contains(.tooManyRowsTogether(9, maximum: 8)))
    #expect(many.notices.contains(.longBlipOfRows(5)))
    let short = try compose(Self.chart(rows: 20, columns: 4)) {
      $0.mode = .continuous
      $0.duration = Seconds(5)
    }
    #expect(short.notices.contains(.noBlipsOfRows))
    var narrow = Self.chart(rows: 2, columns: 6)
    narrow.yAxis.range = 2...4
    let every = try compose(narrow).notices
    #expect(!every.isEmpty && !every.contains { $0.text.contains("series") }, "\(every)")
    #expect(throws: CompositionError.tooManyRows(count: 60, maximum: 25, length: Seconds(60))) {
      try compose(Self.chart(rows: 60, columns: 4)) { $0.mode = .continuous }
    }
  }

  @Test func neighboursAreSeparateTones() throws {
    let score = try compose(Self.chart(rows: 3, columns: 12) { _, _ in 4 }).score
    let tones = score.events(.tone)
    #expect(tones.count == 36)
    let silence = score.sampleRate.frames(in: .milliseconds(10))
    for (one, next) in zip(tones, tones.dropFirst()) where one.series == next.series {
      #expect(next.start - one.end >= silence)
    }
  }

  @Test func cellsShortenBeforeTheyAreJoined() throws {
    let score = try compose(Self.chart(rows: 12, columns: 31)).score
    let tones = score.events(.tone)
    #expect(tones.count == 12 * 31 && score.duration.value <= 60)
    let starts = tones.filter { $0.series == 3 }.map(\.start)
    let spacing = Double(starts[1] - starts[0]) / Double(score.sampleRate.framesPerSecond)
    #expect(spacing >= 0.0999 && spacing < 0.15)
  }

  @Test func manyCellsSoundAsMeans() throws {
    let composition = try compose(Self.chart(rows: 4, columns: 1000))
    let tones = composition.score.events(.tone).filter { $0.series == 2 }
    #expect(composition.score.duration.value <= 60.01)
    #expect(composition.notices == [.cellsJoined(cells: 1000, windows: tones.count)])
    // The mean of the means of equal windows is that of the row.
    let means = tones.compactMap(\.y)
    let mean = means.reduce(0, +) / Double(means.count)
    #expect(abs(mean - 501.5) < 5)
    #expect(zip(means, means.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func aThousandRowsSoundAsParts() throws {
    let composition = try compose(Self.chart(rows: 1000, columns: 1000))
    #expect(composition.score.duration.value <= 60.01)
    guard case .rowsJoined(1000, let parts) = composition.notices.first else {
      Issue.record("\(composition.notices)")
      return
    }
    #expect(composition.passes.count == parts && parts > 10)
    #expect(composition.passes.flatMap(\.series) == Array(0..<1000))
    let tones = composition.score.events(.tone)
    #expect(tones.count >= 8 * parts)
    // The blips count the parts, not the rows.
    #expect(composition.score.events(.series).count < 200)
  }

  @Test func aHoleIsAGap() throws {
    let composition = try compose(
      Self.chart(rows: 2, columns: 6) { $1 == 2 && $0 == 0 ? .nan : Double($1) })
    #expect(composition.score.events(.tone).count == 11)
    #expect(composition.score.events(.gap).count == 1)
  }

  @Test func oneRowIsOneRow() throws {
    let composition = try compose(Self.chart(rows: 1, columns: 5))
    #expect(composition.score.events(.tone).count == 5)
    #expect(composition.score.events(.series).isEmpty)
  }

  @Test func aShortDurationJoinsMore() throws {
    let composition = try compose(Self.chart(rows: 7, columns: 24)) { $0.duration = Seconds(5) }
    #expect(abs(composition.score.duration.value - 5) < 0.01)
    #expect(composition.notices.contains { if case .rowsJoined = $0 { true } else { false } })
  }

  @Test func anyMapFitsIntoAMinute() throws {
    for rows in [1, 9, 26, 60, 300] {
      for columns in [1, 2, 3, 8, 9] {
        let score = try compose(Self.chart(rows: rows, columns: columns)).score
        #expect(score.duration.value <= 60, "\(rows) rows of \(columns)")
      }
    }
  }

  @Test func cellsTakeEqualTimesWhateverTheirX() throws {
    let chart = ChartDescriptor(
      title: "", kind: .heatmap, xAxis: .numeric(NumericAxis(title: "", range: 0...1000)),
      yAxis: NumericAxis(title: "", range: 0...3),
      series: [
        DataSeries(name: "a", isContinuous: false, xs: [0, 1, 2, 1000], ys: [0, 1, 2, 3])
      ])
    let onsets = try compose(chart).score.events(.tone).map(\.start)
    let steps = zip(onsets, onsets.dropFirst()).map { $1 - $0 }
    #expect(steps.count == 3 && Set(steps).count == 1, "\(steps)")
  }

  @Test func meansOfHugeValuesAreFinite() throws {
    let chart = Self.chart(rows: 300, columns: 40) { $0 % 2 == $1 % 2 ? 1.7e308 : 1.6e308 }
    #expect(try compose(chart).score.events(.gap).isEmpty)
  }
}
