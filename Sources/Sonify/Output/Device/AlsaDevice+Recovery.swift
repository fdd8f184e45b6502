private import CAlsa
private import Glibc

extension AlsaDevice {
  /// Brings the stream back to where frames can be written, or fails.
  ///
  /// - Parameter code: what libasound said, below 0.
  /// - Throws: ``DeviceError/unplugged(device:)``; ``DeviceError/unsteady(device:)`` when this has
  ///   been tried often and nothing was heard in between; or ``DeviceError/failed(device:code:)``.
  mutating func recover(from code: Int) throws(DeviceError) {
    guard recoveriesInVain < Self.mostRecoveriesInVain else { throw .unsteady(device: name) }
    recoveriesInVain += 1
    switch Int32(truncatingIfNeeded: -code) {
    case EAGAIN, EINTR: break
    case EPIPE:
      recoveries.xruns += 1
      try prepare()
    case ESTRPIPE:
      recoveries.suspends += 1
      try resume()
    case let code:
      if unsafe snd_pcm_state(handle) == SND_PCM_STATE_DISCONNECTED {
        throw .unplugged(device: name)
      }
      throw DeviceError(device: name, code: code)
    }
  }

  /// Empties the stream; the next frame starts it.
  mutating func prepare() throws(DeviceError) {
    written = 0
    heard = 0
    stillSince = nil
    let code = unsafe snd_pcm_prepare(handle)
    if code < 0 && code != -EAGAIN { throw DeviceError(device: name, code: code) }
  }

  /// Wakes a suspended device where it stopped; where that cannot be, begins anew.
  ///
  /// A card may need some time to wake, and a plug-in may say yes and stay asleep.
  private mutating func resume() throws(DeviceError) {
    for _ in 0..<Self.mostResumes {
      let code = unsafe snd_pcm_resume(handle)
      let state = unsafe snd_pcm_state(handle)
      if code == 0 && state != SND_PCM_STATE_SUSPENDED { return }
      guard code == 0 || code == -EAGAIN else { break }
      Self.sleep(Self.resumePause)
    }
    try prepare()
  }

  private static let mostRecoveriesInVain = 8
  private static let mostResumes = 20
  private static let resumePause = 10_000_000
}
