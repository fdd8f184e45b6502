private import CAlsa
private import Glibc

extension AlsaDevice {
  /// Takes the next frames, interleaved by the channels that were wished for, and hands them over.
  ///
  /// Where there was room they are taken at once; otherwise this waits, as long as the device moves.
  /// - Parameters:
  ///   - samples: whole frames, of samples between −1 and 1.
  ///   - isSilent: whether they are all silence, which then stays free of dither.
  /// - Throws: ``DeviceError`` when the device is gone, hangs, or cannot be recovered.
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

  /// Fills the period that was begun with silence: some plug-ins pass on whole periods only.
  mutating func completePeriod() throws(DeviceError) {
    var missing = (format.periodFrames - written % format.periodFrames) % format.periodFrames
    while missing > 0 {
      let frames = min(missing, buffer.capacity)
      buffer.silence(frames: frames)
      try pass(frames: frames)
      missing -= frames
    }
  }

  /// Hands over what was converted last.
  private mutating func pass(frames: Int) throws(DeviceError) {
    var taken = 0
    while taken < frames {
      let count = unsafe snd_pcm_writei(
        handle, buffer.address(ofFrame: taken), snd_pcm_uframes_t(frames - taken))
      if count > 0 {
        taken += Int(count)
        written += Int(count)
        stillSince = nil
        if taken < frames { recoveries.shortWrites += 1 }
      } else if count == 0 || count == -Int(EAGAIN) || count == -Int(EINTR) {
        guard try queuedFrames() != nil else { continue }
        try checkStillness()
        Self.sleep(0)
      } else {
        try recover(from: Int(count))
      }
    }
  }
}
