/// `top -b`: blocks of processes under a header that comes again.
struct ProcessReport: ProgramReport {
  let header: [String]
  private let names: [String]
  private let isRepeated: Bool
  private var count = 0

  init?(_ lines: [String]) {
    guard lines.first?.hasPrefix("top - ") == true,
      let head = lines.first(where: { $0.printedWords.first == "PID" })
    else { return nil }
    let names = head.printedWords
    self.names = names
    isRepeated = lines.count { $0.printedWords == names } > 1
    header = (isRepeated ? ["sample"] : []) + names
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    if words == names {
      count += 1
      return nil
    }
    guard count > 0, words.count >= names.count, words[0].isPrintedNumber else { return nil }
    guard isRepeated || count == 1 else { return nil }
    // The command may hold spaces.
    let last = words[(names.count - 1)...].joined(separator: " ")
    return (isRepeated ? ["\(count)"] : []) + words[..<(names.count - 1)] + [last]
  }
}

/// `ping`: a line for each answer, with its number and its time.
///
/// Answers that are lost have no line.
struct PingReport: ProgramReport {
  let header: [String]

  init?(_ lines: [String]) {
    guard let first = lines.first, first.hasPrefix("PING "),
      lines.contains(where: { Self.value("icmp_seq=", in: $0) != nil })
    else { return nil }
    let isDated = lines.contains { $0.hasPrefix("[") }
    header = (isDated ? ["time"] : ["packet"]) + ["round trip (ms)"]
  }

  mutating func cells(of line: String) -> [String]? {
    guard let packet = Self.value("icmp_seq=", in: line), let time = Self.value("time=", in: line)
    else { return nil }
    guard header[0] == "time" else { return [packet, time] }
    let stamp = line.dropFirst().prefix { $0 != "]" }
    return line.hasPrefix("[") ? [String(stamp), time] : nil
  }

  private static func value(_ key: String, in line: String) -> String? {
    guard let place = line.ranges(of: key).first else { return nil }
    let value = String(line[place.upperBound...].prefix { $0 != " " })
    return value.isPrintedNumber ? value : nil
  }
}

/// `ls -l` and its like: the size of each file.
struct FileListing: ProgramReport {
  let header = ["name", "size"]
  /// The number of words before the name.
  private let wordsBefore: Int

  init?(_ lines: [String]) {
    let filled = lines.dropLast().filter { !$0.isEmpty && !$0.hasPrefix("total ") }
    guard let first = filled.first, filled.allSatisfy({ Self.isEntry($0.printedWords) }) else {
      return nil
    }
    // The date is three words, "Nov 23 14:51", or with a year, a zone or none, two or three of digits.
    let words = first.printedWords
    let dates =
      words[5].contains("-") ? (words[7].hasPrefix("+") || words[7].hasPrefix("-") ? 3 : 2) : 3
    wordsBefore = 5 + dates
  }

  private static func isEntry(_ words: [String]) -> Bool {
    guard words.count > 7, let mode = words.first, (10...11).contains(mode.count),
      let kind = mode.first, "-dlbcps".contains(kind)
    else { return false }
    return mode.dropFirst().prefix(9).allSatisfy { "rwxsStT-".contains($0) }
      && words[1].isPrintedNumber
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard Self.isEntry(words), words.count > wordsBefore else { return nil }
    let name = words[wordsBefore...].joined(separator: " ")
    return name == "." || name == ".." ? nil : [name, words[4]]
  }
}
