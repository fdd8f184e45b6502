import SonifyBase
import SonifyChart
import SonifyWords

extension Session {
  /// The number of points from which facts may take long enough to be waited for.
  static let manyPoints = 200_000

  /// Says the facts of the part of the chart in view, or of the series at the cursor: at once, or when the
  /// host has found them.
  mutating func sayFacts(of command: Command) -> [SessionEffect] {
    let window = command == .statistics ? .whole : walk.view.window
    let chart = window.isWhole ? walk.view.source.described : walk.view.visibleChart
    let count =
      window.isWhole
      ? chart.series.reduce(0) { $0 + $1.count }
      : walk.view.stops.reduce(0) { $1.reduce($0) { $0 + $1.rows } }
    if walk.facts(over: window) == nil, !choices.findsFactsBeside || count < Self.manyPoints {
      walk.keep(ChartFacts(chart), over: window)
    }
    if let facts = walk.facts(over: window) {
      return say(text(of: facts, for: command), of: command)
    }
    let isNew = search.begin(for: command, over: window)
    return say(texts.waiting(forFactsOf: chart.sizeText))
      + (isNew ? [.findFacts(chart, number: search.number)] : [])
  }

  /// Takes the facts that the host has found, and says them if they are still waited for.
  mutating func take(_ facts: ChartFacts, number: Int) -> [SessionEffect] {
    guard number == search.number else { return [] }
    walk.keep(facts, over: search.window)
    return search.end().map { say(text(of: facts, for: $0), of: $0) } ?? []
  }

  private func text(of facts: ChartFacts, for command: Command) -> TextPages {
    guard command == .statistics, let cursor = walk.cursor else { return texts.description(facts) }
    return texts.statistics(ofSeries: cursor.series, facts)
  }
}

/// A search for facts by the host, beside the session.
struct FactsSearch: Sendable {
  /// The number of the search; it increases with each.
  private(set) var number = 0
  /// The part of the chart whose facts are sought.
  private(set) var window = AxisWindow.whole
  /// Whether the host is searching.
  private(set) var isRunning = false
  /// The command that waits for the facts, or nil if a key has cancelled it.
  private var waiting: Command?

  /// Begins to wait.
  /// - Parameters:
  ///   - command: the command that waits for the facts.
  ///   - newWindow: the part of the chart whose facts it needs.
  /// - Returns: whether this is a new search, because none is running over the part.
  mutating func begin(for command: Command, over newWindow: AxisWindow) -> Bool {
    waiting = command
    guard !isRunning || newWindow != window else { return false }
    (number, isRunning, window) = (number + 1, true, newWindow)
    return true
  }

  /// Stops waiting; what the host finds is kept for later.
  mutating func cancel() { waiting = nil }

  /// Ends the search and returns the command that waited for it, or nil if none did.
  mutating func end() -> Command? {
    defer { (isRunning, waiting) = (false, nil) }
    return waiting
  }

  /// Forgets the search, as the chart is another one, and returns the command that waited.
  mutating func forget() -> Command? {
    defer { number += 1 }
    return end()
  }
}
