import Foundation
import Testing

/// The ways in which data reach the program, and in which they are written.
@Suite struct ReadingTests {
  private let workplace: Workplace
  private let squares = Array(Workplace.squares.utf8)

  init() throws { workplace = try Workplace() }

  /// The events of the table of squares, read from a file.
  private func expected() async throws -> String {
    try workplace.write("squares.csv", squares)
    let outcome = try await workplace.sonify(["score", "squares.csv"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "sonify: x is number; y is square; kind is line\n")
    #expect(outcome.text.hasPrefix("time,duration,kind,series,x,y,frequency,endFrequency,pan,"))
    return outcome.text
  }

  @Test func everyWayInIsTheSameChart() async throws {
    let expected = try await expected()
    for name in ["-", "/dev/stdin"] {
      let piped = try await workplace.sonify(["score", name], input: .bytes(squares))
      #expect(piped.ending == .exit(0), "\(piped.error)")
      #expect(piped.text == expected, "\(name)")
      let redirected = try await workplace.sonify(
        ["score", name], input: .file(workplace.file("squares.csv")))
      #expect(redirected.text == expected, "\(name)")
    }
    try workplace.makePipe("pipe")
    let named = try await workplace.shell("cat squares.csv >pipe & \"$SONIFY\" score pipe; wait")
    #expect(named.text == expected)
    let substituted = try await workplace.shell(
      "cat squares.csv | { \"$SONIFY\" score /dev/fd/3; } 3<&0 </dev/null")
    #expect(substituted.text == expected)
  }

  @Test func nothingOnStandardInputIsAnEmptyChart() async throws {
    let outcome = try await workplace.sonify(["score", "-"])
    #expect(outcome.ending == .exit(65))
    #expect(outcome.error == "sonify: standard input: is empty\n")
  }

  @Test func theDataOfASpecificationComeFromStandardInput() async throws {
    let expected = try await expected()
    try workplace.write(
      "line.vl.json",
      #"""
      {"data": {"url": "https://example.org/x.csv"}, "mark": "line", "encoding": {
        "x": {"field": "number", "type": "quantitative"},
        "y": {"field": "square", "type": "quantitative"}}}
      """#)
    let piped = try await workplace.sonify(
      ["score", "line.vl.json", "--data", "-"], input: .bytes(squares))
    #expect(piped.ending == .exit(0), "\(piped.error)")
    #expect(piped.text == expected)
    let both = try await workplace.sonify(["score", "-", "--data", "-"], input: .bytes(squares))
    #expect(both.ending == .exit(64))
    #expect(both.error.contains("give one of them as a file"), "\(both.error)")
  }

  @Test func aDocumentWithoutValuesIsBadData() async throws {
    try workplace.write(
      "none.json", #"{"xAxis": {}, "yAxis": {}, "series": [{"points": [{"x": 1, "y": null}]}]}"#)
    let outcome = try await workplace.sonify(["score", "none.json"])
    #expect(outcome.ending == .exit(65))
    #expect(
      outcome.error
        == "sonify: there is nothing to play: every value is missing or outside the range of its axis; check the values and the ranges\n"
    )
  }

  /// The table of squares, written otherwise; each with the options it needs.
  private static let dialects:
    [(name: String, options: [String], change: @Sendable (String) -> String)] = [
      ("CRLF", [], { $0.replacingOccurrences(of: "\n", with: "\r\n") }),
      ("CR", [], { $0.replacingOccurrences(of: "\n", with: "\r") }),
      ("no line end at the end", [], { String($0.dropLast()) }),
      ("a byte order mark", [], { "\u{FEFF}" + $0 }),
      ("tabs", [], { $0.replacingOccurrences(of: ",", with: "\t") }),
      ("semicolons", [], { $0.replacingOccurrences(of: ",", with: ";") }),
      ("bars", [], { $0.replacingOccurrences(of: ",", with: "|") }),
      ("colons", ["--delimiter", ":"], { $0.replacingOccurrences(of: ",", with: ":") }),
      ("spaces", ["--delimiter", "space"], { $0.replacingOccurrences(of: ",", with: " ") }),
      ("blanks around", [], { $0.replacingOccurrences(of: ",", with: " , ") }),
      (
        "quotation marks", [],
        { text in
          text.split(separator: "\n").map {
            $0.split(separator: ",").map { "\"\($0)\"" }.joined(separator: ",") + "\n"
          }.joined()
        }
      ),
      (
        "decimal commas", [],
        {
          $0.replacingOccurrences(of: ",", with: ",0;").replacingOccurrences(
            of: "number,0", with: "number")
        }
      ),
      ("blank lines", [], { $0.replacingOccurrences(of: "\n", with: "\n\n") }),
      (
        "no header", ["--x-title", "number", "--y-title", "square"],
        { $0.replacingOccurrences(of: "number,square\n", with: "") }
      ),
    ]

  @Test(arguments: dialects.indices)
  func everyWayOfWritingIsTheSameChart(index: Int) async throws {
    let dialect = Self.dialects[index]
    let expected = try await expected()
    try workplace.write("data.csv", dialect.change(Workplace.squares))
    let outcome = try await workplace.sonify(["score", "data.csv"] + dialect.options)
    #expect(outcome.ending == .exit(0), "\(dialect.name): \(outcome.error)")
    let text =
      dialect.name == "no header"
      ? outcome.text.replacingOccurrences(of: "column 2", with: "square") : outcome.text
    #expect(text == expected, "\(dialect.name)")
  }

  @Test func latin1IsReadWhenAskedFor() async throws {
    let outcome = try await workplace.sonify(
      ["score", "-", "--encoding", "latin1"],
      input: .bytes(Array("name,n\nA,1\nCaf".utf8) + [0xe9] + Array(",2\nB,3\n".utf8)))
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text.contains(",Café,2,"))
  }
}
