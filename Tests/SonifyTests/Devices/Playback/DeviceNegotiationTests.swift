import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices

/// What is agreed on with cards that take much or little, and that every card plays the sound.
@Suite struct DeviceNegotiationTests {
  @Test func aCardThatTakesAnythingIsGivenWhatWasWished() throws {
    let card = try FaultCard()
    let device = try AlsaDevice.open(card.device, request: .usual(period: 128, queue: 384))
    let expected = DeviceFormat(
      sampleRate: .standard, channels: 2, samples: .int16, periodFrames: 128, bufferFrames: 384,
      queueFrames: 384)
    #expect(device.format == expected)
  }

  @Test(arguments: [(SoundFormat.Samples.int24, DeviceSamples.int32), (.float32, .float32)])
  func theWishDecidesHowSamplesAreStored(request: SoundFormat.Samples, samples: DeviceSamples)
    throws
  {
    let card = try FaultCard()
    let device = try AlsaDevice.open(card.device, request: .usual(samples: request))
    #expect(device.format.samples == samples)
  }

  @Test func theRateIsTheCardsOwn() throws {
    let card = try FaultCard(.rates([32_000, 44_100]))
    let device = try AlsaDevice.open(card.device, request: .usual())
    #expect(device.format.sampleRate.framesPerSecond == 44_100)
    #expect(card.events(named: "parameters").last?["rate"] == 44_100)
  }

  /// A converter would round the length of every period, and so the speed.
  @Test func theRateIsTheCardsOwnBehindAConverterToo() throws {
    let card = try FaultCard(.rates([32_000, 44_100]))
    let device = try AlsaDevice.open(card.convertingDevice, request: .usual())
    #expect(device.format.sampleRate.framesPerSecond == 44_100)
    #expect(card.events(named: "parameters").last?["rate"] == 44_100)
  }

  @Test func aRateThatCannotBeRenderedIsConvertedWhereItCanBe() throws {
    let card = try FaultCard(.rates([5512]))
    let device = try AlsaDevice.open(card.convertingDevice, request: .usual())
    #expect(device.format.sampleRate == .standard)
  }

  @Test func aRateThatCannotBeRenderedIsRefused() throws {
    let card = try FaultCard(.rates([5512]))
    #expect(throws: DeviceError.refused(device: card.device, .sampleRate)) {
      _ = try AlsaDevice.open(card.device, request: .usual())
    }
  }

  @Test func samplesThatCannotBeMadeAreRefused() throws {
    let card = try FaultCard(.formats(["MU_LAW"]))
    #expect(throws: DeviceError.refused(device: card.device, .samples)) {
      _ = try AlsaDevice.open(card.device, request: .usual())
    }
  }

  @Test func whatTheCardMakesOfTheBufferIsReadBack() throws {
    let card = try FaultCard(.minPeriod(1024), .minBuffer(4096))
    let device = try AlsaDevice.open(card.device, request: .usual(period: 128, queue: 384))
    let format = device.format
    #expect(format.periodFrames == 1024)
    #expect(format.bufferFrames == 4096)
    #expect(format.queueFrames == 2048, "two periods are the least that can be kept going")
  }

  @Test func aLongBufferIsNotFilledBeyondTheWish() async throws {
    let card = try FaultCard(.minBuffer(8192))
    let played = await TestSound(frames: 9600).play(
      on: card.device, request: .usual(period: 256, queue: 1024))
    #expect(played.error == nil)
    #expect((played.format?.bufferFrames ?? 0) >= 8192)
    // A machine under load may run dry, after which the queue is longer.
    let firstUnderrun = card.events(named: "xrun").first?.time ?? .max
    let writes = card.events(named: "write").filter { $0.time < firstUnderrun }
    let queues = writes.map { ($0["queued"] ?? 0) + ($0["frames"] ?? 0) }
    #expect((769...1024).contains(queues.max() ?? 0))
  }

  @Test(arguments: [
    ("S16_LE", DeviceSamples.int16), ("S24_LE", .int24), ("S24_3LE", .packed24),
    ("S32_LE", .int32), ("FLOAT_LE", .float32),
  ])
  func everyFormatCarriesTheSamples(name: String, samples: DeviceSamples) async throws {
    let card = try FaultCard(.unpaced, .formats([name]))
    let sound = TestSound(frames: 3000)
    let played = await sound.play(on: card.device, request: .usual())
    #expect(played.error == nil)
    #expect(played.format?.samples == samples)
    let patterns: [Int32] =
      switch samples {
      case .int16: sound.sixteenBits.map(Int32.init)
      case .int24, .packed24: sound.twentyFourBits.map { $0 >> 8 }
      case .int32: sound.twentyFourBits
      case .float32: sound.samples.map { Int32(bitPattern: $0.bitPattern) }
      }
    let expected = patterns.flatMap { pattern in
      (0..<samples.bytes).map { UInt8(truncatingIfNeeded: pattern >> (8 * Int32($0))) }
    }
    expectSamples(card.bytes, expected)
  }

  @Test func oneChannelSoundsFromBothSides() async throws {
    let card = try FaultCard(.unpaced, .channels([2]))
    let sound = TestSound(frames: 2000, channels: 1)
    let played = await sound.play(on: card.device, request: .usual(channels: 1))
    #expect(played.format?.channels == 2)
    expectSamples(card.sixteenBitSamples, sound.sixteenBits.flatMap { [$0, $0] })
  }

  @Test func twoChannelsAreMixedIntoOne() async throws {
    let card = try FaultCard(.unpaced, .channels([1]), .formats(["FLOAT_LE"]))
    let sound = TestSound(frames: 2000)
    let played = await sound.play(on: card.device, request: .usual())
    #expect(played.format?.channels == 1)
    let mixed: [Float] = (0..<2000).map { frame in
      (sound.samples[2 * frame] + sound.samples[2 * frame + 1]) / 2
    }
    let bytes = unsafe mixed.withUnsafeBytes { unsafe [UInt8]($0) }
    expectSamples(card.bytes, bytes)
  }

  @Test(arguments: [1, 2])
  func channelsBeyondTwoAreSilent(channels: Int) async throws {
    let card = try FaultCard(.unpaced, .channels([4, 8]))
    let sound = TestSound(frames: 1500, channels: channels)
    let played = await sound.play(on: card.device, request: .usual(channels: channels))
    #expect(played.format?.channels == 4)
    let sixteenBits = sound.sixteenBits
    let expected = (0..<1500).flatMap { frame in
      let left = sixteenBits[channels * frame]
      return [left, channels == 2 ? sixteenBits[2 * frame + 1] : left, 0, 0]
    }
    expectSamples(card.sixteenBitSamples, expected)
  }

  @Test func aConverterIsPlayedOnAsACardIs() async throws {
    let card = try FaultCard(.unpaced, .formats(["S32_LE"]))
    let sound = TestSound(frames: 3000)
    let played = await sound.play(on: card.convertingDevice, request: .usual())
    #expect(played.error == nil)
    #expect(played.format?.samples == .int16)
    let upperHalves = card.sixteenBitSamples.enumerated().filter { $0.offset % 2 == 1 }
    expectSamples(upperHalves.map(\.element), sound.sixteenBits)
  }

  @Test(arguments: [4700, 4800])
  func aConverterOfRatesLosesNoEnd(frames: Int) async throws {
    let card = try FaultCard(.rates([5512]), .formats(["S16_LE"]))
    let played = await TestSound(frames: frames).play(on: card.convertingDevice, request: .usual())
    #expect(played.error == nil)
    let heard = try #require(card.events(named: "close").first?["heard"])
    #expect(heard >= frames * 5512 / 48_000 || played.recoveries.xruns > 0)
  }

  @Test func aFileTakesExactlyTheSamples() async throws {
    let folder = try TemporaryFolder()
    _ = try FaultCard()  // brings the configuration in which `capture` is named
    let sound = TestSound(frames: 9600)
    let played = await sound.play(on: "capture:" + folder.file("sound.raw"), request: .usual())
    #expect(played.error == nil)
    let samples = FaultCard.sixteenBitSamples(try folder.bytes(of: "sound.raw"))
    expectSamples(samples, sound.sixteenBits)
  }

  @Test func whatIsNeverFullSetsNoPace() throws {
    let folder = try TemporaryFolder()
    _ = try FaultCard()
    var device = try AlsaDevice.open("capture:" + folder.file("sound.raw"), request: .usual())
    let sound = TestSound(frames: 4096)
    for _ in 0..<4 {
      #expect(try device.waitForRoom(wake: -1) == .room(frames: 4096))
      try device.write(sound.samples.span)
    }
  }
}
