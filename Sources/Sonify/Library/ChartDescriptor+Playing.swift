import SonifyBase
public import SonifyChart
public import SonifyComposition
import SonifyDevices
public import SonifyLive
import SonifySound

extension ChartDescriptor {
  /// The length of the device's queue: long enough for a busy machine.
  private static let queueTime = Seconds.milliseconds(100)
  /// The interval between two checks of playback.
  private static let checkTime = Seconds.milliseconds(100)
  /// The number of checks at the same frame after which the device counts as hanging.
  private static let patience = 50

  /// Plays the chart through a playback device, and returns when playback has ended.
  ///
  /// It blocks its thread. If the task is cancelled, the sound fades out within the time of the
  /// device's queue and the call returns.
  /// - Parameters:
  ///   - options: the options of the sound; a device with another sample rate plays at its own.
  ///   - device: the name of the ALSA device.
  /// - Throws: ``ChartSoundError/composition(_:)`` and ``ChartSoundError/device(_:)``.
  public func play(
    options: SoundOptions = SoundOptions(), device: String = "default"
  ) throws(ChartSoundError) {
    let player = try startPlaying(options: options, device: device)
    var playhead: Int?
    var checksInPlace = 0
    while !player.waitUntilClosed(atMost: Self.checkTime) {
      if Task.isCancelled { player.close() }
      checksInPlace = player.playhead == playhead ? checksInPlace + 1 : 0
      playhead = player.playhead
      guard checksInPlace < Self.patience else { throw .device(.hung(device: device)) }
    }
    while let event = player.takeEvent() {
      if case .failed(let error) = event { throw .device(error) }
    }
  }

  /// Starts playing the chart through a playback device.
  ///
  /// The device closes when playback has ended or the player is released.
  /// - Parameters:
  ///   - options: the options of the sound; a device with another sample rate plays at its own.
  ///   - device: the name of the ALSA device.
  /// - Returns: the player, which reports the frame that is heard and can be stopped.
  /// - Throws: ``ChartSoundError/composition(_:)`` and ``ChartSoundError/device(_:)``; opening a
  ///   device takes at most five seconds.
  public func startPlaying(
    options: SoundOptions = SoundOptions(), device: String = "default"
  ) throws(ChartSoundError) -> LivePlayer {
    // Faults in the chart are reported before a device is opened.
    var score = try levelledScore(options)
    let queue = options.sampleRate.frames(in: Self.queueTime)
    let request = PlaybackDevice.Request(
      sampleRate: options.sampleRate, channels: score.channels, periodFrames: queue / 4,
      queueFrames: queue)
    let player: LivePlayer
    do throws(DeviceError) {
      player = try LivePlayer.open(
        device, request: request, loudness: score.loudness, pitchRange: options.pitchRange)
    } catch {
      throw .device(error)
    }
    if player.format.sampleRate != options.sampleRate {
      var options = options
      options.sampleRate = player.format.sampleRate
      score = try levelledScore(options)
    }
    player.play(score)
    player.closeAtEnd()
    return player
  }
}
