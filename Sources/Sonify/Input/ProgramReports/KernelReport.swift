/// Files of the kernel with a name and a number on each line, such as `/proc/meminfo`.
struct NamedNumbersReport: ProgramReport {
  let header = ["name", "size"]

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    guard filled.count > 3, filled.allSatisfy({ Self.cells($0) != nil }),
      filled.contains(where: { $0.hasSuffix(" kB") })
    else { return nil }
  }

  /// Returns the name and the size of "MemTotal: 24684096 kB".
  private static func cells(_ line: String) -> [String]? {
    let words = line.printedWords
    guard (2...3).contains(words.count), let name = words.first, name.hasSuffix(":"),
      words[1].isPrintedNumber, words.count == 2 || words[2] == "kB"
    else { return nil }
    // Counts, such as those of huge pages, are no sizes.
    guard words.count == 3 else { return [String(name.dropLast()), ""] }
    return [String(name.dropLast()), words[1] + "K"]
  }

  mutating func cells(of line: String) -> [String]? {
    Self.cells(line).flatMap { $0[1].isEmpty ? nil : $0 }
  }
}

/// `/proc/net/dev`: what each network interface received and sent.
struct NetworkReport: ProgramReport {
  let header =
    ["interface"]
    + ["bytes", "packets", "errors", "dropped"].flatMap { ["received \($0)", "sent \($0)"] }

  init?(_ lines: [String]) {
    guard lines.first?.hasPrefix("Inter-|") == true else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let words = String(line[line.index(after: colon)...]).printedWords
    guard words.count == 16, words.allSatisfy(\.isPrintedNumber) else { return nil }
    let name = String(line[..<colon].drop { $0 == " " })
    return [name] + (0..<4).flatMap { [words[$0], words[$0 + 8]] }
  }
}

/// `/proc/diskstats`: what each disk and partition read and wrote; the numbers of devices before their
/// names only identify them.
struct DiskStatisticsReport: ProgramReport {
  let header = DiskReport.names

  init?(_ lines: [String]) {
    let rows = lines.filter { !$0.isEmpty }
    guard !rows.isEmpty, rows.allSatisfy({ Self.cells($0) != nil }) else { return nil }
  }

  mutating func cells(of line: String) -> [String]? { Self.cells(line) }

  private static func cells(_ line: String) -> [String]? {
    let words = line.printedWords
    guard [14, 18, 20].contains(words.count), words[2].contains(where: \.isLetter),
      (words.prefix(2) + words.dropFirst(3)).allSatisfy({ UInt64($0) != nil })
    else { return nil }
    return Array(words[2..<11])
  }
}

/// `vmstat -d`: what each disk read and wrote.
struct DiskReport: ProgramReport {
  static let names = [
    "disk", "reads", "reads merged", "sectors read", "reading (ms)", "writes", "writes merged",
    "sectors written", "writing (ms)",
  ]

  let header = names

  init?(_ lines: [String]) {
    guard lines.count > 2, lines[0].hasPrefix("disk-"),
      lines[1].printedWords.starts(with: ["total", "merged", "sectors", "ms"])
    else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard words.count == 11, words.dropFirst().allSatisfy(\.isPrintedNumber) else { return nil }
    return Array(words.prefix(9))
  }
}
