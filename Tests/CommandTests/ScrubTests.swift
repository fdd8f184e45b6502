import Foundation
import SonifyTestSupport
import Testing

/// `sonify scrub`, with a card and without.
@Suite struct ScrubTests {
  private static let scrub = "exec \"$SONIFY\" scrub squares.csv"

  // MARK: Sound

  @Test func aKeySoundsAtOnce() async throws {
    let listener = try Listener()
    let waits = try await listener.program(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      var waits: [Int] = []
      for key in ["l", "\u{1B}[C", "h", "e", "a"] {
        // Until the last tone has ended.
        let before = listener.card.written
        try terminal.wait(for: "silence") { _ in
          listener.card.events(named: "write").suffix(40).allSatisfy { ($0["sound"] ?? -1) < 0 }
            && (before == 0 || listener.card.written > before)
        }
        let known = listener.card.events.count
        let time = Self.now
        try terminal.type(key)
        var sound: FaultCard.Event?
        try terminal.wait(for: "sound after \(key.debugDescription)") { _ in
          sound = listener.card.events.dropFirst(known).first { ($0["sound"] ?? -1) >= 0 }
          return sound != nil
        }
        if let sound { waits.append(sound.time - time) }
      }
      try terminal.type("q")
      try terminal.waitForEnd()
      return waits
    }
    #expect(waits.count == 5)
    // A busy machine may be late now and then, but not always.
    #expect(try #require(waits.min()) < 20_000_000, "\(waits)")
    #expect(waits.sorted()[2] < 100_000_000, "\(waits)")
  }

  @Test func aHeldKeySaysNextToNothingUntilItEnds() async throws {
    let listener = try Listener(.unpaced)
    try listener.workplace.write(
      "long.csv", "x,y\n" + (1...200).map { "\($0),\($0 * 37 % 101)\n" }.joined())
    let found = try await listener.program("exec \"$SONIFY\" scrub long.csv").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try terminal.waitForSilence(.milliseconds(300))
      let before = terminal.bytes.count
      for _ in 0..<30 {
        try terminal.type("\u{1B}[C")
        poll(nil, 0, 33)
      }
      let time = Self.now
      try terminal.wait(for: "a text") { $0.bytes.count > before }
      try terminal.waitForSilence(.milliseconds(400))
      try terminal.wait(for: "silence") { _ in
        listener.card.events(named: "write").suffix(40).allSatisfy { ($0["sound"] ?? -1) < 0 }
      }
      let lastSound = listener.card.events.last { ($0["sound"] ?? -1) >= 0 }?.time ?? 0
      let lines = terminal.bytes[before...].count { $0 == 10 }
      let last = terminal.screen.cursorLine
      try terminal.type("q")
      try terminal.waitForEnd()
      return (lines, last, lastSound - time)
    }
    #expect(found.0 <= 4)
    // No keys are waiting to be heard: only the last tone goes on.
    #expect(found.2 < 700_000_000)
    #expect(found.1.hasPrefix("31"))
  }

  @Test func nothingSoundsAfterStopping() async throws {
    let listener = try Listener()
    let samples = try await listener.program(Self.scrub).runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("p")
      try terminal.wait(for: "sound") { _ in listener.card.written > 9600 }
      let before = listener.card.written
      try terminal.type("s")
      try terminal.wait(for: "more") { _ in listener.card.written > before + 9600 }
      let samples = listener.card.sixteenBitSamples
      try terminal.type("q")
      try terminal.waitForEnd()
      return samples
    }
    #expect(samples.suffix(2 * 1000).allSatisfy { $0 == 0 })
  }

  @Test func silentlyNoDeviceIsNeeded() async throws {
    let listener = try Listener(.openError(ENOENT))
    let ending = try await listener.program(Self.scrub + " --silent").runOnTerminal { terminal in
      try terminal.waitForKeys()
      try terminal.type("l")
      try terminal.wait(forText: "2, 4")
      try terminal.type("q")
      return try terminal.waitForEnd()
    }
    #expect(ending == .exit(0))
    #expect(listener.card.events.isEmpty)
  }

  // MARK: Scripts

  @Test func aScriptPrintsWhatIsSaid() async throws {
    let listener = try Listener()
    let outcome = try await listener.run(
      "\"$SONIFY\" scrub squares.csv --keys 'Right*3@400ms End' --no-config")
    #expect(outcome.ending == .exit(0))
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.contains("4, 16"))
    #expect(lines.last == "20, 400")
    #expect(!outcome.text.contains("\r"))
    #expect(listener.card.events.isEmpty)
  }

  @Test func aScriptIsRecorded() async throws {
    let listener = try Listener()
    let line = "\"$SONIFY\" scrub squares.csv --keys 'Right*3@400ms'"
    let outcome = try await listener.run(line + " -o x.wav")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text.contains("4, 16"))
    let file = try listener.workplace.bytes(of: "x.wav")
    let recording = try Recording(waveFile: file)
    #expect(recording.channels.count == 2 && recording.channels[0].contains { abs($0) > 0.02 })
    let piped = try await listener.run(line + " -o -")
    #expect(piped.ending == .exit(0))
    let heard = try Recording(waveFile: piped.output)
    #expect(heard.channels == recording.channels)
  }

  @Test(arguments: ["Rigth", "Right*", "Right@5", "wait", "wait 5", "Right*99999999999999999999"])
  func aScriptThatIsWrongIsTold(script: String) async throws {
    let listener = try Listener()
    let outcome = try await listener.run("\"$SONIFY\" scrub squares.csv --keys 'a \(script)'")
    #expect(outcome.ending == .exit(64))
    #expect(outcome.text == "")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("--keys"))
    #expect(outcome.error.contains { $0.isNumber }, "\(outcome.error)")
  }

  // MARK: What is kept

  private func scrub(_ listener: Listener, _ keys: String, options: String = "") async throws {
    let ending = try await listener.program("\(Self.scrub) --silent \(options)").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try terminal.type(keys + "q")
      return try terminal.waitForEnd()
    }
    #expect(ending == .exit(0))
  }

  @Test func whatKeysChangeIsKeptForScrubbingAndPlayingOnly() async throws {
    let listener = try Listener(.unpaced)
    func sound(_ command: String) async throws -> [UInt8] {
      let outcome = try await listener.run("\"$SONIFY\" \(command)")
      #expect(outcome.ending == .exit(0))
      return outcome.output
    }
    let commands = ["render squares.csv -o -", "score squares.csv"]
    var before: [[UInt8]] = []
    for command in commands { before.append(try await sound(command)) }
    try await scrub(listener, ",")
    let kept = try listener.workplace.bytes(of: "config/sonify/settings")
    let heading =
      "Settings that keys changed. To forget them, use --reset-config or delete this file."
    #expect(String(decoding: kept, as: UTF8.self).hasPrefix("# \(heading)\nspeed = 0.7"))
    for (command, bytes) in zip(commands, before) { #expect(try await sound(command) == bytes) }

    let played = try await listener.run("\"$SONIFY\" play squares.csv --duration 0.7")
    #expect(played.text.contains("1 second; speed 0.7\n"))
    let plain = try await listener.run("\"$SONIFY\" play squares.csv --duration 0.7 --no-config")
    #expect(plain.text.contains("0.7 seconds"))

    try await scrub(listener, ",", options: "--no-config")
    #expect(try listener.workplace.bytes(of: "config/sonify/settings") == kept)
    try await scrub(listener, "", options: "--reset-config")
    #expect(
      !FileManager.default.fileExists(
        atPath: listener.workplace.file("config/sonify/settings")))
  }

  // MARK: A file that changes

  @Test func newPointsAreToldAndTheCursorStays() async throws {
    let listener = try Listener()
    let words = try await listener.program(Self.scrub + " --silent --follow").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try terminal.type("lll")
      try terminal.wait(forText: "4, 16")
      try listener.workplace.write("squares.csv", Workplace.squares + "21,441\n22,484\n")
      try terminal.wait(forText: "2 new points")
      try terminal.waitForSilence(.milliseconds(300))
      try terminal.type("w")
      try terminal.wait(forText: "of 22")
      let words = terminal.screen.cursorLine
      try terminal.type("q")
      try terminal.waitForEnd()
      return words
    }
    #expect(words.contains("4 of 22"))
  }

  @Test func aFileThatGoesBadIsToldAndItsValuesStay() async throws {
    let listener = try Listener()
    let lines = try await listener.program(Self.scrub + " --silent --follow").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try listener.workplace.write("squares.csv", "number,square\none,two\nthree,four\n")
      try terminal.wait(forText: "the earlier values are kept: squares.csv")
      try terminal.type("e")
      try terminal.wait(forText: "20, 400")
      try listener.workplace.write("squares.csv", Workplace.squares + "21,441\n")
      try terminal.wait(forText: "21, 441, range now 1 to 441")
      let lines = terminal.screen.lines
      try terminal.type("q")
      try terminal.waitForEnd()
      return lines
    }
    #expect(lines.count { $0.contains("the earlier values are kept") } == 1)
  }

  /// A row counts when its line ends; malformed ones are skipped, named by line and text, and stop
  /// nothing.
  @Test func rowsThatArriveAreReadAsMonitorReadsThem() async throws {
    let listener = try Listener()
    let workplace = listener.workplace
    let lines = try await listener.program(Self.scrub + " --silent --follow").runOnTerminal(
      rows: 60
    ) { terminal in
      try terminal.waitForKeys()
      try terminal.type("e")
      try terminal.wait(forText: "20, 400")
      workplace.append("21,44", to: "squares.csv")
      try terminal.waitForSilence(.milliseconds(1500))
      workplace.append("1\n", to: "squares.csv")
      try terminal.wait(forText: "21, 441")
      workplace.append("22\nlate,x\n24,many\n25,5,5\n26,676\n", to: "squares.csv")
      try terminal.wait(forText: "26, 676")
      workplace.append("27,729\n", to: "squares.csv")
      try terminal.wait(forText: "27, 729")
      let lines = terminal.screen.lines
      try terminal.type("q")
      try terminal.waitForEnd()
      return lines
    }
    #expect(!lines.contains { $0.contains("21, 44") && !$0.contains("441") })
    #expect(
      lines.filter { $0.contains("malformed") } == [
        "line 23: skipped a malformed row: 22", "line 24: skipped a malformed row: late,x",
        "line 25: skipped a malformed row: 24,many",
      ], "\(lines)")
  }

  // MARK: At full pace

  private static let keys =
    "lllllhhhhhLHaejkfF[]{}uUnNrRpps.,xywdi+=-z<>mMgtcVvDo?".map(String.init)
    + ["\r", " ", "\u{7F}", "\u{1B}[C", "\u{1B}OD", "\u{1B}[1;5C", "\u{1B}[H", "\u{1B}[8~"]

  @Test func thousandsOfKeysLeaveNothingBehind() async throws {
    let listener = try Listener()
    let line = "exec \"$SONIFY\" scrub squares.csv --verbose"
    let found = try await listener.program(line).runOnTerminal { terminal in
      var random = SeededGenerator(seed: 11)
      func type(_ count: Int) throws {
        for _ in 0..<count {
          try terminal.type(Self.keys.randomElement(using: &random) ?? "l")
          if Int.random(in: 0..<50, using: &random) == 0 {
            try terminal.waitForSilence(.milliseconds(20))
          }
        }
        try terminal.waitForSilence(.milliseconds(300))
      }
      try terminal.waitForKeys()
      try type(600)
      let before = try Self.memory(of: terminal.foregroundGroup)
      try type(2400)
      let after = try Self.memory(of: terminal.foregroundGroup)
      // When a question is asked, all keys before it have been heeded.
      try terminal.type("sG")
      try terminal.wait(for: "a question") { try $0.settings.hasLocal(ICANON) }
      try terminal.type("\n")
      try terminal.waitForKeys()
      let asked = listener.card.written
      try terminal.wait(for: "a fade") { _ in listener.card.written > asked + 4800 }
      let stopped = listener.card.written
      try terminal.wait(for: "silence") { _ in listener.card.written > stopped + 4800 }
      try terminal.type("q")
      return (
        growth: after - before, stopped: stopped, ending: try terminal.waitForEnd(),
        isSetBack: try terminal.settings == terminal.settingsBefore,
        bells: terminal.screen.bells, output: terminal.output
      )
    }
    #expect(found.ending == .exit(0))
    #expect(found.isSetBack)
    #expect(found.bells == 0)
    #expect(found.growth < 16_000, "memory grew by \(found.growth) kB")
    #expect(listener.card.sixteenBitSamples.dropFirst(2 * found.stopped).allSatisfy { $0 == 0 })
    #expect(found.output.contains("xrun"))
  }

  /// What a process holds in memory, in units of 1,024 bytes.
  private static func memory(of process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    guard let number = line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first,
      let size = Int(number)
    else { throw Listener.Missing(what: "the size of process \(process)") }
    return size
  }

  /// Nanoseconds of the clock of the card's log.
  private static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
