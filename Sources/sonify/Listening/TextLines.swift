import Glibc
import Sonify

/// Texts on standard output, a line each.
struct TextLines {
  /// The position of the cursor after a text.
  enum Rest {
    /// On the first column of the text's own line, where a braille display looks.
    case onText
    /// On the line below.
    case below
  }

  /// Whether standard output is a terminal.
  let areOnTerminal: Bool

  private let rest: Rest
  /// Whether texts are suppressed.
  let isQuiet: Bool
  /// The text or prompt that was written last.
  private(set) var latest: (text: String, isPrompt: Bool)?
  /// The cells below the latest text.
  private var cells: SessionEffect.BrailleView?
  /// Whether the cursor is on an empty line.
  private var isOnEmptyLine = true

  /// Whether the listener reads at the cursor, so that nothing else may write there.
  var areReadAtCursor: Bool { rest == .onText }

  /// The number of columns of the terminal, or nil if it is unknown.
  var columns: Int? {
    // The rows and columns of a `winsize`, and its size in pixels.
    var size = [UInt16](repeating: 0, count: 4)
    guard areOnTerminal, unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size[1] > 1
    else { return nil }
    return Int(size[1])
  }

  /// Creates the output of texts; a pipe has no cursor, so its lines end as usual.
  init(_ rest: Rest, isQuiet: Bool) {
    areOnTerminal = isatty(STDOUT_FILENO) == 1
    self.rest = areOnTerminal ? rest : .below
    self.isQuiet = isQuiet
  }

  /// Writes one line.
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

  /// Shows cells below the latest text; if they are there already, only the cursor moves.
  ///
  /// No escape sequences are needed: backspaces move back, and writing the same cells again moves
  /// forward.
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
      // After a line that fills the terminal, the effect of a backspace differs between terminals.
      let count = view.cells.count
      let isFull = columns.map { count >= $0 } ?? false
      try StandardOutput.write(
        "\n" + view.cells
          + (isFull
            ? "\r" + view.cells.prefix(view.column)
            : String(repeating: "\u{8}", count: count - view.column)))
    }
  }

  /// Shows a prompt, after which a line can be typed; in a pipe it goes to standard error, as it is
  /// not a result.
  mutating func ask(_ prompt: String) throws(CommandFailure) {
    (latest, cells) = ((prompt, true), nil)
    guard areOnTerminal else { return StandardError.write(prompt) }
    try StandardOutput.write((isOnEmptyLine ? "" : "\n") + prompt)
    isOnEmptyLine = false
  }

  /// Records that Enter has ended the line after a prompt.
  mutating func lineEnded() { isOnEmptyLine = true }

  /// Writes the latest text again, after other output on the terminal.
  mutating func repeatLatest() throws(CommandFailure) {
    guard areOnTerminal, let latest else { return }
    if latest.isPrompt { return try ask(latest.text) }
    let cells = cells
    try say(latest.text)
    if let cells { try show(cells) }
  }

  /// Ends the line of the last text, for whatever writes next.
  mutating func end() {
    if !isOnEmptyLine { try? StandardOutput.write("\n") }
    isOnEmptyLine = true
  }
}
