package import SonifyBase
package import SonifyChart

/// The mapping from x or series to pan.
package struct PanLaw: Equatable, Sendable {
  /// The meaning of pan.
  enum Meaning: Equatable, Sendable {
    case x
    /// The series; `count` is the number of series.
    case series(count: Int)
    case nothing
  }

  /// The distance of the ends of the x axis from the centre.
  static let extentOfX = 0.9
  /// The distance of the first and the last series from the centre.
  static let extentOfSeries = 0.6

  let meaning: Meaning
  let axis: AxisPlacement
  /// The direction of pan with rising x: 1 to the right, −1 to the left, 0 none.
  let direction: Double

  /// Returns the pan of a point with this x, in the series of this rank, counted from 0.
  package func pan(x: Double, rank: Int) -> Pan {
    switch meaning {
    case .x: onAxis(x)
    case .series(let count):
      count < 2
        ? .centre
        : Pan(Self.extentOfSeries * (2 * Double(rank) / Double(count - 1) - 1))
    case .nothing: .centre
    }
  }

  /// Returns the pan of a gridline of the x axis, which belongs to no series.
  package func pan(gridline x: Double) -> Pan { meaning == .nothing ? .centre : onAxis(x) }

  private func onAxis(_ x: Double) -> Pan {
    Pan(direction * Self.extentOfX * (2 * min(1, max(0, axis.position(of: x))) - 1))
  }
}

extension PanLaw {
  /// Makes the mapping for a listener's options.
  ///
  /// If x runs neither to the right nor to the left, it has no pan unless that is requested.
  /// - Parameters:
  ///   - options: the listener's options.
  ///   - together: the number of series that sound at the same time.
  ///   - chart: the chart.
  ///   - axis: the part of its x axis that is played.
  package init(
    _ options: SoundOptions, together: Int, of chart: ChartDescriptor, axis: AxisPlacement
  ) {
    meaning =
      switch options.pan {
      case _ where options.isMono: .nothing
      case .none: .nothing
      case .series: .series(count: chart.series.count)
      case .auto where together > 1: .series(count: chart.series.count)
      case .auto, .x: .x
      }
    direction =
      switch chart.contentDirection {
      case .leftToRight: 1
      case .rightToLeft: -1
      case .topToBottom, .bottomToTop, .radialClockwise, .radialCounterClockwise:
        options.pan == .x ? 1 : 0
      }
    self.axis = axis
  }
}
