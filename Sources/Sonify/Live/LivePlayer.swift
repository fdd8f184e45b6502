import Glibc
public import SonifyBase
public import SonifyComposition
public import SonifyDevices
public import SonifySession
public import SonifySound
import Synchronization

/// A player of scores from any frame, of tones that glide to others, and of cues, through a
/// playback device, on a thread of its own.
///
/// Only ``open(_:request:loudness:pitchRange:)`` and ``waitUntilClosed(atMost:)`` wait for the
/// device, for no longer than they document. A device that hangs is abandoned with its thread.
///
/// Make all calls on one thread; they take effect within the time of the device's queue.
public final class LivePlayer {
  /// An event of playback.
  public enum Event: Equatable, Sendable {
    /// A score has been heard to its end.
    case ended
    /// The device can no longer be used; playback has stopped.
    case failed(DeviceError)
    /// All sound has been heard, and the device is closed.
    case closed
  }

  /// The format that the device accepted; scores must have its sample rate.
  package let format: DeviceFormat

  /// The sample rate at which the device plays, and which every score must have.
  public var sampleRate: SampleRate { format.sampleRate }

  /// The number of channels of the device, 1 or 2.
  public var channels: Int { format.channels }

  private let thread: LiveThread
  private let part: PerformerPart
  private var backlog = CommandBacklog()
  /// The frame from which the last score was to play, or nil if it was silenced since.
  private var askedPlayhead: Int?
  private var endedCount = 0
  /// Whether it was asked to close.
  private var isClosing = false
  private var isOver = false

  private init(_ thread: LiveThread, _ format: DeviceFormat, _ part: PerformerPart) {
    self.thread = thread
    self.format = format
    self.part = part
  }

  /// Opens a playback device and begins with silence.
  /// - Parameters:
  ///   - device: the name of the ALSA device.
  ///   - request: the requested format of the device.
  ///   - loudness: the gain of pitches.
  ///   - pitchRange: the pitches of values; marks are above them.
  /// - Returns: the player.
  /// - Throws: ``DeviceError`` if the device cannot be used, with ``DeviceError/hung(device:)``
  ///   also if it does not open within five seconds.
  public static func open(
    _ device: String, request: PlaybackDevice.Request, loudness: LoudnessCurve,
    pitchRange: PitchRange = .standard
  ) throws(DeviceError) -> LivePlayer {
    try open(
      device, request: request, loudness: loudness, pitchRange: pitchRange, limits: LiveLimits())
  }

  static func open(
    _ device: String, request: PlaybackDevice.Request, loudness: LoudnessCurve,
    pitchRange: PitchRange = .standard, limits: LiveLimits
  ) throws(DeviceError) -> LivePlayer {
    let thread = try LiveThread(
      device: device, request: request, loudness: loudness, pitchRange: pitchRange, limits: limits)
    let (format, part) = try thread.start()
    return LivePlayer(thread, format, part)
  }

  deinit {
    thread.close()
    for score in backlog.removeAll() { score.free() }
  }

  /// A descriptor that becomes readable when ``takeEvent()`` has an event.
  public var eventDescriptor: Int32 { thread.report.reading }

  /// Returns the next event, or nil if there is none.
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

  /// The frame of the score that is heard now, or nil if none plays.
  ///
  /// Until the last requested score is heard, it is the frame at which that will begin.
  public var playhead: Int? {
    thread.playheadIsCurrent && !backlog.replacesScore ? thread.playhead : askedPlayhead
  }

  /// The time from writing a frame to hearing it, as the device last reported.
  public var delay: Seconds { format.sampleRate.seconds(thread.delay) }

  /// The number of recoveries of the device, or nil until it is closed.
  package var recoveries: RecoveryCount? { thread.recoveries }

  /// Plays a score from a frame, in place of any score that plays.
  ///
  /// - Parameters:
  ///   - score: the score to play.
  ///   - frame: the first frame. From 0 the samples are exactly those of ``Renderer``; from any
  ///     other frame they rise from silence within 8 ms.
  /// - Precondition: the score has the sample rate of the device.
  /// - Complexity: O(events).
  public func play(_ score: Score, from frame: Int = 0) {
    precondition(score.sampleRate == format.sampleRate)
    perform(.play(score, from: frame))
  }

  /// Plays an effect of a session; an effect without sound is ignored.
  ///
  /// Scores must have the rate ``sampleRate``.
  /// - Complexity: O(events) for a score, otherwise O(1).
  public func perform(_ effect: SessionEffect) {
    if let command = part.command(for: effect) { tell(command) }
  }

  /// Lowers all sound while speech is heard, or restores it, smoothly within 60 ms.
  /// - Parameter gain: 0 dB or less, in addition to the volume.
  public func duck(to gain: Decibels) { tell(.duck(gain.amplitude)) }

  private func tell(_ command: Performer.Command) {
    guard !isClosing, !isOver else {
      if case .play(let score) = command { score.free() }
      return
    }
    thread.freeRetired()
    // The end of a replaced score is no longer reported.
    if command.replacesScore { endedCount = thread.endedCount }
    switch command {
    case .play(let score): askedPlayhead = score.first
    case .silence: askedPlayhead = nil
    case .tone, .gauge, .rest, .cue, .volume, .duck: break
    }
    sendBacklog()
    guard !backlog.isEmpty || !thread.send(command) else { return }
    for score in backlog.add(command) { score.free() }
  }

  /// The number of scores that were sent to be played and have not come back.
  var outstandingScores: Int { thread.outstandingScores }

  /// Fades out all sound within 8 ms.
  public func silence() { perform(.pause) }

  /// Closes the device when the score that plays has ended.
  public func closeAtEnd() { thread.closeAtEnd() }

  /// Fades out all sound within 8 ms, and closes the device.
  ///
  /// Later requests for sound have no effect.
  public func close() {
    isClosing = true
    for score in backlog.removeAll() { score.free() }
    thread.close()
  }

  /// Waits until the device is closed.
  /// - Returns: whether it closed in that time.
  public func waitUntilClosed(atMost time: Seconds) -> Bool { thread.waitUntilEnd(atMost: time) }

  private func sendBacklog() {
    if !backlog.isEmpty { backlog.flush(thread.send) }
  }
}
