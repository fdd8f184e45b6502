import SonifyBase
import SonifyChart

/// The area of a plot and the positions of values in it: those of the sound.
struct PlotFrame: Equatable, Sendable {
  /// The area that axes enclose.
  var area: Drawing.Rectangle
  /// The positions of x.
  let x: Placement
  /// The positions of y.
  let y: AxisPlacement
  /// Whether x runs from right to left.
  let isReversed: Bool
  /// The space between the ends of the x axis and those of the area.
  let inset: Double
  /// The space between the upper and the lower end of the y axis and those of the area.
  let insets: (top: Double, bottom: Double)

  /// Whether x runs downwards and values run to the right, as for names that have no room beside
  /// each other.
  var isFlipped = false

  /// The positions of x.
  enum Placement: Equatable, Sendable {
    /// Along an axis of numbers or dates.
    case axis(AxisPlacement)
    /// Along an axis of dates on which all months are equally long.
    case months(ClosedRange<Double>)
    /// In the middle of one of some categories.
    case categories(Int)

    /// Returns the position of an x as a share of the axis: from 0 to 1 on it.
    func share(_ value: Double) -> Double {
      switch self {
      case .axis(let axis): return axis.position(of: value)
      case .months(let range):
        let low = CivilDate.months(at: range.lowerBound)
        let high = CivilDate.months(at: range.upperBound)
        return low < high ? (CivilDate.months(at: value) - low) / (high - low) : 0.5
      case .categories(let count): return (value + 0.5) / Double(max(1, count))
      }
    }
  }

  static func == (one: PlotFrame, two: PlotFrame) -> Bool {
    one.area == two.area && one.x == two.x && one.y == two.y
      && one.isReversed == two.isReversed && one.isFlipped == two.isFlipped
      && one.inset == two.inset && one.insets == two.insets
  }

  /// Returns the position of an x in the picture.
  func position(ofX value: Double) -> Double {
    let share = x.share(value)
    return position(atShare: min(1, max(0, share.isNaN ? 0.5 : share)))
  }

  /// Returns the position of a share of the x axis.
  func position(atShare share: Double) -> Double {
    if isFlipped { return area.y + inset + (area.height - 2 * inset) * share }
    let width = area.width - 2 * inset
    return area.x + inset + width * (isReversed ? 1 - share : share)
  }

  /// Returns the position of a value; one outside the axis is at its end.
  func position(ofY value: Double) -> Double {
    let share = y.position(of: value)
    let clamped = min(1, max(0, share.isNaN ? 0.5 : share))
    if isFlipped {
      return area.x + insets.bottom + (area.width - insets.top - insets.bottom) * clamped
    }
    let height = area.height - insets.top - insets.bottom
    return area.bottom - insets.bottom - height * clamped
  }

  /// Returns the position of a point.
  func point(_ x: Double, _ y: Double) -> Drawing.Point {
    isFlipped
      ? Drawing.Point(x: position(ofY: y), y: position(ofX: x))
      : Drawing.Point(x: position(ofX: x), y: position(ofY: y))
  }

  /// Returns the area between two positions of x and two of values, at least one unit wide and high.
  func area(x: ClosedRange<Double>, y: ClosedRange<Double>) -> Drawing.Rectangle {
    let (width, height) = (
      max(1, x.upperBound - x.lowerBound), max(1, y.upperBound - y.lowerBound)
    )
    return isFlipped
      ? Drawing.Rectangle(x: y.lowerBound, y: x.lowerBound, width: height, height: width)
      : Drawing.Rectangle(x: x.lowerBound, y: y.lowerBound, width: width, height: height)
  }

  /// The positions of the ends of the area along x, and those along values.
  var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let (across, down) = (area.x...area.right, area.y...area.bottom)
    return isFlipped ? (down, across) : (across, down)
  }

  /// Returns the end of the y axis beyond which a value lies, or nil if it is on the axis.
  func side(of value: Double) -> Side? {
    value > y.high ? .above : value < y.low ? .below : nil
  }

  enum Side: Sendable { case above, below }

  /// The width of a category.
  var band: Double {
    guard case .categories(let count) = x else { return 0 }
    return ((isFlipped ? area.height : area.width) - 2 * inset) / Double(max(1, count))
  }

  /// The number of categories; 0 on another axis.
  var categoryCount: Int { if case .categories(let count) = x { count } else { 0 } }

  /// The position of the line from which bars rise: zero, or the nearest value to it on the axis.
  var base: Double { position(ofY: y.scale == .linear ? min(max(0, y.low), y.high) : y.low) }
}
