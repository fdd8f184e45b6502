/// An element or a text of an XML document that was read.
package enum XMLNode: Equatable, Sendable {
  /// An element.
  case element(XMLElement)
  /// Text, with its references replaced.
  case text(String)
}

/// An element of an XML document that was read.
package struct XMLElement: Equatable, Sendable {
  /// The name, with its prefix.
  package let name: String
  /// The values of the attributes by their names, with their prefixes.
  package let attributes: [String: String]
  /// The elements and texts in it, in order.
  package var contents: [XMLNode] = []

  /// The name without its prefix.
  package var localName: String { Self.local(name) }

  /// The elements right in this one.
  package var children: [XMLElement] {
    contents.compactMap { if case .element(let child) = $0 { child } else { nil } }
  }

  /// The text right in the element, without white space at its ends and with single spaces.
  package var text: String {
    let texts = contents.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns the elements right in this one that have a name.
  /// - Parameter name: the name without a prefix.
  /// - Returns: the elements in order.
  package func children(named name: String) -> [XMLElement] {
    children.filter { $0.localName == name }
  }

  /// Returns the value of an attribute, whatever its prefix.
  /// - Parameter name: the name without a prefix.
  /// - Returns: the value, or nil if the element does not have it.
  package func attribute(_ name: String) -> String? {
    attributes[name] ?? attributes.first { Self.local($0.key) == name }?.value
  }

  private static func local(_ name: String) -> String {
    name.split(separator: ":").last.map(String.init) ?? name
  }
}
