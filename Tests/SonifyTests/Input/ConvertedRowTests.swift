import SonifyTestSupport
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows that are converted in blocks are those that the reader of their format reads one by one.
struct ConvertedRowTests {
  /// The sizes of blocks and the numbers of threads; the first reads each row by itself.
  private static let limits: [ReadingLimits] = {
    var single = ReadingLimits()
    single.convertsBlocks = false
    return [single]
      + [(1, 1), (40, 3), (200, 2), (1 << 20, 2)].map { block, threads in
        var limits = ReadingLimits()
        (limits.block, limits.threads) = (block, threads)
        return limits
      }
  }()

  /// Expects the same of a text within all limits.
  private func expectSame(_ text: [UInt8], _ read: (ByteSource, ReadingLimits) throws -> String) {
    let results = Self.limits.map { limits in
      do {
        return try read(ByteSource(name: "a", bytes: text), limits)
      } catch {
        return "\(error)"
      }
    }
    for (limits, result) in zip(Self.limits, results) where result != results[0] {
      let text = String(decoding: text, as: UTF8.self)
      Issue.record("block \(limits.block), threads \(limits.threads): \(text)")
      #expect(result == results[0])
      return
    }
  }

  /// The delimited text, and the line of each of its lines in the original.
  private func lines(_ source: ByteSource) throws -> String {
    let text = String(decoding: try source.beginning(.max), as: UTF8.self)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { "\(source.place(line: $0).line ?? 0): \($1)" }.joined(separator: "\n")
  }

  private func json(_ text: [UInt8], isSequence: Bool, _ options: ReadingOptions) {
    expectSame(text) { source, limits in
      let table = try JSONTable(source, isSequence: isSequence, options, limits)
      let contents = table.contents.sorted { $0.key < $1.key }
      return try lines(table.source) + "\n\(contents)\n\(table.decisions)"
    }
  }

  /// Changes one byte of a text, most often to one that matters.
  private func damaged(_ text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var text = text
    let place = Int.random(in: 0..<text.count, using: &random)
    let byte = Array("\"\\,:{}[]|\n\r\t 0-.eNx\u{0}é".utf8).randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<4, using: &random) {
    case 0: text[place] = byte
    case 1: text.insert(byte, at: place)
    case 2: text.remove(at: place)
    default: text.removeSubrange(place...)
    }
    return text
  }

  // MARK: - JSON

  private func value(_ random: inout SeededGenerator) -> String {
    let values = [
      "1", "-0.5", "0", "1e9", "12.25E-3", "true", "false", "null", "NaN", "\"\"", "\"north\"",
      "\"a, b\"", "\" x \"", "\"007\"", "\"12\"", "\"São Paulo\"", "\"S\\u00e3o\"",
      "\"say \\\"hi\\\"\"", "\"a\\nb\"", "\"\\ud83d\\ude00\"", "\"},{\"", "\"] , [\"",
    ]
    return values.randomElement(using: &random) ?? ""
  }

  private func record(
    _ keys: [String], _ space: String, _ random: inout SeededGenerator, isIrregular: Bool
  ) -> String {
    var members = keys.map { "\"\($0)\"\(space):\(space)\(value(&random))" }
    if isIrregular {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: members.shuffle(using: &random)
      case 1: members.removeLast()
      case 2: members.append("\"tags\":[1,{\"a\":[]},\"x\"]")
      case 3: members.append("\"wind\":{\"speed\":\(value(&random)),\"gusts\":[2]}")
      case 4: members.append("\"late\(Int.random(in: 0..<3, using: &random))\":1")
      case 5: members.append(members[0])
      default: members.append("\"\\u0065scaped\":2")
      }
    }
    return "{\(space)" + members.joined(separator: "\(space),\(space)") + "\(space)}"
  }

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func recordsAreTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let keys = ["t", "wind.speed", "näme", "id"].prefix(Int.random(in: 1...4, using: &random))
    let isSequence = Bool.random(using: &random)
    let space = ["", " ", isSequence ? "\t" : "\r\n"].randomElement(using: &random) ?? ""
    let rarity = [2, 6, 1000].randomElement(using: &random) ?? 1
    let records = (0..<24).map { _ in
      let isIrregular = Int.random(in: 0..<rarity, using: &random) == 0
      return record(Array(keys), space, &random, isIrregular: isIrregular)
    }
    let between = ["\n", " \r\n", "\n\n"].randomElement(using: &random) ?? "\n"
    let text =
      isSequence
      ? records.joined(separator: between) + "\n"
      : "[" + records.joined(separator: ",\(space)") + "]"
    var options = ReadingOptions()
    options.decimalComma = seed % 5 == 0 ? true : nil
    let bytes = Array(text.utf8)
    json(bytes, isSequence: isSequence, options)
    for _ in 0..<12 { json(damaged(bytes, &random), isSequence: isSequence, options) }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func arraysAreTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isSequence = Bool.random(using: &random)
    let rows = (0..<24).map { _ in
      let width = Int.random(in: 0..<20, using: &random) == 0 ? 3 : 2
      return "[" + (0..<width).map { _ in value(&random) }.joined(separator: ", ") + "]"
    }
    let text = isSequence ? rows.joined(separator: "\n") : "[\(rows.joined(separator: ", "))]"
    let bytes = Array(text.utf8)
    json(bytes, isSequence: isSequence, ReadingOptions())
    for _ in 0..<12 { json(damaged(bytes, &random), isSequence: isSequence, ReadingOptions()) }
  }

  // MARK: - Printed tables

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func tablesWithBarsAreTheSame(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let isClosed = Bool.random(using: &random)
    let cells = [
      "1", "-2.5", "", "north", "a \\| b", "say \"hi\"", "\"x\"", "NaT", "<null>", "Ny", "…",
      "São", "a\tb", "—", ".", "---", "|",
    ]
    let usual = Int.random(in: 2...cells.count, using: &random)
    let rows = (0..<24).map { _ in
      (0..<3).map { _ in cells[Int.random(in: 0..<usual, using: &random)] }
    }
    let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    func line(_ cells: [String]) -> String {
      let padded = cells.map { $0 + String(repeating: " ", count: max(0, 8 - $0.count)) }
      return isClosed ? "| \(padded.joined(separator: " | ")) |" : padded.joined(separator: " | ")
    }
    let rule = (0..<3).map { _ in "--------" }
    let rules = isClosed ? "|-\(rule.joined(separator: "-|-"))-|" : rule.joined(separator: "-+-")
    let table = [line(["t", "y", "z"]), rules] + rows.map(line)
    let text = (table + ["(60 rows)", "", line(["1", "2", "3"])]).joined(separator: lineEnd)
    let bytes = Array(text.utf8)
    printed(bytes)
    for _ in 0..<12 { printed(damaged(bytes, &random)) }
  }

  private func printed(_ text: [UInt8]) {
    expectSame(text) { source, limits in
      let table = try PrintedTable.delimited(source, ReadingOptions(), limits)
      return try lines(table.source) + "\n\(table.decisions)"
    }
  }
}
