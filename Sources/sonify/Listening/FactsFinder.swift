import Sonify
import Synchronization

/// The search for the facts of large charts on a thread of its own, so that keys and signals are
/// answered meanwhile.
final class FactsFinder: Sendable {
  private let found = Mutex<[SessionEvent]>([])
  private let ready: WakePipe

  /// Creates a finder; nil if the system has no descriptors left.
  init?() {
    guard let ready = WakePipe() else { return nil }
    self.ready = ready
  }

  deinit { ready.close() }

  /// A descriptor that is readable when ``takeFound()`` has an event.
  var descriptor: Int32 { ready.reading }

  /// Begins to search; without a thread to be had, the search is over when this returns.
  /// - Parameters:
  ///   - chart: the chart.
  ///   - number: the number to return with its facts.
  func find(_ chart: ChartDescriptor, number: Int) {
    let search: @Sendable () -> Void = {
      let facts = ChartFacts(chart)
      self.found.withLock { $0.append(.factsFound(facts, number: number)) }
      self.ready.wake()
    }
    if BackgroundThread.begin(search) != 0 { search() }
  }

  /// Returns what was found since the last call.
  func takeFound() -> [SessionEvent] {
    ready.clear()
    return found.withLock { found in
      defer { found = [] }
      return found
    }
  }
}
