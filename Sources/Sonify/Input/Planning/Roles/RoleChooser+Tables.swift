import SonifyTables

/// Tables side by side, each with an x of its own.
extension RoleChooser {
  /// Returns the columns of numbers whose rows are those of another x, as where "Date, Temp, Date, Humidity" are the
  /// columns of two records.
  ///
  /// Another x has the name of the first and other values, and each of two has as many columns after it.
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
      }), tables.count > 2 || Set(tables.map(filled)).count == 1,
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
    let areOrders = [one, two].allSatisfy {
      $0.content?.isDate == true || $0.content == .number && $0.summary.isStrictlyMonotonic
    }
    guard areOrders, (one.content == .number) == (two.content == .number), !one.name.isEmpty,
      Self.unnumbered(one.name) == Self.unnumbered(two.name),
      let range = one.summary.range, let others = two.summary.range
    else { return false }
    // One date may be missing at an end.
    let ends = [
      range.lowerBound != others.lowerBound, range.upperBound != others.upperBound,
    ].count { $0 }
    return ends == 2
      || ends == 1 && abs(one.summary.present - two.summary.present) > Self.fewMissing
  }

  /// Returns a header without the number that pandas gives those that come again: "Date" for "Date.2".
  private static func unnumbered(_ name: String) -> Substring {
    guard let point = name.lastIndex(of: "."), point > name.startIndex,
      case let number = name[name.index(after: point)...], !number.isEmpty,
      number.allSatisfy(\.isASCIIDigit)
    else { return name[...] }
    return name[..<point]
  }

  /// The maximum number of dates that one of two like columns lacks.
  private static let fewMissing = 2
}
