import Sonify
import Synchronization

/// The opening of a playback device on a thread of its own, which may take seconds if the device
/// hangs.
final class DeviceOpening: Sendable {
  /// The result: the player, or why there is none.
  typealias Outcome = Result<LivePlayer, DeviceError>

  /// A result on its way from one thread to the other.
  ///
  /// Unchecked, because the thread that made it does not use it again.
  private struct Handover: @unchecked Sendable {
    let outcome: Outcome
  }

  private let handover = Mutex<Handover?>(nil)
  private let ready: WakePipe

  /// Begins to open a device; nil if the system has no descriptors or no threads left.
  init?(_ device: SoundOutlet.DeviceChoice) {
    guard let ready = WakePipe() else { return nil }
    self.ready = ready
    let code = BackgroundThread.begin {
      let outcome = Handover(outcome: Result { () throws(DeviceError) in try device.open() })
      self.handover.withLock { $0 = outcome }
      ready.wake()
    }
    if code != 0 { return nil }
  }

  deinit { ready.close() }

  /// A descriptor that is readable when ``takeOutcome()`` has the result.
  var descriptor: Int32 { ready.reading }

  /// Returns the result, or nil if it is not known yet.
  func takeOutcome() -> Outcome? {
    handover.withLock { handover in
      defer { handover = nil }
      return handover
    }?.outcome
  }
}
