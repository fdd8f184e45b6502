import Sonify

/// The rows that a monitor gets, from the bytes of its source.
struct MonitorFeed {
  /// What the bytes turned out to be.
  enum Event {
    /// What the monitor takes.
    case input(Monitor.Input)
    /// The columns that sound because none was requested, and the others of the table.
    case chosen(names: [String], others: [String])
    /// A row that was skipped: its line, and its text.
    case malformed(line: Int, text: String)
    /// What is to be said of rows that come in groups.
    case note(String)
  }

  private let request: MonitorRequest
  private var rows = ArrivingRows()
  private var columns: ArrivingColumns
  private var layouts: [ArrivingRows.Layout] = []

  init(_ request: MonitorRequest) {
    self.request = request
    columns = ArrivingColumns(request.wanted, watched: request.watched, where: request.conditions)
  }

  /// Whether the columns have been found.
  var hasColumns: Bool { columns.areFound }

  /// Reads bytes in any pieces.
  /// - Throws: ``CommandFailure`` if a column does not exist.
  mutating func feed(_ bytes: [UInt8]) throws(CommandFailure) -> [Event] {
    try events(of: rows.feed(bytes[...]))
  }

  /// Reads the last line, which has no end.
  /// - Throws: ``CommandFailure`` if a column does not exist.
  mutating func end() throws(CommandFailure) -> [Event] {
    let events = try events(of: rows.end())
    do {
      try columns.checkFound(in: layouts)
    } catch {
      throw CommandFailure(error)
    }
    return events
  }

  /// Begins again at the start of another file, whose header may differ.
  mutating func restart() {
    rows = ArrivingRows(continuing: rows)
    columns.restart()
  }

  /// Counts lines that are not read.
  mutating func skip(lines count: Int) { rows.skip(lines: count) }

  private mutating func events(of arrivals: [ArrivingRows.Arrival]) throws(CommandFailure)
    -> [Event]
  {
    var events: [Event] = []
    var values: [Double] = []
    func flush() {
      if !values.isEmpty { events.append(.input(.rows(values))) }
      values = []
    }
    for arrival in arrivals {
      switch arrival {
      case .malformed(let line, let text): events.append(.malformed(line: line, text: text))
      case .noRows(let count, let text):
        events.append(.note(MonitorMessagePhrases.noRowsYet.text(count: count, ["text": text])))
      case .row(let row):
        if layouts.last != row.layout { layouts = [row.layout] }
        let results: [ArrivingColumns.Result]
        do {
          results = try columns.read(row)
        } catch {
          throw CommandFailure(error)
        }
        for result in results {
          switch result {
          case .found(let names, let others):
            flush()
            events.append(.input(request.columns(named: names)))
            if !others.isEmpty {
              let count = names.count - request.watched.count
              events.append(.chosen(names: Array(names.prefix(count)), others: others))
            }
          case .values(let row): values += row
          case .malformed(let line, let text): events.append(.malformed(line: line, text: text))
          case .grouped(let column, let label):
            let label = UntrustedText.harmless(label, limit: 40)
            let note = MonitorMessagePhrases.grouped.text(["column": column, "label": label])
            events.append(.note(note))
          case .mixed: events.append(.note(MonitorMessagePhrases.mixed.text()))
          case .lost(let names):
            let names = Lists.text(names)
            events.append(.note(MonitorMessagePhrases.lost.text(["names": names])))
          }
        }
      }
    }
    flush()
    return events
  }
}

/// The columns and the alerts that a user asks for.
struct MonitorRequest {
  /// The columns that sound, by the scales that they share; empty to choose them.
  var groups: [[ColumnReference]] = []
  /// The conditions that a row must meet.
  var conditions: [RowChoices.Condition] = []
  /// The alerts.
  var alerts: [AlertArgument] = []
  /// Whether all columns share one scale.
  var hasOneScale = false

  /// The columns that sound.
  var wanted: [ColumnReference] { groups.flatMap { $0 } }

  /// The columns that are only watched by alerts.
  var watched: [ColumnReference] {
    var watched: [ColumnReference] = []
    for case .value(let condition) in alerts.map(\.test)
    where !wanted.contains(condition.column) && !watched.contains(condition.column) {
      watched.append(condition.column)
    }
    return watched
  }

  /// Returns the columns that were found, with their scales, and the alerts on them.
  func columns(named names: [String]) -> Monitor.Input {
    let watched = watched
    let count = names.count - watched.count
    let scales: [Int] =
      groups.isEmpty
      ? Array(0..<count)
      : groups.enumerated().flatMap { number, group in group.map { _ in number } }
    let columns = names.enumerated().map { index, name in
      index < count
        ? Monitor.Column(name, scale: hasOneScale ? 0 : scales[index])
        : Monitor.Column(name, scale: hasOneScale ? 0 : (scales.last ?? 0) + 1, isHeard: false)
    }
    let alerts = alerts.compactMap { alert -> Monitor.Alert? in
      switch alert.test {
      case .noData: return Monitor.Alert(.noData, lasting: alert.time, text: alert.text)
      case .value(let condition):
        let place =
          wanted.firstIndex(of: condition.column)
          ?? watched.firstIndex(of: condition.column).map { count + $0 }
        guard let place, let limit = alert.limit,
          let comparison = Monitor.Alert.Comparison(rawValue: condition.comparison.rawValue)
        else { return nil }
        return Monitor.Alert(
          .value(column: place, comparison, limit), lasting: alert.time, text: alert.text)
      }
    }
    return .columns(columns, alerts: alerts)
  }
}
