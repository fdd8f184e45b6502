import SonifyBase
import SonifyTables

/// How often values were in ranges, with a bar for each, as bcc and bpftrace print it.
///
/// A row is `4 -> 7 : 12 |**  |` or `[4, 8) 12 |@@  |`. Several tables are told apart by their titles or
/// numbers, as far as they are of one unit.
struct RangeReport: ProgramReport {
  let header: [String]
  private var title = ""
  /// The line above, which may be a title.
  private var lastLine = ""
  /// The number of tables so far.
  private var tables = 0
  private var isDone = false

  init?(_ lines: [String]) {
    guard lines.count(where: { Self.range($0) != nil }) > 2 else { return nil }
    let heads = lines.compactMap(Self.unit)
    let titles = lines.filter(Self.isTitle)
    guard !heads.isEmpty || !titles.isEmpty else { return nil }
    header = [heads.first ?? "range", "count"] + (max(heads.count, titles.count) > 1 ? ["of"] : [])
  }

  /// Returns the unit in a line such as "usecs : count distribution".
  private static func unit(_ line: String) -> String? {
    let words = line.printedWords
    return words.count == 4 && words[1...] == [":", "count", "distribution"] ? words[0] : nil
  }

  /// Returns whether a line names what bpftrace counts below it, "@usecs[bash]:".
  private static func isTitle(_ line: String) -> Bool { line.hasPrefix("@") && line.hasSuffix(":") }

  /// Returns the range and the count of a row.
  private static func range(_ line: String) -> [String]? {
    guard line.last == "|", let bar = line.firstIndex(of: "|") else { return nil }
    let words = String(line[..<bar]).printedWords
    if words.count == 5, words[1] == "->", words[3] == ":", words[4].isPrintedNumber {
      return ["\(words[0])-\(words[2])", words[4]]
    }
    guard let count = words.last, count.isPrintedNumber, words.count > 1, words[0].hasPrefix("["),
      [")", "]"].contains(words[words.count - 2].last)
    else { return nil }
    return [words.dropLast().joined(separator: " "), count]
  }

  mutating func cells(of line: String) -> [String]? {
    guard !isDone else { return nil }
    if let cells = Self.range(line) { return cells + (header.count > 2 ? [title] : []) }
    if let unit = Self.unit(line) {
      begin(lastLine, isOfOtherUnit: unit != header[0])
    } else if Self.isTitle(line) {
      begin(String(line.dropLast()), isOfOtherUnit: false)
    } else {
      let words = line.printedWords
      // What the terminal shows of the key that ends the program is no title.
      lastLine = words == ["^C"] ? "" : words.joined(separator: " ")
    }
    return nil
  }

  private mutating func begin(_ name: String, isOfOtherUnit: Bool) {
    tables += 1
    isDone = tables > 1 && (isOfOtherUnit || header.count < 3)
    // A number alone would be a value.
    title = name.isEmpty ? "\(header[0]) \(tables)" : name
    lastLine = ""
  }
}

/// `perf stat`: how often each event of the processor was counted.
struct EventReport: ProgramReport {
  let header = ["event", "count"]

  init?(_ lines: [String]) {
    guard lines.prefix(20).contains(where: { $0.contains("Performance counter stats for") }) else {
      return nil
    }
  }

  mutating func cells(of line: String) -> [String]? {
    // How much of the time it was counted, or how much runs differ, is in brackets.
    var words = Array(
      String(line.prefix { $0 != "#" }).printedWords
        .prefix { !$0.hasPrefix("(") || $0 == "(msec)" })
    guard line.first == " ", let number = words.first, words.count > 1 else { return nil }
    // A time has its unit before its name, in older versions after it: "1.32 msec task-clock".
    let unit = words.dropFirst().firstIndex { $0 == "msec" || $0 == "(msec)" }
    if let unit { words.remove(at: unit) }
    guard words.count == 2, let value = Self.number(number, isTime: unit != nil) else { return nil }
    return [words[1] + (unit == nil ? "" : " (ms)"), value]
  }

  /// Returns a number without the marks of thousands of any language; only times have a fraction.
  private static func number(_ text: String, isTime: Bool) -> String? {
    let isMark: (Character) -> Bool = { $0 == "." || $0 == "," }
    guard text.allSatisfy({ isMark($0) || $0.isNumber }) else { return nil }
    guard isTime, let sign = text.lastIndex(where: isMark) else { return text.filter(\.isNumber) }
    return text[..<sign].filter(\.isNumber) + "." + text[sign...].dropFirst()
  }
}

/// A title and a name with a number on each indented line below it, as `ethtool -S` prints it.
struct CounterReport: ProgramReport {
  let header = ["name", "value"]

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    guard filled.count > 3, filled[0].hasSuffix(":"), filled[0].first != " ",
      filled.dropFirst().allSatisfy({ $0.first?.isWhitespace == true && Self.cells($0) != nil })
    else { return nil }
  }

  private static func cells(_ line: String) -> [String]? {
    guard let colon = line.lastIndex(of: ":"),
      case let values = String(line[line.index(after: colon)...]).printedWords,
      values.count == 1, values[0].isPrintedNumber
    else { return nil }
    return [String(line[..<colon]).printedWords.joined(separator: " "), values[0]]
  }

  mutating func cells(of line: String) -> [String]? { Self.cells(line) }
}

/// `uniq -c` of lines with several words: how often each came.
struct TallyReport: ProgramReport {
  let header: [String]
  /// Whether each line begins with a date, which has a column of its own.
  private let isDated: Bool

  init?(_ lines: [String]) {
    let rows = lines.map(Self.cells)
    guard rows.count > 1, rows.allSatisfy({ $0 != nil }),
      rows.contains(where: { $0?[0].contains(" ") == true }),
      // Behind a count, wc writes two others.
      !rows.allSatisfy({ row in
        let words = row.map { $0[0].printedWords } ?? []
        return words.count > 2 && words.prefix(2).allSatisfy(\.isPrintedNumber)
      })
    else { return nil }
    isDated = rows.allSatisfy { row in
      let words = row.map { $0[0].printedWords } ?? []
      // A time of day after a date is a part of it.
      return words.count > 1 && words[1].first?.isNumber == false
        && DateFormat(form: .yearFirst).seconds(Array(words[0].utf8).span) != nil
    }
    header = isDated ? ["date", "line", "count"] : ["line", "count"]
  }

  /// Returns the line and its count, which ends in the seventh column.
  private static func cells(_ line: String) -> [String]? {
    let head = line.utf8.prefix(8)
    guard head.count == 8, head.first == 0x20, head.last == 0x20,
      let words = String(head)?.printedWords, words.count == 1, UInt64(words[0]) != nil
    else { return nil }
    return [String(line.dropFirst(8)), words[0]]
  }

  mutating func cells(of line: String) -> [String]? {
    guard let cells = Self.cells(line) else { return nil }
    guard isDated else { return cells }
    let words = cells[0].printedWords
    return [words.first ?? "", words.dropFirst().joined(separator: " "), cells[1]]
  }
}
