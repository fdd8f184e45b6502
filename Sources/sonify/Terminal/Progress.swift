import Sonify

/// Says on standard error how far work has come: only on a terminal, only when it takes more than
/// a second, and then once for each tenth, so that a screen reader is not flooded.
struct Progress {
  private let total: Int
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private let isShown: Bool
  private var lastTenth = 0
  private var hasWritten = false

  /// Begins work of `total` parts.
  init(total: Int, isShown: Bool = StandardError.isTerminal) {
    self.total = max(1, total)
    self.isShown = isShown
    start = clock.now
  }

  /// Takes note that `done` parts are done.
  mutating func update(done: Int) {
    guard isShown, clock.now - start > .seconds(1) else { return }
    let tenth = min(9, done * 10 / total)
    guard tenth > lastTenth || !hasWritten else { return }
    lastTenth = tenth
    hasWritten = true
    StandardError.write("\r\(tenth * 10) percent rendered")
  }

  /// Ends the line, if there is one; it says 100 percent only if the work is done.
  func finish(isDone: Bool) {
    if hasWritten { StandardError.write(isDone ? "\r100 percent rendered\n" : "\n") }
  }
}
