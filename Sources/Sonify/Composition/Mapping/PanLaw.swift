package import SonifyBase
package import SonifyChart

/// From x or series to a place between the loudspeakers.
package struct PanLaw: Equatable, Sendable {
  /// What the place stands for.
  enum Meaning: Equatable, Sendable {
    case x
    /// The series, of which so many sound.
    case series(count: Int)
    case nothing
  }

  /// How far from the middle the ends of the x axis lie.
  static let extentOfX = 0.9
  /// How far from the middle the first and the last series lie.
  static let extentOfSeries = 0.6

  let meaning: Meaning
  let axis: AxisPlacement
  /// Which way the place moves with rising x: 1 to the right, −1 to the left, 0 nowhere.
  let direction: Double

  /// The place of a point with this x, in the series of this rank, counted from 0.
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

  /// The place of a gridline of the x axis, which belongs to no series.
  package func pan(gridline x: Double) -> Pan { meaning == .nothing ? .centre : onAxis(x) }

  private func onAxis(_ x: Double) -> Pan {
    Pan(direction * Self.extentOfX * (2 * min(1, max(0, axis.position(of: x))) - 1))
  }
}

extension PanLaw {
  /// The law that a listener's choices come to.
  ///
  /// Where x runs neither to the right nor to the left, its place stands for nothing unless it is
  /// asked for.
  /// - Parameters:
  ///   - options: the choices.
  ///   - together: how many series sound at the same time.
  ///   - chart: the chart.
  ///   - axis: what is heard of its x axis.
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
