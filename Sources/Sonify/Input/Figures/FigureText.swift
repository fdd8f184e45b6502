import SonifyArchives
import SonifyBase
import SonifyChart

/// The titles and names of figures, which may have tags of HTML.
enum FigureText {
  /// The maximum number of bytes of a text that are read.
  private static let maxCount = 4096

  /// Returns a text without tags and references, safe to print.
  static func plain(_ text: String, limit: Int = UntrustedText.usualLimit) -> String {
    guard text.contains("</") || text.contains("<br") || text.contains("&") else {
      return UntrustedText.harmless(text, limit: limit)
    }
    var tokens = HTMLTokenizer(Array(text.utf8.prefix(maxCount)))
    var plain = ""
    while let token = tokens.next() {
      switch token {
      case .text(let range): plain += tokens.string(range)
      case .start("br", _), .start("p", _), .start("div", _): plain += " "
      case .start, .end: break
      }
    }
    return UntrustedText.harmless(plain, limit: limit)
  }

  /// Returns the text of a node: its own, that of its member "text", or the lines of an array.
  static func text(_ node: DocumentNode?) -> String {
    guard let node else { return "" }
    if let text = node.text { return plain(text) }
    if let text = node["text"] { return self.text(text) }
    let lines = (node.value.array ?? []).prefix(8).compactMap(\.text)
    return plain(lines.joined(separator: " "))
  }

  /// Returns the unit that a text around numbers names, or nil if it names none: "%", "$" or "mm",
  /// but not "million of".
  static func unit(prefix: String?, suffix: String?) -> AxisUnit? {
    for text in [suffix, prefix] {
      let unit = plain(text ?? "", limit: 20)
      guard !unit.isEmpty, unit.count <= 8, !unit.contains(" ") else { continue }
      return AxisUnit(one: unit, other: unit)
    }
    return nil
  }
}

extension DocumentNode {
  /// The number, if it is one.
  ///
  /// Not inlined: a number of a node that is mapped crashes the optimiser of Swift 6.3.
  @inline(never) func integer(_ key: String) -> Int? {
    guard case .number(let number)? = value.object?[key] else { return nil }
    return Int(exactly: number.rounded())
  }

  /// The elements of an array, or the node itself in place of an array of one.
  var oneOrMore: [DocumentNode] { value.array == nil ? [self] : elements }
}
