import Foundation
import Testing

/// The progress line: for people who wait, and for nobody else.
@Suite struct ProgressTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  private func renderOnTerminal(
    _ options: [String], step: @escaping @Sendable (RunningProgram) -> Void = { _ in }
  ) async throws -> Outcome {
    var program = Program(sonify: ["render", "squares.csv", "-o", "a.wav"] + options)
    program.folder = workplace.path
    program.errorIsTerminal = true
    return try await program.run(step: step)
  }

  @Test func aTerminalSeesHowFarALongRenderIs() async throws {
    let outcome = try await renderOnTerminal(["--duration", Workplace.longDuration]) { program in
      if program.errorSoFar.contains("percent rendered") { program.signal(SIGINT) }
    }
    #expect(outcome.ending == .exit(130))
    #expect(outcome.output.isEmpty)
    let choices = "sonify: x is number; y is square; kind is line\r\n"
    #expect(outcome.error.hasPrefix(choices) || outcome.error.hasPrefix("\rreading\r\n" + choices))
    #expect(outcome.error.hasSuffix("0 percent rendered\r\n"))
    #expect(!outcome.error.contains("100 percent"))
    #expect(try workplace.names == ["squares.csv"])
  }

  @Test func aShortRenderSaysNothingOfIt() async throws {
    let outcome = try await renderOnTerminal(["--duration", "0.2", "--quiet"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "")
  }

  @Test func apartFromATerminalNobodyIsTold() async throws {
    let clock = ContinuousClock()
    let outcome = try await workplace.sonify(
      ["render", "squares.csv", "-o", "a.wav", "--duration", Workplace.longDuration, "--quiet"]
    ) { [workplace, began = clock.now] program in
      if program.isWriting(in: workplace.path), clock.now - began > .seconds(4) {
        program.signal(SIGINT)
      }
    }
    #expect(outcome.error == "")
  }
}
