import SonifyTables

/// Balances of accounts, as `ledger balance` and `hledger balance` print them: amounts that end below each other, the
/// names of accounts, and the sum of all under a rule.
///
/// Names that stand further to the right than that of an account are parts of it. An account with parts is the sum of
/// them and no row; a row has the names of all accounts that it belongs to.
struct BalanceReport: ProgramReport {
  let header = ["account", "amount"]
  /// The accounts that the last line belongs to, and that of the line itself.
  private var path: [Account] = []
  /// The cells of the last line, which is a row unless parts follow.
  private var last: [String]?
  private var sums: [String] = []
  private var isPastRule = false
  /// The number of accounts of further balances below the first.
  private(set) var skippedLines = 0

  /// The parts of a line: where the amount ends, and how far to the right of that the name stands.
  private struct Account {
    let amount: String
    let end: Int
    let indent: Int
    let name: String

    /// Whether the amount has a currency, or the name says which account this one is a part of.
    var isPlainlyAccount: Bool {
      name.contains(":") || amount.contains { !$0.isNumber && !"-+.,' ".contains($0) }
    }
  }

  /// The maximum number of accounts; the rule below them must be among the first lines.
  private static let examined = 500

  init?(_ lines: [String]) {
    guard let rule = lines.prefix(Self.examined).firstIndex(where: Self.isRule) else { return nil }
    let accounts = lines[..<rule].compactMap(Self.parts)
    // An amount alone is that of another currency.
    guard accounts.count > 1, accounts.count == rule, Set(accounts.map(\.end)).count == 1,
      let first = accounts.first,
      accounts.allSatisfy({ ($0.indent - first.indent) % 2 == 0 && $0.indent >= first.indent }),
      accounts.contains(where: { $0.indent > first.indent || $0.isPlainlyAccount }),
      Self.areOfOneCurrency(accounts.map(\.amount)),
      let total = lines[(rule + 1)...].first(where: { !$0.allSatisfy(\.isWhitespace) }),
      [".", ","].contains(where: { Self.areSums(accounts, total, decimal: $0) })
    else { return nil }
  }

  /// Returns whether each account with parts has their sum, and all together the total: other lists that are indented
  /// have none.
  private static func areSums(_ accounts: [Account], _ total: String, decimal: Character) -> Bool {
    let amounts = accounts.map { Self.number($0.amount, decimal) }
    func isSum(_ sum: Double?, of parts: some Sequence<Int>) -> Bool {
      let parts = Array(parts)
      guard let sum, let depth = parts.map({ accounts[$0].indent }).min() else { return false }
      let own = parts.filter { accounts[$0].indent == depth }.map { amounts[$0] ?? .nan }
      return abs(own.reduce(0, +) - sum) < 0.005
    }
    let isWhole = isSum(number(total, decimal), of: accounts.indices)
    return isWhole
      && accounts.indices.allSatisfy { place in
        let parts = accounts.indices.dropFirst(place + 1)
          .prefix { accounts[$0].indent > accounts[place].indent }
        return parts.isEmpty || isSum(amounts[place], of: parts)
      }
  }

  /// Returns whether all amounts but zeros, which have none, are of one currency.
  static func areOfOneCurrency(_ amounts: [String]) -> Bool {
    let currencies = amounts.map { amount in
      amount.filter { !$0.isNumber && !"-+.,' ".contains($0) }
    }
    return Set(currencies.filter { !$0.isEmpty }).count < 2
  }

  /// Parses an amount beside the sign of a currency.
  static func number(_ text: String, _ decimal: Character) -> Double? {
    Double(
      text.compactMap { sign in
        sign.isNumber || sign == "-" ? String(sign) : sign == decimal ? "." : nil
      }.joined())
  }

  private static func isRule(_ line: String) -> Bool {
    line.count > 9 && line.allSatisfy { "- \r".contains($0) } && line.contains("--")
  }

  /// Splits a line into an amount, which has a digit, and a name after two spaces or more.
  private static func parts(_ line: String) -> Account? {
    let texts = PrintedLine(bytes: Array(line.utf8)[...]).parts(apart: 2)
    guard texts.count == 2, case (let amount, let name) = (texts[0], texts[1]),
      amount.contains(where: { $0 &- 0x30 < 10 }), !PrintedTable.isNumber(name)
    else { return nil }
    return Account(
      amount: String(decoding: amount, as: UTF8.self), end: amount.endIndex,
      indent: name.startIndex - amount.endIndex, name: String(decoding: name, as: UTF8.self))
  }

  mutating func cells(of line: String) -> [String]? {
    if Self.isRule(line) { isPastRule = true }
    guard let account = Self.parts(line) else { return nil }
    guard !isPastRule else {
      skippedLines += 1
      return nil
    }
    let isPart = path.last.map { $0.indent < account.indent } ?? false
    if isPart { sums.append(path.map(\.name).joined(separator: ":")) }
    let row = isPart ? nil : last
    path.removeAll { $0.indent >= account.indent }
    path.append(account)
    last = [path.map(\.name).joined(separator: ":"), account.amount]
    return row
  }

  mutating func lastRows() -> [[String]] {
    defer { last = nil }
    return last.map { [$0] } ?? []
  }

  var decisions: [Decision] { sums.isEmpty ? [] : [.table(.subtotals(sums))] }
}
