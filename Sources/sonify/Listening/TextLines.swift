import Glibc
import Sonify

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
  /// Whether nothing is said.
  let isQuiet: Bool
  /// What was written last: a text, or a prompt.
  private(set) var latest: (text: String, isPrompt: Bool)?
  /// The cells below the latest text.
  private var cells: SessionEffect.BrailleView?
  /// Whether the cursor is on a line of its own with nothing on it.
  private var isOnEmptyLine = true

  /// Whether the cursor shows where a listener reads, so that nothing else may write there.
  var areReadAtCursor: Bool { rest == .onText }

  /// How many columns the terminal has; nothing if that is not known.
  var columns: Int? {
    // The rows and columns of a `winsize`, and its size in dots.
    var size = [UInt16](repeating: 0, count: 4)
    guard areOnTerminal, unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size[1] > 1
    else { return nil }
    return Int(size[1])
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
    (latest, cells) = ((text, false), nil)
    switch rest {
    case .onText:
      try StandardOutput.write((isOnEmptyLine ? "" : "\n") + text + "\r")
      isOnEmptyLine = false
    case .below: try StandardOutput.write(text + "\n")
    }
  }

  /// Shows cells below the latest text; if they stand there already, only the cursor moves.
  ///
  /// No escape sequences are needed: backspaces lead back, and writing the same cells again leads
  /// on.
  mutating func show(_ view: SessionEffect.BrailleView) throws(CommandFailure) {
    guard !isQuiet, let latest, !latest.isPrompt else { return }
    defer { cells = view }
    guard rest == .onText else {
      if cells == nil { try StandardOutput.write(view.cells + "\n") }
      return
    }
    if let cells, cells.cells == view.cells {
      try StandardOutput.write(
        view.column < cells.column
          ? String(repeating: "\u{8}", count: cells.column - view.column)
          : String(view.cells.dropFirst(cells.column).prefix(view.column - cells.column)))
    } else {
      // Behind a line that fills the terminal, terminals differ in where a backspace leads.
      let count = view.cells.count
      let isFull = columns.map { count >= $0 } ?? false
      try StandardOutput.write(
        "\n" + view.cells
          + (isFull
            ? "\r" + view.cells.prefix(view.column)
            : String(repeating: "\u{8}", count: count - view.column)))
    }
  }

  /// Shows a prompt, behind which a line can be typed; it is no result, and not for a pipe.
  mutating func ask(_ prompt: String) throws(CommandFailure) {
    (latest, cells) = ((prompt, true), nil)
    guard areOnTerminal else { return StandardError.write(prompt) }
    try StandardOutput.write((isOnEmptyLine ? "" : "\n") + prompt)
    isOnEmptyLine = false
  }

  /// Takes note that Enter has ended the line behind a prompt.
  mutating func lineEnded() { isOnEmptyLine = true }

  /// Says again what was said last, after something else has been on the terminal.
  mutating func repeatLatest() throws(CommandFailure) {
    guard areOnTerminal, let latest else { return }
    if latest.isPrompt { return try ask(latest.text) }
    let cells = cells
    try say(latest.text)
    if let cells { try show(cells) }
  }

  /// Leaves the last text alone on its line, for whatever writes next.
  mutating func end() {
    if !isOnEmptyLine { try? StandardOutput.write("\n") }
    isOnEmptyLine = true
  }
}
