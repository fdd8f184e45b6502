/// The script of a page.
enum PageScript {
  /// The script, whose parts are files of their own, as one function without comments, indentation,
  /// optional spaces and optional ends of lines.
  static let text: String = {
    let parts = [
      PackageResources.texts_js, PackageResources.walk_js, PackageResources.sound_js,
      PackageResources.explorer_js, PackageResources.downloads_js,
    ]
    let lines = parts.flatMap { code(in: String(decoding: $0, as: UTF8.self)) }
    return "\n" + joined(["(() => {", "\"use strict\";"] + lines + ["})();"]) + "\n"
  }()

  /// Returns lines of code as fewer.
  ///
  /// What follows a sign that begins or ends something needs no line of its own, the last statement of
  /// a block no semicolon, and a declaration after another no keyword. Every statement but a block
  /// ends in a semicolon.
  static func joined(_ lines: [String]) -> String {
    var text = ""
    var isDeclaration = false
    for line in lines {
      let declared = declaration(in: line)
      if isDeclaration, let declared {
        text.removeLast()
        text += "," + declared
      } else {
        if line.hasPrefix("}"), text.hasSuffix(";") { text.removeLast() }
        let isEnded = line.hasPrefix("}") || text.last.map(";,{}([".contains) ?? true
        text += (isEnded ? "" : "\n") + line
      }
      isDeclaration = declared != nil && line.hasSuffix(";") && isClosed(line)
    }
    return text
  }

  /// Returns what a line declares as constant, or nil if it is none that begins a declaration.
  private static func declaration(in line: String) -> Substring? {
    guard line.hasPrefix("const"), let next = line.dropFirst(5).first, " {[".contains(next) else {
      return nil
    }
    return line.dropFirst(next == " " ? 6 : 5)
  }

  /// Returns whether a line closes as many brackets as it opens, with those in its texts.
  private static func isClosed(_ line: String) -> Bool {
    line.count { "{([".contains($0) } == line.count { "})]".contains($0) }
  }

  /// Returns the lines of a file that are code, tightened; comments have lines of their own.
  private static func code(in text: String) -> [String] {
    var isComment = false
    return text.split(separator: "\n").compactMap { line in
      let code = line.drop { $0 == " " }
      // A type before a value is within code.
      if code.hasPrefix("/**"), !code.dropLast(2).contains("*/") { isComment = true }
      defer { if isComment, code.hasSuffix("*/") { isComment = false } }
      return isComment || code.isEmpty || code.hasPrefix("//") ? nil : tightened(code)
    }
  }

  /// Returns a line of code without types, optional spaces and optional parentheses.
  ///
  /// Texts, templates and regular expressions, none of which has more than a line, stay as they are.
  static func tightened(_ line: some StringProtocol) -> String {
    var tight = ""
    var rest = Substring(line)
    while let next = rest.first {
      if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        rest = rest[end.upperBound...]
      } else if next == " " {
        rest = rest.drop { $0 == " " }
        if let last = tight.last, let next = rest.first, areApart(last, next) { tight += " " }
      } else if "\"'`".contains(next) || (next == "/" && mayBeginExpression(after: tight)) {
        let literal = literal(at: rest)
        tight += literal
        rest = rest.dropFirst(literal.count)
      } else {
        if rest.hasPrefix("=>") { tight = withoutParentheses(tight) }
        tight.append(next)
        rest = rest.dropFirst()
      }
    }
    return tight
  }

  /// Returns code whose end is the parameters of a function, without parentheses around a single name.
  private static func withoutParentheses(_ code: String) -> String {
    guard let match = code.firstMatch(of: #/(^|[^\w$])\(([\w$]+)\)$/#) else { return code }
    return String(code[..<match.range.lowerBound] + match.1 + match.2)
  }

  /// Returns whether two characters mean something else without a space between them.
  private static func areApart(_ last: Character, _ next: Character) -> Bool {
    func isOfWord(_ one: Character) -> Bool { one.isLetter || one.isNumber || "_$".contains(one) }
    return (isOfWord(last) && isOfWord(next)) || (last == next && "+-".contains(last))
  }

  /// Returns whether a slash is the start of a regular expression, not a division.
  private static func mayBeginExpression(after code: String) -> Bool {
    guard let last = code.last else { return true }
    return "(,=:?&|![{;".contains(last) || code.hasSuffix("return")
  }

  /// Returns the text, template or regular expression at the start of code.
  private static func literal(at code: Substring) -> Substring {
    var (isEscaped, isInSet) = (false, false)
    let end = code.indices.dropFirst().first { index in
      let one = code[index]
      defer { isEscaped = one == "\\" && !isEscaped }
      guard !isEscaped else { return false }
      if code.first == "/", "[]".contains(one) { isInSet = one == "[" }
      return one == code.first && !isInSet
    }
    return end.map { code[...$0] } ?? code
  }
}
