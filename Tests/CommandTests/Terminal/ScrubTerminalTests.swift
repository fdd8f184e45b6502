import Foundation
import Testing

/// What scrubbing does to the terminal: nothing that stays, and little while it lasts.
@Suite struct ScrubTerminalTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  private let scrub = "\"$SONIFY\" scrub --silent --no-config squares.csv"

  private func program(_ line: String) -> Program {
    var program = Program(shell: line)
    program.folder = workplace.path
    program.timeLimit = .seconds(60)
    return program
  }

  /// How a terminal was found when the program had ended.
  private struct End: Sendable {
    let ending: Outcome.Ending
    let isSetBack: Bool
    let screen: TerminalScreen

    init(of terminal: TerminalProgram) throws {
      ending = try terminal.waitForEnd()
      isSetBack = try terminal.settings == terminal.settingsBefore
      screen = terminal.screen
    }
  }

  // MARK: Ways out

  @Test(arguments: [("q", 0), ("\u{3}", 130), ("\u{1C}", 131)])
  func aKeyThatEndsItSetsTheTerminalBack(key: String, status: Int32) async throws {
    let end = try await program("exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type(key)
      return try End(of: terminal)
    }
    #expect(end.ending == .exit(status))
    #expect(end.isSetBack)
    #expect(end.screen.findings == [])
    // The shell's prompt is to stand on a line of its own.
    #expect(end.screen.column == 1 && end.screen.cursorLine == "")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func aSignalThatEndsItSetsTheTerminalBack(signal: Int32) async throws {
    let end = try await program("exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      terminal.signal(signal)
      return try End(of: terminal)
    }
    #expect(end.ending == .exit(128 + signal))
    #expect(end.isSetBack)
    #expect(end.screen.findings == [])
  }

  @Test(arguments: ["scrub", "play"], ["q", "\u{3}"])
  func howTheDeviceDidIsToldOnEveryWayOut(command: String, key: String) async throws {
    try workplace.write("alsa.conf", "pcm.!default { type null }")
    var program = program("exec \"$SONIFY\" \(command) --verbose --no-config squares.csv")
    program.environment["ALSA_CONFIG_PATH"] = workplace.file("alsa.conf")
    let end = try await program.runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type(key)
      return try End(of: terminal)
    }
    #expect(end.screen.text.contains(" xruns, "))
    #expect(end.isSetBack)
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP])
  func aCrashSetsTheTerminalBack(signal: Int32) async throws {
    let end = try await program("ulimit -c 0; exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      terminal.signal(signal)
      return try End(of: terminal)
    }
    #expect(end.ending == .signal(signal))
    #expect(end.isSetBack)
  }

  @Test(arguments: ["", "trap '' HUP; "])
  func aTerminalThatIsGoneEndsIt(before: String) async throws {
    let ending = try await program("\(before)exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      terminal.hangUp()
      return try terminal.waitForEnd()
    }
    #expect(ending == .exit(128 + SIGHUP))
  }

  @Test func aTerminalThatCannotBeWrittenToIsSetBack() async throws {
    let line = "exec 3<>/dev/tty; exec \(scrub) >/dev/full 2>/dev/full <&3"
    let end = try await program(line).runOnTerminal { terminal in
      try? terminal.waitForKeys()
      try? terminal.type("lq")
      return try End(of: terminal)
    }
    #expect(end.isSetBack)
  }

  // MARK: Job control

  @Test func stoppingSetsTheTerminalBackAndGoingOnTakesItAgain() async throws {
    let line = "set -m; \(scrub); echo stopped; read line; stty -echoe; fg; echo status $?"
    let found = try await program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      let job = terminal.foregroundGroup
      try terminal.type("\u{1A}")
      try terminal.wait(forText: "stopped")
      let isSetBack = try terminal.settings == terminal.settingsBefore
      try terminal.type("\n")
      try terminal.wait { $0.foregroundGroup == job }
      try terminal.waitForKeys()
      let before = terminal.bytes.count
      try terminal.type("l")
      try terminal.wait(for: "an answer to a key") { $0.bytes.count > before }
      try terminal.type("q")
      let ending = try terminal.waitForEnd()
      return (isSetBack, ending, terminal.output, try terminal.settings, terminal.settingsBefore)
    }
    #expect(found.0)
    #expect(found.1 == .exit(0))
    #expect(found.2.contains("status 0"))
    // What was changed while it was stopped stays.
    #expect(!found.3.hasLocal(ECHOE))
    #expect(found.3.hasLocal(ICANON, ECHO, IEXTEN))
    #expect(found.3.input == found.4.input)
  }

  // Only the first of these shells tells a program that runs that it is in the foreground now.
  @Test(arguments: ["/bin/sh", "bash"])
  func inTheBackgroundTheTerminalIsLeftAlone(shell: String) async throws {
    let line = "set -m; \(scrub) & read line; echo heard $line; fg; echo status $?"
    var program = program(line)
    program.name = shell
    let found = try await program.runOnTerminal { terminal in
      try terminal.wait(for: "a first word") { !$0.bytes.isEmpty }
      let isLeftAlone = try terminal.settings == terminal.settingsBefore
      try terminal.type("lllq\n")
      try terminal.wait(forText: "heard lllq")
      try terminal.waitForKeys()
      try terminal.type("q")
      return (isLeftAlone, try End(of: terminal))
    }
    #expect(found.0)
    #expect(found.1.ending == .exit(0))
    #expect(found.1.isSetBack)
    #expect(found.1.screen.text.contains("status 0"))
  }

  @Test func inTheBackgroundItWaitsThoughOthersAreTypedTo() async throws {
    let line = "set -m; \(scrub) & sleep 2; kill %1; wait; times"
    let end = try await program(line).runOnTerminal { terminal in
      try terminal.wait(for: "a first word") { !$0.bytes.isEmpty }
      try terminal.type("for somebody else\n")
      return try End(of: terminal)
    }
    // The last line tells of the time that the shell's children used, in the user's and the system's
    // part: "0m0.120s 0m0.031s".
    let times = end.screen.text.split(whereSeparator: \.isWhitespace).suffix(2).map { time in
      time.dropLast().split(separator: "m").compactMap { Double($0) }
    }
    #expect(times.count == 2)
    #expect(times.allSatisfy { $0.count == 2 && $0[0] == 0 && $0[1] < 1 }, "\(end.screen.text)")
  }

  // MARK: While it lasts

  @Test func keysComeFromTheTerminalWhenTheChartComesFromStandardInput() async throws {
    let line = "exec \"$SONIFY\" scrub --silent --no-config - <squares.csv"
    let end = try await program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      let before = terminal.bytes.count
      try terminal.type("\u{1B}[C")
      try terminal.wait(for: "an answer to a key") { $0.bytes.count > before }
      try terminal.type("q")
      return try End(of: terminal)
    }
    #expect(end.ending == .exit(0))
    #expect(end.isSetBack)
    #expect(end.screen.findings == [])
  }

  @Test func whatIsNeitherTerminalNorChartIsToldTheWayOut() async throws {
    let outcome = try await workplace.shell("\(scrub) </dev/null")
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains("--keys"))
  }

  /// All keys but those that end, ask, stop or erase.
  private static let keys =
    "lhLHaejkfF[]{}uUnNrRps.,xywdi+=-z<>mMgtcVvDo?".map(String.init)
    + [
      "\r", " ", "\u{7F}", "\u{1B}[C", "\u{1B}OD", "\u{1B}[1;5C", "\u{1B}[H", "\u{1B}[8~",
      "\u{1B}OP",
    ]

  @Test func afterEveryKeyTheCursorRestsAtTheBeginningOfALineOfText() async throws {
    let found = try await program("exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      var astray: [String] = []
      for key in Self.keys {
        let before = terminal.bytes.count
        try terminal.type(key)
        try terminal.wait(for: "an answer to \(key.debugDescription)") { $0.bytes.count > before }
        try terminal.waitForSilence(.milliseconds(50))
        let screen = terminal.screen
        if screen.column != 1 || screen.cursorLine.isEmpty || screen.cursorLine.count > 79 {
          astray.append("\(key.debugDescription): \(screen.column) \(screen.cursorLine)")
        }
      }
      try terminal.type("q")
      return (astray, try End(of: terminal))
    }
    #expect(found.0 == [])
    #expect(found.1.ending == .exit(0))
    #expect(found.1.screen.findings == [])
    #expect(found.1.screen.bells == 0)
  }

  @Test(arguments: [false, true])
  func noTextIsBrokenInANarrowTerminal(isMadeNarrow: Bool) async throws {
    let columns = isMadeNarrow ? 80 : 40
    let found = try await program("exec \(scrub)").runOnTerminal(rows: 10, columns: columns) {
      terminal in
      try terminal.waitForKeys()
      try terminal.waitForSilence(.milliseconds(300))
      if isMadeNarrow { try terminal.resize(rows: 10, columns: 40) }
      var longest = 0
      for _ in 0..<8 {
        let before = terminal.bytes.count
        try terminal.type("d")
        try terminal.wait(for: "an answer") { $0.bytes.count > before }
        try terminal.waitForSilence(.milliseconds(300))
        longest = max(longest, terminal.bytes[before...].count { $0 != 0x0A && $0 != 0x0D })
      }
      try terminal.type("q")
      return (longest, try End(of: terminal))
    }
    #expect(found.0 > 20 && found.0 < 40)
    #expect(found.1.screen.findings == [])
  }

  @Test func aLineIsAskedForAsAnyOther() async throws {
    let found = try await program("exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("G")
      try terminal.wait(for: "a line of input") { try $0.settings.hasLocal(ICANON, ECHO) }
      try terminal.waitForSilence(.milliseconds(50))
      let prompt = terminal.screen.cursorLine
      try terminal.type("\u{1}12\u{7F}3")
      try terminal.wait(forText: "12")
      try terminal.type("\n")
      try terminal.waitForKeys()
      try terminal.type("q")
      return (prompt, try End(of: terminal))
    }
    #expect(!found.0.isEmpty)
    #expect(found.1.ending == .exit(0))
    #expect(found.1.isSetBack)
  }

  @Test(arguments: ["\u{4}", "\n", "\u{1B}\n"])
  func aLineThatIsCalledOffLeavesTheTextOnALineOfItsOwn(typed: String) async throws {
    let end = try await program("exec \(scrub)").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("G")
      try terminal.wait(for: "a line of input") { try $0.settings.hasLocal(ICANON, ECHO) }
      try terminal.type(typed)
      try terminal.wait(forText: "cancelled")
      try terminal.waitForSilence(.milliseconds(100))
      let line = terminal.screen.cursorLine
      try terminal.type("q")
      return (line, try End(of: terminal))
    }
    #expect(end.0 == "cancelled")
    #expect(end.1.isSetBack)
  }

  @Test func aPromptIsNoResult() async throws {
    let status = try await program("exec \(scrub) >texts").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("G")
      try terminal.wait(forText: "go to number, or Enter to cancel: ")
      try terminal.type("3\n")
      try terminal.waitForKeys()
      try terminal.type("q")
      return try terminal.waitForEnd()
    }
    #expect(status == .exit(0))
    let texts = try String(contentsOfFile: workplace.file("texts"), encoding: .utf8)
    #expect(texts.hasSuffix("\n3, 9\n"))
  }

  @Test(arguments: ["dumb", "", "xterm-256color"])
  func noTerminalIsSteered(kind: String) async throws {
    var program = program("exec \(scrub)")
    program.environment["TERM"] = kind
    let end = try await program.runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("lljq")
      return try End(of: terminal)
    }
    #expect(end.ending == .exit(0))
    #expect(end.screen.findings == [])
  }
}

extension TerminalProgram {
  /// Reads until the program takes keys one by one.
  func waitForKeys() throws {
    try wait(for: "a program that takes keys") { try !$0.settings.hasLocal(ICANON) }
  }
}
