extension Markup {
  /// Returns a document in XML 1.0 with its declaration.
  package var xmlDocument: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(xml)\n" }

  /// Returns a document in HTML with its declaration.
  package var htmlDocument: String { "<!DOCTYPE html>\n\(html)\n" }

  /// The markup in XML 1.0.
  package var xml: String { written(as: .xml) }

  /// The markup in HTML, or in the HTML syntax of embedded SVG and MathML.
  package var html: String { written(as: .html) }

  private func written(as syntax: Syntax) -> String {
    var writer = Writer(syntax: syntax)
    writer.write(self)
    return writer.written
  }

  private enum Syntax { case xml, html }

  private struct Writer {
    let syntax: Syntax
    var written = ""

    /// The elements of HTML that have no end tag.
    private static let void: Set<String> = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
      "wbr",
    ]

    init(syntax: Syntax) { self.syntax = syntax }

    mutating func write(_ node: Markup) {
      switch node {
      case .text(let text): write(text, inAttribute: false)
      case .element(let element): write(element)
      }
    }

    private mutating func write(_ element: Element) {
      let name = element.name.text
      written += "<\(name)"
      for attribute in element.attributes {
        written += " \(attribute.name.text)=\""
        write(attribute.value, inAttribute: true)
        written += "\""
      }
      if syntax == .html, Self.void.contains(name) {
        written += ">"
      } else if syntax == .xml, element.contents.isEmpty {
        written += "/>"
      } else {
        written += ">"
        for node in element.contents {
          if syntax == .html, name == "script" || name == "style", case .text(let text) = node {
            writeRaw(text, isStyle: name == "style")
          } else {
            write(node)
          }
        }
        written += "</\(name)>"
      }
    }

    /// Writes the text of a script or a style sheet, in which HTML knows no escapes: a "<" that may
    /// end it is written in the escapes of JSON and JavaScript, or of CSS.
    private mutating func writeRaw(_ text: String, isStyle: Bool) {
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        if scalar == "<", rest.first == "/" || rest.first == "!" {
          written += isStyle ? "\\3c " : "\\u003c"
        } else {
          written.unicodeScalars.append(Markup.isAllowed(scalar) ? scalar : "\u{FFFD}")
        }
      }
    }

    private mutating func write(_ text: String, inAttribute: Bool) {
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": written += "&amp;"
        case "<": written += "&lt;"
        // "]]>" is an error in XML.
        case ">": written += "&gt;"
        case "\"" where inAttribute: written += "&quot;"
        // Readers make spaces of them in attributes, and a line feed of a carriage return.
        case "\t" where inAttribute: written += "&#9;"
        case "\n" where inAttribute: written += "&#10;"
        case "\r": written += "&#13;"
        default: written.unicodeScalars.append(Markup.isAllowed(scalar) ? scalar : "\u{FFFD}")
        }
      }
    }
  }

  /// Returns whether a character may stand in XML 1.0 and in HTML: no control characters but tab
  /// and line ends, and no noncharacters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
