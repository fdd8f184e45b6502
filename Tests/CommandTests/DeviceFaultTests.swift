import Foundation
import SonifyTestSupport
import Testing

/// What a listener is told, and how the program ends, whatever a device does.
@Suite struct DeviceFaultTests {
  private static let play = "\"$SONIFY\" play flat.csv --quiet --duration 1 --mode continuous"

  private func play(
    _ traits: FaultCard.Trait..., options: String = ""
  ) async throws -> (outcome: Outcome, listener: Listener) {
    let listener = try Listener(card: FaultCard(traits: traits))
    return (try await listener.run("\(Self.play) \(options)"), listener)
  }

  /// One line of our own, with the way out, and nothing of libasound's.
  private func expectFailure(
    _ outcome: Outcome, _ words: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.ending == .exit(69), sourceLocation: sourceLocation)
    #expect(outcome.text == "", sourceLocation: sourceLocation)
    #expect(outcome.errorLines.count == 1, "\(outcome.error)", sourceLocation: sourceLocation)
    #expect(outcome.error.hasPrefix("sonify: "), sourceLocation: sourceLocation)
    for word in words + ["sonify render and sonify scrub --silent work without a sound device"] {
      #expect(outcome.error.contains(word), "\(outcome.error)", sourceLocation: sourceLocation)
    }
    #expect(!outcome.error.contains("ssh"), sourceLocation: sourceLocation)
  }

  // MARK: Devices that cannot be used

  @Test func anAbsentDeviceIsNamed() async throws {
    expectFailure(
      try await play(options: "--device nothing-of-the-kind").outcome, "nothing-of-the-kind",
      "sonify devices")
  }

  @Test func withoutAnyConfigurationThereIsNoDevice() async throws {
    let listener = try Listener()
    var program = listener.program(Self.play)
    program.environment["ALSA_CONFIG_PATH"] = listener.workplace.file("nothing")
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(69))
    #expect(outcome.errorLines.count == 1, "\(outcome.error)")
  }

  @Test func aBusyDeviceNamesTheWaysOut() async throws {
    expectFailure(
      try await play(.openError(EBUSY)).outcome, "another program", "pipewire-alsa", "pulse")
  }

  @Test func aDeviceThatTakesForEverToOpenIsLeft() async throws {
    expectFailure(try await play(.opensWhenLet).outcome, "has stopped playing")
  }

  @Test func aForbiddenDeviceNamesTheGroup() async throws {
    expectFailure(try await play(.openError(EACCES)).outcome, "permission", "group audio")
  }

  @Test func aDeviceThatIsUnpluggedEndsIt() async throws {
    expectFailure(try await play(.unplug(at: 4800)).outcome, "was disconnected")
  }

  @Test func aDeviceThatHangsEndsItInTime() async throws {
    expectFailure(try await play(.hang(at: 4800)).outcome, "has stopped playing")
  }

  @Test func aDeviceThatFailsEndsIt() async throws {
    expectFailure(try await play(.writeError(EIO, after: 4800)).outcome, "failed")
  }

  @Test func fromElsewhereTheWayToOnesOwnLoudspeakersIsNamed() async throws {
    let listener = try Listener(.openError(ENOENT))
    var program = listener.program(Self.play)
    program.environment["SSH_CONNECTION"] = "192.0.2.1 50000 192.0.2.2 22"
    let outcome = try await program.run()
    #expect(outcome.ending == .exit(69))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.error.contains("ssh HOST cat FILE | sonify scrub -"))
  }

  @Test(arguments: [FaultCard.Trait.unplug(at: 9600), .hang(at: 9600)])
  func theTerminalIsSetBackWhenTheDeviceFails(trait: FaultCard.Trait) async throws {
    let listener = try Listener(trait)
    let line = "exec \"$SONIFY\" play --duration 20 squares.csv"
    let found = try await listener.program(line).runOnTerminal { terminal in
      try terminal.waitForKeys()
      let ending = try terminal.waitForEnd()
      return (
        ending, try terminal.settings == terminal.settingsBefore, terminal.output,
        terminal.screen.column
      )
    }
    #expect(found.0 == .exit(69))
    #expect(found.1)
    #expect(found.2.contains("sonify: default: the sound device"))
    #expect(found.3 == 1)
  }

  /// A headset that drops ends no walk: words go on, and a key brings the sound back.
  @Test(arguments: [
    FaultCard.Trait.unplug(at: 9600), .hang(at: 9600), .writeError(EIO, after: 9600),
  ])
  func aWalkGoesOnWithoutItsDevice(trait: FaultCard.Trait) async throws {
    let listener = try Listener(trait)
    let found = try await listener.program("exec \"$SONIFY\" scrub squares.csv").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try terminal.type("l")
      try terminal.wait(forText: "no sound, the next key tries again")
      try terminal.type("l")
      try terminal.wait(forText: "3, 9")
      try terminal.wait(forText: "sound is back")
      try terminal.type("q")
      return (try terminal.waitForEnd(), try terminal.settings == terminal.settingsBefore)
    }
    #expect(found.0 == .exit(0))
    #expect(found.1)
    #expect(listener.card.events(named: "open").count >= 2)
  }

  /// What began while the device was away is heard when it is back.
  @Test func whatPlaysIsHeardWhenTheDeviceReturns() async throws {
    let listener = try Listener(.unplug(at: 9600))
    let before = try await listener.program("exec \"$SONIFY\" scrub squares.csv").runOnTerminal {
      terminal in
      try terminal.waitForKeys()
      try terminal.type("e")
      try terminal.wait(forText: "no sound, the next key tries again")
      let before = listener.card.bytes.count
      try terminal.type("P")
      try terminal.wait(forText: "sound is back")
      // The device fails again when it has taken as much.
      try terminal.wait { $0.output.components(separatedBy: "no sound, the next key").count > 2 }
      try terminal.type("q")
      _ = try terminal.waitForEnd()
      return before
    }
    let after = FaultCard.sixteenBitSamples(Array(listener.card.bytes.dropFirst(before)))
    #expect(after.count > 4800)
    #expect(after.contains { abs(Int($0)) > 300 })
  }

  // MARK: Devices that recover

  @Test(arguments: [
    (FaultCard.Trait.xrun(at: 4800), "xruns"), (.suspend(at: 4800, resume: .refused), "suspends"),
    (.shortWrites(50), "short writes"),
  ])
  func whatIsRecoveredIsOnlyCounted(trait: FaultCard.Trait, name: String) async throws {
    let (outcome, listener) = try await play(trait, options: "--verbose --latency 100")
    #expect(outcome.ending == .exit(0))
    let counted = try #require(outcome.errorLines.last?.split(separator: " "))
    #expect(!outcome.error.contains(" 0 \(name)"), "\(outcome.error)")
    #expect(counted.contains("ms"))
    // Nothing is lost.
    _ = try await listener.run(
      "\"$SONIFY\" render flat.csv --duration 1 --mode continuous -o x.wav")
    #expect(listener.card.bytes.starts(with: try listener.data(of: "x.wav")))
  }

  @Test func withoutBeingAskedNothingIsSaidOfIt() async throws {
    let (outcome, _) = try await play(.xrun(at: 4800))
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "")
  }

  // MARK: Devices that take only something else

  /// The pitch that is heard of samples at the card's own rate.
  private func expectPitch(
    _ samples: [Double], rate: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let track = PitchTrack(of: samples, sampleRate: rate, hop: 0.05)
    let heard = track.frames.filter { (0.1...0.9).contains($0.time) }
    #expect(heard.count > 10, sourceLocation: sourceLocation)
    #expect(
      heard.allSatisfy { abs(($0.frequency ?? 0) / Listener.flatPitch - 1) < 0.0006 },
      sourceLocation: sourceLocation)
  }

  @Test(arguments: [44_100, 32_000, 96_000])
  func theSpeedIsRightAtAnyRate(rate: Int) async throws {
    let (outcome, listener) = try await play(.rates([rate]), options: "--ticks none --mono")
    #expect(outcome.ending == .exit(0))
    let parameters = try #require(listener.card.events(named: "parameters").last)
    #expect(parameters["rate"] == rate)
    let channels = try #require(parameters["channels"])
    let all = listener.card.sixteenBitSamples
    let samples = stride(from: 0, to: all.count, by: channels).map { Double(all[$0]) / 32_768 }
    #expect(abs(samples.count - rate) < rate / 10)
    expectPitch(samples, rate: Double(rate))
  }

  @Test func behindAConverterTheSpeedIsRightToo() async throws {
    let (outcome, listener) = try await play(
      .rates([44_100]), options: "--ticks none --device converting")
    #expect(outcome.ending == .exit(0))
    let all = listener.card.sixteenBitSamples
    let left = stride(from: 0, to: all.count, by: 2).map { Double(all[$0]) / 32_768 }
    expectPitch(left, rate: 44_100)
  }

  @Test func aCardOfOneChannelGetsBothMixed() async throws {
    let (outcome, listener) = try await play(.channels([1]), options: "--ticks none")
    #expect(outcome.ending == .exit(0))
    #expect(listener.card.events(named: "parameters").last?["channels"] == 1)
    expectPitch(listener.card.sixteenBitSamples.map { Double($0) / 32_768 }, rate: 48_000)
  }

  @Test func aCardOfThirtyTwoBitsGetsTheSameNumbers() async throws {
    let (outcome, listener) = try await play(.formats(["S32_LE"]), options: "--bits 24")
    #expect(outcome.ending == .exit(0))
    _ = try await listener.run(
      "\"$SONIFY\" render flat.csv --duration 1 --mode continuous --bits 24 -o x.wav")
    let packed = try listener.data(of: "x.wav")
    let wide = listener.card.bytes
    let upper = wide.indices.filter { $0 % 4 != 0 }.map { wide[$0] }
    #expect(upper.starts(with: packed))
  }
}
