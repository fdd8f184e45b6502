import ArgumentParser
import Testing

@testable import sonify

@Suite struct HelpTests {
  @Test func theCommandIsCalledSonify() {
    #expect(SonifyCommand.configuration.commandName == "sonify")
  }
}
