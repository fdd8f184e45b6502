import SonifyBase
import SonifyChart

/// The positions and the bins of neighbouring values.
///
/// They are found side by side, as each value is worked on alone.
struct BinBlock {
  /// The maximum number of values.
  static let size = 64

  /// The position of each value, from 0 at the lower end of the axis or below to 1 at the upper or above.
  private(set) var positions = InlineArray<64, Double>(repeating: 0)
  /// The bin of each value.
  private(set) var bins = InlineArray<64, Int64>(repeating: 0)

  /// Finds the positions and the bins of some values; of those that are not finite, they mean nothing.
  @inline(__always)
  mutating func find(_ values: Span<Double>, on placement: BinPlacement) {
    if let scale = placement.scale {
      let low = placement.axis.low
      for index in values.indices { set(index, to: (values[index] - low) * scale) }
    } else {
      for index in values.indices { set(index, to: placement.axis.position(of: values[index])) }
    }
  }

  @inline(__always)
  private mutating func set(_ index: Int, to exact: Double) {
    let position: Double = exact > 0 ? (exact < 1 ? exact : 1) : 0
    let exactBin = position * Double(BinnedValues.count)
    let last = Double(BinnedValues.count - 1)
    positions[index] = position
    bins[index] = (exactBin < last ? exactBin : last).wholePart.wholeInteger
  }
}
