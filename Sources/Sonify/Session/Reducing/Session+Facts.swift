import SonifyBase
import SonifyChart
import SonifyWords

extension Session {
  /// The number of points from which facts may take long enough to be waited for.
  private static let manyPoints = 200_000

  /// Says the facts of the chart or of the series at the cursor: at once, or when the host has found
  /// them.
  mutating func sayFacts(of command: Command) -> [SessionEffect] {
    let chart = walk.view.source.described
    let count = chart.series.reduce(0) { $0 + $1.count }
    if walk.facts == nil, !choices.findsFactsBeside || count < Self.manyPoints {
      walk.facts = ChartFacts(chart)
    }
    if let facts = walk.facts { return say(text(of: facts, for: command), of: command) }
    let isAsked = search.isRunning
    search.begin(for: command)
    return say(SessionPhrases.describing.text(["size": chart.sizeText]))
      + (isAsked ? [] : [.findFacts(chart, number: search.number)])
  }

  /// Takes the facts that the host has found, and says them if they are still waited for.
  mutating func take(_ facts: ChartFacts, number: Int) -> [SessionEffect] {
    guard number == search.number else { return [] }
    walk.facts = facts
    return search.end().map { say(text(of: facts, for: $0), of: $0) } ?? []
  }

  private func text(of facts: ChartFacts, for command: Command) -> TextPages {
    guard command == .statistics, let cursor = walk.cursor else { return texts.description(facts) }
    return texts.statistics(ofSeries: cursor.series, facts)
  }
}

/// A search for facts by the host, beside the session.
struct FactsSearch: Sendable {
  /// The number of the chart whose facts are sought; it increases with each chart.
  private(set) var number = 0
  /// Whether the host is searching.
  private(set) var isRunning = false
  /// The command that waits for the facts, or nil if a key has cancelled it.
  private var waiting: Command?

  /// Begins to wait.
  mutating func begin(for command: Command) { (isRunning, waiting) = (true, command) }

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
