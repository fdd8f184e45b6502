import Glibc
import Sonify

/// Where a session's sound goes: a device, or nowhere, where time passes all the same.
final class SoundOutlet {
  /// How much longer than its queue a device may take to fall silent and close.
  private static let closingTime = 1.0
  /// The longest queue that is waited for: the longest that can be asked for, and some more.
  private static let longestQueue = 3.0

  private let device: DeviceChoice?
  /// The rate for which all sound is made.
  private let sampleRate: SampleRate?
  private var player: LivePlayer?
  /// How loud all is to be, if that was ever asked for.
  private var volume: SessionEffect?
  /// What would play if there were a device, and when its first frame would have sounded.
  private var silent: (score: Score, start: Seconds)?

  /// Which device is opened, and how.
  struct DeviceChoice {
    var name: String
    var wish: PlaybackDevice.Wish
    var loudness: LoudnessCurve
    var pitchRange: PitchRange
  }

  /// Opens a device, or none.
  init(_ device: DeviceChoice?) throws(CommandFailure) {
    self.device = device
    player = try device.map(Self.open)
    sampleRate = player?.format.sampleRate
  }

  /// What the device agreed to; nothing without one.
  var format: DeviceFormat? { player?.format }

  /// How often the device had to be helped on, every time it was open until it was closed.
  private(set) var recoveries = RecoveryCount()

  /// How long a frame took from being written to being heard, as the device said before it was
  /// closed; nothing if it never was, or hung.
  private(set) var delay: Seconds?

  /// What is readable when ``takeEvent(at:)`` has something to say; −1 without a device.
  var eventDescriptor: Int32 { player?.eventDescriptor ?? -1 }

  /// When ``takeEvent(at:)`` will have something to say, if that is known.
  var nextEvent: Seconds? {
    silent.map { Seconds($0.start.value + $0.score.duration.value) }
  }

  /// The frame of the score that is heard now; nothing when none plays.
  func playhead(at time: Seconds) -> Int? {
    guard let silent else { return player?.playhead }
    let frame = silent.score.sampleRate.frames(in: Seconds(max(0, time.value - silent.start.value)))
    return min(frame, silent.score.frames)
  }

  /// The next thing that has happened to the sound, if anything has.
  func takeEvent(at time: Seconds) -> LivePlayer.Event? {
    if let end = nextEvent, end <= time {
      silent = nil
      return .ended
    }
    return player?.takeEvent()
  }

  /// Sounds what a session asks for.
  func perform(_ effect: SessionEffect, at time: Seconds) {
    if case .volume = effect { volume = effect }
    guard player == nil else {
      player?.perform(effect)
      return
    }
    switch effect {
    case .play(let score, let frame):
      silent = (score, Seconds(time.value - score.sampleRate.seconds(frame).value))
    case .pause: silent = nil
    default: break
    }
  }

  /// Lets all that sounds step back while words sound, or come forward again.
  func duck(to gain: Decibels) { player?.duck(to: gain) }

  /// Closes the device when the score that plays has ended.
  func closeAtEnd() { player?.closeAtEnd() }

  /// Lets all fade and closes the device; a device that hangs is left behind.
  func close() {
    silent = nil
    guard let player else { return }
    let delay = player.delay
    player.close()
    let queue = max(player.delay.value, player.format.queueTime.value)
    _ = player.waitUntilClosed(
      atMost: Seconds(min(queue, Self.longestQueue) + Self.closingTime))
    self.player = nil
    guard let count = player.recoveries else { return }
    self.delay = delay
    recoveries.xruns += count.xruns
    recoveries.suspends += count.suspends
    recoveries.shortWrites += count.shortWrites
  }

  /// Opens the device again after ``close()``.
  func reopen() throws(CommandFailure) {
    guard let device else { return }
    let player = try Self.open(device)
    // What plays was made for the rate of before.
    guard player.format.sampleRate == sampleRate else {
      throw CommandFailure(DeviceError.unplugged(device: device.name))
    }
    self.player = player
    if let volume { player.perform(volume) }
  }

  private static func open(_ device: DeviceChoice) throws(CommandFailure) -> LivePlayer {
    do {
      return try LivePlayer.open(
        device.name, wish: device.wish, loudness: device.loudness, pitchRange: device.pitchRange)
    } catch {
      throw CommandFailure(error)
    }
  }
}
