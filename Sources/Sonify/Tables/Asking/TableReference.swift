/// A table of data that hold several, as the user names it: by its name or by its number.
public struct TableReference: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name or number, as typed.
  public var text: String

  /// Refers to the table whose name is `text`, or else, when `text` is a whole number, to the table
  /// of that number, counted from 1.
  public init(_ text: String) { self.text = text }

  /// Refers to a table by its name or its number.
  public init(stringLiteral text: String) { self.init(text) }
}
