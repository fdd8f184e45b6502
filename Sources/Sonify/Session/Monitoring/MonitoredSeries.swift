import SonifyBase

/// A series that is monitored: its values, and how much of their change is noise.
struct MonitoredSeries: Sendable {
  /// The time without a change after which a held tone sinks.
  static let patience = Seconds(10)
  /// The number of steps that the noise is estimated from.
  private static let stepCount = 64
  /// The factor of the median absolute step that is no noise.
  private static let noiseFactor = 3.0

  /// The last value, or nil if the last row had none.
  private(set) var value: Double?
  /// Whether the last value differs from the one before the change by more than noise.
  private(set) var hasMoved = false
  /// The time of the last change that was more than noise.
  private(set) var lastMove: Seconds?

  private var counter: (value: Double, time: Double)?
  /// The highest rate of the counter so far.
  private var maxRate = 0.0
  private var previous: Double?
  private var reference: Double?
  private var steps: [Double] = []
  private var next = 0

  /// Returns whether the value has stayed within its noise so long that a held tone sinks.
  func isSteady(at time: Seconds) -> Bool {
    lastMove.map { time.value - $0.value >= Self.patience.value } ?? false
  }

  /// Takes a number from a row.
  /// - Parameters:
  ///   - number: the number; NaN if it is missing.
  ///   - time: the time of the row.
  ///   - isCounter: whether the value is the rate at which the number rises; a fall is a reset of
  ///     the counter and gives no value, unless it has wrapped.
  /// - Returns: the value, or NaN.
  mutating func take(_ number: Double, at time: Double, isCounter: Bool) -> Double {
    hasMoved = false
    value = isCounter ? rate(of: number, at: time) : number.isFinite ? number : nil
    guard let value else { return .nan }
    if let previous { add(step: abs(value - previous)) }
    previous = value
    if reference.map({ isMove(abs(value - $0)) }) ?? true {
      (reference, hasMoved, lastMove) = (value, true, Seconds(time))
    }
    return value
  }

  private mutating func rate(of number: Double, at time: Double) -> Double? {
    guard number.isFinite else { return nil }
    defer { counter = (number, time) }
    guard let counter, time > counter.time else { return nil }
    guard let rise = rise(from: counter.value, to: number, in: time - counter.time) else {
      return nil
    }
    let rate = rise / (time - counter.time)
    maxRate = max(maxRate, rate)
    return rate
  }

  /// Returns by how much a counter has risen, or nil if it was reset.
  ///
  /// A counter of 32 or 64 bits that falls has wrapped if it then has risen no faster than twice as
  /// fast as ever before: a reset hardly ever looks like that.
  private func rise(from last: Double, to number: Double, in time: Double) -> Double? {
    if number >= last { return number - last }
    guard number >= 0, let end = Self.counterEnds.first(where: { last < $0 }) else { return nil }
    let rise = end - last + number
    return rise <= Self.wrapFactor * maxRate * time ? rise : nil
  }

  /// The numbers at which counters of 32 and 64 bits begin again.
  private static let counterEnds = [0x1p32, 0x1p64]
  private static let wrapFactor = 2.0

  private mutating func add(step: Double) {
    if steps.count < Self.stepCount { steps.append(step) } else { steps[next] = step }
    next = (next + 1) % Self.stepCount
  }

  /// Returns whether a change is more than noise: more than three times the median absolute step.
  private func isMove(_ change: Double) -> Bool {
    guard !steps.isEmpty else { return change > 0 }
    // The median is below a limit if more than half of the steps are; to sort them takes longer.
    return steps.count { Self.noiseFactor * $0 < change } > (steps.count - 1) / 2
  }
}

/// A scale that grows until it holds every value, and never shrinks.
struct MonitorScale: Equatable, Sendable {
  /// The ends, or nil before the first value.
  private(set) var range: ClosedRange<Double>?
  private let isFixed: Bool

  /// Creates a scale with fixed ends, or for nil one that grows.
  init(fixed: ClosedRange<Double>?) {
    range = fixed
    isFixed = fixed != nil
  }

  /// Grows the scale until it holds a finite value: from 0 to the next 1, 2 or 5 times a power of
  /// ten, then by doubling.
  /// - Returns: whether it has changed.
  mutating func hold(_ value: Double) -> Bool {
    guard value.isFinite, !isFixed else { return false }
    guard let range, !range.contains(value) else {
      guard self.range == nil else { return false }
      self.range = Self.first(value)
      return true
    }
    let low = Self.grown(range.lowerBound, to: -value, sign: -1)
    let high = Self.grown(range.upperBound, to: value, sign: 1)
    self.range = low...high
    return true
  }

  private static func first(_ value: Double) -> ClosedRange<Double> {
    let end = roundedUp(abs(value))
    return value < 0 ? -end...0 : 0...end
  }

  private static func grown(_ end: Double, to value: Double, sign: Double) -> Double {
    guard value > end * sign else { return end }
    guard end != 0 else { return sign * roundedUp(value) }
    var size = abs(end)
    while size < value, size < .greatestFiniteMagnitude / 2 { size *= 2 }
    return sign * max(size, value)
  }

  /// Returns the next number up that is 1, 2 or 5 times a power of ten; 1 for 0.
  static func roundedUp(_ size: Double) -> Double {
    guard size > 0 else { return 1 }
    for exponent in -300...307 {
      // As decimals, so that each is the nearest double.
      for digit in [1, 2, 5] {
        if let number = Double("\(digit)e\(exponent)"), number >= size { return number }
      }
    }
    return .greatestFiniteMagnitude
  }
}
