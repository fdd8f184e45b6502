import SonifyTables

/// Recognizes what programs print about data or a machine: no table, though some words are in columns.
enum ReportRecognition {
  /// Returns what a text is that reports, or nil if it is none of these.
  static func format(of beginning: TextBeginning) -> InputError.DataFault.ForeignFormat? {
    let lines = beginning.lines.filter { !$0.allSatisfy(\.isWhitespace) }
    if isSummary(beginning) || isStatistics(lines) { return .report }
    return areFacts(lines) ? .facts : nil
  }

  /// Returns whether a text is a summary of columns, as R prints it.
  private static func isSummary(_ beginning: TextBeginning) -> Bool {
    beginning.contains("Min.   :") && beginning.contains("Median :")
  }

  /// Returns whether lines are a test or a model, as R prints them.
  private static func isStatistics(_ lines: [String]) -> Bool {
    guard lines.count > 1 else { return false }
    let isModel = lines[0] == "Call:" || lines[0].hasPrefix("Analysis of Variance Table")
    let isTest = lines[0].hasPrefix("\t") && lines[1].hasPrefix("data: ")
    let isStructure = lines[0].hasPrefix("'data.frame':\t") && lines[1].hasPrefix(" $ ")
    return isModel || isTest || isStructure
  }

  /// Returns whether most lines are a name, a colon and a fact, and not nearly all facts are numbers.
  ///
  /// Titles such as "Highlander: The Reunion" stand below a header.
  private static func areFacts(_ lines: [String]) -> Bool {
    guard lines.count > 3,
      fact(lines[0]) != nil || !lines[0].contains(where: { ",;\t|".contains($0) })
    else { return false }
    let facts = lines.compactMap(fact)
    return facts.count * 4 >= lines.count * 3
      && facts.count { $0.first?.isNumber ?? false } * 4 < facts.count * 3
  }

  /// Returns the fact in "Byte Order:    Little Endian", or nil if a line is no such one.
  private static func fact(_ line: String) -> String? {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
      let first = line.first, !first.isWhitespace, first != "\"",
      case let name = line[..<colon], name.count < 60, name.contains(where: \.isLetter),
      !name.contains(where: { ",;\t|".contains($0) }),
      case let rest = line[line.index(after: colon)...], rest.isEmpty || rest.first == " "
    else { return nil }
    return rest.split(separator: " ").joined(separator: " ")
  }
}
