import SonifyBase
import SonifyTables

/// Columns of one measure at the steps of an experiment, named by them: "before", "1 week", "2 weeks".
enum WideSteps {
  /// The maximum number of rows, each of which is a person or thing: of more, the distributions matter.
  private static let maxRows = 50

  /// Returns the columns that name steps, in their order; empty unless most of them count in one unit.
  /// - Parameters:
  ///   - measures: the columns of numbers.
  ///   - profiles: what is known of all columns.
  /// - Returns: the number of each step, from 0, and its column.
  static func columns(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    guard let first = measures.first, profiles[first].isCertain,
      profiles[first].summary.present + profiles[first].summary.missing <= maxRows
    else { return [] }
    var units: Set<String> = []
    var last = -Double.infinity
    var found: [Int] = []
    for column in measures {
      let name = profiles[column].name
      if let step = step(name) {
        guard step.number > last else { return [] }
        last = step.number
        units.insert(step.unit)
        found.append(column)
      } else if found.isEmpty, isStart(name) {
        found.append(column)
      }
    }
    let counted = found.count { step(profiles[$0].name) != nil }
    guard units.count == 1, counted > 1 else { return [] }
    return found.enumerated().map { (Double($0), $1) }
  }

  /// Parses "1 week", "week 1" and "Week1".
  private static func step(_ name: String) -> (number: Double, unit: String)? {
    let text = name.lowercased().filter { $0 != " " && $0 != "_" && $0 != "." && $0 != "-" }
    let digits = text.filter(\.isNumber)
    let letters = text.filter { !$0.isNumber }
    guard let number = Double(digits), letters.utf8.count + digits.utf8.count == text.utf8.count,
      text.hasPrefix(digits) || text.hasSuffix(digits)
    else { return nil }
    let unit = letters.count > 3 && letters.hasSuffix("s") ? String(letters.dropLast()) : letters
    return units.contains(unit) ? (number, unit) : nil
  }

  /// Returns whether a name is that of the state before the first step.
  private static func isStart(_ name: String) -> Bool {
    ["before", "baseline", "pre", "start", "initial", "vorher", "avant", "antes"]
      .contains(HeaderWords(name).words.joined(separator: " "))
  }

  private static let units: Set<String> = [
    "week", "wk", "day", "month", "mon", "hour", "hr", "minute", "min", "session", "visit",
    "trial", "wave", "occasion", "test", "round", "woche", "tag", "semaine", "jour", "semana",
    "dia",
  ]
}
