import SonifySound
import Synchronization

/// What the thread that decides and the thread that sounds share.
///
/// Commands on their way to sound, scores on their way back, and how far the sound has come; neither
/// thread ever waits for the other.
@safe
struct LiveLink: ~Copyable {
  /// The most commands that can be on their way.
  static var capacity: Int { @_noLocks get { 256 } }

  private let commandPlaces = RingPlaces(capacity: capacity)
  private let commands: UnsafeMutablePointer<Performer.Command>
  /// Room for the scores of all commands, and of all that sounds when they come.
  private let retiredPlaces = RingPlaces(capacity: 2 * capacity)
  private let retired: UnsafeMutablePointer<PlayingScore>

  /// The frame of the score that is heard now, counted on from its first; −1 while none plays.
  let playhead = Atomic<Int>(-1)
  /// How many commands that end whatever plays ``playhead`` knows of.
  let replacements = Atomic<Int>(0)
  /// Frames from the one that was written last to the one that is heard, as the device says.
  let delay = Atomic<Int>(0)
  /// How many scores have been heard to their end.
  let endedCount = Atomic<Int>(0)
  /// Whether the sound is to fade out and the device be closed.
  let isClosing = Atomic<Bool>(false)
  /// Whether the device is to be closed when the score that plays has ended.
  let closesAtEnd = Atomic<Bool>(false)
  /// Whether the thread that decides waits for room for commands.
  let wantsRoom = Atomic<Bool>(false)

  init() {
    unsafe commands = .allocate(capacity: Self.capacity)
    unsafe retired = .allocate(capacity: 2 * Self.capacity)
  }

  deinit {
    unsafe commands.deallocate()
    unsafe retired.deallocate()
  }

  /// Puts a command in, on the thread that decides.
  /// - Returns: whether there was room for it.
  func put(_ command: Performer.Command) -> Bool {
    guard let place = commandPlaces.free else { return false }
    unsafe (commands + place).initialize(to: command)
    commandPlaces.hasWritten()
    return true
  }

  /// Whether commands are on their way, on the thread that sounds.
  var hasCommands: Bool { @_noLocks get { commandPlaces.filled != nil } }

  /// Takes the oldest command out, on the thread that sounds.
  @_noLocks
  func takeCommand() -> Performer.Command? {
    guard let place = commandPlaces.filled else { return nil }
    let command = unsafe commands[place]
    commandPlaces.hasRead()
    return command
  }

  /// Puts a score in that is done with, on the thread that sounds; one that finds no room is lost,
  /// and its memory with it.
  @_noLocks
  func putRetired(_ score: PlayingScore) {
    guard let place = retiredPlaces.free else { return }
    unsafe (retired + place).initialize(to: score)
    retiredPlaces.hasWritten()
  }

  /// Takes a score out that is done with, on the thread that decides, which frees it.
  func takeRetired() -> PlayingScore? {
    guard let place = retiredPlaces.filled else { return nil }
    let score = unsafe retired[place]
    retiredPlaces.hasRead()
    return score
  }
}
