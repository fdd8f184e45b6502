import Sonify

/// The translation of the command line parser's text into the listener's language.
///
/// The parser's text is English. Its sentences are looked up in ``ParserPhrases``; one that is not
/// there is unchanged.
enum ParserText {
  /// Returns the translation of an error about a command line.
  static func fault(_ english: String) -> String {
    // Long lists of choices have a line for each.
    let line = english.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    for phrase in ParserPhrases.faults {
      guard var places = phrase.places(in: line) else { continue }
      places["choices"] = places["choices"].map(choices)
      return phrase.text(filling: places)
    }
    return line
  }

  /// Returns the translation of help that the parser wrote for a terminal of unlimited width,
  /// wrapped to a number of columns, of which the last stays free, as in the parser's own help.
  static func help(_ english: String, columns: Int) -> String {
    var lines: [String] = []
    let columns = columns - 1
    // Before the usage comes the command's own text, which may look like a title.
    var (isBelowUsage, isInSections) = (false, false)
    var rest = english.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = rest.popFirst() {
      if let heading = heading(line, isBelowUsage) {
        isBelowUsage = isBelowUsage || heading.isUsage
        isInSections = isInSections || heading.isSection
        lines += TextWrapping.wrapped(heading.text, to: columns, indent: heading.isUsage ? 7 : 0)
      } else if isInSections, line.hasPrefix("  ") {
        lines += element(line, with: &rest, columns: columns)
      } else {
        let indent = line.prefix { $0 == " " }.count
        lines += TextWrapping.wrapped(String(line), to: columns, indent: indent)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the translation of a line that begins with one of the parser's headings or is the
  /// title of a group of options, or nil for any other line.
  private static func heading(
    _ line: Substring, _ isBelowUsage: Bool
  ) -> (text: String, isSection: Bool, isUsage: Bool)? {
    guard let first = line.first, first != " " else { return nil }
    for phrase in ParserPhrases.headings where line.hasPrefix(phrase.english) {
      let behind = line.dropFirst(phrase.english.count)
      let isUsage = phrase == ParserPhrases.usage
      let content = isUsage ? usage(String(behind)) : String(behind)
      return (phrase.text() + content, behind.isEmpty, isUsage)
    }
    guard isBelowUsage, line.hasSuffix(":"), line == line.uppercased() else { return nil }
    return (String(line), true, false)
  }

  private static func usage(_ text: String) -> String {
    ParserPhrases.placeholders.reduce(text) { text, phrase in
      text.split(separator: "<\(phrase.english)>", omittingEmptySubsequences: false)
        .joined(separator: "<\(phrase.text())>")
    }
  }

  /// Returns the lines of an option or a command and its help, which follows on the same line or
  /// the next.
  private static func element(
    _ line: Substring, with rest: inout ArraySlice<Substring>, columns: Int
  ) -> [String] {
    let content = line.drop { $0 == " " }
    if let text = known(String(content)) {
      return TextWrapping.wrapped("  \(text)", to: columns, indent: 2)
    }
    // The help is on the line of the option if there is room, otherwise on the next.
    let margin = String(repeating: " ", count: TextWrapping.helpColumn)
    var label = content
    var text: Substring = ""
    if let next = rest.first, next.hasPrefix(margin) {
      text = rest.removeFirst().dropFirst(margin.count)
    } else if line.count > margin.count {
      let start = line.index(line.startIndex, offsetBy: margin.count)
      (label, text) = (line[..<start].drop { $0 == " " }, line[start...])
    }
    while label.last == " " { label.removeLast() }
    return TextWrapping.element(named(String(label)), described(String(text)), columns: columns)
  }

  private static func named(_ label: String) -> String {
    let phrase = ParserPhrases.standard
    return phrase.places(in: label).map { phrase.text(filling: $0) } ?? label
  }

  /// What an option does, without the values and the default that the parser appends: each text
  /// names both itself.
  private static func described(_ text: String) -> String {
    if let known = known(text) { return known }
    let appended = [" (values: ", " (default: "].compactMap { text.start(ofLast: $0) }.min()
    return String(text[..<(appended ?? text.endIndex)])
  }

  private static func known(_ text: String) -> String? {
    ParserPhrases.lines.first { $0.english == text }?.text()
  }

  /// Returns "'a', 'b' or 'c'" or "- a - b - c" as "a, b, c".
  private static func choices(_ english: String) -> String {
    let isQuoted = english.contains("'")
    let parts =
      isQuoted
      ? english.split(separator: "'").enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      : english.split(separator: " ").filter { $0 != "-" }
    return parts.joined(separator: ", ")
  }
}

extension String {
  /// The index where the last occurrence of a part begins.
  fileprivate func start(ofLast part: String) -> Index? {
    indices.last { self[$0...].hasPrefix(part) }
  }
}
