import Glibc
import Sonify
import Synchronization

/// A line on a terminal where standard input is read to its end and that does not come soon: a source
/// that never ends would be waited for without a word.
final class EndlessInputNotice: Sendable {
  /// The time after which the line is written, in milliseconds.
  private static let patience: Int32 = 3000

  private let isOver = Mutex(false)

  /// Begins to wait.
  init(isShown: Bool = StandardError.isTerminal) {
    guard isShown else { return }
    // The other thread uses the language of this one.
    let localeSettings = LocaleSettings.current
    // Without a thread there is no line, and reading goes on.
    _ = BackgroundThread.begin { [weak self] in
      poll(nil, 0, Self.patience)
      LocaleSettings.$current.withValue(localeSettings) { self?.write() }
    }
  }

  private func write() {
    isOver.withLock { isOver in
      guard !isOver else { return }
      // The progress of a render may stand in the line.
      StandardError.write("\r")
      StandardError.note(MessagePhrases.stillReading.text())
    }
  }

  /// Ends the wait, as the input has been read.
  func finish() { isOver.withLock { $0 = true } }
}
