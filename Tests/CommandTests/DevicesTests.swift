import Testing

/// `sonify devices`, with configurations of libasound in place of the machine's.
@Suite struct DevicesTests {
  private func devices(_ configuration: String) async throws -> Outcome {
    let place = try Workplace()
    try place.write("alsa.conf", configuration)
    var program = Program(sonify: ["devices"])
    program.environment["ALSA_CONFIG_PATH"] = place.file("alsa.conf")
    return try await program.run()
  }

  @Test func eachDeviceIsOneLineAndTheDefaultIsFirst() async throws {
    let outcome = try await devices(
      """
      pcm.kitchen { type null hint { show on description "Loudspeaker\nover the sink" } }
      pcm.default { type null hint { show on description "All that sounds" } }
      pcm.bare { type null hint { show on } }
      """)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "")
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first == "default: All that sounds")
    #expect(Set(lines.dropFirst()) == ["kitchen: Loudspeaker; over the sink", "bare"])
  }

  @Test func whatPlaysIntoNothingIsNoPlaybackDevice() async throws {
    let outcome = try await devices(
      """
      pcm.null { type null hint { show on description "Nowhere" } }
      pcm.hidden { type null }
      """)
    #expect(outcome.ending == .exit(69))
    #expect(outcome.text == "")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("no playback device"))
  }

  /// As a user's own definition often is.
  @Test func aDefaultWithoutAHintIsListed() async throws {
    let outcome = try await devices(
      """
      pcm.default { type null }
      pcm.kitchen { type null hint { show on } }
      """)
    #expect(outcome.text == "default\nkitchen\n")
    let broken = try await devices(
      """
      pcm.default { @func refer name "pcm.nowhere" }
      pcm.kitchen { type null hint { show on } }
      """)
    #expect(broken.text == "kitchen\n")
  }

  @Test func convertersAreNoDevices() async throws {
    let names = ["lavrate", "samplerate", "speexrate", "speex", "upmix", "vdownmix", "kitchen"]
    let outcome = try await devices(
      names.map { "pcm.\($0) { type null hint { show on } }" }.joined(separator: "\n"))
    #expect(outcome.text == "kitchen\n")
  }

  @Test func namesCannotSteerTheTerminal() async throws {
    let outcome = try await devices(
      "pcm.evil { type null hint { show on description \"a\u{1B}[2Jb\" } }")
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text == "evil: a\u{FFFD}[2Jb\n")
  }

  @Test func aBrokenConfigurationIsOneLine() async throws {
    let outcome = try await devices("pcm.default { type")
    #expect(outcome.ending == .exit(69))
    #expect(outcome.errorLines.count == 1)
  }
}
