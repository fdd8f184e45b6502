private import CAlsa
private import Dispatch
private import Glibc
import SonifyBase

/// An open playback device of libasound.
///
/// All calls are made on one thread. None waits for long: the device is opened so that it never
/// blocks, and whatever is waited for has an end in time. What a plug-in does inside libasound is
/// its own affair: opening, and rarely another call, may hang with a sound server, so the thread
/// should be one that nobody waits for.
///
/// Frames are written in whole periods, as many as ``waitForRoom(wake:)`` says. The stream starts
/// with the first write, so nothing delays the first sound after a rest; a first write that fills
/// the queue keeps it from starving at once.
@safe
package struct AlsaDevice: ~Copyable {
  /// The name under which it was opened.
  let name: String
  /// What it agreed to.
  package let format: DeviceFormat
  /// How often it had to be helped on.
  package var recoveries = RecoveryCount()

  let handle: OpaquePointer
  var buffer: DeviceBuffer
  let sourceChannels: Int
  /// Nanoseconds that it may stand still.
  let patience: Int

  /// Frames written since the stream was last prepared.
  var written = 0
  /// How many of them were heard when last looked.
  var heard = 0
  /// Since when it stands still although there is something to play.
  var stillSince: Int?
  /// Whether it was found to hang.
  var isHung = false
  /// Recoveries since something was last heard.
  var recoveriesInVain = 0
  /// When the first of them was.
  var recoveringSince = 0

  private init(
    adopting handle: OpaquePointer, name: String, format: DeviceFormat, wish: PlaybackDevice.Wish
  ) {
    unsafe self.handle = handle
    self.name = name
    self.format = format
    sourceChannels = wish.channels
    let seconds = wish.patience.value
    patience = Int(((0...Self.maxPatience).contains(seconds) ? seconds : Self.maxPatience) * 1e9)
    buffer = DeviceBuffer(
      capacity: min(format.queueFrames, Self.maxFramesAtOnce), sourceChannels: wish.channels,
      deviceChannels: format.channels, samples: format.samples)
  }

  deinit {
    let handle = unsafe SendableHandle(handle: handle)
    guard isHung else { return Self.close(handle) }
    // What hangs may hang in closing, too.
    DispatchQueue.global().async { Self.close(handle) }
  }

  private static func close(_ device: SendableHandle) {
    // Without this, closing would wait until all is played.
    unsafe snd_pcm_drop(device.handle)
    unsafe snd_pcm_close(device.handle)
  }

  /// Crosses to another thread when nobody else has it any more.
  @safe
  private struct SendableHandle: @unchecked Sendable {
    let handle: OpaquePointer
  }

  /// Opens a device and agrees with it on everything; nothing sounds yet.
  ///
  /// libasound is told to write nothing to standard error.
  package static func open(_ name: String, wish: PlaybackDevice.Wish) throws(DeviceError)
    -> AlsaDevice
  {
    calsa_silence()
    var opened: OpaquePointer?
    let code = unsafe snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard code >= 0, let handle = unsafe opened else {
      // What is not there when it is opened was never plugged in.
      throw code == -ENODEV ? .absent(device: name) : DeviceError(device: name, code: code)
    }
    do {
      let format = unsafe try negotiate(handle, name: name, wish: wish)
      return unsafe AlsaDevice(adopting: handle, name: name, format: format, wish: wish)
    } catch {
      unsafe snd_pcm_close(handle)
      throw error
    }
  }

  /// Seconds; also what stands for a patience that is longer, or no length of time.
  private static let maxPatience = 3600.0

  /// A queue may be very long; frames are converted in smaller blocks.
  private static let maxFramesAtOnce = 4096
}
