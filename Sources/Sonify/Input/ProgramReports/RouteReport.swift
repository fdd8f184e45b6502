/// `mtr --report`: a line for each hop on the way to a host, with the packets that it lost and how long
/// their answers took.
///
/// How many were sent is the same for all hops, and left out.
struct RouteReport: ProgramReport {
  let header: [String]
  private let names: [String]
  /// How often each host occurred.
  private var hosts: [String: Int] = [:]

  init?(_ lines: [String]) {
    guard
      let head = lines.prefix(3).first(where: { $0.hasPrefix("HOST: ") })?.printedWords,
      let first = head.firstIndex(of: "Loss%")
    else { return nil }
    names = Array(head[first...])
    header = ["host"] + names.filter { $0 != "Snt" }
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard words.count == names.count + 2, words[0].hasSuffix(".|--") else { return nil }
    let hop = words[0].dropLast(".|--".count)
    let earlier = hosts[words[1], default: 0]
    hosts[words[1]] = earlier + 1
    // Hosts without an answer are all "???".
    let name = earlier == 0 ? words[1] : "\(words[1]) (\(hop))"
    // What never answered took no time; and 100 % has no sign of its own.
    let isLost = words[2].hasPrefix("100.0")
    return [name]
      + zip(names, words.dropFirst(2)).filter { $0.0 != "Snt" }.map { column, value in
        column == "Loss%" ? (value.hasSuffix("%") ? value : value + "%") : isLost ? "" : value
      }
  }
}

/// `traceroute`: a line for each hop on the way to a host, with the times of a few probes, of which the
/// shortest is read: others waited on the way.
struct TraceReport: ProgramReport {
  let header = ["hop", "host", "time (ms)"]

  init?(_ lines: [String]) {
    guard let title = lines.first(where: { !$0.isEmpty }), title.hasPrefix("traceroute to ") else {
      return nil
    }
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard words.count > 1, Int(words[0]) != nil else { return nil }
    let times = zip(words, words.dropFirst()).filter { $0.1 == "ms" }.compactMap { Double($0.0) }
    let host = words.dropFirst().first { $0 != "*" }
    return [words[0], host ?? "*", times.min().map { "\($0)" } ?? ""]
  }
}

/// `iperf3`: a line for each second of a transfer, whose units change with its speed; sums at the end.
struct TransferReport: ProgramReport {
  let header: [String]
  /// Whether several streams run, whose sums are the rows.
  private let isSummed: Bool
  private let countsRepeats: Bool
  private var isOver = false

  init?(_ lines: [String]) {
    guard
      let head = lines.first(where: { $0.hasPrefix("[ ID] Interval ") })?.printedWords,
      lines.contains(where: { Self.second($0) != nil })
    else { return nil }
    isSummed = lines.contains { $0.hasPrefix("[SUM]") }
    countsRepeats = head.contains("Retr")
    header = ["time (s)", "bitrate (Mbit/s)", "transfer (MiB)"] + (countsRepeats ? ["Retr"] : [])
  }

  /// Returns the words after the name of the stream in
  /// "[  5]   0.00-1.00   sec  1.73 GBytes  14.9 Gbits/sec    5".
  private static func second(_ line: String) -> [String]? {
    guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
    let words = String(line[line.index(after: end)...]).printedWords
    return words.count > 5 && words[1] == "sec" && words[0].contains("-") ? words : nil
  }

  private static let powers: [Character: Int] = ["K": -1, "M": 0, "G": 1, "T": 2]

  /// Returns a number in the unit that begins with M.
  private static func millions(_ number: String, _ unit: String, _ base: Double) -> String {
    guard let value = Double(number) else { return "" }
    let power = unit.first.flatMap { powers[$0] } ?? -2
    return "\((0..<abs(power)).reduce(value) { size, _ in power < 0 ? size / base : size * base })"
  }

  mutating func cells(of line: String) -> [String]? {
    if line.hasPrefix("- - -"), !isSummed { isOver = true }
    if line.hasPrefix("[ ID]") || line.hasSuffix("sender") || line.hasSuffix("receiver") {
      return nil
    }
    guard !isOver, line.hasPrefix("[SUM]") == isSummed, let words = Self.second(line),
      let end = words[0].split(separator: "-").last
    else { return nil }
    let repeats = countsRepeats ? [words.count > 6 ? words[6] : ""] : []
    return [
      String(end), Self.millions(words[4], words[5], 1000),
      Self.millions(words[2], words[3], 1024),
    ] + repeats
  }
}

/// `vnstat -d` and its like: what an interface received and sent in each day, hour or month.
///
/// The rate follows from the others, and what is estimated is no measurement.
struct InterfaceReport: ProgramReport {
  let header = ["time", "rx", "tx", "total"]
  private var day = ""

  init?(_ lines: [String]) {
    guard let title = lines.first(where: { !$0.isEmpty }), title.contains("  /  "),
      lines.contains(where: { $0.contains(" rx ") && $0.contains("| ") && $0.contains(" tx ") })
    else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    let cells = line.split(separator: "|").map { String($0).printedWords }
    guard let first = cells.first else { return nil }
    // Hours stand below their day.
    if cells.count == 1, first.count == 1, first[0].count == 10 { day = first[0] }
    guard cells.count > 2, first.count > 2, first[0] != "estimated",
      first[first.count - 2].isPrintedNumber
    else { return nil }
    // The busiest days have a rank.
    let time = first[first.count - 3]
    let sizes = [Array(first.suffix(2)), cells[1], cells[2]].map { $0.joined(separator: " ") }
    return [time.isClockTime ? "\(day) \(time)" : time] + sizes
  }
}
