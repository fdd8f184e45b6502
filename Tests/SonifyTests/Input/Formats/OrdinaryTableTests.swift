import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Delimited text for which no other form is looked for.
struct OrdinaryTableTests {
  private func begins(_ text: String) throws -> Bool {
    try OrdinaryTable.begins(ByteSource(name: "data.csv", bytes: Array(text.utf8)))
  }

  @Test(arguments: [
    "day,rain\n2024-01-01,3\n2024-01-02,4.5\n", "a\tb\nx\t1\ny\t2",
    "Jahr;Größe\r\n1;2,5\r\n2;3,5\r\n",
    "name,n (%)\nA b,1\nC,-2\n", "a,b\n,1\n2,\n",
  ])
  func tables(text: String) throws { #expect(try begins(text)) }

  /// Each may be of another form, or has no header, or too few rows.
  @Test(arguments: [
    "a,b\n1,2\n", "1,2\n3,4\n5,6\n", "a,b\n1,2\n\n3,4\n", "a,b\n1,2\n3\n", "a,b\n1,2\nx,y\n",
    "a,b\n1,\"2\"\n3,4\n", "a,b\n1,k=2\n3,4\n", "a  b,c\n1,2\n3,4\n", "a b\n1 2\n3 4\n",
    "a|b\n1|2\n3|4\n", "{a,b\n1,2\n3,4\n", "a,b\n# 1,2\n3,4\n", "a:,b\n1,2\n3,4\n", "",
    "day,rain\n[1],2\n3,4\n", "a,b\n1,2\0\n3,4\n", "a,b\n1,<2\n3,4\n", "a,b\n1,\u{1b}2\n3,4\n",
  ])
  func others(text: String) throws { #expect(try !begins(text)) }

  /// Of a long text, the beginning decides, whose last line may be cut off.
  @Test func longTexts() throws {
    let rows = String(repeating: "1,2\n", count: 10_000)
    #expect(try begins("a,b\n" + rows))
    #expect(try !begins("a,b\n" + rows + "\nc,d\n" + rows))
    #expect(try begins("a,b\n" + rows + rows + "\nc,d\n" + rows))
  }
}
