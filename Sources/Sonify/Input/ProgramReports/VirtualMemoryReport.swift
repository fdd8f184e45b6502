/// `vmstat 1`: two lines of header, which come again, and a line of numbers a sample.
struct VirtualMemoryReport: ProgramReport {
  let header: [String]
  private let names: [String]
  private var count = 0

  init?(_ lines: [String]) {
    guard
      let group = lines.prefix(3).firstIndex(where: { $0.contains("procs") && $0.contains("cpu") }),
      group + 1 < lines.count
    else { return nil }
    names = lines[group + 1].printedWords
    guard names.count > 10, Array(names.prefix(2)) == ["r", "b"] else { return nil }
    // The last name is a time zone.
    let isDated = lines[group].contains("timestamp")
    header = [isDated ? "time" : "sample"] + (isDated ? names.dropLast() : names[...])
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard let first = words.first, first.isPrintedNumber else { return nil }
    if header[0] == "time" {
      guard words.count == names.count + 1 else { return words }
      return [words.suffix(2).joined(separator: " ")] + words.dropLast(2)
    }
    count += 1
    return ["\(count)"] + words
  }
}

/// `free`: a header and a line each for memory and swap, with `-s 1` again and again.
struct FreeMemoryReport: ProgramReport {
  let header: [String]
  private let names: [String]
  private let isRepeated: Bool
  private var count = 0

  init?(_ lines: [String]) {
    guard let first = lines.first(where: { !$0.isEmpty })?.printedWords,
      first.starts(with: ["total", "used", "free"]),
      lines.contains(where: { $0.hasPrefix("Mem:") })
    else { return nil }
    names = first
    isRepeated = lines.count { $0.printedWords == first } > 1
    // The total never changes, so others come first over time.
    header =
      isRepeated
      ? ["sample", "kind"] + names.dropFirst() + names.prefix(1) : ["kind"] + names
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard let first = words.first else { return nil }
    if words == names {
      count += 1
      return nil
    }
    guard first.hasSuffix(":"), count > 0, isRepeated || count == 1 else { return nil }
    let values = words.dropFirst()
    // Swap has no shared, cached and available memory.
    let missing = repeatElement("", count: max(0, names.count - values.count))
    let cells = values.prefix(names.count) + missing
    let kind = String(first.dropLast())
    return isRepeated
      ? ["\(count)", kind] + cells.dropFirst() + cells.prefix(1) : [kind] + cells
  }
}

/// `uptime`, again and again: a time and three loads.
struct UptimeReport: ProgramReport {
  static let names = ["time", "load 1 min", "load 5 min", "load 15 min"]

  let header = names

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.isEmpty }
    guard filled.count > 1, filled.allSatisfy({ Self.cells($0) != nil }) else { return nil }
  }

  mutating func cells(of line: String) -> [String]? { Self.cells(line) }

  static func cells(_ line: String) -> [String]? {
    guard let time = line.printedWords.first, time.isClockTime,
      let loads = line.ranges(of: "load average: ").first
    else { return nil }
    let values = line[loads.upperBound...].split(separator: ", ").map(String.init)
    return values.count == 3 ? [time] + values : nil
  }
}
