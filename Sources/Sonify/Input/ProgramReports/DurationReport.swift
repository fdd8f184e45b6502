import SonifyBase
import SonifyTables

/// `systemd-analyze blame`: how long each unit took, the longest first.
struct BootReport: ProgramReport {
  let header = ["unit", "time"]

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.isEmpty }
    guard filled.count > 2, filled.allSatisfy({ Self.cells($0) != nil }) else { return nil }
  }

  private static let kinds: Set<Substring> = [
    "service", "mount", "device", "socket", "target", "timer", "path", "swap", "slice", "scope",
    "automount",
  ]

  /// Returns the unit and the time of "4min 37.161s snapd.service".
  private static func cells(_ line: String) -> [String]? {
    let words = line.printedWords
    guard words.count > 1, let unit = words.last, let kind = unit.split(separator: ".").last,
      kinds.contains(kind), case let time = words.dropLast().joined(separator: " "),
      HumanMeasure.duration.value(Array(time.utf8).span) != nil
    else { return nil }
    return [unit, time]
  }

  mutating func cells(of line: String) -> [String]? { Self.cells(line) }
}

/// `pytest --durations`: the tests that took longest, below what pytest prints of their results.
struct TestDurationReport: ProgramReport {
  let header = ["test", "time"]
  private var isRead = false

  init?(_ lines: [String]) {
    guard lines.contains(where: Self.isTitle) else { return nil }
  }

  private static func isTitle(_ line: String) -> Bool {
    line.hasPrefix("====") && line.contains(" slowest ") && line.contains("durations ====")
  }

  mutating func cells(of line: String) -> [String]? {
    if line.hasPrefix("====") { isRead = Self.isTitle(line) }
    let words = line.printedWords
    guard isRead, words.count > 2, ["call", "setup", "teardown"].contains(words[1]),
      words[0].last == "s", String(words[0].dropLast()).isPrintedNumber
    else { return nil }
    let name = words[2...].joined(separator: " ")
    // What prepares a test is no call of it.
    return [words[1] == "call" ? name : "\(name) (\(words[1]))", words[0]]
  }
}

/// `wrk --latency`, `ab` and `hey`: the time within which each percentage of the requests was answered.
struct LatencyReport: ProgramReport {
  let header: [String]
  private var isRead = false

  init?(_ lines: [String]) {
    guard let first = lines.first(where: { !$0.isEmpty }),
      ["Running ", "This is ApacheBench", "Summary:"].contains(where: first.hasPrefix),
      let unit = lines.lazy.compactMap(Self.unit).first
    else { return nil }
    header = ["percentage", unit]
  }

  /// Returns the name of the times below a title; nil if a line is no title.
  private static func unit(_ line: String) -> String? {
    let line = line.printedWords.joined(separator: " ")
    if line == "Latency Distribution" { return "latency (ms)" }
    if line.hasPrefix("Latency distribution") { return "latency (s)" }
    return line.hasPrefix("Percentage of the requests served within a certain time (ms)")
      ? "time (ms)" : nil
  }

  mutating func cells(of line: String) -> [String]? {
    if Self.unit(line) != nil { isRead = true }
    let words = line.printedWords.filter { $0 != "in" && $0 != "secs" }
    guard isRead, words.count > 1, words[0].last == "%" else { return nil }
    let percentage = String(words[0].dropLast())
    guard percentage.isPrintedNumber else { return nil }
    // wrk has a unit with each time, which may differ.
    if words[1].isPrintedNumber { return [percentage, words[1]] }
    return HumanMeasure.duration.value(Array(words[1].utf8).span).map {
      [percentage, NumberText.exact($0 * 1000)]
    }
  }
}
