private import CAlsa
private import Glibc
import SonifyBase

extension AlsaDevice {
  /// The reason why a wait for space ended.
  package enum Room: Equatable {
    /// The number of frames, in whole periods, that may be written now.
    case room(frames: Int)
    /// The descriptor that interrupts the wait is readable.
    case woken
  }

  /// Waits until the queue has space for a period, or until `wake` is readable.
  ///
  /// A device that is never full, such as a file, always has space: it does not set the pace.
  /// - Parameter wake: a descriptor, or −1 for none.
  /// - Returns: the space, or that the wait was interrupted.
  /// - Throws: ``DeviceError/hung(device:)`` if the device makes no progress for the requested
  ///   patience, and any error that recovery cannot fix.
  package mutating func waitForRoom(wake: Int32) throws(DeviceError) -> Room {
    while true {
      guard let queued = try queuedFrames() else { continue }
      let periods = (format.queueFrames - queued) / format.periodFrames
      if periods >= 1 {
        stalledSince = nil
        return .room(frames: periods * format.periodFrames)
      }
      try checkProgress()
      // A plug-in may have its own start threshold.
      if unsafe alsa.snd_pcm_state(handle) == SND_PCM_STATE_PREPARED {
        _ = unsafe alsa.snd_pcm_start(handle)
      }
      let missing = queued + format.periodFrames - format.queueFrames
      if Self.sleep(nanoseconds(missing), wake: wake) { return .woken }
    }
  }

  /// Returns the number of frames until the next written frame is heard; 0 if the device does not
  /// know.
  package func delay() -> Int {
    var frames: snd_pcm_sframes_t = 0
    guard unsafe alsa.snd_pcm_delay(handle, &frames) >= 0 else { return 0 }
    return max(0, Int(frames))
  }

  /// Returns the number of written frames that are not yet played, or nil if the stream had to be
  /// recovered.
  mutating func queuedFrames() throws(DeviceError) -> Int? {
    let room = unsafe alsa.snd_pcm_avail(handle)
    let failure = room < 0 ? Int(room) : unsafe Self.fault(in: alsa.snd_pcm_state(handle))
    guard failure == 0 else {
      try recover(from: failure)
      return nil
    }
    let queued = max(0, format.bufferFrames - Int(room))
    let heard = written - queued
    if heard > self.heard {
      queue.heard(heard - self.heard)
      self.heard = heard
      stalledSince = nil
      failedRecoveries = 0
    }
    return queued
  }

  /// Returns the error for a state that a plug-in reports without failing any call.
  private static func fault(in state: snd_pcm_state_t) -> Int {
    switch state {
    case SND_PCM_STATE_XRUN: -Int(EPIPE)
    case SND_PCM_STATE_SUSPENDED: -Int(ESTRPIPE)
    case SND_PCM_STATE_DISCONNECTED: -Int(ENODEV)
    default: 0
    }
  }

  /// Fails if the device has made no progress for too long.
  mutating func checkProgress() throws(DeviceError) {
    let now = Self.now
    let since = stalledSince ?? now
    stalledSince = since
    guard now - since <= patience else {
      isHung = true
      throw .hung(device: name)
    }
  }

  /// Returns the duration of a number of frames in nanoseconds.
  func nanoseconds(_ frames: Int) -> Int {
    frames * 1_000_000_000 / format.sampleRate.framesPerSecond
  }

  /// The time of the monotonic clock in nanoseconds.
  static var now: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// Sleeps for some nanoseconds, at least 0.3 ms and at most 0.1 s, and returns whether `wake` is
  /// readable.
  @discardableResult
  static func sleep(_ nanoseconds: Int, wake: Int32 = -1) -> Bool {
    let bounded = min(max(nanoseconds, 300_000), 100_000_000)
    var time = timespec(tv_sec: 0, tv_nsec: bounded)
    var descriptor = pollfd(fd: wake, events: Int16(POLLIN), revents: 0)
    return unsafe calsa_poll(&descriptor, 1, &time) > 0
  }
}
