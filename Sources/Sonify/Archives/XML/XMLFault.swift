import SonifyBase

/// Why a text is no XML document, or is not read.
package struct XMLFault: Error, Equatable, Sendable {
  /// A problem of a document.
  package enum Problem: Equatable, Sendable {
    /// The document is not in UTF-8 or UTF-16.
    case encoding
    /// The document is too long, too deep, or has too many elements.
    case tooLarge
    /// The text ends before the document.
    case truncated
    /// A tag, comment or attribute is malformed.
    case malformed
    /// An end tag is not that of the open element.
    case wrongEnd(open: String)
    /// An attribute is there twice.
    case repeatedAttribute(String)
    /// A reference to an entity that is not one of XML's own.
    case entity(String)
    /// A character that no document may have.
    case character
    /// There is text or an element after the only one, or before it.
    case outside
  }

  /// The problem.
  package let problem: Problem
  /// The line, counted from 1.
  package let line: Int
}

extension XMLFault: CustomStringConvertible {
  /// What is wrong, without the line.
  package var description: String {
    switch problem {
    case .encoding: XMLPhrases.encoding.text()
    case .tooLarge: XMLPhrases.tooLarge.text()
    case .truncated: XMLPhrases.truncated.text()
    case .malformed: XMLPhrases.malformed.text()
    case .wrongEnd(let open): XMLPhrases.wrongEnd.text(["name": shown(open)])
    case .repeatedAttribute(let name): XMLPhrases.repeatedAttribute.text(["name": shown(name)])
    case .entity(let name): XMLPhrases.entity.text(["name": shown(name)])
    case .character: XMLPhrases.character.text()
    case .outside: XMLPhrases.outside.text()
    }
  }

  private func shown(_ name: String) -> String { UntrustedText.harmless(name, limit: 80) }
}
