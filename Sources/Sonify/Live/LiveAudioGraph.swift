public import SonifyBase
public import SonifyComposition
public import SonifyDevices
import SonifySession

/// A value that is heard while it changes: one tone whose pitch follows it, from start to stop.
///
/// It is made for values that are not known beforehand, as those of a gauge or of a finger on a
/// chart, and takes after `AXLiveAudioGraph` of Apple's Accessibility framework. All calls are made
/// on one thread; none but ``start(device:pitchRange:scale:)`` waits for anything.
public final class LiveAudioGraph {
  /// How long the tone goes on by itself when no value comes any more.
  private static let longest = Seconds(3600)
  /// The amplitude of a tone: one that sounds for long is about −18 LUFS.
  private static let level = Decibels(-18).amplitude

  private let player: LivePlayer
  private let pitchRange: PitchRange
  private let scale: PitchScale

  private init(_ player: LivePlayer, pitchRange: PitchRange, scale: PitchScale) {
    self.player = player
    self.pitchRange = pitchRange
    self.scale = scale
  }

  /// Opens a playback device; nothing sounds before the first value.
  /// - Parameters:
  ///   - device: the name by which ALSA knows it.
  ///   - pitchRange: the pitches of 0 and of 1.
  ///   - scale: how pitches are spaced between them.
  /// - Returns: the graph.
  /// - Throws: ``DeviceError`` when the device cannot be used; this takes five seconds at most.
  public static func start(
    device: String = "default", pitchRange: PitchRange = .standard, scale: PitchScale = .log
  ) throws(DeviceError) -> LiveAudioGraph {
    let wish = PlaybackDevice.Wish(
      sampleRate: .standard, channels: 2, periodFrames: 128, queueFrames: 384)
    let player = try LivePlayer.open(
      device, wish: wish, loudness: .equal, pitchRange: pitchRange)
    return LiveAudioGraph(player, pitchRange: pitchRange, scale: scale)
  }

  /// Moves the pitch to that of a value, without a new attack.
  /// - Parameters:
  ///   - value: 0 for the lowest pitch to 1 for the highest; what lies outside counts as the nearer
  ///     end, and what is not a number as no value: the tone falls silent.
  ///   - pan: the place between the loudspeakers.
  public func update(value: Double, pan: Pan = .centre) {
    guard !value.isNaN else { return player.silence() }
    player.perform(
      .tone(
        SessionEffect.Tone(
          frequency: scale.pitch(at: value, in: pitchRange), pan: pan, series: 0,
          gain: Self.level, duration: Self.longest, isJoined: true)))
  }

  /// Lets the tone fade, and closes the device.
  public func stop() { player.close() }

  /// Why nothing is heard any more, if the device has failed.
  public var failure: DeviceError? {
    while let event = player.takeEvent() {
      if case .failed(let error) = event { return error }
    }
    return nil
  }
}
