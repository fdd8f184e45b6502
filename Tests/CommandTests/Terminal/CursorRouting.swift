import Foundation

/// A routing key of a braille display, as BRLTTY 6.4 to 6.8 carries it out (`Programs/routing.c`).
///
/// It presses Left or Right until the cursor is on the cell, and gives up if the cursor leaves its
/// row, moves the other way, or does not move in time. How long it waits depends on how fast earlier
/// keys were answered. After each key it looks for the text that was around the cursor: if another row
/// has more of it than the cursor's own, it takes the screen as scrolled.
struct CursorRouting {
  /// The terminal with the cursor.
  let terminal: TerminalProgram
  /// The time that it waits for motion, in milliseconds, as a mean of answers.
  private var patience = (sum: 2000, count: 1)

  init(_ terminal: TerminalProgram) { self.terminal = terminal }

  /// Moves the cursor to a column of its row, from 1.
  /// - Returns: whether the cursor is there, in the row in which it was.
  mutating func route(to column: Int) throws -> Bool {
    let row = terminal.screen.row
    while terminal.screen.column != column {
      let before = terminal.screen
      let step = column > before.column ? 1 : -1
      try terminal.type(step > 0 ? "\u{1B}[C" : "\u{1B}[D")
      settle()
      let after = terminal.screen
      guard after.row == row, (after.column - before.column) * step > 0,
        Self.row(of: before.line(row), from: row, by: -step, in: after) == row
      else { return false }
      // Beyond the cell, it is as near as it gets.
      if (column - after.column) * step < 0 { return false }
    }
    return true
  }

  /// Waits until the cursor has moved and then rests, or does not move at all.
  ///
  /// Its clock counts looks, a millisecond apart, which come less often where the program gets less
  /// of the processor, too.
  private mutating func settle() {
    var position = (terminal.screen.row, terminal.screen.column)
    var (looks, start) = (0, 0)
    var limit = patience.sum / patience.count
    var hasMoved = false
    while true {
      terminal.exchange(.milliseconds(1))
      looks += 1
      let time = looks - start
      let now = (terminal.screen.row, terminal.screen.column)
      if now != position {
        if !hasMoved {
          hasMoved = true
          limit = 2 * time + 1
          patience = (patience.sum + 8 * time, patience.count + 1)
        }
        (position, start) = (now, looks)
      } else if time > limit {
        return
      }
    }
  }

  /// Returns the row that now has the longest run of a line's characters around the cursor's column.
  private static func row(
    of line: String, from row: Int, by step: Int, in screen: TerminalScreen
  ) -> Int {
    var best = (row: row, length: 0)
    var candidate = row
    while (1...screen.rows).contains(candidate) {
      let length = run(of: line, in: screen.line(candidate), around: screen.column - 1)
      if length > best.length { best = (candidate, length) }
      candidate += step
    }
    return best.row
  }

  /// Returns the number of equal characters around an index, 0 if those at the index differ.
  private static func run(of line: String, in other: String, around index: Int) -> Int {
    // The rest of both lines is empty, which is equal too.
    func padded(_ line: String) -> [Character] {
      Array(line.padding(toLength: 200, withPad: " ", startingAt: 0))
    }
    let (line, other) = (padded(line), padded(other))
    guard line[index] == other[index] else { return 0 }
    let before = zip(line[..<index].reversed(), other[..<index].reversed()).prefix { $0 == $1 }
    let after = zip(line[index...], other[index...]).prefix { $0 == $1 }
    return Array(before).count + Array(after).count
  }
}
