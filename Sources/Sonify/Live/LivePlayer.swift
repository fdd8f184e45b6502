import Glibc
public import SonifyBase
public import SonifyComposition
public import SonifyDevices
public import SonifySession
public import SonifySound
import Synchronization

/// Plays live: scores from anywhere, tones that glide on to others, and cues, through a playback
/// device, on a thread of its own.
///
/// Nothing here waits for the device, but for ``open(_:wish:loudness:pitchRange:)`` and
/// ``waitUntilClosed(atMost:)``, which wait no longer than they say. A device that hangs is left
/// behind with its thread.
///
/// All calls are made on one thread; what they ask for is heard within the device's queue.
public final class LivePlayer {
  /// What has happened since it was last asked for.
  public enum Event: Equatable, Sendable {
    /// A score has been heard to its end.
    case ended
    /// The device can no longer be used; nothing more will be heard.
    case failed(DeviceError)
    /// Everything that was to be heard has been, and the device is closed.
    case closed
  }

  /// What the device agreed to; scores must have its sample rate.
  package let format: DeviceFormat

  /// The sample rate at which the device plays, and which every score must have.
  public var sampleRate: SampleRate { format.sampleRate }

  /// How many channels the device plays, 1 or 2.
  public var channels: Int { format.channels }

  private let thread: LiveThread
  private let part: PerformerPart
  private var backlog = CommandBacklog()
  /// The frame from which a score was asked for last, if it was not silenced since.
  private var askedPlayhead: Int?
  private var endedCount = 0
  /// Whether it was told to close.
  private var isClosing = false
  private var isOver = false

  private init(_ thread: LiveThread, _ format: DeviceFormat, _ part: PerformerPart) {
    self.thread = thread
    self.format = format
    self.part = part
  }

  /// Opens a playback device and begins with silence.
  /// - Parameters:
  ///   - device: the name by which ALSA knows it.
  ///   - wish: what is wanted of it.
  ///   - loudness: the gain of pitches.
  ///   - pitchRange: the pitches of values, above which marks lie.
  /// - Returns: the player.
  /// - Throws: ``DeviceError`` when the device cannot be used, ``DeviceError/hung(device:)`` also
  ///   when it does not open within five seconds.
  public static func open(
    _ device: String, wish: PlaybackDevice.Wish, loudness: LoudnessCurve,
    pitchRange: PitchRange = .standard
  ) throws(DeviceError) -> LivePlayer {
    try open(
      device, wish: wish, loudness: loudness, pitchRange: pitchRange, limits: LiveLimits())
  }

  static func open(
    _ device: String, wish: PlaybackDevice.Wish, loudness: LoudnessCurve,
    pitchRange: PitchRange = .standard, limits: LiveLimits
  ) throws(DeviceError) -> LivePlayer {
    let thread = try LiveThread(
      device: device, wish: wish, loudness: loudness, pitchRange: pitchRange, limits: limits)
    let (format, part) = try thread.start()
    return LivePlayer(thread, format, part)
  }

  deinit {
    thread.close()
    for score in backlog.removeAll() { score.free() }
  }

  /// A descriptor that becomes readable when ``takeEvent()`` has something to say.
  public var eventDescriptor: Int32 { thread.report.reading }

  /// The next thing that has happened, if anything has.
  public func takeEvent() -> Event? {
    guard !isOver else { return nil }
    thread.report.clear()
    thread.freeRetired()
    sendBacklog()
    if endedCount < thread.endedCount {
      endedCount += 1
      return .ended
    }
    switch thread.state {
    case .failed(let error):
      isOver = true
      return .failed(error)
    case .closed:
      isOver = true
      return .closed
    case .opening, .open: return nil
    }
  }

  /// The frame of the score that is heard now; nothing when none plays.
  ///
  /// Until what was asked for last is heard, it is the frame from which it will be.
  public var playhead: Int? {
    thread.playheadIsCurrent && !backlog.replacesScore ? thread.playhead : askedPlayhead
  }

  /// How long a frame takes from being written to being heard, as the device said last.
  public var delay: Seconds { format.sampleRate.seconds(thread.delay) }

  /// How often the device had to be helped on; known once it is closed.
  package var recoveries: RecoveryCount? { thread.recoveries }

  /// Plays a score from a frame, in place of all scores that play.
  ///
  /// - Parameters:
  ///   - score: what is played.
  ///   - frame: where to begin; from 0 the samples are exactly those of ``Renderer``, from anywhere
  ///     else they rise from silence within 8 ms.
  /// - Precondition: the score has the sample rate of the device.
  /// - Complexity: O(events).
  public func play(_ score: Score, from frame: Int = 0) {
    precondition(score.sampleRate == format.sampleRate)
    perform(.play(score, from: frame))
  }

  /// Sounds what a session asks for; what makes no sound is left to others.
  ///
  /// Scores have the rate ``sampleRate``.
  /// - Complexity: O(events) for a score, otherwise O(1).
  public func perform(_ effect: SessionEffect) {
    if let command = part.command(for: effect) { tell(command) }
  }

  /// Lets all that sounds step back while words sound, or come forward again, smoothly within 60
  /// ms.
  /// - Parameter gain: 0 dB, or less; besides the volume.
  public func duck(to gain: Decibels) { tell(.duck(gain.amplitude)) }

  private func tell(_ command: Performer.Command) {
    guard !isClosing, !isOver else {
      if case .play(let score) = command { score.free() }
      return
    }
    thread.freeRetired()
    // The end of a score that is replaced is of no interest any more.
    if command.replacesScore { endedCount = thread.endedCount }
    switch command {
    case .play(let score): askedPlayhead = score.first
    case .silence: askedPlayhead = nil
    case .tone, .cue, .volume, .duck: break
    }
    sendBacklog()
    guard !backlog.isEmpty || !thread.send(command) else { return }
    for score in backlog.add(command) { score.free() }
  }

  /// Scores that were handed over to be played and have not come back.
  var scoresAway: Int { thread.scoresAway }

  /// Lets all that sounds fade within 8 ms.
  public func silence() { perform(.pause) }

  /// Closes the device when the score that plays has ended.
  public func closeAtEnd() { thread.closeAtEnd() }

  /// Lets all that sounds fade within 8 ms, and closes the device.
  ///
  /// Nothing that is asked for from now on is heard.
  public func close() {
    isClosing = true
    for score in backlog.removeAll() { score.free() }
    thread.close()
  }

  /// Waits until the device is closed.
  /// - Returns: whether it is, in that time.
  public func waitUntilClosed(atMost time: Seconds) -> Bool { thread.waitUntilEnd(atMost: time) }

  private func sendBacklog() {
    if !backlog.isEmpty { backlog.flush(thread.send) }
  }
}
