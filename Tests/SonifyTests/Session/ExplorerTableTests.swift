import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// The words that a page puts together are those of a session.
@Suite struct ExplorerTableTests {
  private static func table(_ chart: ChartDescriptor) throws -> ExplorerTable {
    let composition = try Composer().compose(chart)
    return ExplorerTable(chart, options: SessionOptions(), sound: composition, atMost: 2000)
  }

  @Test(arguments: PictureCharts.samples) func placesHaveTheWordsOfSessions(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let table = try Self.table(chart)
    let named = NamedStops(chart, atMost: 2000)
    try #require(named.totals == nil || !table.levels.isEmpty)
    for level in table.levels where named.totals == nil {
      // The unit is said with the first value of an axis.
      for (place, stop) in zip(level.stops, named.series[level.series]).dropFirst(1) {
        let gap = place.followsGap ? PointPhrases.afterGap.text() : ""
        let said = Lists.items([gap, place.label ?? "", place.xText, place.yText])
        #expect(said == stop.text)
      }
    }
  }

  /// Wherever the sound is, a stop of its series is at its x.
  @Test(arguments: PictureCharts.samples) func everyStopWithAValueSounds(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let table = try Self.table(chart)
    let starts = table.passages.map(\.start)
    #expect(starts == starts.sorted())
    // Clouds and dense lines sound in windows of several points.
    guard chart.kind != .scatter, table.hasEveryPoint else { return }
    for (index, level) in table.levels.enumerated() where !chart.hasStacks {
      let heard = Set(table.passages.filter { $0.level == index }.map(\.stop))
      for (stop, place) in level.stops.enumerated() where place.y != nil && place.rows == 1 {
        #expect(heard.contains(stop), "\(level.name) \(place.xText)")
      }
    }
  }

  /// Languages have classes of counts; each has its form.
  @Test func formsFollowCounts() {
    let classes = ExplorerTable.pluralClasses
    #expect(classes.count == 200)
    #expect(classes[1] != classes[2] && classes[2] == classes[100] && classes[0] == classes[2])
  }
}
