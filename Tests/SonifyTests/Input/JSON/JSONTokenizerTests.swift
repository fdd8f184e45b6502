import Foundation
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What JSON is, and where it stops being it.
struct JSONTokenizerTests {
  private func value(_ bytes: [UInt8]) -> Result<JSONValue, InputError> {
    do throws(InputError) {
      return .success(try JSONValue.parse(ByteSource(name: "a.json", bytes: bytes)))
    } catch {
      return .failure(error)
    }
  }

  private func value(_ text: String) -> JSONValue? { try? value(Array(text.utf8)).get() }

  private func message(_ text: String) -> String { message(Array(text.utf8)) }

  private func message(_ bytes: [UInt8]) -> String {
    switch value(bytes) {
    case .success(let value): "\(value)"
    case .failure(let error): error.description
    }
  }

  @Test func valuesAreWhatTheyRead() {
    #expect(value("null") == .null)
    #expect(value(" true ") == .boolean(true))
    #expect(value("-0") == .number(-0.0))
    #expect(value("1.5e-3") == .number(0.0015))
    #expect(value("NaN") == .null)
    #expect(value("\"\"") == .text(""))
    #expect(value("[]") == .array([]))
    #expect(value("{}") == .object([:]))
    #expect(
      value("{\"b\": [1, {\"c\": null}], \"a\": \"x\"}")
        == .object(["b": .array([.number(1), .object(["c": .null])]), "a": .text("x")]))
    #expect(value([0xef, 0xbb, 0xbf] + Array("1".utf8)) == .success(.number(1)))
  }

  @Test func escapesAreWhatTheyStandFor() {
    #expect(value(#""\"\\\/\b\f\n\r\t""#) == .text("\"\\/\u{8}\u{c}\n\r\t"))
    #expect(value(#""\u00e9\u20AC\ud83D\uDE00\u0000""#) == .text("é€😀\u{0}"))
  }

  @Test func halvesOfPairsAreReplaced() {
    #expect(value(#""\ud83d""#) == .text("\u{fffd}"))
    #expect(value(#""\ude00x""#) == .text("\u{fffd}x"))
    #expect(value(#""\ud83d\n""#) == .text("\u{fffd}\n"))
    #expect(value(#""\ud83dA""#) == .text("\u{fffd}A"))
    #expect(value(#""\ud83d\ud83d\ude00""#) == .text("\u{fffd}😀"))
    #expect(value(#""\ud83d\u0041""#) == .text("\u{fffd}A"))
  }

  @Test(arguments: [
    ("", "a value is missing"), ("nul", "a value is missing"),
    ("nulls", "this is not a JSON value; put text in quotation marks"),
    ("True", "this is not a JSON value; put text in quotation marks"),
    ("0x10", "this is not a JSON value; put text in quotation marks"),
    ("01", "this is not a JSON value; put text in quotation marks"),
    ("+1", "this is not a JSON value; put text in quotation marks"),
    (".5", "this is not a JSON value; put text in quotation marks"),
    ("1.", "a value is missing"), ("1.e3", "this is not a JSON value; put text in quotation marks"),
    ("'a'", "this is not a JSON value; put text in quotation marks"),
    ("1e999", "this is not a finite number"),
    ("-Infinity", "this is not a finite number"),
    ("[1,]", "this is not a JSON value; put text in quotation marks"),
    ("[1 2]", "a comma or the closing bracket ] is missing"), ("{\"a\" 1}", "a colon is missing"),
    ("{a: 1}", "a key in quotation marks is missing"),
    ("{\"a\":1,}", "a key in quotation marks is missing"),
    ("[1}", "a comma or the closing bracket ] is missing"),
    (
      "[",
      "the text ends within the array that begins on line 1; check whether the file was cut off"
    ),
    ("1 1", "there is more text after the end of the JSON value"),
    (
      "\"\\x\"",
      "a backslash, \\, stands before a character that JSON does not allow after it; write two backslashes for one"
    ),
    ("\"\\u12G4\"", "\\u needs four hexadecimal digits after it"),
    ("\"a\u{1}\"", "a string contains a control character; remove it"),
    ("\"a\n\"", "the line ends within a string; check whether it was cut off"),
  ])
  func whatIsNoneIsToldByItsPlace(_ text: String, _ problem: String) {
    let message = message(text)
    #expect(message.hasPrefix("a.json:1: at byte "), "\(message)")
    #expect(message.hasSuffix(": \(problem)"), "\(message)")
  }

  @Test func placesAreLinesAndBytes() {
    #expect(
      message("[1,\n 2,\r\n  x]")
        == "a.json:3: at byte 3: this is not a JSON value; put text in quotation marks")
    #expect(
      message("{\n\"é\": tru }")
        == "a.json:2: at byte 7: this is not a JSON value; put text in quotation marks")
  }

  @Test func textMustBeUTF8() {
    let message = message([0x22, 0xff, 0x22])
    #expect(message == "a.json:1: at byte 1: a string is not UTF-8 text; save the file as UTF-8")
    // The same faults stay faults when the pieces of a sign come apart by an escape.
    #expect(self.message([0x22, 0xc3] + Array("\\u00a9\"".utf8)).contains("not UTF-8"))
  }

  @Test func depthIsBounded() {
    let maximum = JSONTokenizer.maxDepth
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(value(deep(maximum)) != nil)
    #expect(
      message(deep(maximum + 1)).hasSuffix(
        ": objects and arrays are nested more than 256 deep; write the data as a list of records"))
    #expect(message(String(repeating: "[", count: 1_000_000)).contains("nested more than 256 deep"))
    #expect(
      message(String(repeating: "{\"a\":", count: 100_000)).contains("nested more than 256 deep"))
  }

  @Test func lengthsAreBounded() {
    let long = String(repeating: "a", count: 10 << 20)
    #expect(value("\"\(long)\"") == .text(long))
    #expect(message("\"\(long)\(long)\"").contains("a string is longer than 16384 KB; shorten it"))
    #expect(message("{\"\(long)\": 1}").contains("a string is longer than 64 KB; shorten it"))
    #expect(value(String(repeating: "9", count: 300)) != nil)
    #expect(message(String(repeating: "9", count: 5000)).contains("more than 4096 digits"))
  }

  @Test func ofKeysGivenTwiceTheLastCounts() {
    let twice = value("{\"a\":1,\"b\":2,\"a\":3}")
    #expect(twice == .object(["a": .number(3), "b": .number(2)]))
  }

  @Test func manyKeysTakeNoLongerThanTheirNumber() {
    let keys = (0..<100_000).map { "\"k\($0)\":\($0)" }.joined(separator: ",")
    let object = value("{\(keys)}")?.object
    #expect(object?.members.count == 100_000)
    #expect(object?["k99999"] == .number(99_999))
  }

  /// Windows end anywhere, within signs and escapes too.
  @Test func theWindowDoesNotMatter() throws {
    let text = #"{"aé😀":[1.25e2,"x\ud83d\ude00y",true,null],"b":{"c":"\\\""}}"# + "\n[]"
    let source = ByteSource(name: "a", bytes: Array(text.utf8))
    func tokens(_ window: Int) throws -> [String] {
      var tokens = try JSONTokenizer(source, .many, windowSize: window)
      var all: [String] = []
      while case let token = try tokens.next(), token != .end {
        all.append("\(token) \(String(decoding: tokens.text, as: UTF8.self)) \(tokens.place)")
      }
      return all
    }
    let whole = try tokens(1 << 16)
    #expect(whole.count == 16)
    for window in 1...40 { #expect(try tokens(window) == whole) }
  }

  /// Every beginning of a text is a value or gives an error with a place, and no trap.
  @Test func everyBeginningIsTold() {
    let text = Array(
      #"  {"a": [1, -2.5e+3, "x\u00e9\ud83d\ude00\n"], "b": {"c": [true, false, null]}, "d": "é"} "#
        .utf8)
    for end in 0..<(text.count - 1) {
      guard case .failure(let error) = value(Array(text[..<end])) else {
        Issue.record("\(end) bytes are read as a whole")
        continue
      }
      #expect(error.description.hasPrefix("a.json:1: "))
    }
    #expect((try? value(text).get()) != nil)
  }
}
