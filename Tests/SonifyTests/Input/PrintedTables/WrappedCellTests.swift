import SonifyChart
import Testing

@testable import SonifyInput

/// Cells of tables with bars that go on in the lines below.
@Suite struct WrappedCellTests {
  /// Prints cells in a frame, the first column at its left side.
  private func frame(_ rows: [[String]], rulesAfter: Set<Int> = []) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let rule = "+" + widths.map { String(repeating: "-", count: $0 + 2) + "+" }.joined()
    var lines = [rule]
    for (place, row) in rows.enumerated() {
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? " \(cell.0)\(padding) |" : " \(padding)\(cell.0) |"
      }
      lines.append("|" + cells.joined())
      if place == 0 || rulesAfter.contains(place) { lines.append(rule) }
    }
    return (lines + [rule]).joined(separator: "\n") + "\n"
  }

  /// Rules may part groups whose rows have no values, for which there was room.
  @Test func rowsOfGroupsAreRows() throws {
    let rows = [
      ["name", "value"], ["A", "10"], ["B", ""], ["C", "20"], ["D", "30"], ["E", ""],
    ]
    let chart = try loadChart(frame(rows, rulesAfter: [2, 3])).chart
    #expect(chart.categories == ["A", "B", "C", "D", "E"])
  }

  /// As core_bench of OCaml cuts them, within words and numbers.
  @Test func cellsThatWereCutAreWhole() throws {
    let chart = try loadChart(
      """
      ┌─────────────┬──────────┬──────────┬────────┐
      │ Name        │ Time R^2 │ Time/Run │   95ci │
      ├─────────────┼──────────┼──────────┼────────┤
      │ gcd         │     0.95 │ 110.82us │ -1.8 + │
      │             │          │          │   2.2% │
      │ making chan │     0.96 │ 275.48us │ -1.7 + │
      │ ge          │          │          │   2.1% │
      │ dependent a │     0.91 │ 1266.981 │ -2.0 + │
      │ ssociative  │          │       us │   2.4% │
      │ list map    │          │          │        │
      │ map         │     0.99 │ 161.64us │ -1.8 + │
      │             │          │          │   2.4% │
      └─────────────┴──────────┴──────────┴────────┘

      """
    ).chart
    #expect(
      chart.categories == ["gcd", "making change", "dependent associative list map", "map"])
    #expect(chart.series[0].ys == [0.95, 0.96, 0.91, 0.99])
    #expect(chart.series[1].ys.count == 4 && !chart.series[1].ys.contains(where: \.isNaN))
  }

  @Test func wordsThatWereWrappedHaveSpacesBetween() throws {
    let chart = try loadChart(
      frame([
        ["city", "note", "value"], ["Oslo", "the capital", "12"], ["", "of Norway", ""],
        ["Rome", "old", "13"], ["Paris", "the largest", "14"], ["", "city", ""],
        ["Bonn", "small", "3"],
      ])
    ).chart
    #expect(chart.categories == ["Oslo", "Rome", "Paris", "Bonn"])
    #expect(chart.series[0].ys == [12, 13, 14, 3])
  }

  @Test func linesBetweenRulesAreOneRow() throws {
    let chart = try loadChart(
      frame(
        [
          ["name", "value"], ["first", "10"], ["of all", ""], ["second", "20"], ["third", "30"],
          ["goes", ""], ["on", ""],
        ], rulesAfter: [2, 3])
    ).chart
    #expect(chart.categories == ["first of all", "second", "third goes on"])
    #expect(chart.series[0].ys == [10, 20, 30])
  }

  /// Rows of groups, with missing values, with errors below them and in sections are rows all the same.
  @Test(
    arguments: [
      (
        [
          ["North", "2021", "12"], ["", "2022", "13"], ["South", "2021", "22"], ["", "2022", "23"],
        ], []
      ),
      (
        [
          ["North", "apple", "12"], ["", "cherry", ""], ["South", "fig", "8"], ["", "cherry", ""],
        ], []
      ),
      (
        [["Anna", "15", "17"], ["Bert", "16", ""], ["Carl", "18", "19"], ["Dora", "20", ""]], []
      ),
      (
        [["2020Q1", "5", "1"], ["2020Q2", "", ""], ["2020Q3", "7", "2"], ["2020Q4", "", ""]], []
      ),
      (
        [["b", "1.23*", "120"], ["", "(0.12)", ""], ["c", "0.53*", "120"], ["", "(0.02)", ""]], []
      ),
      (
        [["A", "1", "2"], ["B", "2", "3"], ["C", "3", "5"], ["D", "4", "1"], ["E", "5", "9"]],
        [2, 4]
      ),
      (
        [["A", "1", "2"], ["B", "", "3"], ["C", "3", ""], ["D", "4", "1"], ["E", "", "9"]], [2, 4]
      ),
    ] as [([[String]], Set<Int>)])
  func linesOfTheirOwnAreRows(rows: [[String]], rules: Set<Int>) throws {
    let text = frame([["name", "first", "second"]] + rows, rulesAfter: rules)
    let lines = text.split(separator: "\n").map { PrintedLine(bytes: Array($0.utf8)[...]) }
    let table = try #require(PrintedTable.barred(lines))
    #expect(table.wrapped == nil)
  }

  /// A table of Markdown has no rule above its header, and each of its lines is a row.
  @Test func linesOfMarkdownAreRows() throws {
    let text = """
      | city | note        | value |
      |------|-------------|-------|
      | Oslo | the capital |    12 |
      |      | of Norway   |       |
      | Bonn | the largest |    14 |
      |      | of all      |       |

      """
    let lines = text.split(separator: "\n").map { PrintedLine(bytes: Array($0.utf8)[...]) }
    #expect(try #require(PrintedTable.barred(lines)).wrapped == nil)
  }
}
