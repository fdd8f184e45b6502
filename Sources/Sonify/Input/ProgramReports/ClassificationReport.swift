import SonifyTables

/// How well a model tells classes apart, as scikit-learn prints it: a row for each class.
///
/// The accuracy and the averages below are no rows.
struct ClassificationReport: ProgramReport {
  let header = ["class"] + Self.names
  private(set) var skippedLines = 0
  private var isPastRows = false
  private var hasRows = false

  private static let names = ["precision", "recall", "f1-score", "support"]
  /// The number of first lines among which the names of the columns stand.
  private static let examined = 10

  init?(_ lines: [String]) {
    guard lines.prefix(Self.examined).contains(where: { Self.words($0) == Self.names }) else {
      return nil
    }
  }

  private static func words(_ line: String) -> [String] {
    line.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  mutating func cells(of line: String) -> [String]? {
    let words = Self.words(line)
    guard !words.isEmpty, words != Self.names else {
      isPastRows = isPastRows || words.isEmpty && hasRows
      return nil
    }
    guard !isPastRows, words.count > Self.names.count,
      words.suffix(Self.names.count).allSatisfy({ Double($0) != nil })
    else {
      skippedLines += 1
      return nil
    }
    hasRows = true
    let name = words.dropLast(Self.names.count).joined(separator: " ")
    // A number alone would be that of a row.
    return [Double(name) == nil ? name : "class \(name)"] + words.suffix(Self.names.count)
  }
}
