/// The name of a table in a database, by its parts: "sales.prices" has a schema and a table.
public struct SQLTable: Equatable, Sendable {
  /// The parts, from the outermost; at least one, and none is empty.
  public var parts: [String]

  /// Creates the name of a table from its parts.
  /// - Precondition: there is a part, and none is empty.
  public init(parts: [String]) {
    precondition(!parts.isEmpty && !parts.contains(""))
    self.parts = parts
  }

  /// Parses a name whose parts are separated by dots.
  ///
  /// A part in double quotation marks or backquotes may hold dots; a mark within is doubled. The
  /// result is nil if a part is empty or a mark is not closed.
  public init?(parsing text: String) {
    var parts: [String] = []
    var rest = text.unicodeScalars[...]
    repeat {
      guard let part = Self.part(&rest), !part.isEmpty else { return nil }
      parts.append(part)
    } while rest.popFirst() == "."
    guard rest.isEmpty else { return nil }
    self.parts = parts
  }

  /// Takes a part from the start of a text and leaves the text at the dot after it, or returns nil
  /// if a mark is not closed or not followed by a dot.
  private static func part(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard let mark = rest.first, mark == "\"" || mark == "`" else {
      let part = rest.prefix { $0 != "." }
      rest = rest[part.endIndex...]
      return String(part)
    }
    var part = String.UnicodeScalarView()
    rest.removeFirst()
    while let scalar = rest.popFirst() {
      if scalar != mark {
        part.append(scalar)
      } else if rest.first == mark {
        part.append(mark)
        rest.removeFirst()
      } else {
        return rest.isEmpty || rest.first == "." ? String(part) : nil
      }
    }
    return nil
  }
}
