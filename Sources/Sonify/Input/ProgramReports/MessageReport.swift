import SonifyBase
import SonifyTables

/// Messages with the time of each and no numbers to compare, as the journal of a system and `git log` print them: a row
/// for each second, minute, hour, day, month or year, with the number of messages or commits.
///
/// The times are those that stand there, whatever the clock.
struct MessageReport: ProgramReport {
  private var counts = MomentCounts()
  private var days = LogDays()
  private(set) var skippedLines = 0
  /// Whether times without a year count on from the first day.
  private var hasYears = true

  /// Whether the lines are commits, each with a line that begins with "Date:".
  private let areCommits: Bool

  /// The number of first lines that are examined, and the minimum number of messages among them.
  private static let (examined, minimum) = (200, 5)

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    areCommits = lines.first?.hasPrefix("commit ") ?? false
    guard !areCommits else {
      // What they changed is counted by another report.
      guard lines.count(where: { Self.date(ofCommit: $0) != nil }) > 2 else { return nil }
      return
    }
    let messages = lines.compactMap(Self.message)
    guard messages.count >= Self.minimum, messages.count * 10 >= lines.count * 9 else { return nil }
    let words = messages.map { $0.text.split(separator: " ") }
    guard words.count(where: { Self.isSentence($0) }) * 5 >= words.count * 4,
      LogReport.areMessages(lines) || !Self.areRows(words)
    else { return nil }
  }

  /// Returns the time in "Date:   Sun Nov 29 16:41:59 2026 +0000"; nil of another line.
  private static func date(ofCommit line: String) -> ArraySlice<UInt8>? {
    guard line.hasPrefix("Date:") else { return nil }
    return message(String(line.dropFirst(5).drop(while: \.isWhitespace)))?.time
  }

  /// The time and the text of a line that begins with a day and a time, perhaps in a bracket; nil of another.
  private static func message(_ line: String) -> (time: ArraySlice<UInt8>, text: String)? {
    let bytes = Array(line.utf8)
    let start = bytes.first == UInt8(ascii: "[") ? 1 : 0
    guard let end = LogTime.end(of: bytes, from: start),
      NamedLogDay(bytes, from: start) != nil || end - start > 15
    else { return nil }
    return (bytes[start..<end], String(decoding: bytes[end...].drop { $0 == 0x5d }, as: UTF8.self))
  }

  private static func isSentence(_ words: [Substring]) -> Bool {
    words.count { word in word.count { $0.isLetter } > 1 } > 1
  }

  /// Returns whether lines are rows: all have as many words, some of which are numbers in all, or as many delimiters.
  private static func areRows(_ lines: [[Substring]]) -> Bool {
    for delimiter: Character in [",", ";", "\t", "|"] {
      let counts = Set(lines.map { count(of: delimiter, in: $0.joined(separator: " ")) })
      if counts.count == 1, counts != [0] { return true }
    }
    guard Set(lines.map(\.count)).count == 1 else { return false }
    return lines[0].indices.contains { place in
      lines.allSatisfy { words in
        let word = Array(words[place].utf8)
        return NumberEvidence.isNumber(word.span)
      }
    }
  }

  /// Returns how often a delimiter stands in a line outside quotation marks.
  private static func count(of delimiter: Character, in line: String) -> Int {
    var (count, isQuoted) = (0, false)
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      if character == delimiter, !isQuoted { count += 1 }
    }
    return count
  }

  /// Times, and the number of messages in a unit of time.
  var header: [String] {
    ["time", "\(areCommits ? "commits" : "messages") per \(counts.heard.unit)"]
  }

  mutating func cells(of line: String) -> [String]? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    let time = areCommits ? Self.date(ofCommit: line) : Self.message(line)?.time
    if let time, let seconds = seconds(of: time) {
      counts.add(seconds)
    } else if !areCommits {
      skippedLines += 1
    }
    return nil
  }

  /// Returns a time in seconds since 1970 by its own clock, or since the midnight before the first.
  private mutating func seconds(of time: ArraySlice<UInt8>) -> Int? {
    let cell = Array(days.cell(LogTime.cell(time)).utf8)
    if NamedLogDay(Array(time), from: 0)?.hasYear == false {
      hasYears = false
      return TimeOfDay.seconds(cell.span).map { Int($0) }
    }
    let reading = DateFormat.allCases.lazy.compactMap { $0.reading(cell.span) }.first
    return reading.map { Int(DateClock.own.time(of: $0).rounded(.down)) }
  }

  mutating func lastRows() -> [[String]] {
    let (unit, counts) = counts.heard
    return counts.map { [text(of: $0.start, unit), "\($0.count)"] }
  }

  private func text(of seconds: Int, _ unit: MomentCounts.Unit) -> String {
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    func clock(_ seconds: Int) -> String {
      "\(padded(seconds / 3600)):\(padded(seconds / 60 % 60)):\(padded(seconds % 60))"
    }
    guard hasYears else { return clock(seconds) }
    let day = Int((Double(seconds) / 86_400).rounded(.down))
    let date = CivilDate(daysSince1970: day)
    let text = "\(date.year)-\(padded(date.month))-\(padded(date.day))"
    return unit.rawValue < MomentCounts.Unit.day.rawValue
      ? "\(text) \(clock(seconds - day * 86_400))" : text
  }
}
