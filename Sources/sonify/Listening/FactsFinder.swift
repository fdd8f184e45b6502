import Sonify
import Synchronization

/// The search for the facts of large charts on a thread of its own, so that keys and signals are
/// answered meanwhile.
///
/// There is one search at a time: a request that comes during a search waits for its end, in place
/// of an earlier one.
final class FactsFinder: Sendable {
  private struct Request {
    var chart: ChartDescriptor
    var number: Int
  }

  private struct State {
    var isSearching = false
    var next: Request?
    var found: [SessionEvent] = []

    /// Returns the request to search for next; if there is none, the search is over.
    mutating func takeNext() -> Request? {
      defer { next = nil }
      isSearching = next != nil
      return next
    }
  }

  private let state = Mutex(State())
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
    let begins = state.withLock { state in
      state.next = Request(chart: chart, number: number)
      defer { state.isSearching = true }
      return !state.isSearching
    }
    if begins, BackgroundThread.begin({ self.search() }) != 0 { search() }
  }

  private func search() {
    while let request = state.withLock({ $0.takeNext() }) {
      let facts = ChartFacts(request.chart)
      state.withLock { $0.found.append(.factsFound(facts, number: request.number)) }
      ready.wake()
    }
  }

  /// Returns what was found since the last call.
  func takeFound() -> [SessionEvent] {
    ready.clear()
    return state.withLock { state in
      defer { state.found = [] }
      return state.found
    }
  }
}
