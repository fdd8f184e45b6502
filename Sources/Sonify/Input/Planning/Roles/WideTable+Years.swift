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

  /// Parses "1990", "YR1990", "X1990", "1990 [YR1990]", "Year 1990" and "Año_1990".
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
    guard isWord || ["", "YR", "yr", "Y", "X"].contains(sign), digits.count == 4,
      let year = Int(digits), (1500...2200).contains(year)
    else { return (nil, rest) }
    return (Double(year), rest)
  }

  /// Returns the columns of one group if each column is named by a year and a group, and each group has the same years:
  /// those of the whole, or else of the first group; and its name.
  static func yearsOfGroup(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> (columns: [(moment: Double, column: Int)], group: String)? {
    var groups: [String] = []
    var columns: [String: [(moment: Double, column: Int)]] = [:]
    for column in measures {
      guard let (year, group) = yearAndGroup(profiles[column].name) else { return nil }
      if columns[group] == nil { groups.append(group) }
      columns[group, default: []].append((year, column))
    }
    // What never changes, or is missing, is not what the table is about.
    func varies(_ year: (moment: Double, column: Int)) -> Bool {
      !profiles[year.column].isConstant && !profiles[year.column].hasNoValues
    }
    let years = columns.mapValues { Set($0.map(\.moment)) }
    guard (2...maxGroups).contains(groups.count), !areRowsSteps(profiles),
      let first = groups.first(where: { columns[$0]?.contains(where: varies) ?? false }),
      let all = years[first],
      all.count >= minimum, all.count * groups.count == measures.count,
      years.values.allSatisfy({ $0 == all })
    else { return nil }
    let whole = groups.first { group in
      WholeWords.isWhole(group, among: groups.filter { $0 != group })
    }
    return (columns[whole ?? first] ?? [], whole ?? first)
  }

  /// The maximum number of groups of years, each of which is compared with all others.
  private static let maxGroups = 64

  /// Parses "2016 Exports" and "Exports 2016".
  private static func yearAndGroup(_ name: String) -> (year: Double, group: String)? {
    let words = name.split(separator: " ")
    guard words.count > 1 else { return nil }
    if let year = year(String(words[0])) {
      return (year, words.dropFirst().joined(separator: " "))
    }
    return year(String(words[words.count - 1])).map {
      ($0, words.dropLast().joined(separator: " "))
    }
  }
}
