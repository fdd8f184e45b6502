import SonifyBase
import SonifyTables

/// InfluxDB's line protocol: a measurement with tags, its fields, and a time on each line.
///
/// Each measurement is a table of its own.
struct LineProtocolPrint: PrintForm {
  let holdsTables = true

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.isEmpty && !$0.hasPrefix("#") }
    guard !filled.isEmpty, filled.allSatisfy({ Point($0) != nil }) else { return nil }
  }

  /// A line.
  private struct Point {
    var measurement = ""
    var tags: [(name: String, value: String)] = []
    var fields: [(name: String, value: String)] = []
    var time: String?

    init?(_ line: String) {
      let parts = Self.split(line[...], at: " ")
      guard (2...3).contains(parts.count) else { return nil }
      let series = Self.split(parts[0], at: ",")
      guard let name = series.first, !name.isEmpty, !name.contains("=") else { return nil }
      measurement = Self.plain(name)
      for tag in series.dropFirst() {
        guard let pair = Self.pair(tag) else { return nil }
        tags.append(pair)
      }
      for field in Self.split(parts[1], at: ",") {
        guard let pair = Self.pair(field), let value = Self.value(pair.value) else { return nil }
        fields.append((pair.name, value))
      }
      guard !fields.isEmpty else { return nil }
      if parts.count > 2 {
        let stamp = parts[2].filter { !$0.isWhitespace }
        guard Int(stamp) != nil else { return nil }
        time = stamp
      }
    }

    /// Splits a text at a sign, but not within quotation marks or after a backslash.
    private static func split(_ text: Substring, at sign: Character) -> [Substring] {
      var parts: [Substring] = []
      var start = text.startIndex
      var isQuoted = false
      var isEscaped = false
      for place in text.indices {
        let character = text[place]
        defer { isEscaped = character == "\\" && !isEscaped }
        if character == "\"", !isEscaped { isQuoted.toggle() }
        if character == sign, !isQuoted, !isEscaped {
          parts.append(text[start..<place])
          start = text.index(after: place)
        }
      }
      parts.append(text[start...])
      return parts.filter { !$0.isEmpty }
    }

    private static func pair(_ text: Substring) -> (name: String, value: String)? {
      let parts = split(text, at: "=")
      guard parts.count == 2 else { return nil }
      return (plain(parts[0]), plain(parts[1]))
    }

    private static func plain(_ text: Substring) -> String {
      var plain = ""
      var isEscaped = false
      for character in text {
        if character == "\\", !isEscaped {
          isEscaped = true
          continue
        }
        plain.append(character)
        isEscaped = false
      }
      return plain
    }

    /// Returns a value without the sign of its type, or nil if it has none of the types.
    private static func value(_ text: String) -> String? {
      if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
        return String(text.dropFirst().dropLast())
      }
      if let last = text.last, last == "i" || last == "u", Int(text.dropLast()) != nil {
        return String(text.dropLast())
      }
      switch text {
      case "t", "T", "true", "True", "TRUE": return "1"
      case "f", "F", "false", "False", "FALSE": return "0"
      default: return text.isPrintedNumber ? text : nil
      }
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var names = TableNames()
    var tags: [[String]] = []
    var fields: [[String]] = []
    var isTimed = false
    try forEachPoint(source, limits) { (point, _) throws(InputError) in
      names.count(point.measurement)
      guard let place = names.names.firstIndex(of: point.measurement) else { return }
      if place == tags.count {
        tags.append([])
        fields.append([])
      }
      isTimed = isTimed || point.time != nil
      for tag in point.tags where !tags[place].contains(tag.name) && tags[place].count < 1000 {
        tags[place].append(tag.name)
      }
      for field in point.fields
      where !fields[place].contains(field.name) && fields[place].count < 1000 {
        fields[place].append(field.name)
      }
    }
    let (index, decisions) = try names.chosen(options.table)
    let name = names.names[index]
    var rows = RowSpool(name: source.name)
    try rows.append((isTimed ? ["time"] : []) + tags[index] + fields[index], line: 0)
    try forEachPoint(source, limits) { (point, line) throws(InputError) in
      guard point.measurement == name else { return }
      let values =
        tags[index].map { tag in point.tags.first { $0.name == tag }?.value ?? "" }
        + fields[index].map { field in point.fields.first { $0.name == field }?.value ?? "" }
      try rows.append((isTimed ? [point.time ?? ""] : []) + values, line: line)
    }
    var table = try rows.table(options, hasHeader: true)
    table.decisions = decisions + table.decisions
    for column in tags[index].indices { table.contents[column + (isTimed ? 1 : 0)] = .text }
    return table
  }

  private func forEachPoint(
    _ source: ByteSource, _ limits: ReadingLimits,
    _ visit: (Point, _ line: Int) throws(InputError) -> Void
  ) throws(InputError) {
    var stream = try LineStream(source, limit: limits.row)
    while let line = try stream.nextLine() {
      guard let first = line.first, first != UInt8(ascii: "#"),
        let point = Point(String(decoding: line, as: UTF8.self))
      else { continue }
      try visit(point, stream.line)
    }
  }
}
