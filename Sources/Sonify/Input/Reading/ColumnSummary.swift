/// What a column of numbers or dates comes to, gathered in one pass, block after block.
struct ColumnSummary: Equatable, Sendable {
  /// How many values there are.
  var present = 0
  /// How many are missing.
  var missing = 0
  /// The least value; infinite while there is none.
  var least = Double.infinity
  /// The greatest value; minus infinite while there is none.
  var greatest = -Double.infinity
  /// The first value.
  var first = Double.nan
  /// The last value.
  var last = Double.nan
  /// Whether every value is greater than the one before it.
  var isRising = true
  /// Whether every value is less than the one before it.
  var isFalling = true
  /// Whether some value equals the one before it.
  var hasEqualNeighbours = false
  /// Whether all values are whole numbers below 2⁵¹.
  var isWhole = true

  /// The least and the greatest value, if there is any.
  var range: ClosedRange<Double>? { present > 0 ? least...greatest : nil }

  /// Whether the values only rise or only fall.
  var isStrictlyMonotonic: Bool { present > 1 && (isRising || isFalling) }

  /// Whether the values count in ones, as row numbers and gapless years do.
  var countsInOnes: Bool {
    isWhole && isRising && present > 1 && greatest - least == Double(present - 1)
  }

  /// Makes the summary of no values.
  init() {}

  /// Gathers values; those that are not a number count as missing.
  init(_ values: Span<Double>) {
    var least = (Double.infinity, Double.infinity)
    var greatest = (-Double.infinity, -Double.infinity)
    var position = 0
    // Two chains of comparisons, as each waits for the one before it.
    while position + 1 < values.count {
      let (one, other) = (values[position], values[position + 1])
      least = (one < least.0 ? one : least.0, other < least.1 ? other : least.1)
      greatest = (one > greatest.0 ? one : greatest.0, other > greatest.1 ? other : greatest.1)
      position += 2
    }
    if position < values.count {
      let value = values[position]
      least.0 = value < least.0 ? value : least.0
      greatest.0 = value > greatest.0 ? value : greatest.0
    }
    self.least = min(least.0, least.1)
    self.greatest = max(greatest.0, greatest.1)
    compareNeighbours(values)
    isWhole = Self.areWhole(values)
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
    least = min(least, next.least)
    greatest = max(greatest, next.greatest)
    last = next.last
  }

  private mutating func compareNeighbours(_ values: Span<Double>) {
    guard values.count > 0 else { return }
    var rises = 0
    var falls = 0
    var equals = 0
    var numbers = values[0].isNaN ? 0 : 1
    for position in 1..<max(1, values.count) {
      let (before, value) = (values[position - 1], values[position])
      rises &+= before < value ? 1 : 0
      falls &+= before > value ? 1 : 0
      equals &+= before == value ? 1 : 0
      numbers &+= value == value ? 1 : 0
    }
    present = numbers
    missing = values.count - numbers
    if missing == 0 {
      isRising = rises == values.count - 1
      isFalling = falls == values.count - 1
      hasEqualNeighbours = equals > 0
      first = values[0]
      last = values[values.count - 1]
    } else {
      compareNeighboursAcrossHoles(values)
    }
  }

  private mutating func compareNeighboursAcrossHoles(_ values: Span<Double>) {
    for position in values.indices where !values[position].isNaN {
      let value = values[position]
      if first.isNaN {
        first = value
      } else {
        if last >= value { isRising = false }
        if last <= value { isFalling = false }
        if last == value { hasEqualNeighbours = true }
      }
      last = value
    }
  }

  private static func areWhole(_ values: Span<Double>) -> Bool {
    // Adding and taking away 1.5 × 2⁵² rounds to a whole number without a call.
    let shift = 0x1.8p52
    for position in values.indices {
      let value = values[position]
      if (value + shift) - shift != value, !value.isNaN { return false }
      if abs(value) >= 0x1p51 { return false }
    }
    return true
  }
}
