import SonifyTables

/// Balances of accounts by months or years, as hledger prints them: names to the left of `||`, and amounts
/// below the periods to the right of it.
///
/// The sum below the second rule is no row.
struct LedgerReport: ProgramReport {
  let header: [String]
  private var rules = 0

  /// The number of first lines that are examined.
  private static let examined = 20

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined)
    guard let rule = lines.firstIndex(where: Self.isRule), rule > lines.startIndex,
      let (name, periods) = Self.parts(lines[rule - 1]), name.isEmpty, periods.count > 1
    else { return nil }
    header = ["account"] + periods
  }

  private static func isRule(_ line: String) -> Bool {
    line.contains("++") && line.allSatisfy { "=-+ \r".contains($0) }
  }

  /// Returns what stands left of the bars, and the cells right of them.
  private static func parts(_ line: String) -> (name: String, cells: [String])? {
    guard let bars = line.firstRange(of: "||") else { return nil }
    let name = line[..<bars.lowerBound].split(separator: " ").joined(separator: " ")
    let cells = line[bars.upperBound...].split(whereSeparator: \.isWhitespace).map(String.init)
    return (name, cells)
  }

  mutating func cells(of line: String) -> [String]? {
    if Self.isRule(line) { rules += 1 }
    guard rules == 1, let (name, cells) = Self.parts(line) else { return nil }
    return [name] + cells
  }
}
