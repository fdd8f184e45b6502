private import CAlsa
private import Glibc

extension AlsaDevice {
  /// Recovers the stream so that frames can be written again, or fails.
  ///
  /// - Parameter code: the error of libasound, below 0.
  /// - Throws: ``DeviceError/unplugged(device:)``; ``DeviceError/unsteady(device:)`` if repeated
  ///   recoveries played nothing for the requested patience; ``DeviceError/hung(device:)``; or
  ///   ``DeviceError/failed(device:code:)``.
  mutating func recover(from code: Int) throws(DeviceError) {
    let code = Int32(truncatingIfNeeded: -code)
    if code == EAGAIN || code == EINTR {
      try checkProgress()
      Self.sleep(0)
      return
    }
    try countRecovery()
    switch code {
    case EPIPE:
      recoveries.xruns += 1
      if queue.lengthen() { try setQueue(queue.frames) } else { try prepare() }
    case ESTRPIPE:
      recoveries.suspends += 1
      try resume()
    default:
      if unsafe alsa.snd_pcm_state(handle) == SND_PCM_STATE_DISCONNECTED {
        throw .unplugged(device: name)
      }
      throw DeviceError(device: name, code: code)
    }
  }

  /// Fails if recovery has been unsuccessful for too long, and slows down before that.
  ///
  /// A busy machine may be late many times in a row; it gets the same time as a device that hangs.
  private mutating func countRecovery() throws(DeviceError) {
    let now = Self.now
    if failedRecoveries == 0 { recoveringSince = now }
    failedRecoveries += 1
    guard failedRecoveries > Self.quickRecoveries else { return }
    if now - recoveringSince > patience { throw .unsteady(device: name) }
    Self.sleep(Self.recoveryPause)
  }

  /// Empties the stream; the next frame starts it again.
  mutating func prepare() throws(DeviceError) {
    written = 0
    heard = 0
    stalledSince = nil
    let code = unsafe alsa.snd_pcm_prepare(handle)
    if code < 0 && code != -EAGAIN { throw DeviceError(device: name, code: code) }
  }

  /// Resumes a suspended device, or prepares it again if that fails.
  ///
  /// A card may need some time to resume, and a plug-in may report success and stay suspended.
  private mutating func resume() throws(DeviceError) {
    for _ in 0..<Self.maxResumes {
      let code = unsafe alsa.snd_pcm_resume(handle)
      let state = unsafe alsa.snd_pcm_state(handle)
      if code == 0 && state != SND_PCM_STATE_SUSPENDED { return }
      guard code == 0 || code == -EAGAIN else { break }
      Self.sleep(Self.recoveryPause)
    }
    try prepare()
  }

  private static let quickRecoveries = 8
  private static let maxResumes = 20
  /// In nanoseconds.
  private static let recoveryPause = 10_000_000
}
