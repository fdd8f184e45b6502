import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables

/// Walks through heat maps, in words.
@Suite struct CellSessionTests {
  private static let visits =
    "day,6 h,10 h,14 h,18 h\nMonday,3,12,20,8\nTuesday,1,9,31,30\nWednesday,5,,17,8\n"

  private func cells() throws -> ChartDescriptor {
    var choices = ChartChoices()
    choices.kind = .heatmap
    return try ChartLoader.load(.text(Self.visits), choosing: choices).chart
  }

  @Test func cellsAreWalkedByRowAndColumn() throws {
    let texts = try Spoken.texts(
      try cells(), keys: "l wait 1s l wait 1s j wait 1s h wait 1s w wait 1s")
    #expect(texts.contains("14 h, 20"), "\(texts)")
    #expect(texts.contains("Tuesday, 14 h, 31"), "\(texts)")
    #expect(texts.contains("10 h, 9"), "\(texts)")
  }

  @Test func aMissingCellIsSaid() throws {
    let texts = try Spoken.texts(try cells(), keys: "l wait 1s j wait 1s j wait 1s")
    #expect(texts.contains { $0.hasPrefix("Wednesday") && $0.contains("missing") }, "\(texts)")
  }

  /// A step to another row keeps the column, whatever has no value.
  @Test func holesAreCellsOfTheirOwn() throws {
    var choices = ChartChoices()
    choices.kind = .heatmap
    let text = "day,a,b,c,d,e\nMonday,1,,,,5\nTuesday,1,2,3,4,5\nWednesday,,,,,\n"
    let chart = try ChartLoader.load(.text(text), choosing: choices).chart
    for (steps, column) in [(1, "b"), (2, "c"), (3, "d"), (4, "e")] {
      let keys =
        String(repeating: "l wait 1s ", count: steps) + "j wait 1s j wait 1s k wait 1s k wait 1s"
      let texts = try Spoken.texts(chart, keys: keys).suffix(4)
      let value = column == "e" ? "5" : "missing"
      let places = [
        "Tuesday, \(column), \(steps + 1)", "Wednesday, \(column), missing",
        "Tuesday, \(column), \(steps + 1)", "Monday, \(column), \(value)",
      ]
      #expect(texts.map(\.self) == places)
    }
  }

  @Test func rowsAreCalledRows() throws {
    let chart = try cells()
    func text(_ keys: String) throws -> String? {
      try Spoken.texts(chart, keys: keys + " wait 1s").last
    }
    let greeting = try Spoken.texts(chart, keys: "wait 1s").first
    #expect(greeting?.contains("heat map of 3 rows, 12 cells") == true)
    #expect(try text("k") == "first row, Monday")
    #expect(try text("j wait 1s j wait 1s j") == "last row, Wednesday")
    #expect(try text("h") == "first cell" && text("e wait 1s l") == "last cell")
    #expect(try text("9") == "no row 9, there are 3 rows")
    #expect(try text("j wait 1s w") == "1 of 4, row 2 of 3, Tuesday, 6 h, 1")
    #expect(try text("U") == "highest of 3 rows, Tuesday, 31 for 14 h")
    #expect(try text("u") == "lowest of 3 rows, Tuesday, 1 for 6 h")
    var one = chart
    one.series.removeLast(2)
    #expect(try Spoken.texts(one, keys: "j wait 1s").last == "only one row")
  }

  /// Whatever key is pressed, no row is called a series.
  @Test func noKeySaysSeries() throws {
    let chart = try cells()
    let keys = Command.allCases.flatMap(\.keys).compactMap { key -> String? in
      guard case .character(let character) = key, character != "q" else { return nil }
      return character == " " ? "space" : "\(character)"
    }
    for first in ["", "j wait 1s l wait 1s "] {
      for key in keys {
        let script = first + "\(key) wait 2s \(key) wait 2s Enter wait 1s Escape wait 1s"
        guard let texts = try? Spoken.texts(chart, keys: script) else { continue }
        #expect(!texts.contains { $0.contains("series") }, "\(key): \(texts)")
      }
    }
    #expect(SessionWords.help(ofRows: true).contains("j, Down: next row; k, Up: previous row"))
    #expect(!SessionWords.help(ofRows: true).contains { $0.contains("series") })
    #expect(SessionWords.help(ofRows: false).contains { $0.contains("series") })
  }

  @Test func theHottestCellOfAllIsFound() throws {
    let texts = try Spoken.texts(try cells(), keys: "U wait 1s")
    #expect(texts.contains { $0.contains("Tuesday") && $0.contains("31") }, "\(texts)")
  }
}
