import SonifyBase
import SonifyDevices
import SonifySound
import Synchronization

/// The work of the audio thread: it renders a period whenever the device has room for one.
///
/// The compiler checks that its computations neither allocate nor lock. The only exception is the
/// exchange with the device, which waits, writes and recovers, each within a bound.
@safe
struct AudioThread: ~Copyable {
  private var device: AlsaDevice
  private var performer: Performer
  private let link: UnsafeMutablePointer<LiveLink>
  private let wakePipe: WakePipe
  private let report: WakePipe
  private let block: UnsafeMutableBufferPointer<Float>
  private let channels: Int
  private let idleFrames: Int
  private var pace: Pace
  private var silentFrames = 0
  private var isFading = false
  /// The end of the last score that was reported as heard to its end.
  private var lastEnd: Int?
  /// The number of commands carried out that replace the score that plays.
  private var replacements = 0

  init(
    _ device: consuming AlsaDevice, _ performer: consuming Performer, channels: Int,
    idleTime: Seconds, link: UnsafeMutablePointer<LiveLink>, wakePipe: WakePipe, report: WakePipe
  ) {
    let format = device.format
    unsafe block = .allocate(capacity: format.periodFrames * channels)
    unsafe block.initialize(repeating: 0)
    pace = Pace(format)
    idleFrames = format.sampleRate.frames(in: idleTime)
    self.device = device
    self.performer = performer
    self.channels = channels
    unsafe self.link = link
    self.wakePipe = wakePipe
    self.report = report
  }

  deinit { unsafe block.deallocate() }

  /// The number of recoveries of the device.
  var recoveries: RecoveryCount { device.recoveries }

  /// Plays until it is asked to end, then drains what was rendered.
  mutating func run() throws(DeviceError) {
    defer { retireAll() }
    // Nothing is written before there is something to hear.
    _ = wakePipe.wait(atMost: nil)
    pace.restart()
    while true {
      wakePipe.clear()
      if execute() { report.wake() }
      if isOver {
        device.drain()
        if !isFading, performer.run?.end != lastEnd {
          unsafe link.pointee.endedCount.add(1, ordering: .releasing)
        }
        return
      }
      if let time = pace.wait(bufferFrames: device.format.bufferFrames) {
        if wakePipe.wait(atMost: time) { continue }
      }
      guard case .room = try device.waitForRoom(wake: wakePipe.reading) else { continue }
      let frames = nextFrames
      let sounds = render(frames)
      try write(frames, isSilent: !sounds)
      if publish(delay: device.delay()) { report.wake() }
      rest(after: frames, sounds: sounds)
    }
  }

  /// Carries out the commands received since the last call; during the final fade, they are
  /// ignored.
  /// - Returns: whether the control thread waits for room for more commands.
  @_noLocks
  private mutating func execute() -> Bool {
    // Read before the commands, so that all commands sent before the end are among them.
    let closes = unsafe link.pointee.isClosing.load(ordering: .acquiring)
    // At most the capacity of the queue: commands sent meanwhile must not delay the sound.
    for _ in 0..<LiveLink.capacity {
      guard let command = unsafe link.pointee.takeCommand() else { break }
      if isFading {
        if case .play(let score) = command { unsafe link.pointee.putRetired(score) }
        continue
      }
      performer.execute(command)
      returnRetired()
      if command.replacesScore {
        lastEnd = nil
        replacements += 1
      }
      silentFrames = 0
    }
    if closes, !isFading {
      performer.execute(.silence)
      isFading = true
      silentFrames = 0
    }
    return unsafe link.pointee.wantsRoom.exchange(false, ordering: .acquiring)
  }

  /// Whether everything has been rendered.
  private var isOver: Bool {
    @_noLocks get {
      if isFading { return silentFrames > 0 }
      guard unsafe link.pointee.closesAtEnd.load(ordering: .relaxed), let run = performer.run
      else { return false }
      return performer.position >= run.end
    }
  }

  /// The number of frames to render next: a period, or the rest of a score after which the device
  /// closes.
  private var nextFrames: Int {
    @_noLocks get {
      let period = unsafe block.count / channels
      guard unsafe link.pointee.closesAtEnd.load(ordering: .relaxed), let run = performer.run,
        !isFading
      else { return period }
      return min(period, max(1, run.end - performer.position))
    }
  }

  /// Renders the next frames.
  /// - Returns: whether anything sounds in them.
  private mutating func render(_ frames: Int) -> Bool {
    var output = unsafe MutableSpan(
      _unsafeStart: block.baseAddress.unsafelyUnwrapped, count: frames * channels)
    return performer.render(into: &output)
  }

  private mutating func write(_ frames: Int, isSilent: Bool) throws(DeviceError) {
    let samples = unsafe Span(
      _unsafeStart: UnsafePointer(block.baseAddress.unsafelyUnwrapped), count: frames * channels)
    try device.write(samples, isSilent: isSilent)
    pace.add(frames)
  }

  /// Publishes the playhead and delay, and returns finished scores to the control thread.
  /// - Returns: whether a score has just been heard to its end.
  @_noLocks
  private mutating func publish(delay: Int) -> Bool {
    returnRetired()
    unsafe link.pointee.delay.store(delay, ordering: .relaxed)
    let hasEnded = publishPlayhead(delay: delay)
    unsafe link.pointee.replacements.store(replacements, ordering: .releasing)
    return hasEnded
  }

  @_noLocks
  private mutating func publishPlayhead(delay: Int) -> Bool {
    guard let run = performer.run, run.end != lastEnd else {
      unsafe link.pointee.playhead.store(-1, ordering: .relaxed)
      return false
    }
    let left = run.end - performer.position + delay
    guard left <= 0 else {
      unsafe link.pointee.playhead.store(max(0, run.frames - left), ordering: .relaxed)
      return false
    }
    // A waiting command may begin another score.
    if unsafe link.pointee.hasCommands {
      unsafe link.pointee.playhead.store(run.frames, ordering: .relaxed)
      return false
    }
    lastEnd = run.end
    unsafe link.pointee.playhead.store(-1, ordering: .relaxed)
    unsafe link.pointee.endedCount.add(1, ordering: .releasing)
    return true
  }

  /// Pauses the device after a long silence, until it is woken.
  private mutating func rest(after frames: Int, sounds: Bool) {
    silentFrames = sounds ? 0 : silentFrames + frames
    guard silentFrames >= idleFrames else { return }
    device.pause()
    _ = wakePipe.wait(atMost: nil)
    silentFrames = 0
    pace.restart()
  }

  private mutating func retireAll() {
    performer.retireAll()
    returnRetired()
  }

  /// Returns finished scores to the control thread.
  @_noLocks
  private mutating func returnRetired() {
    while let score = performer.takeRetired() { unsafe link.pointee.putRetired(score) }
  }
}
