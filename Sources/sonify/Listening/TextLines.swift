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
  /// The text or prompt that was written last; of a line of braille, the text that it stands for.
  private(set) var latest: (text: String, isPrompt: Bool)?
  /// The line of braille that was written last, or nil if it was a text.
  private var braille: SessionEffect.BrailleView?
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
    (latest, braille) = ((text, false), nil)
    switch rest {
    case .onText:
      try StandardOutput.write((isOnEmptyLine ? "" : "\n") + text + "\r")
      isOnEmptyLine = false
    case .below: try StandardOutput.write(text + "\n")
    }
  }

  /// Shows a line of braille with the cursor on its cell: in place of a line with the same cells,
  /// otherwise as a new line.
  ///
  /// The row and the columns of the cells stay the same, so that the routing keys of a display find
  /// them. No escape sequences are needed: backspaces move back, and writing the same characters
  /// again moves forward. In a pipe, only a line with another text is written.
  /// - Parameters:
  ///   - view: the line.
  ///   - text: the text that the line stands for, or nil if only the position is new.
  /// - Throws: ``CommandFailure`` if standard output cannot be written to.
  mutating func show(
    _ view: SessionEffect.BrailleView, saying text: String?
  ) throws(CommandFailure) {
    guard !isQuiet else { return }
    defer {
      latest = (text ?? latest?.text ?? "", false)
      braille = view
    }
    guard rest == .onText else {
      if text != nil || braille == nil {
        try StandardOutput.write(view.words + view.cells + "\n")
      }
      return
    }
    if let braille, braille.cells == view.cells, braille.words.isEmpty == view.words.isEmpty {
      return try StandardOutput.write(
        braille.words == view.words
          ? Self.move(in: view.cells, from: braille.column, to: view.column)
          : "\r" + view.words + view.cells.prefix(view.column))
    }
    let line = view.words + view.cells
    // After a line that fills the terminal, the effect of a backspace differs between terminals.
    let isFull = columns.map { DisplayWidth.columns(line) >= $0 } ?? false
    try StandardOutput.write(
      (isOnEmptyLine ? "" : "\n") + line
        + (isFull
          ? "\r" + view.words + view.cells.prefix(view.column)
          : Self.move(in: view.cells, from: view.cells.count, to: view.column)))
    isOnEmptyLine = false
  }

  /// Returns what moves the cursor from one cell to another.
  private static func move(in cells: String, from old: Int, to new: Int) -> String {
    new < old
      ? String(repeating: "\u{8}", count: old - new)
      : String(cells.dropFirst(old).prefix(new - old))
  }

  /// Shows a prompt, after which a line can be typed; in a pipe it goes to standard error, as it is
  /// not a result.
  mutating func ask(_ prompt: String) throws(CommandFailure) {
    (latest, braille) = ((prompt, true), nil)
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
    guard let view = braille else { return try say(latest.text) }
    braille = nil
    try show(view, saying: latest.text)
  }

  /// Ends the line of the last text, for whatever writes next.
  mutating func end() {
    if !isOnEmptyLine { try? StandardOutput.write("\n") }
    isOnEmptyLine = true
  }
}
