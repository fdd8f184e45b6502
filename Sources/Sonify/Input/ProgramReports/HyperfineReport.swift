import SonifyTables

/// `hyperfine`: a title, a mean with its parts and a range for each command.
struct HyperfineReport: ProgramReport {
  let header = ["command", "Time (mean)", "User", "System", "min", "max"]
  private var command: String?
  private var means: [String]?

  init?(_ lines: [String]) {
    let title = lines.firstIndex { Self.command(in: $0) != nil }
    guard let title, lines[title...].prefix(4).contains(where: { Self.means(in: $0) != nil }) else {
      return nil
    }
  }

  mutating func cells(of line: String) -> [String]? {
    if let name = Self.command(in: line) {
      let row = rowWithoutRange()
      (command, means) = (name, nil)
      return row
    } else if let found = Self.means(in: line) {
      means = found
    } else if line.printedWords.first == "Range", let command, let means {
      let ends = Self.lengths(in: line[...])
      guard ends.count == 2 else { return nil }
      self.means = nil
      return [command] + means + ends
    }
    return nil
  }

  mutating func lastRows() -> [[String]] { [rowWithoutRange()].compactMap(\.self) }

  /// Returns the row of a command that ran once, which has no range.
  private func rowWithoutRange() -> [String]? {
    command.flatMap { command in means.map { [command] + $0 + ["", ""] } }
  }

  /// Returns the command of "Benchmark 1: sleep 1", or "Benchmark #1: sleep 1" of older versions.
  private static func command(in line: String) -> String? {
    guard line.hasPrefix("Benchmark "), let colon = line.firstIndex(of: ":") else { return nil }
    let number = line[..<colon].dropFirst("Benchmark ".count).drop { $0 == "#" }
    let name = line[colon...].dropFirst().drop { $0 == " " }
    return !number.isEmpty && number.allSatisfy(\.isASCIIDigit) && !name.isEmpty
      ? String(name) : nil
  }

  /// Returns the mean, and the times of user and system, of
  /// "Time (mean ± σ):  12.7 ms ± 1.3 ms  [User: 1.1 ms, System: 0.8 ms]".
  private static func means(in line: String) -> [String]? {
    guard line.printedWords.first == "Time", let open = line.firstIndex(of: "["),
      let mean = lengths(in: line[..<open]).first, case let parts = lengths(in: line[open...]),
      parts.count == 2
    else { return nil }
    return [mean] + parts
  }

  /// Returns the lengths of time in a text, such as "12.7 ms".
  private static func lengths(in text: Substring) -> [String] {
    let words = String(text).printedWords.map { word in word.filter { !",]".contains($0) } }
    return zip(words, words.dropFirst()).compactMap { number, unit in
      number.isPrintedNumber && ["ns", "µs", "us", "ms", "s", "min", "h"].contains(unit)
        ? "\(number) \(unit)" : nil
    }
  }
}
