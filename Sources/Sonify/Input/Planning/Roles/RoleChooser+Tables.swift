import SonifyTables

/// Tables side by side, each with an x of its own.
extension RoleChooser {
  /// Returns the columns of numbers whose rows are those of another x, as where "Date, Temp, Date, Humidity" are the
  /// columns of two records.
  ///
  /// Another x has the name of the first and other values, and each of two dates has as many columns after it; or it
  /// names the rows of a table beside the first.
  /// - Parameters:
  ///   - measures: the columns of numbers.
  ///   - x: the column that is x.
  /// - Returns: those among them that belong to another x.
  func besideAnotherX(_ measures: [Int], than x: Int) -> Set<Int> {
    guard let first = profiles.indices.first(where: { $0 == x || isLike($0, x) }) else { return [] }
    let starts =
      [first] + profiles.indices.dropFirst(first + 1).filter { isLike($0, first) || $0 == x }
    guard starts.count > 1 else { return [] }
    let tables = zip(starts, starts.dropFirst() + [profiles.count]).map { $0..<$1 }
    // Two dates before a value are the beginning and the end of something.
    guard
      tables.allSatisfy({ table in
        measures.contains { table.contains($0) && $0 != table.lowerBound }
      }), profiles[x].beginsTable || tables.count > 2 || Set(tables.map(filled)).count == 1,
      let own = tables.first(where: { $0.contains(x) })
    else { return [] }
    return Set(measures.filter { !own.contains($0) })
  }

  /// Returns the number of columns with values.
  private func filled(_ columns: Range<Int>) -> Int { columns.count { !profiles[$0].hasNoValues } }

  /// Returns whether a column orders other rows than one of the same name does.
  private func isLike(_ column: Int, _ other: Int) -> Bool {
    guard column != other else { return false }
    let (one, two) = (profiles[column], profiles[other])
    if one.beginsTable || two.beginsTable { return one.beginsTable && two.beginsTable }
    let areOrders = [one, two].allSatisfy {
      $0.content?.isDate == true || $0.content == .number && $0.summary.isStrictlyMonotonic
    }
    guard areOrders, (one.content == .number) == (two.content == .number), !one.name.isEmpty,
      ColumnProfile.unnumbered(one.name) == ColumnProfile.unnumbered(two.name)
        || timedQuantities(at: column).map({ $0 == timedQuantities(at: other) }) ?? false,
      let range = one.summary.range, let others = two.summary.range
    else { return false }
    // One date may be missing at an end.
    let ends = [
      range.lowerBound != others.lowerBound, range.upperBound != others.upperBound,
    ].count { $0 }
    return ends == 2
      || ends == 1 && abs(one.summary.present - two.summary.present) > Self.fewMissing
  }

  /// Returns the two quantities that a column of times and the next one hold of one thing, as "time" and "temp" of
  /// "time_a" and "temp_a".
  private func timedQuantities(at column: Int) -> [Substring]? {
    guard column + 1 < profiles.count else { return nil }
    let names = [profiles[column].name, profiles[column + 1].name]
    let quantities = names.map { $0.prefix(while: \.isLetter) }
    let things = zip(names, quantities).map {
      $0.dropFirst($1.count).trimmingPrefix(while: { $0 == " " || $0 == "_" })
    }
    guard things[0] == things[1], !things[0].isEmpty, !quantities.contains(""),
      quantities[0] != quantities[1],
      StepWords.times.contains(quantities[0].lowercased())
        || ["t", "x"].contains(quantities[0].lowercased())
    else { return nil }
    return quantities
  }

  /// The maximum number of dates that one of two like columns lacks.
  private static let fewMissing = 2
}
