import Foundation
import Testing

@testable import sonify

/// That a terminal is set back when the program ends in any other way.
@Suite struct TerminalRescueTests {
  private let terminal: Descriptor
  private let person: Descriptor
  private let name: String
  private let before: TerminalSettings

  init() throws {
    (person, terminal) = try Descriptor.pseudoTerminal()
    name = try terminal.terminalName
    before = try TerminalSettings(of: terminal.number)
  }

  /// Enters on the terminal with this name; proves it by what is then set.
  private static func enter(_ name: String) throws -> TerminalMode {
    unsafe unsetenv("SWIFT_BACKTRACE")
    TerminalRescue.watchCrashes()
    unblockSignals()
    let descriptor = try Descriptor(opening: name, O_RDWR | O_NOCTTY)
    let mode = TerminalMode(descriptor: dup(descriptor.number))
    mode.enter()
    guard try !TerminalSettings(of: mode.descriptor).hasLocal(ICANON) else { exit(99) }
    return mode
  }

  @Test func ofACrash() async throws {
    await #expect(processExitsWith: .signal(SIGSEGV)) { [name = name as String] in
      let mode = try Self.enter(name)
      raise(SIGSEGV)
      mode.leave()
    }
    #expect(try TerminalSettings(of: terminal.number) == before)
  }

  @Test(arguments: [SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP])
  func ofOtherCrashes(signal: Int32) async throws {
    await #expect(processExitsWith: .signal(signal)) {
      [name = name as String, signal = signal as Int32] in
      let mode = try Self.enter(name)
      raise(signal)
      mode.leave()
    }
    #expect(try TerminalSettings(of: terminal.number) == before)
  }

  @Test func ofATrap() async throws {
    await #expect(processExitsWith: .failure) { [name = name as String] in
      let mode = try Self.enter(name)
      let none = [Int]().randomElement()
      precondition(none != nil)
      mode.leave()
    }
    #expect(try TerminalSettings(of: terminal.number) == before)
  }

  @Test func ofAStackThatRunsOut() async throws {
    await #expect(processExitsWith: .failure) { [name = name as String] in
      let mode = try Self.enter(name)
      print(Self.depth(of: 1))
      mode.leave()
    }
    #expect(try TerminalSettings(of: terminal.number) == before)
  }

  private static func depth(of number: Int) -> Int { number == 0 ? 0 : depth(of: number + 1) + 1 }

  @Test func ofAnExitFromAnywhere() async throws {
    await #expect(processExitsWith: .exitCode(74)) { [name = name as String] in
      let mode = try Self.enter(name)
      defer { mode.leave() }
      exit(74)
    }
    #expect(try TerminalSettings(of: terminal.number) == before)
  }
}
