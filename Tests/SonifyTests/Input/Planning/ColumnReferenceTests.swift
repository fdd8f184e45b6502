import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What columns the text of an option names.
struct ColumnReferenceTests {
  @Test func severalColumnsAreNamedWithCommas() throws {
    let text = "day,\"a,b\",a,b,c\n1,2,3,4,5\n2,5,4,3,1\n3,9,8,7,9\n"
    func series(_ y: ColumnReference...) throws -> [String] {
      try loadChart(text) { $0.y = y }.chart.series.map(\.name)
    }
    // An exact name comes first, and a part that is no column leaves the whole one name.
    #expect(try series("a,b") == ["a,b"])
    #expect(try series("b,c") == ["b", "c"])
    #expect(try series("c, B") == ["c", "b"])
    #expect(try series("5,3") == ["c", "a"])
    #expect(try series("b,c", "a") == ["b", "c", "a"])
    #expect(throws: InputError.self) { try series("b,d") }
    let names = ["a,b", "a", "b"]
    #expect(ColumnReference("a,b").parts(among: names) == ["a,b"])
    #expect(ColumnReference("b,a").parts(among: names) == ["b", "a"])
    #expect(ColumnReference("b,").parts(among: names) == ["b"])
    #expect(ColumnReference("b,x").parts(among: names) == ["b,x"])
  }
}
