import Foundation
import Testing

/// Where a braille display finds the cursor while a chart is walked through in braille.
@Suite struct BrailleTerminalTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    let rows = (0..<10).map { "\($0),\($0)\n" }.joined()
    try workplace.write("rising.csv", "n,y\n" + rows)
  }

  private static let cells = "⠤⠤⠤⠶⠶⠛⠛⠉⠉⠉"

  private func program(_ options: String) -> Program {
    var program = Program(
      shell: "exec \"$SONIFY\" scrub --silent --no-config \(options) rising.csv")
    program.folder = workplace.path
    program.timeLimit = .seconds(60)
    program.environment["LC_ALL"] = "C.UTF-8"
    return program
  }

  @Test(arguments: [
    (80, "--no-braille"), (80, "--braille"), (10, "--no-braille"), (10, "--braille"),
  ])
  func theCursorIsOnTheCellOfThePoint(columns: Int, option: String) async throws {
    // A line of ten columns has no room for words.
    @Sendable func line(_ point: Int) -> String {
      columns > 20 ? "\(point) \(point) " + Self.cells : Self.cells
    }
    let first = columns > 20 ? 5 : 1
    let screen = try await program(option).runOnTerminal { terminal in
      try terminal.resize(rows: 24, columns: columns)
      try terminal.waitForKeys()
      func expect(_ point: Int, after keys: String) throws {
        try terminal.type(keys)
        try terminal.wait(for: "the cursor on point \(point)") {
          $0.screen.cursorLine == line(point) && $0.screen.column == first + point
        }
      }
      try expect(0, after: option == "--braille" ? "" : "b")
      let row = terminal.screen.row
      // Keys as a braille display sends them, faster than texts are said.
      try expect(3, after: "\u{1B}[C\u{1B}[C\u{1B}[C")
      try expect(1, after: "\u{1B}[D\u{1B}[D")
      try expect(9, after: "e")
      try terminal.waitForSilence(.milliseconds(400))
      try expect(8, after: "h")
      try terminal.waitForSilence(.milliseconds(400))
      // Beyond the last cell, nothing moves.
      try expect(9, after: "\u{1B}[C\u{1B}[C\u{1B}[C")
      try terminal.waitForSilence(.milliseconds(400))
      try expect(0, after: "a")
      try terminal.waitForSilence(.milliseconds(400))
      #expect(terminal.screen.row == row)
      try terminal.type("q")
      try terminal.waitForEnd()
      return terminal.screen
    }
    #expect(screen.findings == [])
    #expect(screen.column == 1 && screen.cursorLine == "")
  }

  /// On the last row of a full screen as on the first rows of an empty one, and where the rows above
  /// show the same line.
  @Test(arguments: [(4, 14), (8, 20), (24, 40), (24, 79)])
  func routingKeysLeadToTheirCell(rows: Int, cells: Int) async throws {
    let first = cells < 20 ? 1 : 5
    let failures = try await program("--braille --cells \(cells)").runOnTerminal { terminal in
      try terminal.resize(rows: rows, columns: 80)
      try terminal.waitForKeys()
      try terminal.wait(for: "the line") { $0.screen.cursorLine.hasSuffix(Self.cells) }
      for key in ["w", "\u{1B}[C", "w", "\u{1B}[C", "w", "\u{1B}[D"] {
        try terminal.type(key)
        try terminal.waitForSilence(.milliseconds(400))
      }
      var failures: [Int] = []
      // On a machine under load it gives up as the real one does, when keys are answered late; another
      // press of the key then leads on.
      var late = 6
      for cell in [9, 0, 5, 4, 6, 1, 8, 2, 3, 7] {
        var routing = CursorRouting(terminal)
        var isThere = try routing.route(to: first + cell)
        try terminal.waitForSilence(.milliseconds(400))
        while !isThere, late > 0 {
          late -= 1
          routing = CursorRouting(terminal)
          isThere = try routing.route(to: first + cell)
          try terminal.waitForSilence(.milliseconds(400))
        }
        if !isThere { failures.append(cell) }
        #expect(terminal.screen.cursorLine.hasSuffix(Self.cells))
      }
      try terminal.type("q")
      try terminal.waitForEnd()
      return failures
    }
    #expect(failures == [])
  }

  /// A routing key beside the cells leads to the nearest, and the display keeps its line.
  @Test func routingBesideTheCellsKeepsTheLine() async throws {
    _ = try await program("--braille --cells 40").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "the line") { $0.screen.cursorLine.hasSuffix(Self.cells) }
      let row = terminal.screen.row
      for column in [2, 20, 1, 30] {
        var routing = CursorRouting(terminal)
        #expect(try !routing.route(to: column))
        try terminal.waitForSilence(.milliseconds(400))
        #expect(terminal.screen.row == row && terminal.screen.column == (column < 10 ? 5 : 14))
        #expect(terminal.screen.cursorLine.hasSuffix(Self.cells))
      }
      try terminal.type("q")
      try terminal.waitForEnd()
      return terminal.screen
    }
  }

  @Test func aTextIsALineOfItsOwn() async throws {
    _ = try await program("--braille --cells 20").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.wait(for: "the line") { $0.screen.cursorLine == "0 0 " + Self.cells }
      let row = terminal.screen.row
      try terminal.type("w")
      try terminal.wait(for: "the text") { $0.screen.cursorLine.hasPrefix("1 of 10") }
      #expect(terminal.screen.row == row + 1 && terminal.screen.column == 1)
      try terminal.type("\u{1B}[C")
      try terminal.wait(for: "the line again") { $0.screen.cursorLine == "1 1 " + Self.cells }
      #expect(terminal.screen.row == row + 2 && terminal.screen.column == 6)
      #expect(terminal.screen.lines.allSatisfy { $0.count <= 40 })
      try terminal.type("q")
      try terminal.waitForEnd()
      return terminal.screen
    }
  }
}
