import Glibc
import Sonify
import Synchronization

/// The progress of work on standard error: only on a terminal, only if the work takes more than a
/// second, and then once for each tenth, so that a screen reader is not flooded.
final class Progress: Sendable {
  private struct State {
    /// The last tenth that was rendered, or nil while the chart is being read.
    var tenth: Int?
    var isDue = false
    var hasWritten = false
    var isOver = false

    mutating func write() {
      hasWritten = true
      let text = tenth.map { Progress.rendered($0 * 10) } ?? MessagePhrases.reading.text()
      StandardError.write("\r" + text)
    }
  }

  private let state = Mutex(State())

  /// Creates the progress of work whose amount is not yet known.
  init(isShown: Bool = StandardError.isTerminal) {
    guard isShown else { return }
    // The other thread uses the language of this one.
    let localeSettings = LocaleSettings.current
    // Without a thread there is no progress to see, and the work goes on.
    _ = BackgroundThread.begin { [weak self] in
      poll(nil, 0, 1000)
      LocaleSettings.$current.withValue(localeSettings) { self?.begin() }
    }
  }

  private func begin() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isDue = true
      state.write()
    }
  }

  private static func rendered(_ percent: Int) -> String {
    MessagePhrases.percentRendered.text(["percent": "\(percent)"])
  }

  /// Records that `done` of `total` parts are rendered.
  func update(done: Int, of total: Int) {
    state.withLock { state in
      let tenth = min(9, done / max(1, total / 10))
      guard tenth != state.tenth else { return }
      state.tenth = tenth
      if state.isDue { state.write() }
    }
  }

  /// Ends the line, if there is one, so that something else can be written.
  func endLine() {
    state.withLock { state in
      if state.hasWritten { StandardError.write("\n") }
      state.hasWritten = false
    }
  }

  /// Ends the work and the line, if there is one, with 100 percent only if the work is done.
  func finish(isDone: Bool) {
    state.withLock { state in
      if isDone, state.hasWritten { StandardError.write("\r" + Self.rendered(100)) }
      state.isOver = true
    }
    endLine()
  }
}
