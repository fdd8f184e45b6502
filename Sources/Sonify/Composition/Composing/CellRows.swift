import SonifyBase
import SonifyChart

/// The rows of a heat map as they sound: each for itself or, of more than there is time for, windows
/// of rows and of cells with their means.
struct CellRows {
  /// The time of a cell, if there is enough.
  static let cell = Seconds.milliseconds(150)
  /// The minimum number of windows of a row, below which rows are joined.
  static let minWindows = 8

  /// The series of each pass, as they are in the chart.
  let groups: [[Int]]
  /// What sounds in each pass.
  let tracks: [[Track]]
  /// The duration of a pass that suits the rows.
  let natural: Seconds
  /// What is said of windows.
  let notices: [Composition.Notice]

  /// Plans the rows.
  /// - Parameters:
  ///   - rows: the rows, at least one.
  ///   - wanted: the requested duration of the whole, or nil.
  ///   - legendCount: the number of tones in the legend.
  init(_ rows: [Track], wanted: Seconds?, legendCount: Int) {
    let whole = wanted ?? Schedule.maxLength
    let columns = Set(rows.flatMap { row in row.points.map { row.xs[$0] } }).sorted()
    func capacity(_ count: Int) -> Int {
      let time = Schedule.timeOfRow(among: count, in: whole, legendCount: legendCount)
      // A frame less than a cell needs is no cell.
      return max(0, Int(time.value / StepTimes.minSpacing.value - 1e-3))
    }
    // As many rows as leave each enough windows.
    var size = 1
    while size < rows.count {
      let parts = (rows.count - 1) / size + 1
      let time = Schedule.timeOfRow(among: parts, in: whole, legendCount: legendCount)
      let isShort = wanted == nil && time < Schedule.minPass
      guard isShort || capacity(parts) < min(columns.count, Self.minWindows) else { break }
      size += 1
    }
    let parts = stride(from: 0, to: rows.count, by: size).map {
      Array(rows[$0..<min(rows.count, $0 + size)])
    }
    let windows = max(1, min(columns.count, capacity(parts.count)))
    groups = parts.map { $0.map(\.series) }
    tracks = parts.map { part in
      guard size > 1 || windows < columns.count else { return part }
      return [Self.means(of: part, over: columns, windows: windows)]
    }
    natural = Seconds(Self.cell.value * Double(windows))
    var notices: [Composition.Notice] = []
    if size > 1 { notices.append(.rowsJoined(rows: rows.count, parts: parts.count)) }
    if windows < columns.count {
      notices.append(.cellsJoined(cells: columns.count, windows: windows))
    }
    self.notices = notices
  }

  /// Returns the means of rows in windows of columns; each is in the middle of its window.
  private static func means(
    of rows: [Track], over columns: [Double], windows: Int
  ) -> Track {
    var window: [Double: Int] = [:]
    for (place, x) in columns.enumerated() { window[x] = place * windows / columns.count }
    var means = [CumulativeMean](repeating: CumulativeMean(), count: windows)
    var ends = [(first: Double, last: Double)?](repeating: nil, count: windows)
    for (place, x) in columns.enumerated() {
      let number = place * windows / columns.count
      ends[number] = (ends[number]?.first ?? x, x)
    }
    for row in rows {
      for point in row.points where row.isPresent(point) {
        guard let number = window[row.xs[point]] else { continue }
        means[number].add(row.ys[point])
      }
    }
    return rows[0].replacingPoints(
      with: (0..<windows).map { number in
        let (first, last) = ends[number] ?? (0, 0)
        return (first / 2 + last / 2, means[number].value ?? .nan)
      })
  }
}
