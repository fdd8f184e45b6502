import CAlsa
private import Glibc
import SonifyBase

/// An open playback device of libasound.
///
/// All calls are made on one thread. None waits for long: the device is opened in non-blocking
/// mode, and every wait has a limit. libasound's plug-ins are an exception: opening, and rarely
/// another call, may hang with a sound server, so no other thread should wait for this one.
///
/// Frames are written in whole periods, as many as ``waitForRoom(wake:)`` returns. The stream
/// starts with the first write, so the first sound after a pause has no delay; a first write that
/// fills the queue prevents an immediate underrun.
@safe
package struct AlsaDevice: ~Copyable {
  /// The name with which the device was opened.
  let name: String
  /// The negotiated format; only the lengths of its queue, buffer and periods ever change.
  package private(set) var format: DeviceFormat
  /// The number of recoveries.
  package var recoveries = RecoveryCount()

  let handle: OpaquePointer
  private let library: AlsaLibrary
  var buffer: DeviceBuffer
  let sourceChannels: Int
  /// The maximum time without progress, in nanoseconds.
  let patience: Int

  /// The length of the queue.
  var queue: QueueLength
  private let request: PlaybackDevice.Request

  /// The number of frames written since the stream was last prepared.
  var written = 0
  /// The number of those that were heard at the last check.
  var heard = 0
  /// The time since which there is no progress although there are frames to play, or nil.
  var stalledSince: Int?
  /// Whether the device hangs.
  var isHung = false
  /// The number of recoveries since a frame was last heard.
  var failedRecoveries = 0
  /// The time of the first of them.
  var recoveringSince = 0

  private init(
    adopting handle: OpaquePointer, of library: AlsaLibrary, name: String, format: DeviceFormat,
    request: PlaybackDevice.Request
  ) {
    unsafe self.handle = handle
    self.library = library
    self.name = name
    self.format = format
    self.request = request
    queue = QueueLength(
      frames: format.queueFrames, framesPerSecond: format.sampleRate.framesPerSecond)
    sourceChannels = request.channels
    let seconds = request.patience.value
    patience = Int(((0...Self.maxPatience).contains(seconds) ? seconds : Self.maxPatience) * 1e9)
    buffer = DeviceBuffer(
      capacity: min(format.queueFrames, Self.maxFramesAtOnce), sourceChannels: request.channels,
      deviceChannels: format.channels, samples: format.samples)
  }

  deinit {
    let handle = unsafe SendableHandle(handle: handle, library: library)
    guard isHung else { return Self.close(handle) }
    // A device that hangs may also hang while it closes.
    _ = BackgroundThread.begin { Self.close(handle) }
  }

  private static func close(_ device: SendableHandle) {
    // Otherwise closing would wait until all frames are played.
    _ = unsafe device.library.functions.snd_pcm_drop(device.handle)
    _ = unsafe device.library.functions.snd_pcm_close(device.handle)
  }

  /// A handle that moves to another thread when no other thread uses it any more.
  @safe
  private struct SendableHandle: @unchecked Sendable {
    let handle: OpaquePointer
    let library: AlsaLibrary
  }

  /// The functions of libasound.
  @unsafe var alsa: calsa_functions { unsafe library.functions }

  /// Opens a device and negotiates its format; nothing sounds yet.
  package static func open(_ name: String, request: PlaybackDevice.Request) throws(DeviceError)
    -> AlsaDevice
  {
    guard let library = AlsaLibrary() else { throw .absent(device: name) }
    let alsa = unsafe library.functions
    var opened: OpaquePointer?
    let code = unsafe alsa.snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard code >= 0, let handle = unsafe opened else {
      // A device that is missing when it is opened was never plugged in.
      throw code == -ENODEV ? .absent(device: name) : DeviceError(device: name, code: code)
    }
    do {
      let format = unsafe try negotiate(handle, through: alsa, name: name, request: request)
      return unsafe AlsaDevice(
        adopting: handle, of: library, name: name, format: format, request: request)
    } catch {
      _ = unsafe alsa.snd_pcm_close(handle)
      throw error
    }
  }

  /// Gives the stream a queue of another length, and empties it; the next frame starts it again.
  ///
  /// A buffer is only as long as its queue, because sound servers derive their latency from it. So
  /// a queue that does not fit the buffer, or is to be shorter, is negotiated anew.
  mutating func setQueue(_ frames: Int) throws(DeviceError) {
    if (format.queueFrames...format.bufferFrames).contains(frames) {
      format.queueFrames = frames
      return try prepare()
    }
    do {
      try negotiate(queueFrames: frames)
    } catch {
      // A device that has no longer queue keeps the one that it had.
      try negotiate(queueFrames: format.queueFrames)
    }
    queue.agree(on: format.queueFrames)
    try prepare()
  }

  private mutating func negotiate(queueFrames: Int) throws(DeviceError) {
    _ = unsafe alsa.snd_pcm_drop(handle)
    _ = unsafe alsa.snd_pcm_hw_free(handle)
    var request = request
    (request.sampleRate, request.queueFrames) = (format.sampleRate, queueFrames)
    let agreed = unsafe try Self.negotiate(
      handle, through: alsa, name: name, request: request)
    guard agreed.sampleRate == format.sampleRate, agreed.channels == format.channels,
      agreed.samples == format.samples
    else { throw .refused(device: name, .buffer) }
    format = agreed
  }

  /// The maximum patience in seconds, also used for a patience that is not a valid time.
  private static let maxPatience = 3600.0

  /// The maximum number of frames converted at once, as a queue may be very long.
  private static let maxFramesAtOnce = 4096
}
