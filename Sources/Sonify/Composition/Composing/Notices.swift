import SonifyChart

/// The notices of a composition, collected from its series.
struct Notices {
  private var entries: [(notice: Composition.Notice, series: [Int])] = []

  /// Adds a notice about the whole composition.
  mutating func add(_ notice: Composition.Notice) { entries.append((notice, [])) }

  /// Adds a notice about one series; the same notice for several becomes one.
  mutating func add(_ notice: Composition.Notice, ofSeries index: Int) {
    if let place = entries.firstIndex(where: { $0.notice == notice && !$0.series.isEmpty }) {
      entries[place].series.append(index)
    } else {
      entries.append((notice, [index]))
    }
  }

  /// Returns the notices; if a chart has several series, each names those that it is about.
  func all(for chart: ChartDescriptor) -> [Composition.Notice] {
    entries.map { notice, series in
      guard chart.series.count > 1, !series.isEmpty else {
        return chart.hasRows ? notice.ofRows : notice
      }
      guard series.count < chart.series.count else {
        return chart.hasRows ? .everyRow(notice) : .everySeries(notice)
      }
      return .someSeries(series.map(chart.name(ofSeries:)), notice)
    }
  }
}

extension Composition.Notice {
  /// The notice with rows for series.
  fileprivate var ofRows: Self {
    switch self {
    case .noBlips: .noBlipsOfRows
    case .longBlip(let number): .longBlipOfRows(number)
    case .tooManyTogether(let count, let maximum): .tooManyRowsTogether(count, maximum: maximum)
    default: self
    }
  }
}
