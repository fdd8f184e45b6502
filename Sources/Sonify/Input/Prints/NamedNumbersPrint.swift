import SonifyBase
import SonifyTables

/// A list of names and numbers, as people write them down: `Rent: 1200`, `1 Jan 2024: 84.2 kg`, `Chapter 1 .... 12`,
/// `Milk - 1.29`, `Miete 812,00 €`, or as `grep -c` and `vmstat -s` print them, `main.swift:12`, `58184 K buffer
/// memory`; or of records, each a list of such lines after a dash, as in YAML.
///
/// Lines that a delimiter divides into as many cells each are a table, whatever stands in them.
struct NamedNumbersPrint: PrintForm {
  /// What stands between a name and its number.
  private enum Sign: CaseIterable {
    case colon, equals, dots, dash
    /// A space before a number with a comma, which would else divide cells.
    case space
    /// A colon at the end of the name, without a space after it.
    case lastColon
    /// A space before a name of several words, the number being first.
    case leading
  }
  private typealias Field = (name: String, value: String)

  private let sign: Sign
  /// The names of the columns: those of a name and its number, or of the fields of each record.
  private let header: [String]
  /// Whether the first line is a title or holds the header.
  private let isTitled: Bool
  /// Whether each record has several lines.
  private let holdsRecords: Bool

  /// The minimum number of numbers or records.
  private static let minCount = 3
  private static let maxName = 60
  private static let maxValue = 40

  init?(_ lines: [String]) {
    var filled = lines.filter(Self.isFilled)[...]
    guard let first = filled.first else { return nil }
    let sign = Sign.allCases.first { sign in
      filled.dropFirst().prefix(Self.minCount).allSatisfy { Self.field($0, sign) != nil }
    }
    guard let sign, filled.count >= Self.minCount, !Self.areCells(filled, sign) else { return nil }
    self.sign = sign
    // A title, or "Name: Score" above numbers.
    let head = Self.field(first, sign)
    let areNumbers = filled.dropFirst().allSatisfy { line in
      Self.field(line, sign).map { Self.isNumber($0.value) } ?? false
    }
    let isHeader = head.map { !Self.isNumber($0.value) && areNumbers } ?? false
    isTitled = head == nil || isHeader
    if isTitled { filled.removeFirst() }
    let found = filled.compactMap { Self.field($0, sign) }
    guard found.count == filled.count, found.count >= Self.minCount else { return nil }
    if sign == .space, !Self.haveCommas(found) { return nil }
    if sign == .leading, !Self.areAmounts(found) || !Self.areAligned(filled) { return nil }
    if sign == .dash, !found.allSatisfy({ Self.isNumber($0.value) }) { return nil }
    if Set(found.map(\.name)).count == found.count {
      guard found.count(where: { Self.isNumber($0.value) }) * 4 >= found.count * 3 else {
        return nil
      }
      holdsRecords = false
      header =
        head.flatMap { isHeader ? [$0.name, $0.value] : nil }
        ?? [Self.title(of: found.map(\.name)), isTitled ? first.trimmingMarks : "value"]
      return
    }
    let starts = filled.indices.filter { Self.isMarked(filled[$0]) }
    guard sign == .colon, starts.first == filled.startIndex, starts.count >= Self.minCount,
      starts.count < filled.count
    else { return nil }
    let names = found[..<(starts[1] - starts[0])].map(\.name)
    let places = starts.map { $0 - filled.startIndex }
    let records = zip(places, places.dropFirst()).map { found[$0..<$1].map(\.name) }
    guard Set(names).count == names.count, records.allSatisfy({ Set($0).isSubset(of: names) }),
      names.contains(where: { name in
        found.filter { $0.name == name }.allSatisfy { Self.isNumber($0.value) }
      })
    else { return nil }
    (header, holdsRecords) = (names, true)
  }

  /// Returns whether a delimiter stands equally often in all lines, but for commas of thousands.
  private static func areCells(_ lines: ArraySlice<String>, _ sign: Sign) -> Bool {
    [",", ";", "\t", "|"].contains { (delimiter: Character) in
      let counts = Set(lines.map { line in line.count { $0 == delimiter } })
      guard counts.count == 1, counts != [0] else { return false }
      let areNumbers =
        delimiter == ","
        && lines.dropFirst().allSatisfy { line in
          let value = field(line, sign)?.value ?? ""
          return value.contains(thousands) || sign != .equals && value.contains(decimals)
        }
      // A comma at the end of each line divides nothing.
      let areAtEnds = lines.allSatisfy { $0.last == delimiter } && counts == [1]
      return !areNumbers && !areAtEnds
    }
  }

  /// Numbers whose commas separate thousands, and such with a decimal comma.
  private static var thousands: Regex<Substring> { /^[^\d,]{0,3}[1-9]\d{0,2}(?:,\d{3})+\b/ }
  private static var decimals: Regex<Substring> { /^[^\d,]{0,3}\d+,\d{1,2}(?![\d,.:\/])/ }

  /// Returns whether commas stand within the numbers of a list: all separate thousands, or stand before as many decimals.
  ///
  /// Names of months and weekdays, or one name for all, may have a number of their own, and then a cell.
  private static func haveCommas(_ fields: [Field]) -> Bool {
    let names = fields.map(\.name)
    guard Set(names).count == names.count, names.allSatisfy({ $0.contains(where: \.isLetter) }),
      CalendarCycle.months.places(names) == nil, CalendarCycle.weekdays.places(names) == nil
    else { return false }
    if fields.allSatisfy({ $0.value.contains(thousands) }) { return true }
    guard fields.allSatisfy({ $0.value.contains(decimals) }) else { return false }
    let decimalsOfAll = fields.map { field in
      field.value.drop { $0 != "," }.dropFirst().prefix { $0.isNumber }
    }
    guard Set(decimalsOfAll.map(\.count)).count == 1 else { return false }
    // A name may have an age before a score, but no score of two digits begins with a zero, few end with 9, as prices do,
    // and none has a unit.
    let areTwo = decimalsOfAll[0].count == 2
    return areTwo && decimalsOfAll.contains { $0.hasPrefix("0") }
      || areTwo && decimalsOfAll.count { $0.hasSuffix("9") } * 2 > decimalsOfAll.count
      || fields.allSatisfy { $0.value.last?.isNumber == false || $0.value.first?.isNumber == false }
  }

  /// Returns whether numbers before names, some of several words, are no numbers of a list.
  private static func areAmounts(_ fields: [Field]) -> Bool {
    let numbers = fields.compactMap { Double($0.value) }
    let rise = zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
    return fields.contains { $0.name.contains(" ") } && !(rise && (numbers.first ?? 0) <= 1)
  }

  /// Returns whether the numbers before names end in the same column, some of them after spaces, and the lines have
  /// not all as many words, as rows of cells do.
  private static func areAligned(_ lines: ArraySlice<String>) -> Bool {
    let heads = lines.map { line in
      line.prefix { $0 == " " }.count + line.drop { $0 == " " }.prefix { $0 != " " }.count
    }
    return Set(heads).count == 1 && lines.contains { $0.first == " " }
      && Set(lines.map { $0.split(separator: " ").count }).count > 1
  }

  /// Returns what the names are.
  private static func title(of names: [String]) -> String {
    LocaleSettings.naming {
      let areDates = names.allSatisfy { name in
        DateFormat.allCases.contains { $0.seconds(Array(name.utf8).span) != nil }
      }
      let areYears = names.allSatisfy { Int($0).map { (1500..<2200).contains($0) } ?? false }
      return areYears
        ? ColumnPhrases.year.text() : areDates ? ColumnPhrases.date.text() : "name"
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    try rows.append(header, line: 0)
    var stream = try LineStream(source, limit: limits.row)
    var record: [String: String] = [:]
    var start = 0
    var isTitle = isTitled
    while let bytes = try stream.nextLine() {
      let line = String(decoding: bytes, as: UTF8.self)
      guard Self.isFilled(line) else { continue }
      if isTitle {
        isTitle = false
        continue
      }
      guard let field = Self.field(line, sign) else {
        try rows.append([line.trimmingMarks], line: stream.line)
        continue
      }
      guard holdsRecords else {
        try rows.append([field.name, field.value], line: stream.line)
        continue
      }
      if Self.isMarked(line) {
        if !record.isEmpty { try rows.append(header.map { record[$0] ?? "" }, line: start) }
        (record, start) = ([:], stream.line)
      }
      if header.contains(field.name) { record[field.name] = field.value }
    }
    if !record.isEmpty { try rows.append(header.map { record[$0] ?? "" }, line: start) }
    return try rows.table(options, hasHeader: true)
  }

  /// Returns whether a line is no blank one, no comment and no beginning of a document of YAML.
  private static func isFilled(_ line: String) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return !text.isEmpty && !text.hasPrefix("#") && text != "---"
  }

  private static func isMarked(_ line: String) -> Bool {
    line.drop(while: \.isWhitespace).hasPrefix("- ")
  }

  /// Returns the name and the value in a line, or nil if it has none.
  private static func field(_ line: String, _ sign: Sign) -> Field? {
    guard line.utf8.count <= 2 * maxName + maxValue else { return nil }
    var text = line.trimmingMarks
    if text.last == "," || text.last == ";" { text.removeLast() }
    let found: (name: Substring, value: Substring)? =
      switch sign {
      case .colon:
        // 10:30 has no space after its colon.
        text.indices.last { index in
          text[index] == ":" && text[text.index(after: index)...].first?.isWhitespace ?? false
        }.map { (text[..<$0], text[text.index(after: $0)...]) }
      case .equals:
        text.firstIndex(of: "=").map { (text[..<$0], text[text.index(after: $0)...]) }
      case .dots:
        text.ranges(of: "...").first.map { range in
          (text[..<range.lowerBound], text[range.upperBound...].drop { $0 == "." || $0 == " " })
        }
      case .dash:
        [" - ", " – ", " — "].lazy.compactMap { text.ranges(of: $0).last }.first.flatMap { range in
          // A result such as "Ajax 3 - 2 PSV" is no name.
          let isResult = text[..<range.lowerBound].last?.isNumber ?? false
          return isResult ? nil : (text[..<range.lowerBound], text[range.upperBound...])
        }
      case .space:
        text.firstMatch(
          of: /^(.*?[^,\d\s](?:.*\S)?)\s((?:[€£$]\s?)?\d+(?:,\d+)+(?:\s?[^\d\s,]+)?)$/
        ).map {
          ($0.1, $0.2)
        }
      case .lastColon: counted(text)
      case .leading:
        text.firstMatch(of: /^(\d+(?:\.\d+)?)\s+(\p{L}[^\d,;|\t]*)$/).map { ($0.2, $0.1) }
      }
    guard let found else { return nil }
    let name = String(found.name).trimmingMarks.trimmingQuotes
    let value = String(found.value).trimmingMarks
    guard (1...maxName).contains(name.count), name.contains(where: { $0.isLetter || $0.isNumber }),
      (1...maxValue).contains(value.count)
    else { return nil }
    return (name, value)
  }

  /// Returns the name of a file and its number in a line such as "src/main.swift:12"; hosts and users have other
  /// numbers.
  private static func counted(_ text: String) -> (name: Substring, value: Substring)? {
    guard text.utf8.last.map({ $0 &- 0x30 < 10 }) ?? false,
      let colon = text.utf8.lastIndex(of: UInt8(ascii: ":")),
      text.utf8[colon...].dropFirst().allSatisfy({ $0 &- 0x30 < 10 }),
      case let name = text[..<colon], name.utf8.contains(where: { $0 == 0x2e || $0 == 0x2f }),
      name.utf8.allSatisfy({ $0 > 0x20 }),
      name.utf8.contains(where: { ($0 | 0x20) &- 0x61 < 26 || $0 > 0x7f })
    else { return nil }
    return (name, text[colon...].dropFirst())
  }

  /// Returns whether a text is a number, perhaps with a unit.
  private static func isNumber(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return NumberEvidence.isNumber(bytes.span)
      || NumberAddition.number(besideAny: bytes.span).map { NumberEvidence.isNumber($0.span) }
        ?? false
      || [HumanMeasure.duration, .size, .timeOfDay].contains { $0.value(bytes.span) != nil }
  }
}

extension String {
  /// The text without white space around it and without the mark of a list before it.
  fileprivate var trimmingMarks: String {
    var text = drop(while: \.isWhitespace)
    for mark in ["- ", "* ", "• "] where text.hasPrefix(mark) {
      text = text.dropFirst(2).drop(while: \.isWhitespace)
    }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The text without the signs of emphasis and of quotations around it.
  fileprivate var trimmingQuotes: String {
    var text = self[...]
    while text.count > 2, let first = text.first, first == text.last, "\"'*_`".contains(first) {
      text = text.dropFirst().dropLast()
    }
    return String(text)
  }
}
