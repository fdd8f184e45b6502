@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables

/// Views of charts for tests.
enum Views {
  /// A sample chart, all of it.
  static func sample(_ name: String) throws -> ChartView {
    let chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
    return ChartView(chart, sound: SoundOptions())
  }

  /// A chart made for a test, all of it.
  static func of(_ chart: ChartDescriptor) -> ChartView { ChartView(chart, sound: SoundOptions()) }

  /// A line without names, all of it.
  static func line(_ ys: [Double]) -> ChartView { of(Charts.line(ys)) }
}

extension ChartView {
  /// The landmarks of one kind of a series, as x and y.
  func places(
    _ choice: SessionSettings.Landmarks = .all, ofSeries index: Int = 0,
    where isWanted: (Landmark.Kind) -> Bool
  ) -> [Landmark] {
    landmarks(ofSeries: index, choice).filter { $0.kinds.contains(where: isWanted) }
  }

  /// The view zoomed in as far as it goes.
  func zoomedFully(around x: Double, inSeries index: Int = 0) -> ChartView {
    var view = self
    while let next = view.zoomedIn(around: x, inSeries: index) { view = next }
    return view
  }
}
