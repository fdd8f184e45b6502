import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifySession

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

  @Test func theHottestCellOfAllIsFound() throws {
    let texts = try Spoken.texts(try cells(), keys: "U wait 1s")
    #expect(texts.contains { $0.contains("Tuesday") && $0.contains("31") }, "\(texts)")
  }
}
