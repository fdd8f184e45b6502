import Sonify

/// The malformed rows of a source: the first three are named, then they are counted, at most once a
/// minute.
struct MalformedRows {
  private static let maxNamed = 3
  private static let spacing = 60.0

  private var named = 0
  /// The number of rows that were neither named nor counted.
  private var count = 0
  /// The time of the last count, or of the first row that was not named.
  private var lastCount: Seconds?

  /// Records a row, and returns what is said of it, or nil.
  /// - Parameters:
  ///   - line: the number of its line, or nil if it is not known.
  ///   - text: its text.
  ///   - now: the current time.
  /// - Returns: the text, or nil if the row is only counted.
  mutating func add(line: Int?, text: String, at now: Seconds) -> String? {
    guard named >= Self.maxNamed else {
      named += 1
      guard let line else { return MonitorMessagePhrases.malformed.text(["text": text]) }
      return MonitorMessagePhrases.malformedAt.text(["line": "\(line)", "text": text])
    }
    add(count: 1, at: now)
    return nil
  }

  /// Records rows that are only counted.
  mutating func add(count added: Int, at now: Seconds) {
    guard added > 0 else { return }
    count += added
    lastCount = lastCount ?? now
  }

  /// The time at which ``takeCount(at:)`` returns a text, or nil if there is nothing to count.
  var due: Seconds? {
    guard count > 0, let lastCount else { return nil }
    return Seconds(lastCount.value + Self.spacing)
  }

  /// Returns the number of rows that were not named, if a minute has passed since it was said.
  mutating func takeCount(at now: Seconds) -> String? {
    guard let due, due <= now else { return nil }
    lastCount = now
    return takeRest()
  }

  /// Returns the number of rows that were not named when no more come, or nil if there are none.
  mutating func takeRest() -> String? {
    defer { count = 0 }
    return count > 0 ? MonitorMessagePhrases.moreMalformed.text(count: count) : nil
  }
}
