import Foundation
import Testing

/// Where a braille display finds the cursor while a chart is walked through in braille.
@Suite struct BrailleTerminalTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test(arguments: [
    (80, "--no-braille"), (10, "--no-braille"), (80, "--braille"), (10, "--braille"),
  ])
  func theCursorIsOnTheCellOfThePoint(columns: Int, option: String) async throws {
    let rows = (0..<10).map { "\($0),\($0)\n" }.joined()
    try workplace.write("rising.csv", "n,y\n" + rows)
    let cells = "⠤⠤⠤⠶⠶⠛⠛⠉⠉⠉"
    var program = Program(
      shell: "exec \"$SONIFY\" scrub --silent --no-config \(option) rising.csv")
    program.folder = workplace.path
    program.timeLimit = .seconds(60)
    program.environment["LC_ALL"] = "C.UTF-8"
    let screen = try await program.runOnTerminal { terminal in
      try terminal.resize(rows: 24, columns: columns)
      try terminal.waitForKeys()
      func expect(_ column: Int, after keys: String) throws {
        try terminal.type(keys)
        try terminal.wait(for: "the cursor on cell \(column)") {
          $0.screen.cursorLine == cells && $0.screen.column == column
        }
      }
      try expect(1, after: option == "--braille" ? "" : "b")
      // Keys as a braille display sends them, faster than texts are said.
      try expect(4, after: "\u{1B}[C\u{1B}[C\u{1B}[C")
      try expect(2, after: "\u{1B}[D\u{1B}[D")
      try expect(10, after: "e")
      try terminal.waitForSilence(.milliseconds(400))
      try expect(9, after: "h")
      try terminal.waitForSilence(.milliseconds(400))
      try expect(1, after: "a")
      try terminal.waitForSilence(.milliseconds(400))
      #expect(terminal.screen.cursorLine == cells && terminal.screen.column == 1)
      try terminal.type("q")
      try terminal.waitForEnd()
      return terminal.screen
    }
    #expect(screen.findings == [])
    #expect(screen.column == 1 && screen.cursorLine == "")
  }
}
