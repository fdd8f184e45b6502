/// What a listener must know of a composition, gathered from its series.
struct Notices {
  private var entries: [(text: String, series: [Int])] = []

  /// Adds what holds for the whole.
  mutating func add(_ text: String) { entries.append((text, [])) }

  /// Adds what holds for one series; the same text for several becomes one.
  mutating func add(_ text: String, ofSeries index: Int) {
    if let place = entries.firstIndex(where: { $0.text == text && !$0.series.isEmpty }) {
      entries[place].series.append(index)
    } else {
      entries.append((text, [index]))
    }
  }

  /// The phrases; where a chart has several series, each begins with those that it is about.
  func phrases(for chart: ChartDescriptor) -> [String] {
    entries.map { text, series in
      guard chart.series.count > 1, !series.isEmpty else { return text }
      guard series.count < chart.series.count else {
        return NoticePhrases.everySeries.text(["notice": text])
      }
      return NoticePhrases.someSeries.text([
        "names": Lists.items(series.map(chart.name(ofSeries:))), "notice": text,
      ])
    }
  }
}
