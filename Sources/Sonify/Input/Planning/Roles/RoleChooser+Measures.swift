import SonifyBase
import SonifyTables

/// Which columns of numbers are plotted as values.
extension RoleChooser {
  /// Returns the numeric columns that do not order, count, identify or locate; if there are none,
  /// the first numeric column that does not identify.
  /// - Parameter x: the column that is x by the user's choice, or nil.
  /// - Returns: the indices of the columns.
  func measures(x: Int?) -> [Int] {
    x == nil ? measures(x: nil, by: nil).plotted : allMeasures(x: x)
  }

  /// Chooses the columns of values beside an x that was found.
  /// - Parameters:
  ///   - x: the column that is x, or nil.
  ///   - rule: the rule by which it was found.
  /// - Returns: the columns, and why others are left out.
  func measures(x: Int?, by rule: XRule?) -> MeasureChooser {
    MeasureChooser(self, allMeasures(x: x), x: x, by: rule)
  }

  /// Returns the numeric columns that do not order, count, identify or locate, whatever the rows are.
  func allMeasures(x: Int?) -> [Int] {
    let numbers = free.filter { $0 != x && isPossibleNumber($0) }
    let measures = numbers.filter { column in
      let reason = profiles[column].reasonNotToMeasure(column)
      return reason == nil || reason == .coordinate
    }
    let others = measures.filter { !profiles[$0].isCoordinate }
    let plain = others.filter { !mayIdentify($0) }
    if !plain.isEmpty { return plain }
    if !others.isEmpty { return others }
    guard measures.isEmpty else { return measures }
    return Array(
      numbers.filter {
        (!profiles[$0].isIdentifier || numbers.count == 1 && profiles[$0].mayCountPersons)
          && !numbersRows($0) && !profiles[$0].isPartOfDate
          && !(profiles[$0].isNamedYears && profiles[$0].isConstant)
      }.prefix(1))
  }

  /// Returns whether a column may have identifiers beside measures: of bookings, or of the parts of an outline and of what
  /// they are parts of.
  private func mayIdentify(_ column: Int) -> Bool {
    let isOfOutline =
      profiles[column].isNamedForOutline && profiles.contains { $0.name == "id" }
      && profiles.contains { $0.isNamedForOutline && $0.name != "id" }
    return isOfOutline || profiles[column].mayNumberBookings
  }

  /// Returns the only column of totals among more measures of named rows than are heard: it says at once what they say
  /// together.
  /// - Parameters:
  ///   - measures: the columns.
  ///   - names: the column that names the rows, if one does; ranges of years are in an order of their own.
  /// - Returns: the column; nil if the measures are heard.
  func total(of measures: [Int], besides names: Int?) -> Int? {
    let totals = measures.filter {
      profiles[$0].isTotal && profiles[$0].headerWords.words.count == 1
    }
    guard let names, !profiles[names].namesRanges, totals.count == 1 else { return nil }
    // What is rated overall is no sum.
    let most = measures.filter { $0 != totals[0] }.map { profiles[$0].summary.maximum }.max() ?? 0
    return profiles[totals[0]].summary.maximum >= 1.5 * most ? totals[0] : nil
  }

  /// Returns numeric columns that are skipped because they count rows, though their header does not
  /// suggest this.
  func doubtfulCounters(x: Int?) -> [Int] {
    free.filter { $0 != x && profiles[$0].isDoubtfulCounter }
  }

  /// Columns about which nothing is known yet may hold numbers, unless they are to hold remarks.
  func isPossibleNumber(_ column: Int) -> Bool {
    guard !profiles[column].holdsRemarks else { return false }
    return isNumber(column) || profiles[column].content == nil && !profiles[column].isCertain
      || profiles[column].content == .number && !profiles[column].isCertain
  }
}
