import SonifyBase

/// The alerts of a monitor: which are raised, and which of them were.
struct MonitorAlerts: Sendable {
  /// The maximum number of alerts in the list.
  static let maxListed = 20
  /// The minimum number of rows after which an alert is armed again.
  private static let rowsToArm = 3
  /// The minimum time without rows, in seconds.
  private static let minSilence = 0.001

  /// An alert that is raised, or whose condition is no longer true.
  struct News: Equatable, Sendable {
    var text: String
    /// Whether it is raised, and not armed again.
    var isRaised: Bool
  }

  private struct State: Sendable {
    var alert: Monitor.Alert
    /// The time since which the condition is true.
    var since: Seconds?
    var isRaised = false
    /// The time since which it is false again after it was raised, and the rows since.
    var clear: (since: Seconds, rows: Int)?
    /// The last value of its column.
    var value: Double?
  }

  private var states: [State]
  private let names: [String]
  /// The time of the last row, or of the beginning.
  private var lastRow: Seconds
  /// The alerts that were raised, with their times, the last first.
  private(set) var raised: [(time: Seconds, text: String)] = []

  /// Creates alerts for columns of these names.
  init(_ alerts: [Monitor.Alert], names: [String], at time: Seconds) {
    states = alerts.map { State(alert: $0) }
    self.names = names
    lastRow = time
  }

  /// The next time at which an alert may be raised without a row, or nil if there is none.
  var due: Seconds? { states.compactMap(due(of:)).min() }

  /// The time at which an alert is raised unless its condition ends before, or nil if it is raised or
  /// its condition is false.
  private func due(of state: State) -> Seconds? {
    guard !state.isRaised else { return nil }
    guard state.alert.condition == .noData else {
      return state.since.map { Seconds($0.value + state.alert.time.value) }
    }
    return Seconds(lastRow.value + max(Self.minSilence, state.alert.time.value))
  }

  /// Takes the values of a row.
  mutating func take(_ values: [Double], at time: Seconds) -> [News] {
    var news: [News] = []
    for index in states.indices {
      switch states[index].alert.condition {
      case .noData:
        if states[index].isRaised {
          let length = Self.length(from: lastRow, to: time)
          news.append(News(text: AlertPhrases.data.text(["time": length]), isRaised: false))
          states[index].isRaised = false
        }
      case .value(let column, let comparison, let limit):
        let value = values[column]
        guard value.isFinite else { continue }
        states[index].value = value
        if comparison.holds(value, limit) {
          states[index].clear = nil
          if states[index].since == nil { states[index].since = time }
        } else if states[index].isRaised {
          if let text = clear(index, column, comparison, limit, at: time) {
            news.append(News(text: text, isRaised: false))
          }
        } else {
          states[index].since = nil
        }
      }
    }
    lastRow = time
    return news + check(at: time)
  }

  /// Returns the alerts that are raised by now.
  mutating func check(at time: Seconds) -> [News] {
    var news: [News] = []
    for index in states.indices where !states[index].isRaised {
      // As it was reported by ``due``: a difference of times would be rounded.
      guard let due = due(of: states[index]), due <= time else { continue }
      (states[index].isRaised, states[index].clear) = (true, nil)
      let text = text(of: states[index], at: time)
      raised.insert((time, text), at: 0)
      if raised.count > Self.maxListed { raised.removeLast() }
      news.append(News(text: text, isRaised: true))
    }
    return news
  }

  /// Counts a row after an alert at which its condition is false, and returns a text if that arms
  /// the alert again.
  private mutating func clear(
    _ index: Int, _ column: Int, _ comparison: Monitor.Alert.Comparison, _ limit: Double,
    at time: Seconds
  ) -> String? {
    let clear = (
      since: states[index].clear?.since ?? time, rows: (states[index].clear?.rows ?? 0) + 1
    )
    states[index].clear = clear
    guard clear.rows >= Self.rowsToArm,
      time.value - clear.since.value >= states[index].alert.time.value
    else { return nil }
    let start = states[index].since ?? clear.since
    (states[index].isRaised, states[index].since, states[index].clear) = (false, nil, nil)
    let phrase =
      switch comparison {
      case .greater, .atLeast: AlertPhrases.under
      case .less, .atMost: AlertPhrases.over
      case .equal: AlertPhrases.other
      case .notEqual: AlertPhrases.back
      }
    return phrase.text([
      "column": names[column], "limit": MonitorTexts.number(limit),
      "time": Self.length(from: start, to: clear.since),
    ])
  }

  private func text(of state: State, at time: Seconds) -> String {
    guard case .value(let column, _, _) = state.alert.condition else {
      return AlertPhrases.noData.text(["time": Self.length(from: lastRow, to: time)])
    }
    return AlertPhrases.raised.text([
      "column": names[column], "value": MonitorTexts.number(state.value ?? .nan),
      "condition": UntrustedText.harmless(state.alert.text, limit: 60),
    ])
  }

  private static func length(from start: Seconds, to end: Seconds) -> String {
    MonitorTexts.length(Seconds(end.value - start.value))
  }
}
