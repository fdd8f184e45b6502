import Sonify

/// What happens outside a session while it runs.
protocol Follower: AnyObject {
  /// A descriptor that is readable when ``take(at:)`` has events; −1 for none.
  var descriptor: Int32 { get }
  /// The time at which to call ``take(at:)`` in any case, or nil.
  var nextLook: Seconds? { get }
  /// Returns the events since the last call, without waiting.
  func take(at now: Seconds) throws(CommandFailure) -> [SessionEvent]
}
