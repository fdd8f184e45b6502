import Glibc
import Sonify

/// The output of a session's sound: a device, or none, in which case playback only takes its time.
final class SoundOutlet {
  /// The maximum time beyond its queue for a device to fall silent and close, in seconds.
  private static let closingTime = 1.0
  /// The maximum length of a queue that is waited for, in seconds: more than can be requested.
  private static let longestQueue = 3.0

  private let device: DeviceChoice?
  /// The sample rate of all sound.
  private let sampleRate: SampleRate?
  private var player: LivePlayer?
  /// The last volume effect, or nil if there was none.
  private var volume: SessionEffect?
  /// Whether the device has failed and is to be opened again.
  private var isLost = false
  /// The attempt to open the device again, or nil if there is none.
  private var opening: DeviceOpening?
  /// The score that would play if there were a device, and the time at which its first frame would
  /// have sounded.
  private var silent: (score: Score, start: Seconds)?

  /// The device to open, and its options.
  struct DeviceChoice: Sendable {
    var name: String
    var request: PlaybackDevice.Request
    var loudness: LoudnessCurve
    var pitchRange: PitchRange

    /// Opens the device.
    func open() throws(DeviceError) -> LivePlayer {
      try LivePlayer.open(
        name, request: request, loudness: loudness, pitchRange: pitchRange)
    }
  }

  /// An event of the output.
  enum Event {
    /// An event of playback.
    case playback(LivePlayer.Event)
    /// The device that was lost can be used again.
    case returned
  }

  /// Opens a device, or none for nil.
  init(_ device: DeviceChoice?) throws(CommandFailure) {
    self.device = device
    player = try device.map(Self.open)
    sampleRate = player?.format.sampleRate
  }

  /// The format that the device accepted, or nil without a device.
  var format: DeviceFormat? { player?.format }

  /// The number of recoveries, over all times that the device was open and then closed.
  private(set) var recoveries = RecoveryCount()

  /// The time from writing a frame to hearing it, as the device reported before it was closed, or
  /// nil if it never was or hung.
  private(set) var delay: Seconds?

  /// A descriptor that is readable when ``takeEvent(at:)`` has an event; −1 without a device.
  var eventDescriptor: Int32 { player?.eventDescriptor ?? opening?.descriptor ?? -1 }

  /// The time at which ``takeEvent(at:)`` will have an event, or nil if unknown.
  var nextEvent: Seconds? {
    silent.map { Seconds($0.start.value + $0.score.duration.value) }
  }

  /// Returns the frame of the score that is heard now, or nil if none plays.
  func playhead(at time: Seconds) -> Int? {
    guard let silent else { return player?.playhead }
    let frame = silent.score.sampleRate.frames(in: Seconds(max(0, time.value - silent.start.value)))
    return min(frame, silent.score.frames)
  }

  /// Returns the next event, or nil if there is none.
  func takeEvent(at time: Seconds) -> Event? {
    if let end = nextEvent, end <= time {
      silent = nil
      return .playback(.ended)
    }
    if let outcome = opening?.takeOutcome() {
      opening = nil
      if case .success(let player) = outcome, take(player) {
        playOn(at: time)
        return .returned
      }
    }
    return (player?.takeEvent()).map { .playback($0) }
  }

  /// Plays an effect of a session.
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

  /// Lowers all sound while speech is heard, or restores it.
  func duck(to gain: Decibels) { player?.duck(to: gain) }

  /// Closes the device when the score that plays has ended.
  func closeAtEnd() { player?.closeAtEnd() }

  /// Fades out all sound and closes the device; a device that hangs is abandoned.
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
    guard let device, !isLost else { return }
    guard take(try Self.open(device)) else {
      throw CommandFailure(DeviceError.unplugged(device: device.name))
    }
  }

  /// Uses a player of the device that is open again.
  /// - Returns: whether it can be used: scores were composed for the previous sample rate.
  private func take(_ player: LivePlayer) -> Bool {
    guard player.format.sampleRate == sampleRate else {
      player.close()
      return false
    }
    (self.player, isLost) = (player, false)
    if let volume { player.perform(volume) }
    return true
  }

  // MARK: - A lost device

  /// Plays the score that has only taken its time from where it is now.
  private func playOn(at time: Seconds) {
    guard let silent else { return }
    let frame = playhead(at: time) ?? 0
    self.silent = nil
    if frame < silent.score.frames { player?.perform(.play(silent.score, from: frame)) }
  }

  /// Goes on without the device, which has failed; playback then only takes its time.
  func lose() {
    player?.close()
    (player, silent, isLost) = (nil, nil, true)
  }

  /// Begins to open the device again if it is lost; ``takeEvent(at:)`` reports when it is back.
  func retry() {
    guard isLost, opening == nil, let device else { return }
    opening = DeviceOpening(device)
  }

  private static func open(_ device: DeviceChoice) throws(CommandFailure) -> LivePlayer {
    do {
      return try device.open()
    } catch {
      throw CommandFailure(error)
    }
  }
}
