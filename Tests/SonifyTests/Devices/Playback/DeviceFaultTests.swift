import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyDevices

/// Every fault of a card ends in sound or in one error, in bounded time.
@Suite struct DeviceFaultTests {
  private static let sound = TestSound(frames: 9600)

  /// What a card was given, whatever was lost in between.
  private func expectWholeSound(_ card: FaultCard) {
    expectSamples(card.sixteenBitSamples, Self.sound.sixteenBits)
  }

  @Test func aGoodCardPlaysAllInItsOwnTime() async throws {
    let card = try FaultCard()
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == nil)
    expectWholeSound(card)
    let start = try #require(card.events(named: "start").first)
    let stop = try #require(card.events(named: "stop").last)
    #expect(stop["heard"] ?? 0 >= 9600 || played.recoveries.xruns > 0)
    #expect(stop.time - start.time >= 200_000_000, "9600 frames take 0.2 s")
  }

  @Test func anXrunIsGoneOverOnce() async throws {
    let card = try FaultCard(.xrun(at: 2000))
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == nil)
    #expect(played.recoveries.xruns >= 1)
    expectWholeSound(card)
  }

  @Test func xrunsThatLetSomethingBeHeardAreAllGoneOver() async throws {
    let card = try FaultCard(.xrunEvery(700))
    let played = await Self.sound.play(on: card.device, request: .usual(period: 128, queue: 1024))
    #expect(played.error == nil)
    // Each lengthens the queue, so that they become fewer.
    #expect(played.recoveries.xruns >= 3)
    expectWholeSound(card)
  }

  @Test func aCardThatNeverGetsGoingIsGivenUp() async throws {
    let card = try FaultCard(.unpaced, .xrunEvery(1))
    let played = await Self.sound.play(
      on: card.device, request: .usual(period: 128, queue: 256, patience: 0.05))
    #expect(played.error == .unsteady(device: card.device))
    #expect((8...30).contains(card.events(named: "prepare").count))
  }

  @Test(arguments: FaultCard.Trait.Resume.allCases)
  func aSuspendedCardGoesOn(resume: FaultCard.Trait.Resume) async throws {
    let card = try FaultCard(.suspend(at: 2000, resume: resume))
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == nil)
    #expect(played.recoveries.suspends >= 1)
    #expect((1...20).contains(card.events(named: "resume").count))
    expectWholeSound(card)
  }

  @Test func shortWritesLoseNothing() async throws {
    let card = try FaultCard(.shortWrites(100))
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == nil)
    #expect(played.recoveries.shortWrites > 0)
    expectWholeSound(card)
  }

  @Test func anUnpluggedCardIsNamed() async throws {
    let card = try FaultCard(.unplug(at: 2000))
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == .unplugged(device: card.device))
  }

  @Test func aFailingWriteIsAnError() async throws {
    let card = try FaultCard(.writeError(EIO, after: 2000))
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == .failed(device: card.device, code: EIO))
  }

  @Test(arguments: [false, true])
  func aHangingCardIsLeftInTime(isConverting: Bool) async throws {
    let card = try FaultCard(.hang(at: 2000))
    let name = isConverting ? card.convertingDevice : card.device
    let played = await Self.sound.play(on: name, request: .usual(patience: 0.2))
    #expect(played.error == .hung(device: name))
    let hang = try #require(card.events(named: "hang").first)
    let close = try await card.event(named: "close")
    #expect(close.time - hang.time < 5_000_000_000)
  }

  @Test func whatIsHungAtTheEndIsLeftToo() async throws {
    let card = try FaultCard(.hang(at: 9000))
    let played = await Self.sound.play(on: card.device, request: .usual())
    #expect(played.error == nil)
    #expect(card.events(named: "close").count == 1)
  }

  @Test(arguments: [
    (EBUSY, "pipewire-alsa"), (EACCES, "group audio"), (ENODEV, "no such sound device"),
    (ENOENT, "no such sound device"), (EIO, "failed"),
  ])
  func aCardThatDoesNotOpenSaysWhy(code: Int32, words: String) throws {
    let card = try FaultCard(.openError(code))
    let error = #expect(throws: DeviceError.self) {
      _ = try AlsaDevice.open(card.device, request: .usual())
    }
    let line = error?.description ?? ""
    #expect(line.hasPrefix(card.device + ": "))
    #expect(line.contains(words))
    #expect(!line.contains("--"), "the library has no options")
    #expect(!line.contains("\n"))
  }

  @Test func aNameThatNobodyKnowsIsAbsent() throws {
    _ = try FaultCard()
    #expect(throws: DeviceError.absent(device: "nothing-of-the-kind")) {
      _ = try AlsaDevice.open("nothing-of-the-kind", request: .usual())
    }
  }

  @Test func aNameCannotSteerTheTerminal() {
    let error = DeviceError.absent(device: "a\u{1B}[2J\nb")
    #expect(!error.description.unicodeScalars.contains { $0.value < 32 })
  }
}
