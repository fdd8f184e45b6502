import SonifyBase
package import SonifyChart

/// A pass of a composition: its series and their times.
struct PlayedPass: Equatable, Sendable {
  /// The indices of the series, from 0; the index after the last is that of the totals of stacks.
  var series: [Int]
  /// The frames of the blips that count the series.
  var blips: [Range<Int>]
  /// The frames of the values.
  var frames: Range<Int>
  /// The time of each x.
  var time: TimeLaw

  /// The first frame of the pass, with its blips.
  var start: Int { blips.first?.lowerBound ?? frames.lowerBound }
}

extension ChartDescriptor {
  /// Returns the name of a pass: its series, or the first and the last of several rows of cells,
  /// which sound as one.
  func name(ofPass series: [Int], joined: ([String]) -> String) -> String {
    guard kind == .heatmap, series.count > 1, let first = series.first, let last = series.last
    else { return joined(series.map(name(ofSeries:))) }
    return ValueRangePhrases.range.text([
      "low": name(ofSeries: first), "high": name(ofSeries: last),
    ])
  }
}

extension Composition {
  /// Returns the names of the series; the first of several rows of cells that sound as one has the
  /// name of them all.
  package func namesOfTracks(of chart: ChartDescriptor) -> [String] {
    var names = chart.series.indices.map(chart.name(ofSeries:))
    let areJoined = notices.contains { if case .rowsJoined = $0 { true } else { false } }
    for pass in passes where areJoined {
      guard let first = pass.series.first else { continue }
      names[first] = chart.name(ofPass: pass.series) { Lists.text($0) }
    }
    return names
  }
}
