import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Which column of a table has labels of points.
@Suite struct LabelColumnTests {
  private static func load(
    _ csv: String, choosing change: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    var choices = ChartChoices()
    change(&choices)
    return try ChartLoader.load(.bytes(Array(csv.utf8), name: "a.csv"), choosing: choices)
  }

  /// A table of `rows` days with a header for remarks, which stand in some rows.
  private static func table(
    _ header: String, rows: Int = 60, x: (Int) -> String = { "\(1900 + $0)" },
    remarks: [Int: String] = [20: "Flood", 40: "Strike"]
  ) -> String {
    "year,value,\(header)\n"
      + (0..<rows).map { "\(x($0)),\($0 * 7 % 11),\(remarks[$0] ?? "")\n" }.joined()
  }

  @Test(arguments: [
    "label", "Note", "ANNOTATION", "comment", "event", "Labels", "my_note", "remark", "Bemerkung",
  ])
  func aColumnOfFewTextsLabelsPoints(header: String) throws {
    let loaded = try Self.load(Self.table(header))
    #expect(loaded.chart.series.count == 1 && loaded.chart.kind == .line)
    #expect(loaded.chart.labelledPoints.map(\.x) == [1920, 1940])
    #expect(loaded.chart.labelledPoints.map(\.label) == ["Flood", "Strike"])
    #expect(loaded.choices.contains("labels are from \(header)"), "\(loaded.choices)")
  }

  /// Also if texts repeat, x has names, or the first rows that are looked at have none.
  @Test func remarksAreFoundWhateverElseThereIs() throws {
    let repeated = try Self.load(
      Self.table("event", remarks: [3: "holiday", 13: "holiday", 33: "holiday"]))
    #expect(repeated.chart.labelledPoints.count == 3)
    #expect(repeated.chart.series.count == 1)
    let names = try Self.load(
      Self.table("note", rows: 12, x: { "name \($0)" }, remarks: [4: "best"]))
    #expect(names.chart.kind == .bar)
    #expect(names.chart.labelledPoints.map(\.label) == ["best"])
    let late = try Self.load(
      Self.table("note", rows: 30_000, x: { "\($0)" }, remarks: [29_990: "late"]))
    #expect(late.chart.labelledPoints.map(\.label) == ["late"])
    #expect(late.chart.series.map(\.name) == ["value"])
    let short = try Self.load("x,y,note\n1,2,\n2,3,first\n3,9,\n4,1,\n")
    #expect(short.chart.xAxis.title == "x")
    #expect(short.chart.labelledPoints.map(\.label) == ["first"])
  }

  /// Rows of one x are one point, which keeps the first remark on them.
  @Test(arguments: [false, true]) func combinedRowsKeepTheirRemarks(isStacked: Bool) throws {
    let rows = (0..<240).map { row -> String in
      let remark = [31: " ", 91: "Flood", 151: "Strike", 155: "Later"][row] ?? ""
      let year = 1900 + row * 7 % 60
      return "\(year),\(row * 7 % 11),\(row * 5 % 13),\(remark)\n"
    }
    let loaded = try Self.load("year,a,b,note\n" + rows.joined()) {
      $0.y = isStacked ? ["a", "b"] : ["a"]
      $0.kind = .bar
      $0.isStacked = isStacked
    }
    let labels = loaded.chart.labelledPoints.filter { $0.series == 0 }
    #expect(loaded.chart.series[0].count == 60)
    #expect(labels.map(\.x) == [1905, 1937])
    #expect(labels.map(\.label) == ["Later", "Flood"])
  }

  /// The names of all rows are not those of points that stand for several.
  @Test func combinedRowsHaveNoNames() throws {
    let rows = (0..<24).map { "\(1900 + $0 % 12),\($0 * 7 % 11),n\($0)\n" }
    let loaded = try Self.load("year,value,name\n" + rows.joined()) {
      $0.x = "year"
      $0.y = ["value"]
      $0.label = "name"
      $0.kind = .line
    }
    #expect(loaded.chart.series[0].count == 12)
    #expect(loaded.chart.series[0].labels.allSatisfy { $0.isEmpty })
    #expect(loaded.chart.labelledPoints == [])
  }

  /// A column with another role, or with numbers, is not one of labels.
  @Test func otherColumnsKeepTheirRoles() throws {
    let numbers = try Self.load("x,y,note\n1,2,7\n2,3,8\n3,4,9\n")
    #expect(numbers.chart.labelledPoints == [])
    #expect(numbers.chart.series.count == 2)
    let chosen = try Self.load(Self.table("note")) { $0.series = "note" }
    #expect(chosen.chart.labelledPoints == [])
    let full = try Self.load("x,y,name\n1,2,a\n2,3,b\n3,9,c\n4,1,d\n")
    #expect(full.chart.labelledPoints == [])
    #expect(full.chart.series[0].labels == ["a", "b", "c", "d"])
    #expect(full.choices.contains("points are named by name"))
    let empty = try Self.load("x,y,note\n1,2,\n2,3,\n3,9,\n")
    #expect(empty.chart.series.count == 1 && empty.chart.labelledPoints == [])
  }

  /// Under such a header, half of the cells may be numbers.
  @Test func aRemarkMayBeANumber() throws {
    let loaded = try Self.load(Self.table("note", remarks: [20: "multi", 40: "2.5"]))
    #expect(loaded.chart.labelledPoints.map(\.label) == ["multi", "2.5"])
    #expect(loaded.chart.series.map(\.name) == ["value"])
    let size = try Self.load(Self.table("size", remarks: [20: "multi", 40: "2.5"]))
    #expect(size.chart.labelledPoints == [])
  }

  @Test func theListenerChooses() throws {
    let csv =
      "x,y,note,code\n" + (0..<40).map { "\($0),\($0 % 7),\($0 == 9 ? "n" : ""),\($0)\n" }.joined()
    #expect(try Self.load(csv).chart.labelledPoints.map(\.label) == ["n"])
    let codes = try Self.load(csv) { $0.label = "code" }
    #expect(codes.chart.series.map(\.name) == ["y"])
    #expect(codes.chart.series[0].labels[7] == "7" && codes.chart.labelledPoints == [])
    for change in [
      { $0.y = ["y"] }, { $0.x = "y" }, { ($0.y, $0.series) = (["x"], "y") },
    ] as [(inout ChartChoices) -> Void] {
      #expect(throws: InputError.badChoice(.labelInUse(column: "y"))) {
        try Self.load(csv) {
          $0.label = "y"
          change(&$0)
        }
      }
    }
    #expect(throws: InputError.badChoice(.labelsOfHistogram)) {
      try Self.load(csv) { ($0.label, $0.kind) = ("note", .histogram) }
    }
    #expect(throws: InputError.self) { try Self.load(csv) { $0.label = "none" } }
    let summary = try Self.load(csv) { $0.summary = "Words." }
    #expect(summary.chart.summary == "Words.")
  }

  /// A remark on a row is one, however many columns of values there are: it stands at the first value.
  @Test(arguments: 1...8)
  func aRemarkStandsAtTheFirstValueOfItsRow(columns: Int) throws {
    let rows = (0..<150).map { row in
      let values = (0..<columns).map {
        row == 40 && $0 == 0 || row == 50 ? "" : "\(row * ($0 + 3) % 17)"
      }
      return "\(row),\(values.joined(separator: ",")),\(row % 10 == 0 ? "n\(row)" : "")\n"
    }
    let names = (0..<columns).map { "y\($0)" }
    let loaded = try Self.load("x,\(names.joined(separator: ",")),note\n" + rows.joined())
    let points = loaded.chart.labelledPoints
    #expect(loaded.chart.series.map(\.name) == names)
    #expect(Set(points.map(\.label)).count == points.count)
    #expect(Set(points.map(\.x)) == Set((0..<15).map { Double($0 * 10) }))
    for point in points {
      #expect(point.series == (point.x == 40 && columns > 1 ? 1 : 0))
      #expect((point.y == nil) == (point.x == 50 || point.x == 40 && columns == 1))
    }
    #expect(LabelledPoints(loaded.chart).leftOut == 0)
  }

  /// Names of rows are those of all their values.
  @Test func namesAreThoseOfAllColumns() throws {
    let loaded = try Self.load("x,y,z,name\n1,2,5,a\n2,3,6,b\n3,9,7,c\n4,1,8,d\n")
    #expect(loaded.chart.series.map(\.labels) == [["a", "b", "c", "d"], ["a", "b", "c", "d"]])
  }

  /// A part of x keeps what is labelled in it, even if that is no longer few.
  @Test func aRangeKeepsItsLabels() throws {
    let csv = Self.table("note", remarks: [20: "a", 22: "b", 24: "c", 50: "d"])
    let loaded = try Self.load(csv) {
      $0.xRange = ChartChoices.AxisRange(low: .number(1919), high: .number(1925))
    }
    #expect(loaded.chart.labelledPoints.map(\.label) == ["a", "b", "c"])
  }
}
