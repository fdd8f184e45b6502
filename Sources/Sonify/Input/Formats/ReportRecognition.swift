/// Recognizes what programs print about data or a machine: no table, though some words are in columns.
enum ReportRecognition {
  /// The number of bytes in which a report shows what it is.
  private static let sampleSize = 8 << 10

  /// Returns what a text is that reports, or nil if it is none of these.
  /// - Parameter source: the text.
  /// - Returns: the kind of text.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func format(
    of source: ByteSource
  ) throws(InputError) -> InputError.DataFault.ForeignFormat? {
    let bytes = try source.beginning(sampleSize)
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if bytes.count < source.count { lines.removeLast() }
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    if isStatistics(lines) { return .report }
    return areFacts(lines) ? .facts : nil
  }

  /// Returns whether lines are a summary of columns, or a test or model, as R prints them.
  private static func isStatistics(_ lines: [String]) -> Bool {
    guard lines.count > 1 else { return false }
    let isSummary =
      lines.contains { $0.contains("Min.   :") }
      && lines.contains { $0.contains("Median :") }
    let isModel = lines[0] == "Call:" || lines[0].hasPrefix("Analysis of Variance Table")
    let isTest = lines[0].hasPrefix("\t") && lines[1].hasPrefix("data: ")
    let isStructure = lines[0].hasPrefix("'data.frame':\t") && lines[1].hasPrefix(" $ ")
    return isSummary || isModel || isTest || isStructure
  }

  /// Returns whether most lines are a name, a colon and a fact, and not nearly all facts are numbers.
  private static func areFacts(_ lines: [String]) -> Bool {
    guard lines.count > 3 else { return false }
    let facts = lines.compactMap(fact)
    return facts.count * 4 >= lines.count * 3
      && facts.count { $0.first?.isNumber ?? false } * 4 < facts.count * 3
  }

  /// Returns the fact in "Byte Order:    Little Endian", or nil if a line is no such one.
  private static func fact(_ line: String) -> String? {
    guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false,
      case let name = line[..<colon], name.count < 60, name.contains(where: \.isLetter),
      !name.contains(where: { ",;\t|".contains($0) }),
      case let rest = line[line.index(after: colon)...], rest.isEmpty || rest.first == " "
    else { return nil }
    return rest.split(separator: " ").joined(separator: " ")
  }
}
