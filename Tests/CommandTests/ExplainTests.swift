import Foundation
import Testing

/// What is said of a chart on standard error: the line of choices, and each decision with its option.
@Suite struct ExplainTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  /// The lines of an explanation, without the name of the program.
  private func lines(
    _ text: String, _ options: [String] = [], command: String = "describe", name: String = "a.csv"
  ) async throws -> [String] {
    try workplace.write(name, text)
    let outcome = try await workplace.sonify([command, name, "--explain"] + options)
    #expect(outcome.ending == .exit(0))
    return outcome.error.split(separator: "\n").map { String($0.trimmingPrefix("sonify: ")) }
  }

  @Test func everyDecisionHasItsOption() async throws {
    #expect(
      try await lines(Workplace.squares) == [
        "text is UTF-8 (change with --encoding latin1)",
        "read as delimited text (change with --input-format FORMAT)",
        "cells are separated by commas (change with --delimiter CHARACTER)",
        "numbers have a decimal point (change with --decimal-comma)",
        "the first row is the header (change with --no-header)", "20 rows of 2 columns",
        "column 1, number, holds numbers: x, because it only rises or falls",
        "column 2, square, holds numbers: y",
        "x is number (change with --x COLUMN)", "y is square (change with --y COLUMN)",
        "kind is line (change with --kind KIND)",
        "x has a scale of numbers (change with --x-scale SCALE)",
        "4 gridlines on x (change with --x-grid COUNT or V1,V2)",
        "y runs from 1 to 400 (change with --y-range LOW:HIGH)",
        "y has a scale of numbers (change with --y-scale SCALE)",
        "4 gridlines on y (change with --y-grid COUNT or V1,V2)",
        "x is number; y is square; kind is line",
      ])
  }

  @Test func aWordAmongNumbersIsAskedAbout() async throws {
    let text = "d,t,r\n2000-01-01,1.5,0\n2000-01-02,k.A.,3\n2000-01-03,-2,1\n"
    let lines = try await lines(text)
    let sentence =
      #"t is not used: "k.A." is not a number; if it means a missing value, try --missing "k.A.""#
    #expect(lines.contains(sentence))
    #expect(lines.last == "x is d; y is r; \(sentence); kind is line")
  }

  @Test func aNumberWrittenOtherwiseIsAskedAbout() async throws {
    let either =
      "y holds text such as \"1,234\"; use --no-decimal-comma if it means 1234, or --decimal-comma if it means 1.234"
    #expect(
      try await lines("x\ty\tz\n1\t1,234\t1\n2\t2,345\t3\n3\t3,456\t2\n").contains(either))
    let points = "date;rate;n\n2000-01-01;0.5;3\n2001-01-01;1.25;4\n2002-01-01;1.5;7\n"
    #expect(
      try await lines(points, ["--decimal-comma", "--y", "n"]).contains(
        "rate holds text: \"0.5\" is not a number with a decimal comma; try without --decimal-comma"
      ))
  }

  @Test func pointsThatMaySeparateThousandsAreAskedAbout() async throws {
    let text = "Datum;Zählerstand\n31.12.2022;12.345\n31.01.2023;12.567\n28.02.2023;12.789\n"
    let sentence =
      "numbers in Zählerstand have a decimal point; if points separate thousands, try --decimal-comma"
    #expect(try await lines(text).contains(sentence))
    #expect(
      try await lines(text, ["--decimal-comma"]).contains(
        "points in Zählerstand separate thousands"))
    #expect(try await !lines(text, ["--no-decimal-comma"]).contains { $0.contains("if points") })
  }

  @Test func whatWasAskedForIsNamedShort() async throws {
    let text = "site,n,y\na,1,5\na,2,7\nb,3,6\nc,4,\n"
    let lines = try await lines(
      text,
      [
        "--x", "site", "--y", "y", "--group", "sum", "--where", "n<4", "--sort", "y", "--first",
        "1",
      ]
    )
    for line in [
      "skipped 1 row where n is not below 4 (change with --where)",
      "sum of up to 2 rows for each site (change with --group)",
      "rows sorted by sum of y (change with --sort)",
      "skipped 1 row after the first 1 (change with --first)",
    ] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  /// Of payments, and of periods that were asked for.
  @Test func whatIsCombinedByPeriodsNamesTheOption() async throws {
    var text = "date,amount\n"
    for row in 0..<60 {
      let day = row * 5 + row * row % 4
      let (month, date) = (day / 28 + 1, day % 28 + 1)
      text += "2024-\(month < 10 ? "0" : "")\(month)-\(date < 10 ? "0" : "")\(date),"
      text += "\(row * 37 % 61 + 3)\n"
    }
    let sum = "sum of up to 6 rows for each month of date (change with --every row)"
    #expect(try await lines(text).contains(sum))
    #expect(
      try await lines(text, ["--every", "quarter"]).contains(
        "sum of up to 17 rows for each quarter of date (change with --every)"))
    #expect(try await !lines(text, ["--every", "row"]).contains { $0.hasPrefix("sum of") })
  }

  @Test func outliersThatSqueezeTheOthersNameTheOptionThatOpensThem() async throws {
    let text =
      "x,y\n" + (0..<60).map { "\($0),\($0 == 30 ? 85 : 17 + $0 * 7 % 11)\n" }.joined()
    let lines = try await lines(text, [], command: "score")
    #expect(
      lines.last
        == "1 outlier leaves the other values 5.3 of 36 semitones; open their range with --y-range 17:27, or --y-range robust"
    )
    for range in ["17:27", "robust"] {
      #expect(
        try await self.lines(text, ["--y-range", range], command: "score").last
          == "1 value outside the y axis is played at the nearer end of the pitch range")
    }
  }

  @Test func tooLittleTimeNamesTheOptionForMore() async throws {
    let text = "letter,Red,Blue\na,1,2\nb,4,1\nc,2,5\n"
    let lines = try await lines(
      text, ["--stack", "--kind", "bar", "--duration", "1"], command: "score")
    #expect(lines.contains("2 series stacked (change with --no-stack)"))
    #expect(
      lines.last
        == "only the totals sound, because 3 stacks of up to 2 parts take 2 seconds; give more time with --duration"
    )
  }
}
