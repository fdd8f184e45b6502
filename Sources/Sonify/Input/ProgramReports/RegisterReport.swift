import SonifyBase
import SonifyTables

/// Postings to accounts with the total so far, as `hledger register` and `ledger register` print them: a date and a
/// description, an account, an amount, and the total, which all are apart.
///
/// An account has the names of those it is a part of before colons. The first posting of a transaction has its date;
/// where others follow, the total is that of their two sides and no column.
struct RegisterReport: ProgramReport {
  let header: [String]
  private let hasTotals: Bool
  /// The date of the last transaction.
  private var date = ""
  private(set) var skippedLines = 0

  /// A line of a register; the date is nil if it is that of the line above.
  private struct Posting {
    let date: String?
    let account: String
    let amount: String
    let total: String
  }

  /// The columns of dates and descriptions are at least as wide.
  private static let indent = 10
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  init?(_ lines: [String]) {
    let lines = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let postings = lines.compactMap(Self.posting)
    guard postings.count > 1, postings.count == lines.count, postings[0].date != nil,
      postings.contains(where: { $0.account.contains(":") }),
      BalanceReport.areOfOneCurrency(postings.map(\.amount)),
      [".", ","].contains(where: { Self.addUp(postings, decimal: $0) })
    else { return nil }
    hasTotals = postings.allSatisfy { $0.date != nil }
    header = ["date", "account", "amount"] + (hasTotals ? ["total"] : [])
  }

  /// Returns whether each total is the one before it and the amount.
  private static func addUp(_ postings: [Posting], decimal: Character) -> Bool {
    var sum: Double?
    return postings.allSatisfy { posting in
      guard let amount = BalanceReport.number(posting.amount, decimal),
        let total = BalanceReport.number(posting.total, decimal)
      else { return false }
      defer { sum = total }
      return sum.map { abs($0 + amount - total) < 0.005 } ?? true
    }
  }

  private static func posting(_ line: String) -> Posting? {
    let parts = line.printedCells
    let isFirst = line.first != " "
    guard isFirst ? (3...4).contains(parts.count) : parts.count == 3,
      isFirst || line.prefix(indent).allSatisfy({ $0 == " " })
    else { return nil }
    let words = parts[0].split(separator: " ")
    // A clock is that of a log.
    guard words.dropFirst().first.map({ TimeOfDay.seconds(Array($0.utf8).span) == nil }) ?? true
    else { return nil }
    let date = isFirst ? words.first.flatMap { day(String($0)) } : nil
    guard !isFirst || date != nil else { return nil }
    // One space may part a date, or a long description, from the account.
    let account =
      parts.count == 3 && isFirst
      ? words.dropFirst().joined(separator: " ") : parts[parts.count - 3]
    return Posting(
      date: date, account: account, amount: parts[parts.count - 2], total: parts[parts.count - 1])
  }

  /// Returns a date with its parts in digits, as "2024-01-05" for ledger's "24-Jan-05"; nil if the text is none.
  private static func day(_ text: String) -> String? {
    var parts = text.split { "-/".contains($0) }.map(String.init)
    guard (2...3).contains(parts.count) else { return nil }
    if parts.count == 3, parts[0].utf8.count == 2,
      let month = months.firstIndex(of: parts[1])
    {
      parts[0] = (parts[0] < "69" ? "20" : "19") + parts[0]
      parts[1] = (month < 9 ? "0" : "") + "\(month + 1)"
    }
    guard parts[0].utf8.count == 4, parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }) else {
      return nil
    }
    return parts.joined(separator: "-")
  }

  mutating func cells(of line: String) -> [String]? {
    guard let posting = Self.posting(line) else {
      if !line.allSatisfy(\.isWhitespace) { skippedLines += 1 }
      return nil
    }
    if let date = posting.date { self.date = date }
    return [date, posting.account, posting.amount] + (hasTotals ? [posting.total] : [])
  }
}
