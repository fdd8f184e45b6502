import SonifyBase
import SonifyTables

extension TableFindings {
  /// Closes the days of an account that have several bookings: each day has the sums of its amounts and its last
  /// balance.
  ///
  /// A balance is the one before it and the amounts of its row, or, newest first, the one after it and these.
  /// - Returns: the decisions that were made.
  /// - Complexity: linear.
  mutating func closeDays() -> [Decision] {
    guard let x = roles.x, roles.xRule == .dates, roles.series == nil, roles.figure == nil,
      (2...3).contains(roles.ys.count), profiles[x].datePart == .day,
      let days = table.columns[x]?.values, Set(days).count < days.count,
      let account = roles.ys.compactMap({ account(of: $0) }).first
    else { return [] }
    var rows: [Double: Int] = [:]
    var sums = account.amounts.map { _ in [Double: Double]() }
    for row in days.indices {
      if rows[days[row]] == nil || !account.isNewestFirst { rows[days[row]] = row }
      for (place, column) in account.amounts.enumerated() {
        guard let amount = table.columns[column]?.values[row], !amount.isNaN else { continue }
        sums[place][days[row], default: 0] += amount
      }
    }
    let kept = rows.values.sorted()
    table.keep(kept)
    for (column, sums) in zip(account.amounts, sums) {
      table.columns[column] = Table.Column(kept.map { sums[days[$0]] ?? .nan })
    }
    roles.labels = nil
    return [
      .rows(
        .closedDays(
          amounts: account.amounts.map { profiles[$0].displayName($0) },
          balance: profiles[account.balance].displayName(account.balance)))
    ]
  }

  /// The columns of an account, and the order of its bookings.
  private struct Account {
    let balance: Int
    let amounts: [Int]
    let isNewestFirst: Bool
  }

  /// The minimum number of bookings.
  private static let minBookings = 4

  /// Returns the account whose balance is in a column, or nil if it is none: the other columns of values are what was
  /// booked, added, or the second of them taken away.
  private func account(of balance: Int) -> Account? {
    let amounts = roles.ys.filter { $0 != balance }
    guard let balances = table.columns[balance]?.values, balances.count >= Self.minBookings,
      case let booked = amounts.compactMap({ table.columns[$0]?.values }),
      booked.count == amounts.count, !balances.contains(where: \.isNaN)
    else { return nil }
    let signs: [[Double]] = amounts.count == 1 ? [[1]] : [[1, 1], [1, -1], [-1, 1]]
    for isNewestFirst in [false, true] {
      for signs in signs {
        let fits = balances.indices.dropFirst(isNewestFirst ? 0 : 1).dropLast(isNewestFirst ? 1 : 0)
          .allSatisfy { row in
            let change = balances[row] - balances[isNewestFirst ? row + 1 : row - 1]
            let sum = zip(signs, booked).reduce(0) { $0 + $1.0 * ($1.1[row].isNaN ? 0 : $1.1[row]) }
            return abs(change - sum) < Self.cent / 2
          }
        if fits { return Account(balance: balance, amounts: amounts, isNewestFirst: isNewestFirst) }
      }
    }
    return nil
  }

  private static let cent = 0.01
}
