/// What values are called, as a program works it out when it is asked: "half past two" for 870.
///
/// Two providers are equal if one is a copy of the other; what their closures do cannot be compared.
/// Chart documents do not hold them.
public struct ValueDescriptionProvider: Equatable, Sendable {
  private final class Content: Sendable {
    let description: @Sendable (Double) -> String

    init(_ description: @escaping @Sendable (Double) -> String) { self.description = description }
  }

  private let content: Content

  /// Makes a provider of a closure, as `AXNumericDataAxisDescriptor` takes one.
  /// - Parameter description: the text of a finite value with its unit, if it is to be said; empty for
  ///   values that are said as usual. It may be called on any thread, often, and must not take long.
  public init(_ description: @escaping @Sendable (Double) -> String) {
    content = Content(description)
  }

  /// What a value is called; empty if it has no name of its own.
  public func description(of value: Double) -> String { content.description(value) }

  /// Whether both are the same provider.
  public static func == (one: ValueDescriptionProvider, other: ValueDescriptionProvider) -> Bool {
    one.content === other.content
  }
}
