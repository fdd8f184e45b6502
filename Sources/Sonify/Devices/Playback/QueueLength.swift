/// The length of a device's queue, which underruns lengthen and calm playback shortens again.
///
/// A longer queue delays a change of the sound, and gives a busy machine more time to render.
struct QueueLength: Equatable, Sendable {
  /// The number of frames now.
  private(set) var frames: Int
  /// The number of frames asked for, which is also the minimum.
  private let minimum: Int
  private let maximum: Int
  /// The number of frames heard since the last change or underrun.
  private var calm = 0
  /// The number of frames without an underrun after which the queue is shortened.
  private var patience: Int

  /// Whether the last change made the queue shorter.
  private var wasShortened = false

  /// The maximum length, in seconds, unless a longer queue is asked for.
  private static let maxLength = 0.08
  /// The time without an underrun after which a queue is shortened, in seconds.
  private static let usualPatience = 20.0
  /// The factor by which a queue grows and shrinks in one step.
  private static let step = 2

  /// Creates the length that was asked for.
  init(frames: Int, framesPerSecond: Int) {
    self.frames = frames
    minimum = frames
    maximum = max(frames, Int(Self.maxLength * Double(framesPerSecond)))
    patience = Int(Self.usualPatience * Double(framesPerSecond))
  }

  /// Takes over the length that the device agreed to.
  mutating func agree(on frames: Int) { self.frames = frames }

  /// Counts frames that were heard without an underrun.
  mutating func heard(_ count: Int) { calm += count }

  /// Lengthens the queue by a step after an underrun.
  ///
  /// If it was shortened not long ago, it will stay long for twice the time.
  /// - Returns: whether it is longer now.
  mutating func lengthen() -> Bool {
    if frames < maximum, wasShortened, calm < patience { patience *= Self.step }
    (calm, wasShortened) = (0, false)
    let longer = min(maximum, frames * Self.step)
    defer { frames = longer }
    return longer > frames
  }

  /// Shortens the queue by a step if there was no underrun for long enough.
  /// - Returns: whether it is shorter now.
  mutating func shorten() -> Bool {
    guard frames > minimum, calm >= patience else { return false }
    (calm, wasShortened) = (0, true)
    frames = max(minimum, frames / Self.step)
    return true
  }
}
