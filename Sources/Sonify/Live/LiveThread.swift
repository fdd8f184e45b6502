import Glibc
import SonifyBase
import SonifyComposition
import SonifyDevices
import SonifySound
import Synchronization

/// The audio thread, as seen from the control thread.
///
/// Its memory lives as long as either of the two does, so that a thread that hangs in a device can
/// be abandoned.
///
/// `@unchecked` because of the link, each end of which belongs to one thread.
@safe
final class LiveThread: @unchecked Sendable {
  /// The state of the thread.
  enum State {
    case opening
    case open(DeviceFormat, PerformerPart)
    case failed(DeviceError)
    case closed
  }

  let report: WakePipe
  private let wakePipe: WakePipe
  private let shared = Mutex((state: State.opening, recoveries: RecoveryCount?.none))
  private let link: UnsafeMutablePointer<LiveLink>
  private let device: String
  private let request: PlaybackDevice.Request
  private let loudness: LoudnessCurve
  private let pitchRange: PitchRange
  private let limits: LiveLimits
  /// The number of scores that were sent and have not come back, on the control thread.
  private(set) var outstandingScores = 0
  /// The number of commands sent that replace the score that plays, on the control thread.
  private var replacements = 0

  /// Creates a thread without starting it or opening the device.
  init(
    device: String, request: PlaybackDevice.Request, loudness: LoudnessCurve,
    pitchRange: PitchRange,
    limits: LiveLimits
  ) throws(DeviceError) {
    guard let wakePipe = WakePipe(), let report = WakePipe() else {
      throw .failed(device: device, code: errno)
    }
    (self.wakePipe, self.report) = (wakePipe, report)
    (self.device, self.request, self.loudness, self.pitchRange) = (
      device, request, loudness, pitchRange
    )
    self.limits = limits
    unsafe link = .allocate(capacity: 1)
    unsafe link.initialize(to: LiveLink())
  }

  deinit {
    freeRetired()
    // Commands that came too late to be heard.
    while let command = unsafe link.pointee.takeCommand() {
      if case .play(let score) = command { score.free() }
    }
    unsafe link.deinitialize(count: 1)
    unsafe link.deallocate()
    wakePipe.close()
    report.close()
  }

  /// Starts the thread and waits until its device is open.
  func start() throws(DeviceError) -> (DeviceFormat, PerformerPart) {
    let code = BackgroundThread.begin(takesSignals: true) { self.work() }
    guard code == 0 else { throw .failed(device: device, code: code) }
    guard report.wait(atMost: .seconds(limits.opening.value)) else {
      // If the device opens after all, close it again.
      close()
      throw .hung(device: device)
    }
    switch state {
    case .open(let format, let part): return (format, part)
    case .failed(let error): throw error
    case .opening, .closed: throw .hung(device: device)
    }
  }

  var state: State { shared.withLock { $0.state } }
  var recoveries: RecoveryCount? { shared.withLock { $0.recoveries } }
  var endedCount: Int { unsafe link.pointee.endedCount.load(ordering: .acquiring) }

  var delay: Int { unsafe link.pointee.delay.load(ordering: .relaxed) }

  /// Whether ``playhead`` is that of the last score that was sent.
  var playheadIsCurrent: Bool {
    unsafe link.pointee.replacements.load(ordering: .acquiring) == replacements
  }

  var playhead: Int? {
    let frame = unsafe link.pointee.playhead.load(ordering: .relaxed)
    return frame < 0 ? nil : frame
  }

  /// Sends a command.
  ///
  /// If there is no room, ``report`` wakes when there is.
  /// - Returns: whether there was room for it.
  func send(_ command: Performer.Command) -> Bool {
    defer { wakePipe.wake() }
    guard unsafe link.pointee.put(command) else {
      unsafe link.pointee.wantsRoom.store(true, ordering: .releasing)
      return false
    }
    if case .play = command { outstandingScores += 1 }
    if command.replacesScore { replacements += 1 }
    return true
  }

  /// Frees scores that have come back.
  func freeRetired() {
    while let score = unsafe link.pointee.takeRetired() {
      score.free()
      outstandingScores -= 1
    }
  }

  /// Ends the thread after the score that plays; does not wake it, so that nothing is written
  /// before the score.
  func closeAtEnd() { unsafe link.pointee.closesAtEnd.store(true, ordering: .relaxed) }

  func close() {
    unsafe link.pointee.isClosing.store(true, ordering: .releasing)
    wakePipe.wake()
  }

  /// Waits until the thread has closed its device or failed.
  func waitUntilEnd(atMost time: Seconds) -> Bool {
    var isOver: Bool {
      switch state {
      case .failed, .closed: true
      case .opening, .open: false
      }
    }
    let deadline = ContinuousClock.now + .seconds(time.value)
    while !isOver {
      let left = deadline - .now
      guard left > .zero, report.wait(atMost: left) else { return isOver }
      if !isOver { report.clear() }
    }
    return true
  }

  // MARK: - On the thread

  private func work() {
    requestRealTimePriority()
    do throws(DeviceError) {
      let device = try AlsaDevice.open(device, request: request)
      let format = device.format
      let part = PerformerPart(forSessionsAt: format.sampleRate, in: pitchRange)
      let performer = Performer(
        at: format.sampleRate, channels: request.channels, loudness: loudness, cues: part.cues)
      say(.open(format, part))
      var thread = unsafe AudioThread(
        device, performer, channels: request.channels, idleTime: limits.idle, link: link,
        wakePipe: wakePipe, report: report)
      do throws(DeviceError) {
        try thread.run()
        shared.withLock { $0.recoveries = thread.recoveries }
        say(.closed)
      } catch {
        shared.withLock { $0.recoveries = thread.recoveries }
        throw error
      }
    } catch {
      say(.failed(error))
    }
  }

  private func say(_ state: State) {
    shared.withLock { $0.state = state }
    report.wake()
  }

  /// The real-time priority to ask for: above other programs, below the threads of sound servers.
  private static let priority: rlim_t = 10

  /// Asks for real-time priority as far as the user may have it, as members of the group `audio` often
  /// may; refusal is ignored.
  private func requestRealTimePriority() {
    let resource = __rlimit_resource_t(__RLIMIT_RTPRIO.rawValue)
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return }
    if limit.rlim_cur < Self.priority, limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = min(Self.priority, limit.rlim_max)
      unsafe setrlimit(resource, &limit)
    }
    // Without a limit, a privileged process may still be allowed.
    let priority = limit.rlim_cur == 0 ? Self.priority : min(Self.priority, limit.rlim_cur)
    var parameters = sched_param(sched_priority: Int32(priority))
    _ = unsafe pthread_setschedparam(pthread_self(), SCHED_FIFO, &parameters)
  }
}
