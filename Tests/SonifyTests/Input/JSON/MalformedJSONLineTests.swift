import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Lines that are not JSON among lines that are, as in logs that were cut off or written by two at once.
struct MalformedJSONLineTests {
  private static let days = (1...60).map { "{\"day\":\($0),\"rain\":\($0 * 7 % 11)}" }

  private func load(
    _ lines: [String], skipsBadRows: Bool = false, _ limits: ReadingLimits = ReadingLimits()
  ) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    reading.skipsBadRows = skipsBadRows
    return try ChartLoader.load(
      .bytes(Array((lines.joined(separator: "\n") + "\n").utf8), name: "a.ndjson"),
      reading: reading, choosing: ChartChoices(), within: limits)
  }

  @Test(arguments: [
    #"{"day":61,"ra"#, #"{"day":61,{"day":62,"rain":3}"#, "Traceback (most recent call last):",
    #"{"day":61,"rain":}"#, #"{"day":61,"rain":"}"#, "}", "[[[", #"{"day":0x3d}"#,
  ])
  func aLineIsSkippedAndNamed(line: String) throws {
    for place in [3, 30, 60] {
      var lines = Self.days
      lines.insert(line, at: place)
      let loaded = try load(lines)
      #expect(loaded.chart.series[0].xs == (1...60).map(Double.init))
      #expect(loaded.chart.series[0].ys == (1...60).map { Double($0 * 7 % 11) })
      #expect(
        loaded.decisions.contains(.rows(.foreign(1, of: 61, line: place + 1, kind: .malformed))))
      #expect(loaded.skippedRows.listed == [.init(line: place + 1, text: line)])
    }
  }

  @Test func theSentenceNamesItsLine() {
    #expect(
      Decision.rows(.foreign(1, of: 61, line: 5, kind: .malformed)).text
        == "skipped 1 row of 61: line 5 has text that is not JSON in place of a row")
  }

  /// Past the limit of malformed rows, the first is the error, unless all are to be skipped.
  @Test func manyLinesAreTheError() throws {
    var lines = Self.days
    for place in [50, 30, 10] { lines.insert(#"{"day":"#, at: place) }
    do throws(InputError) {
      _ = try load(lines)
      Issue.record("three of 63 lines are more than one, or 2 %")
    } catch {
      guard case .badData(let place, .jsonRow(_, byte: 8)) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(place.line == 11)
    }
    let loaded = try load(lines, skipsBadRows: true)
    #expect(loaded.chart.series[0].count == 60)
    #expect(loaded.decisions.contains(.rows(.foreign(3, of: 63, line: 11, kind: .malformed))))
  }

  /// What is skipped is the same in blocks of any size, on any number of threads.
  @Test func blocksDoNotMatter() throws {
    var lines: [String] = []
    for number in 0..<3000 {
      lines.append("{\"day\":\(number),\"rain\":\(number * 7 % 11)}")
      if number % 97 == 50 { lines.append("{\"day\":\(number),\"ra") }
    }
    let whole = try load(lines, skipsBadRows: true)
    #expect(whole.skippedRows.count == 31)
    #expect(whole.chart.series[0].count == 3000)
    for size in [64, 1000, 4096] {
      var limits = ReadingLimits()
      limits.block = size
      let loaded = try load(lines, skipsBadRows: true, limits)
      #expect(loaded.chart.series[0].ys == whole.chart.series[0].ys)
      #expect(loaded.skippedRows == whole.skippedRows)
    }
  }

  /// A column too many is no fault of one line.
  @Test func limitsAreStillErrors() {
    let wide = (0...CellGrid.maxWidth).map { "\"k\($0)\":1" }.joined(separator: ",")
    #expect(throws: InputError.self) { try load(Self.days + ["{\(wide)}"], skipsBadRows: true) }
  }

  /// Two programs that write at once leave a row and the beginning of another on one line, or a row in
  /// another; the columns are those of whole rows.
  @Test func whatIsWholeOnTheLineIsKept() throws {
    var lines = Self.days
    lines.insert(#"{"day":61,"rain":3}{"day":62,"ra"#, at: 60)
    let after = try load(lines)
    #expect(after.chart.series[0].xs.last == 61)
    #expect(after.skippedRows.listed == [.init(line: 61, text: #"{"day":62,"ra"#)])
    var nested = Self.days
    nested.insert(#"{"day":61,"ra":{"day":62,"rain":3}"#, at: 30)
    let within = try load(nested)
    #expect(within.chart.series.map(\.name) == ["rain"])
    #expect(!within.choices.contains { $0.contains("ra.day") })
  }

  /// A line that begins with another value is one malformed line.
  @Test(arguments: ["1690000000 started", "[1] text", "\"a\": 2"])
  func aLineIsCountedOnce(line: String) throws {
    var lines = Self.days
    lines.insert(line, at: 30)
    let loaded = try load(lines)
    #expect(
      loaded.decisions.contains(.rows(.foreign(1, of: 61, line: 31, kind: .malformed))))
  }

  /// Rows of old Macintosh files end in a carriage return alone.
  @Test func carriageReturnsEndLines() throws {
    var lines = Self.days
    lines.insert(#"{"day":"#, at: 10)
    let text = lines.joined(separator: "\r") + "\r"
    let loaded = try ChartLoader.load(.bytes(Array(text.utf8), name: "a.ndjson"))
    #expect(loaded.chart.series[0].xs == (1...60).map(Double.init))
    #expect(loaded.skippedRows.count == 1)
  }
}
