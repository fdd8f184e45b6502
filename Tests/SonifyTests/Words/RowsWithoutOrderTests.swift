import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound
@testable import SonifyTables
@testable import SonifyWords

/// That nothing about order is claimed where x has none: over the rows of a table, and over names.
@Suite struct RowsWithoutOrderTests {
  /// Words that only an order gives a meaning.
  private static let wordsOfOrder = [
    "rises", "falls", "trend", "starts", "ends at", "repeats", "level", "jumps", "drops", "peak",
    "gap", "cross", "they rise", "they fall", "together",
  ]

  /// A table of two columns whose values have as clear an order as can be: a trend, a step, a turn
  /// or a wave.
  private static func table(_ shape: Int, seed: UInt64) -> String {
    let noise = Charts.noise(200, seed: seed)
    let rows = (0..<100).map { row -> String in
      let x = Double(row)
      let y =
        switch shape {
        case 0: x / 5
        case 1: row < 50 ? 0 : 20.0
        case 2: abs(x - 50) / 2
        default: 8 * sin(x / 2)
        }
      return "\(y + noise[row]),\(y + noise[100 + row] * 2)"
    }
    return "width,height\n" + rows.joined(separator: "\n")
  }

  private static func rows(_ text: String, kind: ChartKind? = .line) throws -> ChartDescriptor {
    // Two columns of numbers would be a scatter chart.
    try loadChart(text) {
      $0.kind = kind
      $0.y = ["width", "height"]
    }.chart
  }

  @Test(arguments: 0..<4) func rowsOfATableHaveNoOrder(shape: Int) throws {
    for seed in 1...5 {
      let chart = try Self.rows(Self.table(shape, seed: UInt64(seed)))
      #expect(chart.xAxis.isOfRows)
      let facts = ChartFacts(chart)
      for one in facts.series {
        #expect(one.trend == nil && one.period == nil && one.steps.isEmpty)
        #expect(one.turningPoints.isEmpty && one.segments.isEmpty && one.linearFit == nil)
        #expect(one.values?.lag1Autocorrelation == nil && one.correlation == nil)
      }
      #expect(facts.crossings.isEmpty && facts.crossingCount == 0)
      #expect(facts.sharedCourse == nil && facts.delay == nil)
      for detail in ChartDescription.Detail.allCases {
        for wording in Wording.allCases {
          let lines = ChartDescription(chart, facts: facts, detail: detail, wording: wording).lines
            // One column may rise with another.
            .filter { !$0.contains("Spearman") }
          for word in Self.wordsOfOrder {
            #expect(!lines.contains { $0.lowercased().contains(word) }, "\(word): \(lines)")
          }
        }
      }
      var options = SoundOptions()
      options.cue = .turningPoints
      let score = try Composer(options).compose(chart).score
      #expect(score.events(.mark).isEmpty)
    }
  }

  @Test func aLoneColumnIsASeriesInTheOrderOfItsLines() throws {
    let text = (0..<60).map { "\(10 + $0)" }.joined(separator: "\n")
    for text in [text, "level\n" + text] {
      let chart = try loadChart(text).chart
      #expect(chart.xAxis.isOrdered)
      #expect(ChartFacts(chart).series[0].trend?.direction == .rising)
    }
  }

  @Test(arguments: ["rownames", "", "Unnamed: 0", "id", "obs", "row", "No."])
  func columnsOfRowNumbersAreRows(header: String) throws {
    let rows = (1...60).map { "\($0),\(10 + $0)" }.joined(separator: "\n")
    let chart = try loadChart("\(header),height\n" + rows).chart
    #expect(chart.xAxis.isOfRows, "\(chart.xAxis)")
    #expect(ChartFacts(chart).series.allSatisfy { $0.trend == nil })
  }

  @Test(arguments: ["n", "step", "week", "epoch", "dose", "rank"])
  func otherColumnsOfCountsHaveAnOrder(header: String) throws {
    let rows = (1...60).map { "\($0),\(10 + $0)" }.joined(separator: "\n")
    let chart = try loadChart("\(header),height\n" + rows) { $0.x = ColumnReference(header) }.chart
    #expect(chart.xAxis.isOrdered)
    #expect(ChartFacts(chart).series.first?.trend?.direction == .rising)
  }

  @Test func rowsWithAUnitAreAMeasure() throws {
    let chart = try loadChart(Self.table(0, seed: 1)) {
      $0.kind = .line
      $0.y = ["width", "height"]
      $0.xUnit = AxisUnit(one: "sample", other: "samples")
    }.chart
    #expect(chart.xAxis.isOrdered)
    #expect(ChartFacts(chart).series[0].trend?.direction == .rising)
  }

  @Test func rowsAreToldByTheirDistribution() throws {
    let chart = try loadChart("width,height\n3,5\n2,7\n3,6\n1,9\n5,1\n") {
      $0.kind = .line
      $0.y = ["height"]
    }.chart
    let lines = ChartDescription(chart, facts: ChartFacts(chart)).lines
    #expect(
      lines.contains("The median is 6; the middle half of the values lies between 5 and 7."))
    #expect(lines.contains("The lowest value is 1 in row 5."))
    #expect(lines.contains("The highest value is 9 in row 4."))
    let brief = ChartDescription(chart, facts: ChartFacts(chart), detail: .brief).lines
    #expect(
      brief.last?.hasPrefix("height has a median of 6 and ranges from 1 to 9") == true, "\(brief)")
  }

  @Test func documentsKeepRows() throws {
    let chart = try Self.rows(Self.table(0, seed: 1))
    let document = ChartDocument.text(of: chart)
    #expect(document.contains(#""kind": "row""#))
    #expect(try ChartLoader.load(.text(document)).chart.xAxis == chart.xAxis)
  }

  @Test(arguments: [
    (["Jan", "Feb", "Mar"], true), (["Mon", "Tue", "Thu"], true), (["1931", "1932"], true),
    (["20 to 29", "30 to 39", "40 to 49"], true), (["Q1 2001", "Q2 2001", "Q1 2002"], true),
    (["apples", "pears", "plums"], false), (["b 2", "a 1"], false), (["Waseca"], false),
    (["x 1", "x 1"], false),
  ])
  func namesHaveAnOrderIfTheyCount(names: [String], isOrdered: Bool) {
    #expect(DataAxis.categorical(.init(title: "", categories: names)).isOrdered == isOrdered)
  }

  @Test func aLineOverNamesHasNoCourse() throws {
    let names = ["pears", "apples", "plums", "nuts", "figs", "dates"]
    let table =
      "fruit,sold\n" + names.enumerated().map { "\($1),\($0 * $0)" }.joined(separator: "\n")
    let chart = try loadChart(table) { $0.kind = .line }.chart
    let lines = ChartDescription(chart, facts: ChartFacts(chart)).lines
    for word in Self.wordsOfOrder { #expect(!lines.contains { $0.contains(word) }, "\(lines)") }
  }

  /// Rows with the same number are not the same row.
  @Test func anExtremeHasTheNameOfItsRow() throws {
    let chart = try loadChart(
      "row,v,name\n1,5,ann\n1,2,bob\n2,7,cid\n2,6,dan\n3,9,eve\n3,8,fay\n4,4,gus\n4,3,hal\n"
    ) {
      $0.kind = .scatter
      $0.x = "row"
      $0.y = ["v"]
    }.chart
    let told = ChartDescription(chart, facts: ChartFacts(chart), detail: .full).lines
    #expect(told.contains { $0.contains("2 for bob") }, "\(told)")
  }
}
