import SonifyBase
public import SonifyChart
public import SonifyComposition
import SonifyDevices
public import SonifyLive
import SonifySound

extension ChartDescriptor {
  /// How long a frame waits before it is heard: long enough for a busy machine.
  private static let queueTime = Seconds.milliseconds(100)
  /// How often a sound that plays is looked after.
  private static let checkTime = Seconds.milliseconds(100)
  /// How many times a sound may be found at the same frame before its device counts as hanging.
  private static let patience = 50

  /// Plays the chart through a playback device, and returns when it has been heard.
  ///
  /// It occupies its thread. In a task that is cancelled the sound fades within the time of the
  /// device's queue, and the call returns.
  /// - Parameters:
  ///   - options: how the chart sounds; a device that has another sample rate is played at its own.
  ///   - device: the name by which ALSA knows the device.
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

  /// Begins to play the chart through a playback device.
  ///
  /// The device is closed when the chart has been heard or the player is given up.
  /// - Parameters:
  ///   - options: how the chart sounds; a device that has another sample rate is played at its own.
  ///   - device: the name by which ALSA knows the device.
  /// - Returns: the player, which reports the frame that is heard, and stops when it is told to.
  /// - Throws: ``ChartSoundError/composition(_:)`` and ``ChartSoundError/device(_:)``; to open a
  ///   device takes five seconds at most.
  public func startPlaying(
    options: SoundOptions = SoundOptions(), device: String = "default"
  ) throws(ChartSoundError) -> LivePlayer {
    // What is wrong with the chart is reported before a device is asked for.
    var score = try levelledScore(options)
    let queue = options.sampleRate.frames(in: Self.queueTime)
    let wish = PlaybackDevice.Wish(
      sampleRate: options.sampleRate, channels: score.channels, periodFrames: queue / 4,
      queueFrames: queue)
    let player: LivePlayer
    do throws(DeviceError) {
      player = try LivePlayer.open(
        device, wish: wish, loudness: score.loudness, pitchRange: options.pitchRange)
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
