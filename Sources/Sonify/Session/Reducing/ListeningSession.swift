package import SonifyBase

/// A session that a listener controls with keys: it takes events and returns effects.
package protocol ListeningSession {
  /// Begins the session and returns the first effects.
  mutating func begin(at moment: SessionEvent.Moment) -> [SessionEffect]

  /// Handles an event.
  /// - Parameters:
  ///   - event: the event.
  ///   - moment: the time of the event, and what is heard then.
  /// - Returns: the effects, in order.
  mutating func reduce(_ event: SessionEvent, at moment: SessionEvent.Moment) -> [SessionEffect]

  /// Returns what is said when a signal ends the session.
  func farewell() -> [SessionEffect]

  /// Whether it goes on in words when its sound device fails.
  static var outlivesSound: Bool { get }

  /// The time at which it needs ``SessionEvent/timer``, or nil if it needs none.
  var nextTimer: Seconds? { get }
}

extension ListeningSession {
  /// Says nothing.
  package func farewell() -> [SessionEffect] { [] }
}

extension Session: ListeningSession {
  package static let outlivesSound = true
}
