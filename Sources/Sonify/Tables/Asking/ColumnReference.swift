/// A column as the user names it: by its header or by its number.
public struct ColumnReference: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The header or number, as typed.
  public var text: String

  /// Refers to the column whose header is `text`, or else, when `text` is a whole number, to the
  /// column of that number, counted from 1.
  public init(_ text: String) { self.text = text }

  /// Refers to a column by its header or its number.
  public init(stringLiteral text: String) { self.init(text) }
}
