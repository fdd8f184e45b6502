import SonifyTables

/// Balances of accounts by months or years, as hledger prints them: names to the left of `||`, and amounts
/// below the periods to the right of it.
///
/// Sums, which have no name, and the result of a statement, whose name ends with a colon, are no rows.
struct LedgerReport: ProgramReport {
  let header: [String]
  private var isPastHeader = false
  /// The name of the section whose accounts follow, or nil.
  private var section: String?
  /// The names of the sections whose sums were left out.
  private var sums: [String] = []
  /// The results that were left out.
  private var results: [String] = []

  /// The number of first lines that are examined.
  private static let examined = 20

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined)
    guard let rule = lines.firstIndex(where: Self.isRule), rule > lines.startIndex,
      let (name, periods) = Self.parts(lines[rule - 1]), name.isEmpty, !periods.isEmpty
    else { return nil }
    header = ["account"] + periods
  }

  private static func isRule(_ line: String) -> Bool {
    line.contains("++") && line.allSatisfy { "=-+ \r".contains($0) }
  }

  /// Returns what stands left of the bars, and the cells right of them, which are two spaces apart, as a
  /// currency may follow an amount.
  private static func parts(_ line: String) -> (name: String, cells: [String])? {
    guard let bars = line.firstRange(of: "||") else { return nil }
    let name = line[..<bars.lowerBound].split(separator: " ").joined(separator: " ")
    return (name, String(line[bars.upperBound...]).printedCells)
  }

  mutating func cells(of line: String) -> [String]? {
    if Self.isRule(line) { isPastHeader = true }
    guard isPastHeader, let (name, cells) = Self.parts(line) else { return nil }
    if cells.isEmpty {
      if !name.isEmpty { section = name }
    } else if name.isEmpty {
      if let section { sums.append(section) }
      section = nil
    } else if name.last == ":" {
      results.append(String(name.dropLast()))
    } else {
      return [name] + cells
    }
    return nil
  }

  var decisions: [Decision] {
    (sums.isEmpty ? [] : [.table(.subtotals(sums))])
      + (results.isEmpty ? [] : [.table(.totals(results))])
  }
}
