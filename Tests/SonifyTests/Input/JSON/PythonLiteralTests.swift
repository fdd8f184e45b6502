import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What `print` writes of Python's dictionaries, lists and tuples.
struct PythonLiteralTests {
  private func json(_ text: String) throws -> String? {
    let source = ByteSource(name: "text", bytes: Array(text.utf8))
    guard let json = try PythonLiteral.json(source) else { return nil }
    return String(decoding: try json.beginning(json.count), as: UTF8.self)
  }

  @Test(arguments: [
    ("{'age': 0.188, 'sex': -.5, 'bmi': 1.}", #"{"age":0.188,"sex":-0.5,"bmi":1.0}"#),
    ("[('Ann', 3), ('Bob', None),]", #"[["Ann",3],["Bob",null]]"#),
    ("Counter({'a': 3, 'b': 1})\n", "{\"a\":3,\"b\":1}\n"),
    ("defaultdict(<class 'int'>, {'a': 3})", #"{"a":3}"#),
    ("{'it\\'s': \"a'b\", 'c': True}", #"{"it's":"a'b","c":true}"#),
    ("[['Ann', 3], ['Bob', 5]]", #"[["Ann",3],["Bob",5]]"#),
    ("{2019: 12, 2020: 15}", #"{"2019":12,"2020":15}"#),
    ("dict_values([3, 5])", "[3,5]"), ("{'a': float('nan')}", #"{"a":null}"#),
    ("{('a', 'say \"hi\"'): 3}", #"{"[a,say hi]":3}"#),
    (#"['a\U0001f600', 'b\x41', 'c\q']"#, #"["a😀","b\u0041","cq"]"#),
    ("{1: nan, 2: -inf}", #"{"1":null,"2":null}"#),
    ("{'x': np.float64(0.25), 'y': 1_000}", #"{"x":0.25,"y":1000}"#),
    ("{'a':\n  [1,\n   2]}", "{\"a\":\n[1\n,2]}"),
    (
      "[(datetime.date(2024, 1, 5), Decimal('1.50')), (datetime.datetime(2024, 1, 5, 9, 30), 2)]",
      #"[["2024-01-05",1.50],["2024-01-05T09:30:00",2]]"#
    ),
  ])
  func literalsAreJSON(text: String, expected: String) throws {
    #expect(try json(text) == expected)
  }

  @Test(arguments: [
    "{\"a\": 1}", "[1, 2]", "[true, 1]", "[[1, 2], [3, 4]]", "{'a': 1-2}", "[-1, 'a'", "{title: 1}",
    "{'a': 1}{'b': 2}", "{'a': 1", "{'a': f(x)}", "{'a'}", "{'a': 1 + 2}",
    "a,b\n1,2\n", "{'a\n': 1}",
  ])
  func otherTextsAreLeftAsTheyAre(text: String) throws { #expect(try json(text) == nil) }

  /// What is nested too deeply ends in an error, and not in a crash.
  @Test func depthIsBounded() throws {
    #expect(try json("{'a': " + String(repeating: "[", count: 100_000)) == nil)
  }

  @Test func dictionariesAndTuplesAreCharts() throws {
    let bars = try loadChart("{'age': 0.188, 'sex': 0.043, 'bmi': 0.586}\n").chart
    #expect(bars.categories == ["age", "sex", "bmi"])
    #expect(bars.series[0].ys == [0.188, 0.043, 0.586])
    let history = try loadChart(
      "{'loss': [0.9, 0.7, 0.5], 'accuracy': [0.5, 0.7, 0.8]}\n"
    ).chart
    #expect(history.series.map(\.name) == ["loss", "accuracy"])
    #expect(history.series[0].ys == [0.9, 0.7, 0.5])
  }
}
