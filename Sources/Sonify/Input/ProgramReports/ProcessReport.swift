import SonifyBase
import SonifyTables

/// `top -b` and the `top` of Android: blocks of processes under a header that comes again; and `ps` with a column of
/// commands.
///
/// The command comes first, as the name of a row, wherever it stands. Priorities, states and the time since a process began
/// are no measures of the moment and left out.
struct ProcessReport: ProgramReport {
  let header: [String]
  private let names: [String]
  /// The columns that are kept beside the command.
  private let columns: [Int]
  private let isRepeated: Bool
  /// The column of the number of a process.
  private let place: Int
  /// The column of the command, which may hold spaces.
  private let command: Int
  /// The commands of this sample.
  private var commands: Set<String> = []
  /// The first process with each command.
  private var processes: [String: String] = [:]
  private var count = 0
  private(set) var skippedLines = 0
  /// Whether the rows of `top` without its sums are the same few processes again and again.
  private let isHistory: Bool
  /// The number of rows of each process.
  private var samples: [String: Int] = [:]

  init?(_ lines: [String]) {
    let isTop = lines.first?.hasPrefix("top - ") == true || Self.areScreens(lines)
    guard
      let head = isTop ? lines.first(where: { $0.printedWords.first == "PID" }) : lines.first,
      case let names = Self.names(head), names.contains("PID"), lines.count > 2,
      let command = names.lastIndex(where: Self.namesOfCommands.contains),
      isTop || !names.contains("STARTED")
    else { return nil }
    self.names = names
    self.command = command
    place = names.firstIndex(of: "PID") ?? 0
    let isRepeated = lines.count { Self.names($0) == names } > 1
    self.isRepeated = isRepeated
    let isHistory =
      !isTop && !isRepeated && Self.isHistory(lines.dropFirst(), names, place)
    self.isHistory = isHistory
    let areSamples = isRepeated || isHistory
    let others = isTop || isHistory ? Self.withoutMeasure : Self.withoutMeasureInList
    let measures = names.indices.filter {
      !others.contains(names[$0]) && !Self.namesOfCommands.contains(names[$0])
        && !(areSamples && Self.withoutMeasureInSamples.contains(names[$0]))
    }
    // The address space of a process says little, and one measure is used over samples.
    columns =
      areSamples
      ? measures.filter { !Self.addressSpace.contains(names[$0]) }
        + measures.filter { Self.addressSpace.contains(names[$0]) } : measures
    header =
      (areSamples ? ["sample", isHistory ? "process" : names[command]] : [names[command]])
      + columns.map { names[$0] }
  }

  /// Returns the words of a header, in which Android marks the column by which rows are sorted: "S[%CPU]".
  private static func names(_ line: String) -> [String] {
    guard line.contains("[%") else { return line.printedWords }
    return String(line.map { "[]".contains($0) ? " " : $0 }).printedWords
  }

  /// Returns whether rows below a header of `top` are of few processes, each in several rows.
  private static func isHistory(_ rows: ArraySlice<String>, _ names: [String], _ place: Int) -> Bool
  {
    let processes = rows.map(\.printedWords).filter { $0.count >= names.count }.map { $0[place] }
    return names.contains("TIME+") && Set(processes).count * minRows <= processes.count
      && !processes.isEmpty
  }

  /// The minimum number of rows of a process, on average, that are samples of it.
  private static let minRows = 4

  /// Returns whether sums stand above the header of processes, as Android's `top` prints them screen after screen.
  private static func areScreens(_ lines: [String]) -> Bool {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let isSum = filled.first.map { line in
      line.hasPrefix("Tasks:") || line.printedWords.contains { $0.hasSuffix("%,") }
    }
    return isSum ?? false
      && filled.prefix(maxSums).contains { $0.printedWords.first == "PID" }
  }

  /// The maximum number of lines above the processes of a screen.
  private static let maxSums = 8
  /// The columns of `top` and of `ps` that are no measures.
  static let withoutMeasure = ["PR", "NI", "S", "TIME+", "PCY"]
  /// Of several samples, commands name the processes.
  private static let withoutMeasureInSamples = ["PID", "USER", "UID"]
  private static let addressSpace = ["VIRT", "VSZ"]
  private static let withoutMeasureInList = [
    "NI", "S", "F", "PRI", "ADDR", "WCHAN", "PGID", "PGRP", "SID", "SESS", "LWP", "TPGID", "CLS",
    "STAT", "START", "STIME", "TTY", "TT",
  ]
  /// The maximum number of processes that are told apart.
  private static let maxProcesses = 1 << 16
  /// The maximum number of characters of a command, which with its arguments can be very long.
  private static let maxCommand = 40
  private static let namesOfCommands = ["COMMAND", "CMD", "ARGS", "COMM", "Name"]

  mutating func cells(of line: String) -> [String]? {
    var words = line.printedWords
    if Self.names(line) == names {
      count += 1
      commands = []
      return nil
    }
    guard count > 0, words.count >= names.count else {
      // A blank cell is none of the words.
      if count > 0, words.count > 1, words.first?.isPrintedNumber == true { skippedLines += 1 }
      return nil
    }
    let end = words.count - (names.count - 1 - command)
    let whole = words[command..<end].joined(separator: " ")
    words.replaceSubrange(command..<end, with: [whole])
    guard words[place].isPrintedNumber, isRepeated || count == 1 else { return nil }
    if isHistory {
      let process = words[place]
      let sample = samples[process, default: 0] + 1
      if sample > 1 || samples.count < Self.maxProcesses { samples[process] = sample }
      let program = whole.prefix { $0 != " " && $0 != ":" }
      return ["\(sample)", "\(program) (\(process))"] + measures(words)
    }
    let last =
      whole.count > Self.maxCommand ? whole.prefix(Self.maxCommand - 1) + "…" : whole
    // Two processes of one program are two rows, and in several samples two series.
    let first = processes[last, default: words[place]]
    if processes.count < Self.maxProcesses { processes[last] = first }
    let isOther = isRepeated ? first != words[place] : commands.contains(last)
    if commands.count < Self.maxProcesses { commands.insert(last) }
    let name = isOther ? "\(last) (\(words[place]))" : last
    return (isRepeated ? ["\(count)"] : []) + [name] + measures(words)
  }

  private func measures(_ words: [String]) -> [String] {
    columns.map { column in
      ProcessMemory.kibibytes(words[column], under: names[column])
        .map { NumberText.exact($0) } ?? words[column]
    }
  }
}

/// The memory of processes, which `top` prints in KiB, and with a unit if it is large: "1.4g".
enum ProcessMemory {
  private static let columns: Set<String> = [
    "VIRT", "RES", "SHR", "SWAP", "CODE", "DATA", "USED", "VSS", "RSS",
  ]
  private static let powers: [Character: Int] = ["K": 0, "m": 1, "g": 2, "t": 3, "p": 4]

  /// Returns the number of KiB of a cell with a unit, or nil for other cells and columns.
  static func kibibytes(_ cell: String, under header: String) -> Double? {
    guard columns.contains(header), let power = cell.last.flatMap({ powers[$0] }) else {
      return nil
    }
    let digits = Array(cell.utf8.dropLast())
    for sign in [UInt8(ascii: "."), UInt8(ascii: ",")] {
      if case .number(let number) = DecimalNumber.read(digits.span, decimal: sign) {
        return (0..<power).reduce(number) { size, _ in size * 1024 }.rounded()
      }
    }
    return nil
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

/// `ls -s`: a total, and the blocks and the name of each file.
struct BlockListing: ProgramReport {
  let header = ["name", "blocks"]

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.isEmpty }
    guard let first = filled.first?.printedWords, first.count == 2, first[0] == "total",
      filled.count > 2, filled.dropFirst().allSatisfy({ Self.isEntry($0) })
    else { return nil }
  }

  private static func isEntry(_ line: String) -> Bool {
    let words = line.printedWords
    return words.count > 1 && words[0].first?.isNumber ?? false
      && !words[1].allSatisfy(\.isNumber)
  }

  mutating func cells(of line: String) -> [String]? {
    guard Self.isEntry(line) else { return nil }
    let words = line.printedWords
    return [words.dropFirst().joined(separator: " "), words[0]]
  }
}

/// `ls -l` and its like: the size of each file.
struct FileListing: ProgramReport {
  let header = ["name", "size"]
  /// The number of words before the name.
  private let wordsBefore: Int

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.isEmpty && !$0.hasPrefix("total ") }
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
