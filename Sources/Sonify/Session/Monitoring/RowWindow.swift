import SonifyBase
import SonifyChart

/// The last rows, in bounded memory.
struct RowWindow: Sendable {
  private let extent: Monitor.Window
  private var times: [Double] = []
  private var values: [[Double]]
  /// The number of rows at the beginning that are no longer kept.
  private var dropped = 0

  /// Creates a window for rows of `width` values.
  init(_ extent: Monitor.Window, width: Int) {
    self.extent = extent
    values = Array(repeating: [], count: width)
  }

  /// The number of rows that are kept.
  var count: Int { times.count - dropped }

  /// Whether rows were dropped that are within the time of the window.
  private(set) var isThinned = false

  /// Adds a row, whose time is not before that of the last.
  /// - Complexity: O(values), amortised.
  mutating func append(_ row: some Collection<Double>, at time: Double) {
    // Rows that arrive together are in the order in which they came.
    times.append(max(time, (times.last ?? -.infinity).nextUp))
    for (index, value) in row.enumerated() { values[index].append(value) }
    switch extent {
    case .rows(let limit): dropped = max(dropped, times.count - min(max(1, limit), Monitor.maxRows))
    case .seconds(let length):
      while dropped < times.count - 1, times[dropped] < time - length.value { dropped += 1 }
      if count > Monitor.maxRows {
        dropped = times.count - Monitor.maxRows
        isThinned = true
      }
    }
    guard dropped > 4096, dropped > times.count / 2 else { return }
    times.removeFirst(dropped)
    for index in values.indices { values[index].removeFirst(dropped) }
    dropped = 0
  }

  /// Returns the rows as a chart.
  /// - Parameters:
  ///   - columns: the columns; those that do not sound are left out.
  ///   - scales: the ends of the scales of the columns.
  ///   - start: the date of time 0, or nil to count from it.
  /// - Returns: the chart, or nil if there are no rows.
  func chart(
    _ columns: [Monitor.Column], scales: [MonitorScale], start: Double?
  ) -> ChartDescriptor? {
    let kept = dropped..<times.count
    guard !kept.isEmpty else { return nil }
    let heard = columns.indices.filter { columns[$0].isHeard }
    let xs = times[kept].map { $0 + (start ?? 0) }
    let range = (xs.first ?? 0)...(xs.last ?? 0)
    let quantity: NumericAxis.Quantity =
      start == nil ? .duration : .date(.second)
    let used = heard.map { columns[$0].scale }
    // The axes, in the order of their first series.
    let numbers = used.indices.filter { used.firstIndex(of: used[$0]) == $0 }.map { used[$0] }
    let axes = numbers.map { number in
      let names = heard.filter { columns[$0].scale == number }.map { columns[$0].name }
      let ends = scales[number].range ?? 0...1
      return NumericAxis(
        title: Lists.items(names), range: ends, gridlines: Gridlines.values(in: ends))
    }
    let series = heard.map { index in
      DataSeries(
        name: columns[index].name, isContinuous: true, xs: xs, ys: Array(values[index][kept]),
        axis: numbers.firstIndex(of: columns[index].scale) ?? 0)
    }
    return ChartDescriptor(
      title: Lists.items(heard.map { columns[$0].name }), kind: .line,
      xAxis: .numeric(
        NumericAxis(
          title: MonitorPhrases.time.text(), range: range, quantity: quantity,
          gridlines: Gridlines.values(in: range, quantity: quantity))),
      yAxis: axes[0], additionalAxes: axes.dropFirst().map { .numeric($0) }, series: series)
  }
}
