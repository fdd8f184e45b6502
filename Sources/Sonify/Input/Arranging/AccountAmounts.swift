import SonifyTables

/// Amounts of money in statements of accounts.
extension TableFindings {
  /// Gives amounts that leave an account the sign of a debt where a column of words says that they do.
  ///
  /// Amounts of which some are negative have their signs.
  /// - Returns: the decisions that were made.
  /// - Complexity: linear.
  mutating func signAmounts() -> [Decision] {
    guard let column = roles.directions, let words = table.columns[column] else { return [] }
    let texts = words.texts.strings()
    guard DirectionWords.are(texts) else { return [] }
    let goesOut = texts.map(DirectionWords.goesOut)
    var names: [String] = []
    for amounts in roles.ys where profiles[amounts].isNamedAmount {
      guard let values = table.columns[amounts]?.values, !values.contains(where: { $0 < 0 }) else {
        continue
      }
      let signed = zip(values, words.values).map { value, word in
        Int(exactly: word).map { goesOut[$0] } ?? false ? -value : value
      }
      table.columns[amounts] = Table.Column(signed)
      profiles[amounts].summary = ColumnSummary(signed.span)
      names.append(profiles[amounts].displayName(amounts))
    }
    guard !names.isEmpty else { return [] }
    return [
      .rows(
        .outgoing(
          amounts: names, column: profiles[column].displayName(column),
          texts: texts.filter(DirectionWords.goesOut)))
    ]
  }

  /// Leaves out columns of amounts whose values another column has in the same rows: those in a local currency that
  /// is the same, or those that went out or came in.
  /// - Complexity: linear in the rows, and quadratic in the columns of amounts.
  mutating func leaveOutRepeatedAmounts() {
    let amounts = roles.ys.filter { profiles[$0].isNamedAmount }
    for column in amounts.reversed() {
      let isRepeated = roles.ys.contains { other in
        guard other != column, amounts.contains(other), let others = table.columns[other]?.values,
          let values = table.columns[column]?.values
        else { return false }
        return Self.repeats(values, others)
      }
      if isRepeated { roles.leaveOut(column, because: .sameValues) }
    }
  }

  /// Returns whether all of some amounts are those of others in the same rows; if they are only some of them, the
  /// others must say which went out.
  private static func repeats(_ amounts: [Double], _ others: [Double]) -> Bool {
    var (same, areAll, areSigned) = (0, true, false)
    for (amount, other) in zip(amounts, others) {
      if other < 0 { areSigned = true }
      if amount.isNaN {
        if !other.isNaN { areAll = false }
      } else if amount == other || other < 0 && amount == -other {
        same += 1
      } else {
        return false
      }
    }
    return same > 0 && (areSigned || areAll && same > 1)
  }
}
