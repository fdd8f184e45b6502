/// Records of several lines each, as programs print them again and again.
///
/// A record is a time or a title, and a line for each number or a few, `Ping: 18.4 ms`. It is a row.
struct RecordReport: ProgramReport {
  let header: [String]
  /// The kind of the line with which a record begins.
  private let first: [UInt8]
  /// The columns by their names without endings of the plural.
  private let columns: [String: Int]
  /// The words that tell lines apart whose numbers have the same names, by the kind of the line: "train" in
  /// "train Loss: 0.52 Acc: 0.81".
  private let prefixes: [[UInt8]: String]
  private var record: [String]?
  private let units: LogUnits
  private(set) var skippedLines = 0

  /// The minimum number of whole records.
  private static let minimum = 3
  /// The maximum number of lines of a record.
  private static let maxLines = 64
  /// The number of first lines that are examined.
  private static let examined = 300

  private typealias Line = (key: [UInt8], line: LogLine)

  init?(_ lines: [String]) {
    let units = LogUnits()
    self.units = units
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    let parsed = lines.map { LogLine($0, units) }
    // Lists of YAML and what git prints are no such records.
    guard lines.count > Self.minimum, !LogReport.beginnings.contains(where: lines[0].hasPrefix),
      !parsed.contains(where: { $0 == nil })
    else { return nil }
    let all = parsed.compactMap { $0 }.map { (key: Self.key($0), line: $0) }
    var keys: [[UInt8]] = []
    for line in all where !keys.contains(line.key) { keys.append(line.key) }
    for key in keys.prefix(4) {
      guard let (header, prefixes) = Self.header(of: all, beginningWith: key) else { continue }
      self.header = header
      self.prefixes = prefixes
      first = key
      columns = Dictionary(
        header.enumerated().map { (Self.singular($1), $0) }, uniquingKeysWith: { one, _ in one })
      return
    }
    return nil
  }

  /// Returns what a line has in common with those of its kind.
  private static func key(_ line: LogLine) -> [UInt8] {
    var key: [UInt8] = []
    for piece in line.title == nil ? line.pieces : Array(line.pieces.prefix(3)) {
      switch piece.kind {
      case .time: key.append(1)
      case .number: key.append(2)
      case .sign(let sign): key.append(sign)
      case .word: key += singular(line.text(piece)).utf8
      }
      key.append(0)
    }
    return key
  }

  /// Returns the cells of a line, each with its name, to which a prefix is added unless it begins so.
  private static func cells(
    _ line: LogLine, _ prefix: String? = nil
  ) -> [(field: LogTemplate.Field, text: String)] {
    if let title = line.title {
      return [(LogTemplate.Field(place: 0, name: title.name, isNumber: false), title.text)]
    }
    return LogTemplate(line).fields.map { field in
      var field = field
      if let prefix, !field.name.hasPrefix(prefix) { field.name = prefix + " " + field.name }
      return (field, line.cell(line.pieces[field.place]))
    }
  }

  /// Returns the first words of lines of several kinds that are in the same record and have numbers of the
  /// same name.
  private static func prefixes(_ record: ArraySlice<Line>) -> [[UInt8]: String] {
    let names = record.map { line in
      LogTemplate(line.line).fields.filter(\.isNumber).map { singular($0.name) }
    }
    var prefixes: [[UInt8]: String] = [:]
    for (one, line) in zip(names, record) {
      let isShared = zip(names, record).contains { other, next in
        next.key != line.key && one.contains(where: other.contains)
      }
      let word = line.line.pieces.first.flatMap { $0.kind == .word ? line.line.text($0) : nil }
      if isShared, let word { prefixes[line.key] = word }
    }
    // Words that are the same tell nothing apart.
    return Set(prefixes.values).count == prefixes.count ? prefixes : [:]
  }

  /// Returns a name without endings of the plural: "1 insertion" is as "2 insertions".
  private static func singular(_ name: String) -> String {
    name.split(separator: " ").map { $0.count > 3 && $0.hasSuffix("s") ? $0.dropLast() : $0 }
      .joined(separator: " ")
  }

  /// Returns the names of what the records have that begin with lines of one kind, and the prefixes of
  /// names, or nil if such lines do not begin records.
  private static func header(
    of lines: [Line], beginningWith key: [UInt8]
  ) -> (names: [String], prefixes: [[UInt8]: String])? {
    let starts = lines.indices.filter { lines[$0].key == key }
    guard starts.count >= minimum, let end = starts.last, starts[0] <= lines.count / 2 else {
      return nil
    }
    var records = zip(starts, starts.dropFirst()).map { lines[$0..<$1] }
    // The last may be cut off, or have lines behind it.
    if lines[end...].map(\.key) == records.first?.map(\.key) { records.append(lines[end...]) }
    guard records.count >= minimum else { return nil }
    var counts: [[UInt8]: Int] = [:]
    for record in records {
      // Lines that each have a time are rows of their own.
      guard (2...maxLines).contains(record.count), Set(record.map(\.key)).count == record.count,
        !record.dropFirst().contains(where: { $0.line.pieces.first?.kind == .time })
      else { return nil }
      for line in record { counts[line.key, default: 0] += 1 }
    }
    let isUsual = { (line: Line) in (counts[line.key] ?? 0) * 2 >= records.count }
    let total = records.reduce(0) { $0 + $1.count }
    let prefixes = prefixes(records[0])
    let fields = lines[starts[0]...].filter(isUsual).flatMap { line in
      cells(line.line, prefixes[line.key]).map(\.field).filter { !isBar($0, of: line.line) }
    }
    guard records.reduce(0, { $0 + $1.count(where: isUsual) }) * 10 >= total * 7,
      fields.contains(where: { $0.isNumber && $0.isMarked })
        || lines[starts[0]].line.pieces.first?.kind == .time && fields.contains(where: \.isNumber)
    else { return nil }
    var header: [String] = []
    var known: Set<String> = []
    for field in fields where known.insert(singular(field.name)).inserted {
      header.append(field.name)
    }
    return (header, prefixes)
  }

  /// Returns whether a number is that of a bar of progress that is full: "1875/1875 [=====]", and not
  /// "12/12 tests".
  private static func isBar(_ field: LogTemplate.Field, of line: LogLine) -> Bool {
    guard field.isNumber, !field.isLabelled, let all = line.total(after: field.place),
      line.number(field.place) == all, field.place + 3 < line.pieces.count,
      case let next = line.pieces[field.place + 3]
    else { return false }
    switch next.kind {
    case .sign(let sign): return sign == UInt8(ascii: "[") || sign == UInt8(ascii: "|")
    case .word: return !line.text(next).contains { $0.isLetter || $0.isNumber }
    case .time, .number: return false
    }
  }

  mutating func cells(of line: String) -> [String]? {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    let parsed = LogLine(line, units)
    let isFirst = parsed.map(Self.key) == first
    let finished = isFirst ? record : nil
    if isFirst { record = [String](repeating: "", count: header.count) }
    let isUsed = parsed.map { add($0) } ?? false
    if !isFirst, !isUsed { skippedLines += 1 }
    return finished
  }

  /// Adds the cells of a line to the record, and returns whether it had any that are new.
  private mutating func add(_ line: LogLine) -> Bool {
    guard record != nil else { return false }
    var isUsed = false
    for (field, text) in Self.cells(line, prefixes[Self.key(line)]) {
      guard let column = columns[Self.singular(field.name)], record?[column] == "" else { continue }
      record?[column] = text
      isUsed = true
    }
    return isUsed
  }

  mutating func lastRows() -> [[String]] { record.map { [$0] } ?? [] }
}
