private import CAlsa
private import Glibc

extension AlsaDevice {
  /// Stops at once and forgets what was not heard; the next frame that is written starts again.
  ///
  /// What sounds should have faded out before. A device that fails here fails the next write too.
  package mutating func pause() {
    unsafe snd_pcm_drop(handle)
    // Done now, it costs no time before the next sound.
    try? prepare()
  }

  /// Waits until all that was written is heard, and stops; the last period is filled with silence.
  ///
  /// It takes no longer than the device's own delay and half a second, and nothing is said of a
  /// device that fails so late.
  package mutating func drain() {
    guard (try? completePeriod()) != nil else { return }
    if unsafe snd_pcm_state(handle) == SND_PCM_STATE_PREPARED, written > 0 {
      unsafe snd_pcm_start(handle)
    }
    let limit = Self.now + nanoseconds(delay()) + 500_000_000
    while unsafe snd_pcm_state(handle) == SND_PCM_STATE_RUNNING, Self.now < limit {
      // In some plug-ins only this looks where the card is.
      guard unsafe snd_pcm_avail(handle) >= 0 else { break }
      let delay = delay()
      guard delay > 0 else { break }
      Self.sleep(nanoseconds(delay))
    }
    unsafe snd_pcm_drop(handle)
  }
}
