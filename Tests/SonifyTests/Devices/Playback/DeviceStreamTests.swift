import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyDevices

/// Starting, pausing, waiting and silence on one open device.
@Suite struct DeviceStreamTests {
  private static let period = [Float](repeating: 0.25, count: 2 * 256)

  private func opened(_ card: FaultCard) throws -> AlsaDevice {
    try AlsaDevice.open(card.device, request: .usual(period: 256, queue: 1024))
  }

  @Test func theFirstPeriodStartsTheStream() throws {
    let card = try FaultCard()
    var device = try opened(card)
    #expect(card.events(named: "start").isEmpty)
    try device.write(Self.period.span)
    #expect(card.events(named: "start").count == 1)
    #expect(device.delay() <= 256)
  }

  @Test func silenceIsZerosAndStillCounts() throws {
    let card = try FaultCard(.unpaced)
    var device = try opened(card)
    let sound = TestSound(frames: 768)
    try device.write(sound.samples.span.extracting(0..<512))
    try device.write(sound.samples.span.extracting(512..<1024), isSilent: true)
    try device.write(sound.samples.span.extracting(1024..<1536))
    var expected = sound.sixteenBits
    for index in 512..<1024 { expected[index] = 0 }
    #expect(card.sixteenBitSamples == expected)
  }

  @Test func aPauseForgetsTheQueueAndTheNextPeriodStartsAgain() throws {
    let card = try FaultCard()
    var device = try opened(card)
    try device.write(Self.period.span)
    device.pause()
    #expect(device.delay() == 0)
    #expect(try device.waitForRoom(wake: -1) == .room(frames: 1024))
    try device.write(Self.period.span)
    #expect(card.events(named: "start").count == 2)
    #expect(device.recoveries == RecoveryCount())
  }

  @Test func aLongPauseIsNoHang() throws {
    let card = try FaultCard()
    var device = try AlsaDevice.open(
      card.device, request: .usual(period: 256, queue: 512, patience: 0))
    try device.write(Self.period.span)
    device.pause()
    #expect(try device.waitForRoom(wake: -1) == .room(frames: 512))
  }

  @Test func aByteEndsTheWait() throws {
    let card = try FaultCard(.hang(at: 0))
    var device = try opened(card)
    for _ in 0..<4 { try device.write(Self.period.span) }
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data([1]))
    let wake = pipe.fileHandleForReading.fileDescriptor
    #expect(try device.waitForRoom(wake: wake) == .woken)
  }

  @Test func manyFramesAtOnceAreTakenAsTheyFit() throws {
    let card = try FaultCard()
    var device = try opened(card)
    let sound = TestSound(frames: 4800)
    try device.write(sound.samples.span)
    #expect(card.sixteenBitSamples == sound.sixteenBits)
    #expect(device.recoveries.xruns == 0 || card.events(named: "xrun").count > 0)
  }

  @Test func closingDoesNotWait() throws {
    let card = try FaultCard()
    let silence = [Float](repeating: 0, count: 2 * 480_000)
    do {
      var device = try AlsaDevice.open(card.device, request: .usual(period: 4800, queue: 480_000))
      try device.write(silence.span, isSilent: true)
    }
    let close = try #require(card.events(named: "close").first)
    #expect(close["written"] == 480_000)
    #expect(try #require(close["heard"]) < 480_000, "ten seconds were queued")
  }
}
