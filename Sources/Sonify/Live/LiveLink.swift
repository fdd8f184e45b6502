import SonifySound
import Synchronization

/// The state that the control thread and the audio thread share.
///
/// It holds commands for the audio thread, finished scores for the control thread, and the progress
/// of playback. Neither thread ever waits for the other.
@safe
struct LiveLink: ~Copyable {
  /// The maximum number of commands in the queue.
  static var capacity: Int { @_noLocks get { 256 } }

  private let commandPlaces = RingIndices(capacity: capacity)
  private let commands: UnsafeMutablePointer<Performer.Command>
  /// The indices of finished scores, with room for those of all commands and of all that sound when
  /// these arrive.
  private let retiredPlaces = RingIndices(capacity: 2 * capacity)
  private let retired: UnsafeMutablePointer<PlayingScore>

  /// The frame of the score that is heard now, counted from its first; −1 if none plays.
  let playhead = Atomic<Int>(-1)
  /// The number of commands replacing the score that ``playhead`` already reflects.
  let replacements = Atomic<Int>(0)
  /// The number of frames from the last one written to the one that is heard, as the device
  /// reports.
  let delay = Atomic<Int>(0)
  /// The number of scores that have been heard to their end.
  let endedCount = Atomic<Int>(0)
  /// Whether the sound is to fade out and the device to close.
  let isClosing = Atomic<Bool>(false)
  /// Whether the device is to close when the score that plays has ended.
  let closesAtEnd = Atomic<Bool>(false)
  /// Whether the control thread waits for room for commands.
  let wantsRoom = Atomic<Bool>(false)

  init() {
    unsafe commands = .allocate(capacity: Self.capacity)
    unsafe retired = .allocate(capacity: 2 * Self.capacity)
  }

  deinit {
    unsafe commands.deallocate()
    unsafe retired.deallocate()
  }

  /// Adds a command, on the control thread.
  /// - Returns: whether there was room for it.
  func put(_ command: Performer.Command) -> Bool {
    guard let place = commandPlaces.free else { return false }
    unsafe (commands + place).initialize(to: command)
    commandPlaces.hasWritten()
    return true
  }

  /// Whether there are commands in the queue, on the audio thread.
  var hasCommands: Bool { @_noLocks get { commandPlaces.filled != nil } }

  /// Removes and returns the oldest command, or nil if there is none, on the audio thread.
  @_noLocks
  func takeCommand() -> Performer.Command? {
    guard let place = commandPlaces.filled else { return nil }
    let command = unsafe commands[place]
    commandPlaces.hasRead()
    return command
  }

  /// Adds a finished score, on the audio thread; if there is no room, its memory is leaked.
  @_noLocks
  func putRetired(_ score: PlayingScore) {
    guard let place = retiredPlaces.free else { return }
    unsafe (retired + place).initialize(to: score)
    retiredPlaces.hasWritten()
  }

  /// Removes and returns a finished score, or nil if there is none, on the control thread, which
  /// frees it.
  func takeRetired() -> PlayingScore? {
    guard let place = retiredPlaces.filled else { return nil }
    let score = unsafe retired[place]
    retiredPlaces.hasRead()
    return score
  }
}
