/// A quantity as one number in a fixed unit; encoded as that number alone.
public protocol ScalarUnit: Hashable, Comparable, Sendable, Codable {
  /// The number, in the unit of the type.
  var value: Double { get }

  /// Makes the quantity from a number in the unit of the type.
  init(_ value: Double)
}

extension ScalarUnit {
  /// Returns whether the first quantity is less than the second.
  public static func < (smaller: Self, greater: Self) -> Bool { smaller.value < greater.value }

  /// Returns whether the first quantity is less than or equal to the second; false if either is not
  /// a number, so no range contains one.
  public static func <= (smaller: Self, greater: Self) -> Bool { smaller.value <= greater.value }

  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(Double.self))
  }

  /// Writes a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}
