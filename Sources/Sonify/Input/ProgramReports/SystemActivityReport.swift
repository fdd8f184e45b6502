import SonifyBase
import SonifyTables

/// `sar`, `mpstat` and `pidstat`: a banner with the date, and blocks of rows that begin with a time
/// under a header that begins with one too; averages at the end.
struct SystemActivityReport: ProgramReport {
  private var names: [String]
  private var clock: ReportClock
  private var isRead = false
  /// The first process with each command.
  private var first: [String: String] = [:]
  private var found: ReportTables

  init?(_ lines: [String]) {
    guard let banner = lines.first, banner.hasPrefix("Linux "), banner.contains("CPU)"),
      let head = lines.dropFirst().first(where: { !$0.printedWords.isEmpty }),
      let names = Self.names(head)
    else { return nil }
    self.names = names
    found = ReportTables(using: names)
    clock = ReportClock(banner)
  }

  var header: [String] { ["time"] + names }

  var tables: ReportTables? { found }

  mutating func use(_ header: [String]) { names = header }

  /// The column of the number of a process, before that of its command.
  private var processes: Int? { names.last == "Command" ? names.firstIndex(of: "PID") : nil }

  /// Returns the names in a header line, without the time before them; nil if it is none.
  private static func names(_ line: String) -> [String]? {
    var words = line.printedWords
    guard let first = words.first, first.isClockTime || first == "#" else { return nil }
    words.removeFirst()
    if first == "#", words.first == "Time" { words.removeFirst() }
    if let half = words.first, half == "AM" || half == "PM" { words.removeFirst() }
    let isHeader = words.count > 1 && !words.contains(where: \.isPrintedNumber)
    return isHeader && !words.contains("RESTART") ? words : nil
  }

  mutating func cells(of line: String) -> [String]? {
    if let names = Self.names(line) {
      isRead = names == self.names
      found.learn(names)
      return nil
    }
    var words = line.printedWords
    guard isRead, let first = words.first else { return nil }
    let seconds = Self.epoch(first)
    guard first.isClockTime || seconds != nil else { return nil }
    words.removeFirst()
    var half: String?
    if let word = words.first, word == "AM" || word == "PM" { half = words.removeFirst() }
    guard words.count >= names.count else { return nil }
    // The last column, a command, may hold spaces.
    var last = words[(names.count - 1)...].joined(separator: " ")
    // Two processes of one program are two series.
    if let processes, self.first[last, default: words[processes]] != words[processes] {
      last += " (\(words[processes]))"
    } else if let processes {
      self.first[last] = words[processes]
    }
    let time = seconds.map(ReportClock.moment) ?? clock.moment(first, half)
    return [time] + values(words[..<(names.count - 1)]) + [last]
  }

  /// Returns the seconds since 1970 that `pidstat -h` printed in place of a time of day, or nil of another word.
  private static func epoch(_ word: String) -> Int? {
    word.utf8.count == 10 && word.allSatisfy(\.isASCIIDigit) ? Int(word) : nil
  }

  /// Returns the cells without those of rates that `pidstat` could not read, which it prints as -1.
  private func values(_ words: ArraySlice<String>) -> [String] {
    guard processes != nil else { return Array(words) }
    return words.map { $0 == "-1.00" ? "" : $0 }
  }
}

/// `iostat 1`: blocks of devices under a header that comes again, or of the processor alone.
struct DeviceReport: ProgramReport {
  private var names: [String]
  private let isDated: Bool
  /// Whether there are several blocks, which are counted if they have no date.
  private let isRepeated: Bool
  /// Whether rows begin with a time or the number of their block; those of a single block have devices for names.
  private var hasMoments: Bool { isDated || isRepeated || names.first == Self.processor }
  private var clock: ReportClock
  private var count = 0
  private var time: String?
  private var isRead = false
  private var found: ReportTables

  init?(_ lines: [String]) {
    guard let banner = lines.first, banner.hasPrefix("Linux "), banner.contains("CPU)") else {
      return nil
    }
    let heads = lines.map(\.printedWords).filter(Self.isHeader)
    guard let head = heads.first(where: { $0.first != Self.processor }) ?? heads.first else {
      return nil
    }
    names = head
    found = ReportTables(using: head)
    clock = ReportClock(banner)
    isRepeated = heads.count { $0 == head } > 1
    isDated = lines.contains { ReportClock.date(in: $0.printedWords) != nil && $0 != banner }
  }

  /// The beginning of the header above the means of all processors, below which no column stands.
  private static let processor = "avg-cpu:"

  private static func isHeader(_ words: [String]) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    return [processor, "Device", "Device:"].contains(first) || last == "Device"
  }

  var header: [String] {
    (isDated ? ["time"] : hasMoments ? ["sample"] : []) + names.filter { $0 != Self.processor }
  }

  var tables: ReportTables? { found }

  mutating func use(_ header: [String]) { names = header }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard !words.isEmpty else {
      isRead = false
      return nil
    }
    if isDated, let moment = ReportClock.date(in: words), words.count < 4 {
      time = moment
      return nil
    }
    if Self.isHeader(words) {
      found.learn(words)
      isRead = words == names
      if isRead { count += 1 }
      return nil
    }
    guard isRead, words.count == header.count - (hasMoments ? 1 : 0) else { return nil }
    return (hasMoments ? [time ?? "\(count)"] : []) + words
  }
}

/// The times of a report, whose date stands in its banner alone.
struct ReportClock {
  private var day: CivilDate?
  private var last = ""

  init(_ banner: String) {
    day = banner.printedWords.lazy.compactMap(Self.day).first
  }

  /// Returns a time of day as a date, one day later if it is before the last.
  mutating func moment(_ time: String, _ half: String?) -> String {
    var time = time
    if let half, let hour = Int(time.prefix(2)) {
      let whole = hour % 12 + (half == "PM" ? 12 : 0)
      time = (whole < 10 ? "0" : "") + "\(whole)" + time.dropFirst(2)
    }
    guard let day else { return time }
    var date = day
    if time < last {
      date = CivilDate(daysSince1970: day.daysSince1970 + 1)
      self.day = date
    }
    last = time
    return "\(Self.text(date)) \(time)"
  }

  /// Returns a number of seconds since 1970 as a date and a time of UTC.
  static func moment(_ seconds: Int) -> String {
    let (day, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
    let parts = [second / 3600, second / 60 % 60, second % 60]
    let time = parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    return "\(text(CivilDate(daysSince1970: day))) \(time)"
  }

  /// Returns the moment on a line of its own, as "11/23/26 14:51:03", or nil if it is none.
  static func date(in words: [String]) -> String? {
    guard (2...3).contains(words.count), let day = day(words[0]), words[1].isClockTime else {
      return nil
    }
    var clock = ReportClock("")
    clock.day = day
    return clock.moment(words[1], words.count == 3 ? words[2] : nil)
  }

  /// Reads 11/23/26, 11/23/2026 and 2026-11-23.
  private static func day(_ word: String) -> CivilDate? {
    let slashed = word.split(separator: "/").compactMap { Int($0) }
    if slashed.count == 3, word.contains("/") {
      let year = slashed[2] < 100 ? 2000 + slashed[2] : slashed[2]
      return CivilDate(year: year, month: slashed[0], day: slashed[1])
    }
    let dashed = word.split(separator: "-").compactMap { Int($0) }
    guard dashed.count == 3, word.count == 10 else { return nil }
    return CivilDate(year: dashed[0], month: dashed[1], day: dashed[2])
  }

  private static func text(_ date: CivilDate) -> String {
    func padded(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    return "\(date.year)-\(padded(date.month))-\(padded(date.day))"
  }
}
