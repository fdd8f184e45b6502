private import CAlsa
private import Glibc

extension AlsaDevice {
  /// Stops at once and discards frames that were not heard; the next write starts the stream again.
  ///
  /// A queue that underruns have lengthened is shortened now, when nobody hears it, if there was none
  /// for some time. The sound should be faded out before this. If the device fails here, so does the
  /// next write.
  package mutating func pause() {
    _ = unsafe alsa.snd_pcm_drop(handle)
    // Preparing now saves time before the next sound.
    if queue.shorten() { try? setQueue(queue.frames) } else { try? prepare() }
  }

  /// Waits until all frames are heard, and stops; the last period is filled with silence.
  ///
  /// It takes at most the device's own delay plus half a second. Errors of the device are ignored
  /// this late.
  package mutating func drain() {
    guard (try? completePeriod()) != nil else { return }
    if unsafe alsa.snd_pcm_state(handle) == SND_PCM_STATE_PREPARED, written > 0 {
      _ = unsafe alsa.snd_pcm_start(handle)
    }
    let limit = Self.now + nanoseconds(delay()) + 500_000_000
    while unsafe alsa.snd_pcm_state(handle) == SND_PCM_STATE_RUNNING, Self.now < limit {
      // Some plug-ins update the card's position only in this call.
      guard unsafe alsa.snd_pcm_avail(handle) >= 0 else { break }
      let delay = delay()
      guard delay > 0 else { break }
      Self.sleep(nanoseconds(delay))
    }
    _ = unsafe alsa.snd_pcm_drop(handle)
  }
}
