package import SonifyBase

/// What a listener controls by keys: told of events, it answers with what is to be done.
package protocol ListeningSession {
  /// What is to be done when it begins.
  mutating func begin(at moment: SessionEvent.Moment) -> [SessionEffect]

  /// Deals with an event.
  /// - Parameters:
  ///   - event: what happens.
  ///   - moment: when it happens, and what is heard then.
  /// - Returns: what is to be done, in this order.
  mutating func reduce(_ event: SessionEvent, at moment: SessionEvent.Moment) -> [SessionEffect]

  /// When it wants to be told ``SessionEvent/timer``, if it does.
  var nextTimer: Seconds? { get }
}

extension Session: ListeningSession {}
