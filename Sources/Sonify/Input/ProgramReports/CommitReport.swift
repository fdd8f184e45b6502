import SonifyTables

/// Commits with what they changed, as `git log --shortstat` and `git log --numstat` print them, whole or a line each: a
/// row for each commit that changed files, by its date or else by its line.
struct CommitReport: ProgramReport {
  let header: [String]
  private let hasDates: Bool
  /// The date or the line of the commit.
  private var name = ""
  /// The numbers of files and lines so far, if each file has a line of its own.
  private var sums: [Int]?

  /// The minimum number of commits that changed files, and the number of first lines that are examined.
  private static let minimum = 2
  private static let examined = 200
  private static let parts = ["file", "insertion", "deletion"]

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined)
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }),
      Self.beginsCommit(first),
      lines.count(where: { Self.counts($0) != nil || Self.changes($0) != nil }) >= Self.minimum,
      lines.count(where: Self.beginsCommit) >= Self.minimum
    else { return nil }
    hasDates = lines.contains { Self.date($0) != nil }
    header = [hasDates ? "date" : "commit", "files changed", "insertions", "deletions"]
  }

  /// Returns whether a line is "commit 45e0287…" or "45e0287 What was done".
  private static func beginsCommit(_ line: String) -> Bool {
    let words = line.split(separator: " ", maxSplits: 2)
    guard let hash = words.first == "commit" ? words.dropFirst().first : words.first else {
      return false
    }
    return (7...40).contains(hash.utf8.count)
      && hash.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// Returns the date in "Date:   Mon Jun 3 10:00:00 2024 +0200" with the year before the time, or that in
  /// "45e0287 2024-06-03"; nil if a line has none.
  private static func date(_ line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace)
    if beginsCommit(line), words.count > 1 {
      let text = Array(words[1...].joined(separator: " ").utf8)
      // The author may follow.
      let end = LogTime.end(of: text, from: 0) ?? 0
      return end > 0 && (end == text.count || text[end] == UInt8(ascii: " "))
        ? LogTime.cell(text[..<end]) : nil
    }
    guard ["Date:", "AuthorDate:"].contains(words.first) else { return nil }
    guard words.count == 7 else { return words.dropFirst().joined(separator: " ") }
    return "\(words[3]) \(words[2]) \(words[5]) \(words[4]) \(words[6])"
  }

  /// Returns the numbers in " 2 files changed, 3 insertions(+), 1 deletion(-)", or nil if a line is none.
  private static func counts(_ line: String) -> [String]? {
    guard line.hasPrefix(" "), line.contains(" changed") else { return nil }
    var counts = parts.map { _ in "0" }
    for part in line.split(separator: ",") {
      let words = part.split(separator: " ")
      guard words.count > 1, Int(words[0]) != nil,
        let place = parts.firstIndex(where: words[1].hasPrefix)
      else { return nil }
      counts[place] = String(words[0])
    }
    return counts
  }

  /// Returns the numbers of lines that were added and deleted in "2<tab>1<tab>README.md", or nil if a line is none; a file
  /// of other data than text has no lines.
  private static func changes(_ line: String) -> [Int]? {
    let cells = line.split(separator: "\t", maxSplits: 2)
    guard cells.count == 3 else { return nil }
    let counts = cells[..<2].compactMap { $0 == "-" ? 0 : Int($0) }
    return counts.count == 2 ? counts : nil
  }

  mutating func cells(of line: String) -> [String]? {
    if let changes = Self.changes(line) {
      let known = sums ?? [0, 0, 0]
      sums = [known[0] + 1, known[1] &+ changes[0], known[2] &+ changes[1]]
      return nil
    }
    if Self.counts(line) != nil { sums = nil }
    // What was changed follows the commit.
    let last = Self.beginsCommit(line) ? lastRows().first : nil
    if hasDates {
      name = Self.date(line) ?? name
    } else if Self.beginsCommit(line) {
      name = line
    }
    return last ?? Self.counts(line).map { [name] + $0 }
  }

  mutating func lastRows() -> [[String]] {
    guard let sums else { return [] }
    self.sums = nil
    return [[name] + sums.map(String.init)]
  }
}

/// What changed in each file, as `git diff --stat` and diffstat draw it: `main.swift | 59 +--`.
struct ChangeReport: ProgramReport {
  let header = ["file", "lines changed"]

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let changes = filled.prefix { Self.change($0) != nil }
    guard !changes.isEmpty, filled.count <= changes.count + 1,
      changes.count > 1 || filled.count > 1,
      changes.contains(where: { $0.last == "+" || $0.last == "-" }),
      filled[changes.count...].allSatisfy({ $0.contains(" changed") })
    else { return nil }
  }

  /// Returns the file of a line, and how many lines changed in it; a file of other data than text has no lines.
  private static func change(_ line: String) -> [String]? {
    guard line.hasPrefix(" "), let bar = line.lastIndex(of: "|") else { return nil }
    let name = line[..<bar].split(separator: " ").joined(separator: " ")
    let words = line[line.index(after: bar)...].split(separator: " ")
    guard !name.isEmpty, let count = words.first else { return nil }
    if count == "Bin" { return [name, ""] }
    guard Int(count) != nil, words.count < 3,
      words.dropFirst().allSatisfy({ $0.allSatisfy { "+-!".contains($0) } })
    else { return nil }
    return [name, String(count)]
  }

  mutating func cells(of line: String) -> [String]? { Self.change(line) }
}
