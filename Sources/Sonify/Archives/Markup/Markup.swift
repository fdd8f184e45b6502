/// An element or a text of an XML or HTML document.
///
/// Text is escaped when it is written and names are literals, so text from data is never markup.
package enum Markup: Equatable, Sendable {
  /// An element with its attributes and contents.
  case element(Element)
  /// Text, not escaped.
  case text(String)

  /// An element.
  package struct Element: Equatable, Sendable {
    /// The name.
    package let name: MarkupName
    /// The attributes in the order in which they are written, each name once.
    package let attributes: [Attribute]
    /// The contents.
    package var contents: [Markup]
  }

  /// An attribute of an element.
  package struct Attribute: Equatable, Sendable {
    /// The name.
    package let name: MarkupName
    /// The value, not escaped.
    package let value: String
  }

  /// Makes an element.
  /// - Parameters:
  ///   - name: the name.
  ///   - attributes: the attributes; those whose value is nil are left out, and of those with one
  ///     name the first is taken.
  ///   - contents: the contents.
  /// - Returns: the element.
  package static func element(
    _ name: MarkupName, _ attributes: KeyValuePairs<MarkupName, String?> = [:],
    _ contents: [Markup] = []
  ) -> Markup {
    var kept: [Attribute] = []
    for (name, value) in attributes {
      guard let value, !kept.contains(where: { $0.name == name }) else { continue }
      kept.append(Attribute(name: name, value: value))
    }
    return .element(Element(name: name, attributes: kept, contents: contents))
  }

  /// Makes an element with a text.
  package static func element(
    _ name: MarkupName, _ attributes: KeyValuePairs<MarkupName, String?> = [:], _ text: String
  ) -> Markup {
    element(name, attributes, [.text(text)])
  }

  /// The end of a line between elements.
  package static let lineEnd = Markup.text("\n")
}

extension [Markup] {
  /// Returns the nodes, each on a line of its own.
  package var onLines: [Markup] { [.lineEnd] + flatMap { [$0, .lineEnd] } }
}
