import Foundation
import Testing

@testable import sonify

/// How the terminal is set while keys are read, and that it is set back.
@Suite struct TerminalModeTests {
  private let person: Descriptor
  private let terminal: Descriptor
  private let mode: TerminalMode
  private let before: TerminalSettings

  init() throws {
    (person, terminal) = try Descriptor.pseudoTerminal()
    mode = TerminalMode(descriptor: terminal.number)
    before = try TerminalSettings(of: terminal.number)
  }

  private var settings: TerminalSettings {
    get throws { try TerminalSettings(of: terminal.number) }
  }

  /// What a program reads after this was typed.
  private func read(typing text: String) -> String {
    person.write(Array(text.utf8)[...])
    var bytes: [UInt8] = []
    _ = terminal.read(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What was shown to the person up to now.
  private func shown() -> String {
    person.makeNonblocking()
    var bytes: [UInt8] = []
    _ = person.read(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func keysArriveAsTheyAreTypedAndUnseen() throws {
    mode.enter()
    // Ctrl+S, Ctrl+Q, Ctrl+V, Ctrl+D and both ends of a line among them.
    for key in ["a", "\r", "\n", "\u{13}", "\u{11}", "\u{16}", "\u{4}", "\u{7F}", "é", "\u{1B}[C"] {
      #expect(read(typing: key) == key)
    }
    #expect(shown() == "")
    let now = try settings
    #expect(!now.hasLocal(ICANON) && !now.hasLocal(ECHO) && !now.hasLocal(IEXTEN))
    #expect(now.hasLocal(ISIG))
    #expect(now.input & tcflag_t(IXON) == 0)
    #expect(now.output == before.output && now.control == before.control)
    mode.leave()
    #expect(try settings == before)
  }

  @Test func nothingIsWrittenToTheTerminal() throws {
    mode.enter()
    mode.beginLine()
    mode.endLine()
    mode.suspend()
    mode.resume()
    mode.leave()
    #expect(shown() == "")
    #expect(try settings == before)
  }

  @Test func aLineIsShownAndEditedByTheTerminal() throws {
    mode.enter()
    mode.beginLine()
    #expect(read(typing: "1958\u{7F}7\r") == "1957\n")
    #expect(shown().hasPrefix("1958"))
    mode.endLine()
    #expect(read(typing: "\r") == "\r")
    mode.leave()
    #expect(try settings == before)
  }

  @Test func escapeEndsALineAtOnce() throws {
    mode.enter()
    mode.beginLine()
    #expect(read(typing: "19\u{1B}") == "19\u{1B}")
    mode.endLine()
    #expect(read(typing: "h") == "h")
    mode.leave()
    #expect(try settings == before)
  }

  @Test func whatWasTypedAheadIsPartOfTheLine() throws {
    mode.enter()
    person.write(Array("19".utf8)[...])
    mode.beginLine()
    person.write(Array("57\r".utf8)[...])
    var collector = LineCollector()
    var answer: LineCollector.Answer?
    while answer == nil {
      var bytes: [UInt8] = []
      _ = terminal.read(into: &bytes)
      answer = collector.feed(bytes)
    }
    #expect(answer == .line("1957"))
  }

  @Test func enteringTwiceLeavesOnce() throws {
    mode.enter()
    mode.enter()
    mode.leave()
    #expect(try settings == before)
    mode.leave()
    #expect(try settings == before)
  }

  @Test func whatTheShellChangedMeanwhileIsWhatHoldsInTheEnd() throws {
    mode.enter()
    let keys = try settings
    mode.suspend()
    #expect(try settings == before)
    var changed = termios()
    unsafe tcgetattr(terminal.number, &changed)
    changed.c_lflag &= ~tcflag_t(ECHOE)
    unsafe tcsetattr(terminal.number, TCSANOW, &changed)
    let between = try settings
    mode.resume()
    #expect(try !settings.hasLocal(ICANON))
    #expect(try settings != keys)
    mode.leave()
    #expect(try settings == between)
    #expect(between != before)
  }

  @Test(arguments: [false, true])
  func aStopThatCameUnseenIsMended(shellSetsBack: Bool) throws {
    mode.enter()
    if shellSetsBack {
      var sane = termios()
      unsafe tcgetattr(terminal.number, &sane)
      (sane.c_iflag, sane.c_lflag) = (before.input, before.local)
      unsafe withUnsafeMutableBytes(of: &sane.c_cc) { unsafe $0.copyBytes(from: before.characters) }
      unsafe tcsetattr(terminal.number, TCSANOW, &sane)
    }
    mode.resume()
    #expect(try !settings.hasLocal(ICANON))
    mode.leave()
    #expect(try settings == before)
  }

  @Test func aModeThatWasNotEnteredIsNotResumed() throws {
    mode.resume()
    #expect(try settings == before)
    mode.enter()
    mode.leave()
    mode.resume()
    #expect(try settings == before)
  }

  @Test func askingWhatToReadTakesTheTerminalAgain() throws {
    #expect(mode.readable() == terminal.number)
    #expect(try settings == before)
    mode.enter()
    mode.suspend()
    #expect(mode.readable() == terminal.number)
    #expect(try !settings.hasLocal(ICANON))
    mode.leave()
    #expect(try settings == before)
  }

  @Test func aModeThatGoesOutOfUseIsLeft() throws {
    do {
      let other = TerminalMode(descriptor: terminal.number)
      other.enter()
      #expect(try settings != before)
    }
    #expect(try settings == before)
  }

  @Test func whatIsNoTerminalIsLeftAlone() throws {
    let pipe = try Descriptor.pipe()
    let mode = TerminalMode(descriptor: pipe.reading.number)
    mode.enter()
    mode.resume()
    mode.leave()
  }
}
