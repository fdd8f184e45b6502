import SonifyBase

/// Which record of a group an aggregate takes: that with the minimum or the maximum of a field.
struct Extreme: Equatable, Sendable {
  /// Vega's names of the two.
  enum Kind: String, Sendable {
    case argmin, argmax
  }

  /// Which of the two it is.
  var kind: Kind
  /// The field whose minimum or maximum is sought.
  var field: FieldPath

  /// Returns the index of the record, the first of several.
  /// - Parameters:
  ///   - rows: the indices of the records of the group.
  ///   - values: the values of the field in all records.
  /// - Returns: the index; nil if no record has a value.
  func row(of rows: [Int], by values: [JSONValue]) -> Int? {
    var best: (row: Int, measure: Double)?
    for row in rows {
      let measure = values[row].measure
      guard !measure.isNaN else { continue }
      guard let known = best else {
        best = (row, measure)
        continue
      }
      if kind == .argmin ? measure < known.measure : measure > known.measure {
        best = (row, measure)
      }
    }
    return best?.row
  }
}
