/// A summary of a column of numbers or dates, made in one pass, block by block.
package struct ColumnSummary: Equatable, Sendable {
  /// The number of values.
  package var present = 0
  /// The number of missing values.
  package var missing = 0
  /// The smallest value; infinity if there are no values.
  package var minimum = Double.infinity
  /// The largest value; minus infinity if there are no values.
  package var maximum = -Double.infinity
  /// The first value.
  package var first = Double.nan
  /// The last value.
  package var last = Double.nan
  /// Whether every value is greater than the one before it.
  package var isRising = true
  /// Whether every value is less than the one before it.
  package var isFalling = true
  /// Whether any value equals the one before it.
  package var hasEqualNeighbours = false
  /// Whether all values are integers of a magnitude below 2⁵¹.
  package var isWhole = true

  /// The smallest and the largest value, or nil if there are no values.
  package var range: ClosedRange<Double>? { minimum <= maximum ? minimum...maximum : nil }

  /// Whether the values strictly increase or strictly decrease.
  package var isStrictlyMonotonic: Bool { present > 1 && (isRising || isFalling) }

  /// Whether the values increase in steps of 1, as row numbers and years without gaps do.
  package var isConsecutive: Bool {
    isWhole && isRising && present > 1 && maximum - minimum == Double(present - 1)
  }

  /// Creates the summary of no values.
  package init() {}

  /// Summarizes values; NaN counts as missing.
  package init(_ values: Span<Double>) {
    var scan = NeighbourScan()
    scan.run(values)
    minimum = scan.minimum
    maximum = scan.maximum
    isWhole = Self.areWhole(values)
    guard scan.hasMissing else {
      guard values.count > 0 else { return }
      present = values.count
      first = values[0]
      last = values[values.count - 1]
      isRising = scan.isRising
      isFalling = scan.isFalling
      hasEqualNeighbours = scan.hasEqualNeighbours
      return
    }
    compareAcrossGaps(values)
  }

  /// Appends the summary of the values that follow.
  mutating func append(_ next: ColumnSummary) {
    guard next.present > 0 else {
      missing += next.missing
      return
    }
    guard present > 0 else {
      let before = missing
      self = next
      missing += before
      return
    }
    isRising = isRising && next.isRising && last < next.first
    isFalling = isFalling && next.isFalling && last > next.first
    hasEqualNeighbours = hasEqualNeighbours || next.hasEqualNeighbours || last == next.first
    isWhole = isWhole && next.isWhole
    present += next.present
    missing += next.missing
    minimum = min(minimum, next.minimum)
    maximum = max(maximum, next.maximum)
    last = next.last
  }

  private mutating func compareAcrossGaps(_ values: Span<Double>) {
    for position in values.indices {
      let value = values[position]
      if value.isNaN {
        missing += 1
        continue
      }
      if present == 0 {
        first = value
      } else {
        if last >= value { isRising = false }
        if last <= value { isFalling = false }
        if last == value { hasEqualNeighbours = true }
      }
      present += 1
      last = value
    }
  }

  private static func areWhole(_ values: Span<Double>) -> Bool {
    // Adding and subtracting 1.5 × 2⁵² rounds to an integer without a call.
    let shift = 0x1.8p52
    for position in values.indices {
      let value = values[position]
      if (value + shift) - shift != value, !value.isNaN { return false }
      if abs(value) >= 0x1p51 { return false }
    }
    return true
  }
}

/// Compares values with their neighbours, four at a time and without branches.
private struct NeighbourScan {
  private var minima = SIMD4<Double>(repeating: .infinity)
  private var maxima = SIMD4<Double>(repeating: -.infinity)
  private var missing = SIMDMask<SIMD4<Int64>>(repeating: false)
  private var notRising = SIMDMask<SIMD4<Int64>>(repeating: false)
  private var notFalling = SIMDMask<SIMD4<Int64>>(repeating: false)
  private var equal = SIMDMask<SIMD4<Int64>>(repeating: false)

  var minimum: Double { minima.min() }
  var maximum: Double { maxima.max() }
  var hasMissing: Bool { any(missing) }
  var isRising: Bool { !any(notRising) }
  var isFalling: Bool { !any(notFalling) }
  var hasEqualNeighbours: Bool { any(equal) }

  mutating func run(_ values: Span<Double>) {
    guard values.count > 0 else { return }
    gather(SIMD4(repeating: values[0]))
    let bytes = unsafe values.bytes
    let width = MemoryLayout<Double>.stride
    var position = 1
    while position + 4 <= values.count {
      let before = unsafe bytes.unsafeLoadUnaligned(
        fromByteOffset: (position - 1) * width, as: SIMD4<Double>.self)
      let next = unsafe bytes.unsafeLoadUnaligned(
        fromByteOffset: position * width, as: SIMD4<Double>.self)
      gather(next)
      compare(before, next)
      position += 4
    }
    while position < values.count {
      gather(SIMD4(repeating: values[position]))
      compare(SIMD4(repeating: values[position - 1]), SIMD4(repeating: values[position]))
      position += 1
    }
  }

  @inline(__always)
  private mutating func gather(_ values: SIMD4<Double>) {
    minima.replace(with: values, where: values .< minima)
    maxima.replace(with: values, where: values .> maxima)
    missing .|= values .!= values
  }

  @inline(__always)
  private mutating func compare(_ before: SIMD4<Double>, _ next: SIMD4<Double>) {
    notRising .|= before .>= next
    notFalling .|= before .<= next
    equal .|= before .== next
  }
}
