/// A set of frames in which those that are added are at least a spacing apart.
struct SpacedFrames {
  private let spacing: Int

  /// The minimum and maximum frame in each interval as long as the spacing, by the interval's
  /// number; only neighbouring intervals can hold frames that are too close.
  private var stretches: [Int: ClosedRange<Int>] = [:]

  /// Makes a set from frames that may be closer than the spacing.
  /// - Precondition: `spacing` is greater than 0.
  init(_ frames: some Sequence<Int>, spacing: Int) {
    self.spacing = spacing
    for frame in frames { add(frame) }
  }

  /// Adds a frame unless it is closer than the spacing to one of the others.
  /// - Returns: whether it was added.
  /// - Complexity: O(1) expected.
  mutating func addIfFree(_ frame: Int) -> Bool {
    let number = frame / spacing
    guard stretches[number] == nil else { return false }
    if let before = stretches[number - 1], frame - before.upperBound < spacing { return false }
    if let after = stretches[number + 1], after.lowerBound - frame < spacing { return false }
    add(frame)
    return true
  }

  private mutating func add(_ frame: Int) {
    let known = stretches[frame / spacing] ?? frame...frame
    stretches[frame / spacing] = min(known.lowerBound, frame)...max(known.upperBound, frame)
  }
}
