import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables

/// Which points get a ping, and that words and sound agree on them.
@Suite struct MarkedPointsTests {
  /// A wave with a stray value: two turns, one outlier.
  private static let ys = (0..<40).map { index in
    let wave = index < 20 ? Double(index) : index < 30 ? Double(40 - index) : Double(index - 20)
    return index == 10 ? 30 : wave
  }

  private func marks(_ chart: ChartDescriptor, _ cue: SoundOptions.Cue) throws -> [Double] {
    try Composer(SoundOptions.with { $0.cue = cue }).compose(chart).score.events
      .filter { $0.kind == .mark }.compactMap(\.x)
  }

  @Test func theListenerChoosesWhatIsMarked() throws {
    let chart = Charts.line(Self.ys)
    #expect(try marks(chart, .outliers) == [10])
    #expect(try marks(chart, .none) == [])
    let turns = try marks(chart, .turningPoints)
    #expect(turns.contains(30))
    #expect(try marks(chart, .all) == Set(turns + [10]).sorted())
  }

  @Test func anythingElseStaysAsItIs() throws {
    func rest(_ cue: SoundOptions.Cue) throws -> [Score.Event] {
      let options = SoundOptions.with {
        $0.cue = cue
        $0.ticks = .none
      }
      return try Composer(options).compose(Charts.line(Self.ys)).score.events
        .filter { $0.kind != .mark }
    }
    #expect(try rest(.none) == rest(.all))
  }

  @Test(arguments: ["births.csv", "nile.csv", "sunspots.csv", "coffee.json", "cars.csv"])
  func wordsAndSoundAgree(sample: String) throws {
    let chart = try ChartLoader.load(
      .file(path: Samples.path(sample)), choosing: ChartChoices()
    ).chart
    let facts = ChartFacts(chart).series
    func sorted(_ places: [SeriesFacts.Place]) -> [[Double]] {
      places.map { [$0.x, $0.y] }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    for cue in SoundOptions.Cue.allCases {
      let options = SoundOptions.with {
        $0.cue = cue
        // Time for every point.
        $0.duration = Seconds(60)
      }
      let marks = try Composer(options).compose(chart).score.events
        .filter { $0.kind == .mark }
      let told = facts.flatMap { facts in
        let outliers = cue.hasOutliers ? facts.outliers.map(\.place) : []
        let turns = cue.hasTurningPoints ? facts.turningPoints.map(\.place) : []
        return outliers + turns.filter { !outliers.contains($0) }
      }
      let labelled = chart.labelledPoints.map { SeriesFacts.Place(x: $0.x, y: $0.y ?? .nan) }
      let all = told + (cue == .none ? [] : labelled.filter { !told.contains($0) })
      let heard = marks.compactMap { mark in
        mark.x.flatMap { x in mark.y.map { SeriesFacts.Place(x: x, y: $0) } }
      }
      // A scatter chart may have no time for every point.
      if chart.kind == .scatter {
        #expect(Set(sorted(heard)).isSubset(of: Set(sorted(all))), "\(cue)")
      } else {
        #expect(sorted(heard) == sorted(all), "\(cue)")
      }
    }
  }

  /// 1,461 days in the time of a few hundred slots.
  @Test func denseLinesMarkWhatWordsTell() throws {
    var chart = try ChartLoader.load(
      .file(path: Samples.path("seattle-weather.csv")), choosing: ChartChoices()
    ).chart
    chart.series[1].ys[700] = 50
    let facts = ChartFacts(chart).series
    for cue in [SoundOptions.Cue.outliers, .turningPoints] {
      let marks = try Composer(SoundOptions.with { $0.cue = cue }).compose(chart).score.events
        .filter { $0.kind == .mark }
      for (index, facts) in facts.enumerated() {
        let told = cue.hasOutliers ? facts.outliers.map(\.place) : facts.turningPoints.map(\.place)
        let heard = marks.filter { $0.series == index }.compactMap { mark in
          mark.x.flatMap { x in mark.y.map { SeriesFacts.Place(x: x, y: $0) } }
        }
        #expect(heard.allSatisfy(told.contains))
        // Pings that would fall together are one: within 100 ms, some 10 days.
        #expect(told.allSatisfy { place in heard.contains { abs($0.x - place.x) < 20 * 86_400 } })
      }
      #expect(!marks.isEmpty)
    }
  }

  @Test func veryDenseLinesMarkStraysThatSoundAndTurnsOfTheirMedians() throws {
    var ys = (0..<24_000).map { index in
      let wave = abs(Double(index % 10_000) - 5000) / 100
      return wave + Double((index * 7919) % 101) / 101
    }
    ys[7000] = 200
    let chart = Charts.line(ys)
    #expect(try marks(chart, .none).isEmpty)
    #expect(try marks(chart, .outliers) == [7000])
    let turns = try marks(chart, .turningPoints)
    #expect(turns.count == 4)
    for (turn, place) in zip(turns, [5000.0, 10_000, 15_000, 20_000]) {
      #expect(abs(turn - place) < 200)
    }
    #expect(try marks(chart, .all) == (turns + [7000]).sorted())
  }

  @Test func whatIsKeptOfDenseDataDoesNotDependOnTheCue() throws {
    var ys = Charts.noise(20_000, seed: 3)
    ys[7000] = 60
    var points = (0..<3000).map { Double(($0 * 7919) % 101) }
    points[1500] = 900
    let xs = points.indices.map { Double($0 / 30) }
    let cloud = Charts.chart([Charts.series(points, xs: xs)], kind: .scatter)
    for chart in [Charts.line(ys), cloud] {
      let tones = try [SoundOptions.Cue.none, .all].map { cue in
        try Composer(SoundOptions.with { $0.cue = cue }).compose(chart).score.events
          .filter { $0.kind.isTonal }
      }
      #expect(tones[0] == tones[1])
      #expect(try marks(chart, .all).count == 1)
    }
  }
}
