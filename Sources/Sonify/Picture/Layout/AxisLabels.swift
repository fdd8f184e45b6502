import SonifyBase
import SonifyChart

/// The texts of the gridlines of an axis.
struct AxisLabels {
  /// A gridline, or a category, and its text.
  struct Label: Equatable, Sendable {
    let value: Double
    let text: String
  }

  /// All labels, in order of their values.
  let labels: [Label]

  /// Whether the labels stand for gridlines; otherwise for the ends of the axis, which has none.
  let areGridlines: Bool

  /// Creates the labels of an axis of numbers or dates.
  init(_ axis: NumericAxis) {
    let ends = [axis.range.lowerBound, axis.range.upperBound]
    let gridlines = axis.gridlines.filter(axis.range.contains)
    areGridlines = !gridlines.isEmpty
    var coarse = axis
    coarse.quantity = axis.quantity.coarsened(for: areGridlines ? gridlines : ends)
    let text = ValueText(axis: coarse)
    let values = areGridlines ? gridlines : ends[0] < ends[1] ? ends : [ends[0]]
    labels = values.map {
      Label(value: $0, text: UntrustedText.harmless(text.text($0), limit: 40))
    }
  }

  /// Creates the labels of an axis of categories.
  init(_ axis: CategoricalAxis) {
    areGridlines = false
    labels = axis.categories.enumerated().map {
      Label(value: Double($0), text: UntrustedText.harmless($1, limit: 60))
    }
  }

  /// Creates the labels of the rows of cells.
  init(rows: [(value: Double, text: String)]) {
    areGridlines = false
    labels = rows.map { Label(value: $0.value, text: UntrustedText.harmless($0.text, limit: 60)) }
  }

  /// Creates the labels of an x axis.
  init(_ axis: DataAxis) {
    switch axis {
    case .numeric(let axis): self.init(axis)
    case .categorical(let axis): self.init(axis)
    }
  }

  /// Returns every `step`th label, so that texts of the given extents do not touch; the first that
  /// fits of 1, 2, 3, and so on.
  /// - Parameters:
  ///   - space: the minimum space between two texts.
  ///   - extent: returns where a label begins and ends.
  /// - Returns: the labels that are shown.
  func thinned(
    space: Double, extent: (Label) -> ClosedRange<Double>
  ) -> [Label] {
    let extents = labels.map(extent)
    var step = 1
    while step < labels.count {
      let kept = stride(from: 0, to: labels.count, by: step).map { extents[$0] }
        .sorted { $0.lowerBound < $1.lowerBound }
      if zip(kept, kept.dropFirst()).allSatisfy({ $0.upperBound + space <= $1.lowerBound }) {
        break
      }
      step += 1
    }
    return stride(from: 0, to: labels.count, by: step).map { labels[$0] }
  }
}

extension NumericAxis.Quantity {
  /// Returns the quantity with the coarsest granularity that writes some dates in full.
  fileprivate func coarsened(for dates: [Double]) -> NumericAxis.Quantity {
    guard case .date(let finest) = self else { return self }
    let order = DateGranularity.allCases
    let limit = order.firstIndex(of: finest) ?? order.count - 1
    let found = order[..<limit].first { granularity in
      granularity != .quarter && dates.allSatisfy { granularity.isStart($0) }
    }
    return .date(found ?? finest)
  }
}

extension DateGranularity {
  /// Returns whether a time in seconds since 1970 is the start of such a part.
  fileprivate func isStart(_ time: Double) -> Bool {
    guard CivilDate.moments.contains(time) else { return false }
    let day = (time / 86_400).rounded(.down)
    let date = CivilDate(daysSince1970: Int(day))
    switch self {
    case .year: return time == day * 86_400 && date.month == 1 && date.day == 1
    case .quarter: return false
    case .month: return time == day * 86_400 && date.day == 1
    case .day: return time == day * 86_400
    case .minute: return time == (time / 60).rounded() * 60
    case .second: return time == time.rounded()
    case .fraction: return true
    }
  }
}
