/// Lines of one kind, which differ in their numbers and a few words, as programs report their progress
/// and write their logs: `Epoch 1/9 - loss: 0.52`, `18:33:06 INFO [worker-1] request took 123ms`.
///
/// Lines of other kinds are left out, and counted.
struct LogReport: ProgramReport {
  let header: [String]
  private let template: LogTemplate
  private let places: [Int]
  private let units: LogUnits
  private var days = LogDays()
  private let progress: EpochProgress?
  private(set) var skippedLines = 0
  private let hasSteps: Bool
  /// Hashes of the lines so far, if they have steps: the best of them may be printed once more at the end.
  private var known: Set<Int> = []

  /// The maximum number of lines that are known.
  private static let maxKnown = 100_000

  /// The minimum number of such lines.
  private static let minimum = 3
  /// The number of first lines that are examined.
  private static let examined = 200

  /// Beginnings of lists of YAML and of commits of git, whose names are no part of such lines.
  static let beginnings = ["- ", "---", "commit "]

  init?(_ lines: [String]) {
    let units = LogUnits()
    self.units = units
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count >= Self.minimum, !Self.beginnings.contains(where: lines[0].hasPrefix) else {
      return nil
    }
    let parsed = lines.map { LogLine($0, units) }
    let cuts = Self.cuts(lines, parsed)
    // What stands above rows and has as many cells, and no number, names them.
    if let cuts, cuts.first == cuts.usual, parsed[0]?.hasNumbers == false { return nil }
    var templates: [LogTemplate] = []
    for case let line? in parsed where line.hasNumbers {
      var isNew = true
      for place in templates.indices where isNew { isNew = !templates[place].add(line) }
      if isNew { templates.append(LogTemplate(line)) }
    }
    // A warning that comes again and again is one line.
    let plain = zip(lines, parsed).filter { $1?.hasNumbers != true }.map(\.0)
    let lineCount = lines.count - plain.count + Set(plain).count
    let logs = templates.filter { template in
      let alike = templates.filter { $0.isLike(template) }.reduce(0) { $0 + $1.lineCount }
      // Several numbers that signs mark are named in each line.
      let numbers = template.fields.filter(\.isNumber)
      let areMarked = numbers.count > 2 && numbers.allSatisfy(\.isMarked)
      return template.lineCount >= Self.minimum && template.lineCount * 5 >= lineCount
        && template.lineCount * 5 >= alike * (areMarked ? 3 : 4) && template.hasWords
        && Self.isLog(template, parsed, areRows: cuts != nil)
    }
    guard let found = logs.max(by: { $0.lineCount < $1.lineCount }) else { return nil }
    template = found
    var fields = Self.named(found, parsed)
    progress = EpochProgress(fields, parsed.compactMap { $0 }.filter(found.matches))
    if let progress {
      fields.removeAll { $0.place == progress.step }
      let isFree = fields.allSatisfy { $0.name != EpochProgress.name }
      for index in fields.indices where isFree && fields[index].place == progress.epoch {
        fields[index].name = EpochProgress.name
      }
    }
    header = fields.map(\.name)
    hasSteps = header.contains("step")
    places = fields.map(\.place)
  }

  /// Returns whether most lines begin with a time of syslog or of C and have a message after a sign, whether
  /// they hold numbers or not.
  static func areMessages(_ lines: [String]) -> Bool {
    let units = LogUnits()
    let lines = lines.prefix(examined).filter { !$0.allSatisfy(\.isWhitespace) }
    let messages = lines.count { line in
      let start = line.hasPrefix("[") ? 1 : 0
      guard NamedLogDay(Array(line.utf8), from: start) != nil else { return false }
      return LogLine(line, units)?.pieces.dropFirst(start + 1).contains {
        [.sign(UInt8(ascii: ":")), .sign(UInt8(ascii: "]"))].contains($0.kind)
      } ?? false
    }
    return messages >= minimum && messages * 2 > lines.count
  }

  /// Returns what differs in the lines.
  ///
  /// As web servers log them, the numbers after a request of HTTP are its status and the size of the answer.
  private static func named(_ template: LogTemplate, _ lines: [LogLine?]) -> [LogTemplate.Field] {
    var fields = template.fields
    guard let line = lines.compactMap({ $0 }).first(where: template.matches),
      let request = line.pieces.firstIndex(where: {
        $0.kind == .word && line.text($0).contains(" HTTP/")
      })
    else { return fields }
    let numbers = fields.indices.filter {
      fields[$0].place > request && fields[$0].isNumber
    }
    for (index, name) in zip(numbers, ["status code", "bytes"]) { fields[index].name = name }
    return fields
  }

  /// Returns the number of tabs, semicolons or commas in the first line and in most lines, if most have
  /// as many of them, as rows of a table have; nil if they have not.
  private static func cuts(
    _ lines: [String], _ parsed: [LogLine?]
  ) -> (first: Int, usual: Int)? {
    // Commas within times and numbers do not count.
    func marks(_ mark: UInt8) -> [Int] {
      parsed.map { line in line?.pieces.count { $0.kind == .sign(mark) } ?? 0 }
    }
    let tabs = lines.map { line in
      // Between numbers with their names, tabs are spaces.
      let cells = line.split(separator: "\t")
      return cells.count(where: isNamedNumber) * 2 > cells.count
        ? 0 : line.utf8.count { $0 == 0x09 }
    }
    for counts in [tabs, marks(UInt8(ascii: ";")), marks(UInt8(ascii: ","))] {
      let usual = Dictionary(grouping: counts) { $0 }.max { $0.value.count < $1.value.count }
      if let usual, usual.key > 0, usual.value.count * 5 >= counts.count * 4 {
        return (counts[0], usual.key)
      }
    }
    return nil
  }

  /// Returns whether a part of a line is a word and a number after it.
  private static func isNamedNumber(_ part: Substring) -> Bool {
    let words = part.split { $0 == " " || $0 == ":" }
    return words.first?.first?.isLetter == true
      && words.dropFirst().contains { word in word.contains { $0.isASCII && $0.isNumber } }
  }

  /// Returns whether lines of one kind are those of a log, and not the rows of a table.
  ///
  /// Signs mark half of the numbers or the first; or the lines are sentences: they begin with a time or
  /// have other signs than those between cells, and are most of the lines that begin so, or of those between
  /// the first and the last of them. Where the lines may be rows, every number has a name in its own cell.
  private static func isLog(_ template: LogTemplate, _ lines: [LogLine?], areRows: Bool) -> Bool {
    let numbers = template.fields.filter { $0.isNumber && $0.name != "step" }
    guard !numbers.isEmpty else { return false }
    let marked = numbers.count(where: \.isMarked)
    if marked > 0, marked * 2 >= numbers.count || numbers[0].isMarked,
      !areRows || numbers.allSatisfy(\.isLabelled)
    {
      return true
    }
    guard let first = lines[0],
      let example = lines.first(where: { $0.map(template.matches) ?? false }) ?? nil,
      example.mixedPartCount > (areRows ? 1 : 0)
    else { return false }
    if example.beginsWithTime {
      let timed = lines.count { $0?.beginsWithTime ?? false }
      return first.beginsWithTime && template.lineCount * 4 > timed && timed * 2 > lines.count
    }
    guard example.hasSentences else { return false }
    if template.matches(first), template.lineCount * 5 >= lines.count * 4 { return true }
    // Among other lines, the words before its numbers tell it from rows.
    return numbers.allSatisfy(\.isLabelled) && areTogether(template, lines)
  }

  /// Returns whether half of the lines are of a kind, and most between the first and the last of these.
  private static func areTogether(_ template: LogTemplate, _ lines: [LogLine?]) -> Bool {
    let matching = lines.indices.filter { lines[$0].map(template.matches) ?? false }
    guard let start = matching.first, let end = matching.last else { return false }
    return matching.count * 5 >= (end - start + 1) * 4 && matching.count * 2 >= lines.count
  }

  mutating func cells(of line: String) -> [String]? {
    guard let parsed = LogLine(line, units), template.matches(parsed) else {
      if !line.allSatisfy(\.isWhitespace) { skippedLines += 1 }
      return nil
    }
    if hasSteps, known.count < Self.maxKnown, !known.insert(line.hashValue).inserted {
      skippedLines += 1
      return nil
    }
    return places.map { place in
      if let progress, place == progress.epoch { return progress.epochs(at: parsed) ?? "" }
      let piece = parsed.pieces[place]
      let cell = parsed.cell(piece)
      return piece.kind == .time ? days.cell(cell) : cell
    }
  }
}
