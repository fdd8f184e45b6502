import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What a user who names columns keeps of the usual chart.
@Suite struct NamedChoiceTests {
  /// Points in the plane, in groups.
  private static let points = table("width,height,kind", 0..<24) { row in
    ["\(row * 7 % 11 + row % 3),\(row * 5 % 13),\(row % 2 == 0 ? "a" : "b")"]
  }
  /// A benchmark of sizes and algorithms.
  private static let benchmark = table("algorithm,size,ms", 0..<3) { name in
    (1...6).map { "sort \(name),\($0 * 1000),\($0 * $0 + name)" }
  }
  /// Numbers of groups, in each of which the steps begin again.
  private static let workers = table("workers,clients,requests,rate", 1..<5) { workers in
    (1...5).map { "\(workers),\($0),\($0 * 50),\(workers * 100 + $0 * 3)" }
  }
  /// A panel of many towns.
  private static let towns = table("town,year,people", 1..<41) { town in
    (2010...2015).map { "t\(town),\($0),\(town * 100 + $0 % 7)" }
  }

  private static func table(
    _ header: String, _ parts: Range<Int>, rows: (Int) -> [String]
  ) -> String {
    ([header] + parts.flatMap(rows)).joined(separator: "\n") + "\n"
  }

  /// Naming the columns that are heard anyway changes nothing.
  @Test(arguments: [points, benchmark, workers, towns])
  func choosingWhatIsHeardChangesNothing(text: String) throws {
    let usual = try loadChart(text)
    var (x, y) = ("", "")
    for case .role(let role) in usual.decisions {
      if case .x(let name) = role { x = name }
      if case .y(let names) = role { y = try #require(names.count == 1 ? names.first : nil) }
    }
    try #require(!x.isEmpty && !y.isEmpty)
    let byY = try loadChart(text) { $0.y = [ColumnReference(y)] }
    #expect(byY.chart == usual.chart)
    let byBoth = try loadChart(text) {
      $0.x = ColumnReference(x)
      $0.y = [ColumnReference(y)]
    }
    #expect(byBoth.chart == usual.chart)
  }

  /// Of many series, those without any value of what is heard are not used.
  @Test func seriesWithoutValuesAreNotAmongThoseUsed() throws {
    let days = (1...4).flatMap { day in
      (10...40).map { user in
        "2024-01-0\(day),u\(user),\(user % 2 == 0 ? "\(60 + day + user % 7)" : "")"
      }
    }
    let loaded = try loadChart((["day,user,pulse"] + days).joined(separator: "\n") + "\n")
    let highest = stride(from: 10, through: 40, by: 2).sorted { ($1 % 7, $0) < ($0 % 7, $1) }
      .prefix(12)
    #expect(loaded.chart.series.map(\.name) == highest.sorted().map { "u\($0)" })
    #expect(loaded.choices.contains("of 16 series the 12 with the highest means are used"))
    #expect(loaded.choices.contains("skipped 60 rows without a value in pulse"))
  }

  /// What is the same for all series at each x says nothing about them.
  @Test func whatFollowsXIsNoMeasureOfSeries() throws {
    let loaded = try loadChart(Self.workers)
    #expect(loaded.chart.yAxis.title == "rate")
    #expect(loaded.chart.series.count == 4)
  }
}
