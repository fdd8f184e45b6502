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

  /// Parses "1990", "YR1990", "X1990" or "1990 [YR1990]".
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
    guard ["", "YR", "yr", "Y", "X"].contains(name.prefix { !$0.isNumber }), digits.count == 4,
      let year = Int(digits), (1500...2200).contains(year)
    else { return (nil, rest) }
    return (Double(year), rest)
  }
}
