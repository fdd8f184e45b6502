private import CAlsa
private import Glibc

extension AlsaDevice {
  /// Writes the next frames, interleaved by the requested channels.
  ///
  /// If there is space they are written at once; otherwise this waits, as long as the device makes
  /// progress.
  /// - Parameters:
  ///   - samples: whole frames, with samples within −1…1.
  ///   - isSilent: whether all samples are silence, which then has no dither.
  /// - Throws: ``DeviceError`` if the device is unplugged, hangs, or cannot be recovered.
  package mutating func write(_ samples: Span<Float>, isSilent: Bool = false) throws(DeviceError) {
    precondition(samples.count % sourceChannels == 0)
    let blockLength = buffer.capacity * sourceChannels
    var start = 0
    while start < samples.count {
      let block = samples.extracting(start..<min(samples.count, start + blockLength))
      buffer.convert(block, isSilent: isSilent)
      try pass(frames: block.count / sourceChannels)
      start += block.count
    }
  }

  /// Fills the current period with silence, because some plug-ins play only whole periods.
  mutating func completePeriod() throws(DeviceError) {
    var missing = (format.periodFrames - written % format.periodFrames) % format.periodFrames
    while missing > 0 {
      let frames = min(missing, buffer.capacity)
      buffer.silence(frames: frames)
      try pass(frames: frames)
      missing -= frames
    }
  }

  /// Writes the frames that were converted last.
  private mutating func pass(frames: Int) throws(DeviceError) {
    var taken = 0
    while taken < frames {
      let count = unsafe alsa.snd_pcm_writei(
        handle, buffer.address(ofFrame: taken), snd_pcm_uframes_t(frames - taken))
      if count > 0 {
        taken += Int(count)
        written += Int(count)
        stalledSince = nil
        if taken < frames { recoveries.shortWrites += 1 }
      } else if count == 0 || count == -Int(EAGAIN) || count == -Int(EINTR) {
        guard try queuedFrames() != nil else { continue }
        try checkProgress()
        Self.sleep(0)
      } else {
        try recover(from: Int(count))
      }
    }
  }
}
