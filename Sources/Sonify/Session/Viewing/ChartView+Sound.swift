import SonifyBase
import SonifyChart
import SonifyComposition

extension ChartView {
  /// Returns the pitch of a value of a series; the values in view fill the range of pitches.
  func pitch(of y: Double, inSeries index: Int) -> Hertz {
    PitchLaw(sound).pitch(of: y, on: yAxis(ofSeries: index))
  }

  /// Returns the stereo position of an x of a series, as when the view is played.
  func pan(ofX x: Double, inSeries index: Int) -> Pan { panLaw.pan(x: x, rank: index) }

  /// Returns the stereo position of an x that belongs to no series.
  func pan(ofGridline x: Double) -> Pan { panLaw.pan(gridline: x) }

  /// Returns the sound of a stop for several points, or nil if it sounds as its median alone.
  func sound(of stop: Stop, inSeries index: Int) -> StopSound? {
    guard stop.isSummary, sound.dense == .spread else { return nil }
    return StopSound(
      of: source.values(of: stop, ofSeries: index), on: yAxis(ofSeries: index), at: PitchLaw(sound))
  }

  private var panLaw: PanLaw {
    let chart = source.chart
    let together =
      switch sound.order {
      case _ where source.totals != nil: 1
      case .together: chart.series.count
      case .auto: chart.series.count <= 2 ? chart.series.count : 1
      case .sequence: 1
      }
    return PanLaw(
      sound, together: together, of: chart,
      axis: AxisPlacement(
        low: xs.lowerBound, high: xs.upperBound, scale: chart.xAxis.placement.scale))
  }
}
