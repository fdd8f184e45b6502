public import SonifyBase
public import SonifyComposition
public import SonifyDevices
import SonifySession

/// Tones whose pitches follow changing values, from start to stop: one, or up to four at once.
///
/// It is for values that are not known beforehand, such as those of a gauge or of a finger on a
/// chart, and is modelled on `AXLiveAudioGraph` of Apple's Accessibility framework. Make all calls
/// on one thread; only ``start(device:pitchRange:scale:)`` blocks.
public final class LiveAudioGraph {
  /// The time for which the tone continues without a new value.
  private static let longest = Seconds(3600)
  /// The amplitude of the tone: sustained, it is about −18 LUFS.
  private static let level = Decibels(-18).amplitude
  /// The maximum number of tones at once.
  public static let maxGauges = 4

  private let player: LivePlayer
  private let pitchRange: PitchRange
  private let scale: PitchScale

  private init(_ player: LivePlayer, pitchRange: PitchRange, scale: PitchScale) {
    self.player = player
    self.pitchRange = pitchRange
    self.scale = scale
  }

  /// Opens a playback device; the tone begins with the first value.
  /// - Parameters:
  ///   - device: the name of the ALSA device.
  ///   - pitchRange: the pitches of 0 and of 1.
  ///   - scale: the spacing of pitches between them.
  /// - Returns: the graph.
  /// - Throws: ``DeviceError`` if the device cannot be used; opening takes at most five seconds.
  public static func start(
    device: String = "default", pitchRange: PitchRange = .standard, scale: PitchScale = .log
  ) throws(DeviceError) -> LiveAudioGraph {
    let request = PlaybackDevice.Request(
      sampleRate: .standard, channels: 2, periodFrames: 128, queueFrames: 384)
    let player = try LivePlayer.open(
      device, request: request, loudness: .equal, pitchRange: pitchRange)
    return LiveAudioGraph(player, pitchRange: pitchRange, scale: scale)
  }

  /// Changes the pitch to that of a value, without a new attack.
  /// - Parameters:
  ///   - value: 0 for the lowest pitch to 1 for the highest. A value outside is clamped; NaN
  ///     silences the tone.
  ///   - pan: the stereo position.
  ///   - gauge: the index of the tone, below ``maxGauges``; each has a timbre of its own and sounds
  ///     along with the others.
  public func update(value: Double, pan: Pan = .centre, gauge: Int = 0) {
    precondition((0..<Self.maxGauges).contains(gauge))
    guard !value.isNaN else { return player.perform(.gauge(SessionEffect.Gauge(gauge, nil))) }
    let tone = SessionEffect.Tone(
      frequency: scale.pitch(at: value, in: pitchRange), pan: pan, series: gauge,
      gain: Self.level, duration: Self.longest, isJoined: true)
    player.perform(.gauge(SessionEffect.Gauge(gauge, tone)))
  }

  /// Fades out the tone and closes the device.
  public func stop() { player.close() }

  /// The error with which the device failed, or nil if it works.
  public var failure: DeviceError? {
    while let event = player.takeEvent() {
      if case .failed(let error) = event { return error }
    }
    return nil
  }
}
