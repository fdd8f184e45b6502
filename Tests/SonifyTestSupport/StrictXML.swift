public import Foundation
public import FoundationXML

/// A document as libxml2 reads it: elements with their attributes and texts.
public final class StrictXML: NSObject {
  /// An element that was read.
  public final class Element {
    /// The name, with its prefix.
    public let name: String
    /// The values of the attributes by their names.
    public let attributes: [String: String]
    /// The elements right in this one, in order.
    public internal(set) var children: [Element] = []
    /// The text right in the element.
    public internal(set) var text = ""

    init(_ name: String, _ attributes: [String: String]) {
      (self.name, self.attributes) = (name, attributes)
    }

    /// The element and all elements within it.
    public var all: [Element] { [self] + children.flatMap(\.all) }
  }

  private var open: [Element] = []
  private var root: Element?

  /// Reads a document, or returns nil if it is not well-formed.
  public static func read(_ text: String) -> Element? {
    let reader = StrictXML()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }
}

extension StrictXML: XMLParserDelegate {
  /// Opens an element.
  public func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = Element(name, attributes)
    open.last?.children.append(element)
    root = root ?? element
    open.append(element)
  }

  /// Closes an element.
  public func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  /// Adds text to the element that is open.
  public func parser(_ parser: XMLParser, foundCharacters text: String) {
    open.last?.text += text
  }
}
