import Sonify

/// The time since a session began.
struct SessionClock {
  private let start = ContinuousClock.now

  var now: Seconds { Seconds((ContinuousClock.now - start) / .seconds(1)) }
}
