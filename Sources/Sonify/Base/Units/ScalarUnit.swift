/// A quantity held as one number in a fixed unit; coded as that bare number.
public protocol ScalarUnit: Hashable, Comparable, Sendable, Codable {
  /// The number, in the unit that the type names.
  var value: Double { get }

  /// Makes the quantity from a number in the unit that the type names.
  init(_ value: Double)
}

extension ScalarUnit {
  /// Whether the first quantity is the smaller.
  public static func < (smaller: Self, greater: Self) -> Bool { smaller.value < greater.value }

  /// Whether the first quantity is the smaller or both are the same; never of what is not a number,
  /// so that no range contains that.
  public static func <= (smaller: Self, greater: Self) -> Bool { smaller.value <= greater.value }

  /// Reads a bare number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes a bare number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
