import SonifyTables

/// Columns that years name.
extension WideTable {
  /// Returns the columns that are named by years, some of them with the mark of a note.
  ///
  /// Most years have no mark, and a mark does not tell two columns of one year apart.
  static func years(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    let plain = measures.compactMap { column in
      year(profiles[column].name).map { (moment: $0, column: column) }
    }
    let marked = measures.compactMap { column in
      markedYear(profiles[column].name).map { (moment: $0, column: column) }
    }
    guard marked.count * 2 < plain.count else { return plain }
    var known = Set(plain.map(\.moment))
    return plain + marked.filter { known.insert($0.moment).inserted }
  }

  /// Parses "1990", "YR1990", "X1990", "a1990", "FY1990", "1990 [YR1990]", "Year 1990" and "Año_1990".
  static func year(_ name: String) -> Double? {
    let (year, rest) = yearAndRest(name)
    return rest.isEmpty || rest == " [YR\(Int(year ?? 0))]" ? year : nil
  }

  /// Parses a year before the mark of a note: "1990 2)", "1990 2", "1990*".
  private static func markedYear(_ name: String) -> Double? {
    let (year, rest) = yearAndRest(name)
    let mark = rest.trimmingPrefix(" ")
    let isNote =
      mark == "*"
      || mark.count == 2 && mark.last == ")" && mark.prefix(1).allSatisfy(\.isASCIIDigit)
      || mark.count == 1 && rest.count == 2 && mark.allSatisfy(\.isASCIIDigit)
    return isNote ? year : nil
  }

  private static func yearAndRest(_ name: String) -> (year: Double?, rest: Substring) {
    let digits = name.drop { !$0.isNumber }.prefix(while: \.isNumber)
    let rest = name.drop { !$0.isNumber }.drop(while: \.isNumber)
    let sign = name.prefix { !$0.isNumber }
    let isWord =
      ("_ ".contains(sign.last ?? "-"))
      && CalendarWords.years.contains(sign.dropLast().lowercased())
    guard isWord || ["", "yr", "y", "x", "a", "fy"].contains(sign.lowercased()), digits.count == 4,
      let year = Int(digits), (1500...2200).contains(year)
    else { return (nil, rest) }
    return (Double(year), rest)
  }

  /// Returns the columns of one group if columns are named by a year and a group, and each group has the same years: those
  /// of the whole, or else of the first group; and its name.
  ///
  /// Beside several groups there is nothing else. Those of one are as near to each other as the years of a
  /// statistic.
  static func yearsOfGroup(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> (columns: [(moment: Double, column: Int)], group: String)? {
    var groups: [String] = []
    var columns: [String: [(moment: Double, column: Int)]] = [:]
    for column in measures {
      guard let (year, group) = yearAndGroup(profiles[column].name) else { continue }
      if columns[group] == nil { groups.append(group) }
      columns[group, default: []].append((year, column))
    }
    // What never changes, or is missing, is not what the table is about.
    func varies(_ year: (moment: Double, column: Int)) -> Bool {
      !profiles[year.column].isConstant && !profiles[year.column].hasNoValues
    }
    let years = columns.mapValues { Set($0.map(\.moment)) }
    guard !areRowsSteps(profiles),
      let first = groups.first(where: { columns[$0]?.contains(where: varies) ?? false }),
      let all = years[first], all.count >= minimum
    else { return nil }
    if groups.count == 1 {
      guard columns[first]?.count == all.count, all.count >= 3 * (measures.count - all.count),
        case let sorted = all.sorted(),
        zip(sorted, sorted.dropFirst()).allSatisfy({ $1 - $0 <= maxStep })
      else { return nil }
      return (columns[first] ?? [], first)
    }
    guard groups.count <= maxGroups, all.count * groups.count == measures.count,
      years.values.allSatisfy({ $0 == all })
    else { return nil }
    let whole = groups.first { group in
      WholeWords.isWhole(group, among: groups.filter { $0 != group })
    }
    return (columns[whole ?? first] ?? [], whole ?? first)
  }

  /// The maximum distance of years that name columns with a word; frequencies of 1600 and 2000 are farther apart.
  private static let maxStep = 10.0
  /// The maximum number of groups of years, each of which is compared with all others.
  private static let maxGroups = 64

  /// Parses "2016 Exports", "Exports 2016", "exports_2016", "Exports (2016)", "exports2016" and "Exports 2016 (EUR)".
  private static func yearAndGroup(_ name: String) -> (year: Double, group: String)? {
    guard year(name) == nil, let start = name.firstIndex(where: \.isASCIIDigit) else { return nil }
    let digits = name[start...].prefix(while: \.isASCIIDigit)
    let (before, after) = (name[..<start], name[digits.endIndex...])
    // What else has digits is a number, a day or a range of years.
    guard digits.count == 4, let year = Int(digits), (1500...2200).contains(year),
      !after.contains(where: \.isNumber),
      after.first.map({ before.isEmpty || !$0.isLetter }) ?? true
    else { return nil }
    let separators: Set<Character> = [" ", "_", "-", ".", ","]
    let brackets: Set<Character> = ["(", ")", "[", "]"]
    // A unit keeps its brackets.
    let isInBrackets = before.last.map(brackets.contains) ?? false
    let parts = [before, isInBrackets ? after.dropFirst() : after].map { part in
      let ends = isInBrackets ? separators.union(brackets) : separators
      let text = part.drop(while: separators.contains)
      return String(text.reversed().drop(while: ends.contains).reversed())
    }
    let group = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return group.isEmpty ? nil : (Double(year), group)
  }
}
