import SonifyChart

/// What a listener must know of a composition, gathered from its series.
struct Notices {
  private var entries: [(notice: Composition.Notice, series: [Int])] = []

  /// Adds what holds for the whole.
  mutating func add(_ notice: Composition.Notice) { entries.append((notice, [])) }

  /// Adds what holds for one series; the same notice for several becomes one.
  mutating func add(_ notice: Composition.Notice, ofSeries index: Int) {
    if let place = entries.firstIndex(where: { $0.notice == notice && !$0.series.isEmpty }) {
      entries[place].series.append(index)
    } else {
      entries.append((notice, [index]))
    }
  }

  /// The notices; where a chart has several series, each names those that it is about.
  func all(for chart: ChartDescriptor) -> [Composition.Notice] {
    entries.map { notice, series in
      guard chart.series.count > 1, !series.isEmpty else { return notice }
      guard series.count < chart.series.count else { return .everySeries(notice) }
      return .someSeries(series.map(chart.name(ofSeries:)), notice)
    }
  }
}
