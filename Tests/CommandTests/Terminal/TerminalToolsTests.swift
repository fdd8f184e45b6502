import Foundation
import Testing

/// The terminal on which tests type, and the screen on which they read.
@Suite struct TerminalToolsTests {
  @Test func aProgramHasATerminalOfItsOwn() async throws {
    let found = try await Program(shell: "tty <&2; stty size; read line </dev/tty; echo got $line")
      .runOnTerminal(rows: 10, columns: 40) { terminal in
        try terminal.wait(forText: "10 40")
        try terminal.type("hello\n")
        let ending = try terminal.waitForEnd()
        return (ending, terminal.screen)
      }
    #expect(found.0 == .exit(0))
    #expect(found.1.lines.count == 4)
    #expect(found.1.lines.first?.hasPrefix("/dev/pts/") == true)
    #expect(found.1.lines.suffix(2) == ["hello", "got hello"])
    #expect(found.1.findings.isEmpty)
    #expect((found.1.row, found.1.column) == (5, 1))
  }

  @Test func whatAProgramLeavesSetIsSeen() async throws {
    let found = try await Program(shell: "stty -icanon -echo; exit 3").runOnTerminal { terminal in
      let ending = try terminal.waitForEnd()
      return (ending, terminal.settingsBefore, try terminal.settings)
    }
    #expect(found.0 == .exit(3))
    #expect(found.1.hasLocal(ICANON, ECHO))
    #expect(!found.2.hasLocal(ICANON) && !found.2.hasLocal(ECHO) && found.2.hasLocal(ISIG))
    #expect(found.1 != found.2)
  }

  @Test func keysOfTheTerminalSendSignals() async throws {
    let ending = try await Program(shell: "echo ready; exec sleep 60").runOnTerminal { terminal in
      try terminal.wait(forText: "ready")
      try terminal.type("\u{3}")
      return try terminal.waitForEnd()
    }
    #expect(ending == .signal(SIGINT))
  }

  @Test func aShellWithJobControlStopsAndContinues() async throws {
    // No process is to be stopped while it makes another: both would wait for each other.
    let line = "set -m; sh -c 'echo ready; exec sleep 60'; echo stopped; read line; fg; echo $?"
    let found = try await Program(shell: line).runOnTerminal { terminal in
      try terminal.wait(forText: "ready")
      let job = terminal.foregroundGroup
      try terminal.type("\u{1A}")
      try terminal.wait(forText: "stopped")
      let shell = terminal.foregroundGroup
      try terminal.type("\n")
      try terminal.wait { $0.foregroundGroup == job }
      try terminal.signalForeground(SIGTERM)
      let ending = try terminal.waitForEnd()
      return (job, shell, ending, terminal.screen.text)
    }
    #expect(found.0 != found.1)
    #expect(found.2 == .exit(0))
    #expect(found.3.hasSuffix("143"))
  }

  @Test func aWindowThatChangesIsTold() async throws {
    let line = "trap 'stty size' WINCH; echo ready; while :; do read line; done"
    let text = try await Program(shell: line).runOnTerminal { terminal in
      try terminal.wait(forText: "ready")
      try terminal.resize(rows: 10, columns: 33)
      // A shell that is signalled just before it reads looks at its traps only when the read ends.
      try terminal.type("\n")
      try terminal.wait(forText: "10 33")
      return terminal.output
    }
    #expect(text.contains("10 33"))
  }

  @Test func aPersonMayGoAway() async throws {
    let ending = try await Program(shell: "echo ready; exec sleep 60").runOnTerminal { terminal in
      try terminal.wait(forText: "ready")
      terminal.hangUp()
      return try terminal.waitForEnd()
    }
    #expect(ending == .signal(SIGHUP))
  }

  @Test func aProgramThatHangsIsNoticed() async throws {
    var program = Program("sleep", ["60"])
    program.timeLimit = .milliseconds(300)
    await #expect(throws: TerminalProgram.Stuck.self) {
      try await program.runOnTerminal { try $0.wait(forText: "never") }
    }
  }
}

/// The small terminal that reads what programs write.
@Suite struct TerminalScreenTests {
  private func screen(_ text: String, rows: Int = 4, columns: Int = 10) -> TerminalScreen {
    var screen = TerminalScreen(rows: rows, columns: columns)
    screen.feed(text.utf8)
    return screen
  }

  @Test(arguments: [
    ("abc", 1, 4, ["abc"]), ("abc\r", 1, 1, ["abc"]), ("abc\r\nde", 2, 3, ["abc", "de"]),
    ("abc\nd", 2, 5, ["abc", "   d"]), ("abc\u{8}x", 1, 4, ["abx"]), ("\ta", 1, 10, ["        a"]),
    // A full line wraps only when another character comes.
    ("0123456789", 1, 10, ["0123456789"]), ("0123456789a", 2, 2, ["0123456789", "a"]),
    ("0123456789\r\na", 2, 2, ["0123456789", "a"]),
    ("a\r\nb\r\nc\r\nd\r\ne", 4, 2, ["b", "c", "d", "e"]),
    ("né", 1, 3, ["né"]), ("ne\u{301}", 1, 3, ["ne\u{301}"]), ("日本", 1, 5, ["日本"]),
    ("abc  ", 1, 6, ["abc"]),
  ])
  func textGoesWhereATerminalPutsIt(text: String, row: Int, column: Int, lines: [String]) {
    let screen = screen(text)
    #expect((screen.row, screen.column) == (row, column))
    #expect(screen.lines == lines)
    #expect(screen.findings.isEmpty)
  }

  @Test func whatScrollsAwayIsKept() {
    #expect(screen("a\r\nb\r\nc\r\nd\r\ne").text == "a\nb\nc\nd\ne")
  }

  @Test(arguments: [
    ("\u{1B}[?1049h", ["ESC [ ? 1 0 4 9 h"]), ("\u{1B}=", ["ESC ="]), ("\u{1B}(B", ["ESC ( B"]),
    ("\u{1B}]0;t\u{7}", ["ESC ] 0 ; t 0x7"]), ("\u{1B}Px\u{1B}\\", ["ESC P x ESC \\"]),
    ("\u{E}", ["0xE"]), ("\u{9B}", ["0xC2 0x9B"]),
    ("\u{1B}[1m\u{1B}[0m", ["ESC [ 1 m", "ESC [ 0 m"]),
  ])
  func whatSteersATerminalIsFound(text: String, findings: [String]) {
    let screen = screen("ab\(text)c")
    #expect(screen.findings == findings)
    #expect(screen.lines == ["abc"])
  }

  @Test func bytesMayComeInPieces() {
    let text = "né日\u{1B}[1mx\r\ny"
    var screen = TerminalScreen(rows: 4, columns: 10)
    for byte in text.utf8 { screen.feed([byte]) }
    #expect(screen.lines == self.screen(text).lines)
    #expect(screen.findings == ["ESC [ 1 m"])
  }
}
