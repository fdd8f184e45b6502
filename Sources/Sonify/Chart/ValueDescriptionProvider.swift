/// A function that names values: "half past two" for 870.
///
/// Two providers are equal if one is a copy of the other; their closures cannot be compared. Chart
/// documents do not contain them.
public struct ValueDescriptionProvider: Equatable, Sendable {
  private final class Content: Sendable {
    let description: @Sendable (Double) -> String

    init(_ description: @escaping @Sendable (Double) -> String) { self.description = description }
  }

  private let content: Content

  /// Makes a provider from a closure, as `AXNumericDataAxisDescriptor`.
  /// - Parameter description: returns the text of a finite value, with its unit if that is to be
  ///   said, or an empty text to format the value as usual. It may be called on any thread, often,
  ///   and must not take long.
  public init(_ description: @escaping @Sendable (Double) -> String) {
    content = Content(description)
  }

  /// Returns the text of a value; empty if it has no name.
  public func description(of value: Double) -> String { content.description(value) }

  /// Returns whether both are the same provider.
  public static func == (one: ValueDescriptionProvider, other: ValueDescriptionProvider) -> Bool {
    one.content === other.content
  }
}
