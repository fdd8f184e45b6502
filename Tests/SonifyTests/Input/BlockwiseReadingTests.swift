import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Neither the size of blocks nor the number of threads changes what is read.
struct BlockwiseReadingTests {
  /// A table with everything that makes it hard to cut into blocks.
  private func awkwardTable(seed: UInt64, lineEnd: String) -> String {
    var random = SeededGenerator(seed: seed)
    var text = "x,site,note,y\(lineEnd)"
    for row in 0..<Int.random(in: 40...80, using: &random) {
      let site = ["north", "\"so\"\"uth\"", "\"a, b\"", ""].randomElement(using: &random) ?? ""
      let notes = [
        "", "plain", "\"two\nlines\"", "\"a\r\nb\n\nc\"", "\",\"\"\n1,2,3,4\n\"\"\"", "x\"y",
      ]
      let note = notes.randomElement(using: &random) ?? ""
      let y =
        ["", "NA", "1e3", "\"5\"", "-0.25", " 7 ", "123456789.123456789"]
        .randomElement(using: &random) ?? ""
      text += "\(row),\(site),\(note),\(y)\(lineEnd)"
      if Int.random(in: 0..<8, using: &random) == 0 { text += lineEnd }
      if Int.random(in: 0..<8, using: &random) == 0 { text += "# a, comment\(lineEnd)" }
    }
    return text
  }

  private func load(_ text: String, block: Int, threads: Int) throws -> LoadedChart {
    var limits = ReadingLimits()
    limits.block = block
    limits.threads = threads
    var choices = ChartChoices()
    choices.series = "site"
    choices.x = "x"
    choices.y = ["y"]
    return try ChartLoader.load(
      .text(text), reading: ReadingOptions(), choosing: choices, within: limits)
  }

  /// A row may be longer than many blocks together, whether it is used or skipped.
  @Test func longRowsAreRead() throws {
    let long = String(repeating: "word ", count: 4000)
    for row in ["5,north,\(long),7", "# \(long)", long] {
      let rows = (0..<60).map { "\($0),north,note,\($0 * 3 % 7)\n" }.joined()
      let text = "x,site,note,y\n" + rows + row + "\n" + rows
      let whole = try comparable(load(text, block: 1 << 20, threads: 1))
      for block in [16, 256] {
        for threads in [1, 2, 3] {
          #expect(try comparable(load(text, block: block, threads: threads)) == whole)
        }
      }
    }
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func blocksAndThreadsChangeNothing(_ lineEnd: String) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      let text = awkwardTable(seed: seed, lineEnd: lineEnd)
      let whole = try comparable(load(text, block: 1 << 20, threads: 1))
      for block in [1, 7, 16, 61, 200, 1000] {
        for threads in [1, 2, 3] {
          #expect(try comparable(load(text, block: block, threads: threads)) == whole)
        }
      }
    }
  }

  /// Rows of plain numbers are read in runs and others one by one: with quotation marks, all are others.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func runsOfPlainRowsChangeNothing(_ lineEnd: String) throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      var (plain, quoted) = ("note,x,y\(lineEnd)", "note,x,y\(lineEnd)")
      for row in 0..<400 {
        let usual = ["1.5", "-0.25", "12345678.123456789", "7", ".5", "-1234567.1234567", ""]
        let isUsual = Int.random(in: 0..<(row < 200 ? 3 : 30), using: &random) > 0
        let y =
          (isUsual ? usual : ["NA", "1e3", " 7 ", "+1", "12345678901234567890"])
          .randomElement(using: &random) ?? ""
        let between = isUsual ? "" : ["", lineEnd, "# a, comment\(lineEnd)"][row % 3]
        plain += "\(between)a,\(row),\(y)\(lineEnd)"
        quoted += "\(between)a,\(row),\"\(y)\"\(lineEnd)"
      }
      let expected = try comparable(loadColumnY(quoted, block: 1 << 20, threads: 1))
      for block in [61, 1000, 1 << 20] {
        for threads in [1, 3] {
          #expect(try comparable(loadColumnY(plain, block: block, threads: threads)) == expected)
        }
      }
    }
  }

  /// A missing value equals no other, so charts are compared in words.
  private func comparable(_ loaded: LoadedChart) -> String { "\(loaded)" }

  @Test func theFirstFaultIsTheSame() {
    var text = "x,y\n"
    for row in 0..<200 { text += "\(row),\(row % 40 == 39 ? "oops" : "\"1\"")\n" }
    for block in [1, 10, 64, 100_000] {
      for threads in [1, 2, 4] {
        #expect(
          throws: InputError.badData(
            InputError.Place(source: "data.csv", line: 41),
            .cell(.notNumber("oops", mayBeMissing: true), column: 2, name: "y"))
        ) { _ = try loadColumnY(text, block: block, threads: threads) }
      }
    }
  }

  private func loadColumnY(_ text: String, block: Int, threads: Int) throws -> LoadedChart {
    var limits = ReadingLimits()
    limits.block = block
    limits.threads = threads
    var choices = ChartChoices()
    choices.y = ["y"]
    return try ChartLoader.load(
      .text(text), reading: ReadingOptions(), choosing: choices, within: limits)
  }

  @Test func filesPipesAndMemoryAreTheSame() throws {
    let path = Samples.path("stocks.csv")
    let file = try ChartLoader.load(.file(path: path)).chart
    let bytes = try ByteSource.open(.file(path: path)).all()
    let memory = try ChartLoader.load(.bytes(bytes, name: path)).chart
    #expect(file.series == memory.series)
    #expect(file.title == "stocks")
    #expect(memory.title == "")
  }
}

extension ByteSource {
  /// All bytes.
  func all() throws -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    _ = try read(count, at: 0, into: &bytes, from: 0)
    return bytes
  }
}
