import SonifyTables

/// Records with a line for each field: psql's expanded display, MariaDB's \G, SQLite's line mode,
/// Miller's xtab, and blocks of names and values apart by blank lines.
struct RecordPrint: PrintForm {
  private enum Form {
    /// `-[ RECORD 1 ]` and its like, and fields with a bar.
    case psql
    /// `* Record 1`, and fields with spaces.
    case psqlWithoutBorder
    /// `*** 1. row ***`, and fields with a colon.
    case starred
    /// Blank lines, and fields with this separator.
    case blocks(String)
  }
  private let form: Form
  private let names: [String]

  init?(_ lines: [String]) {
    // A program may say before that the display is on.
    let first =
      lines.prefix(5).first { $0.contains("[ RECORD ") || $0.hasPrefix("* Record ") }
      ?? lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    let forms: [Form] =
      if first.hasPrefix("-[ RECORD ") || first.hasPrefix("+-[ RECORD ")
        || first.hasPrefix("┌─[ RECORD ") || first.hasPrefix("╔═[ RECORD ")
      {
        [.psql]
      } else if first.hasPrefix("* Record ") {
        [.psqlWithoutBorder]
      } else if Self.isStarred(first) {
        [.starred]
      } else {
        [.blocks(" = "), .blocks("|"), .blocks(":"), .blocks(" ")]
      }
    for form in forms {
      let records = Self.records(lines, form)
      guard let names = records.first.map({ $0.map(\.name) }), !names.isEmpty,
        Set(names).count == names.count
      else { continue }
      if case .blocks = form {
        // The last record may be cut off.
        guard records.count > 1, names.count > 1,
          records.dropFirst().dropLast().allSatisfy({ $0.map(\.name) == names }),
          records.dropFirst().allSatisfy({ names.starts(with: $0.map(\.name)) }),
          records[0].contains(where: { $0.value.isPrintedNumber })
        else { continue }
      }
      self.form = form
      self.names = names
      return
    }
    return nil
  }

  private typealias Field = (name: String, value: String)

  private static func records(_ lines: [String], _ form: Form) -> [[Field]] {
    var records: [[Field]] = []
    var isOpen = false
    for line in lines {
      if isBetween(line, form) {
        isOpen = false
      } else if let field = field(line, form) {
        if !isOpen { records.append([]) }
        isOpen = true
        records[records.count - 1].append(field)
      } else if case .blocks = form {
        return []
      }
    }
    return records
  }

  /// Returns whether a line stands between two records.
  private static func isBetween(_ line: String, _ form: Form) -> Bool {
    switch form {
    case .psql:
      return [
        "-[ RECORD ", "+-[ RECORD ", "┌─[ RECORD ", "├─[ RECORD ", "╔═[ RECORD ", "╟─[ RECORD ",
      ]
      .contains { line.hasPrefix($0) }
    case .psqlWithoutBorder: return line.hasPrefix("* Record ")
    case .starred: return isStarred(line)
    case .blocks: return line.allSatisfy(\.isWhitespace)
    }
  }

  private static func isStarred(_ line: String) -> Bool {
    line.hasPrefix("*****") && line.contains(". row *****")
  }

  private static func field(_ line: String, _ form: Form) -> Field? {
    var line = line[...]
    let separator: String
    switch form {
    case .psql:
      let bars: [Character] = ["|", "│", "║"]
      if let first = line.first, bars.contains(first) {
        line = line.dropFirst()
        while line.last == " " || line.last.map(bars.contains) ?? false {
          let isBar = line.last != " "
          line.removeLast()
          if isBar { break }
        }
      }
      separator = String(line.first(where: bars.contains) ?? "|")
    case .psqlWithoutBorder:
      separator = " "
      line = line.drop { $0 == " " }
    case .starred: separator = ":"
    case .blocks(let text): separator = text
    }
    guard let place = line.ranges(of: separator).first else { return nil }
    let name = trimmed(line[..<place.lowerBound])
    return name.isEmpty ? nil : (name, trimmed(line[place.upperBound...]))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    try rows.append(names, line: 0)
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var record: [String]?
    var start = 0
    var stream = try LineStream(source, limit: limits.row)
    while let bytes = try stream.nextLine() {
      let line = String(decoding: bytes, as: UTF8.self)
      if Self.isBetween(line, form) {
        if let record { try rows.append(record, line: start) }
        record = nil
      } else if let field = Self.field(line, form), let place = places[field.name] {
        if record == nil { start = stream.line }
        record = record ?? [String](repeating: "", count: names.count)
        record?[place] = field.value
      }
    }
    if let record { try rows.append(record, line: start) }
    return try rows.table(options, hasHeader: true)
  }
}
