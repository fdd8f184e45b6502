import Glibc

/// Says texts on standard output, a line each.
struct TextLines {
  /// Where the cursor rests after a text.
  enum Rest {
    /// On the first column of the text's own line, where a braille display looks.
    case onText
    /// On the line below.
    case below
  }

  /// Whether a person sees them at once.
  let areOnTerminal: Bool

  private let rest: Rest
  private let isQuiet: Bool
  /// What was written last: a text, or a prompt.
  private var latest: (text: String, isPrompt: Bool)?
  /// Whether the cursor is on a line of its own with nothing on it.
  private var isOnEmptyLine = true

  /// The most columns that a text may fill, however wide the terminal.
  private static let greatestWidth = 79

  /// How many columns a text may fill without being broken by the terminal, which would leave the
  /// cursor on its last part; nothing if that is not known.
  var width: Int? {
    // The rows and columns of a `winsize`, and its size in dots.
    var size = [UInt16](repeating: 0, count: 4)
    guard areOnTerminal, unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size[1] > 1
    else { return nil }
    return min(Self.greatestWidth, Int(size[1]) - 1)
  }

  /// Says texts; a pipe has no cursor, and lines end there as usual.
  init(_ rest: Rest, isQuiet: Bool) {
    areOnTerminal = isatty(STDOUT_FILENO) == 1
    self.rest = areOnTerminal ? rest : .below
    self.isQuiet = isQuiet
  }

  /// Says one line.
  mutating func say(_ text: String) throws(CommandFailure) {
    guard !isQuiet else { return }
    latest = (text, false)
    switch rest {
    case .onText:
      try StandardOutput.write((isOnEmptyLine ? "" : "\n") + text + "\r")
      isOnEmptyLine = false
    case .below: try StandardOutput.write(text + "\n")
    }
  }

  /// Shows a prompt, behind which a line can be typed; it is no result, and not for a pipe.
  mutating func ask(_ prompt: String) throws(CommandFailure) {
    latest = (prompt, true)
    guard areOnTerminal else { return StandardError.write(prompt) }
    try StandardOutput.write((isOnEmptyLine ? "" : "\n") + prompt)
    isOnEmptyLine = false
  }

  /// Takes note that Enter has ended the line behind a prompt.
  mutating func lineEnded() { isOnEmptyLine = true }

  /// Says again what was said last, after something else has been on the terminal.
  mutating func repeatLatest() throws(CommandFailure) {
    guard areOnTerminal, let latest else { return }
    if latest.isPrompt { try ask(latest.text) } else { try say(latest.text) }
  }

  /// Leaves the last text alone on its line, for whatever writes next.
  mutating func end() {
    if !isOnEmptyLine { try? StandardOutput.write("\n") }
    isOnEmptyLine = true
  }
}
