import ArgumentParser
import Sonify

/// An alert as it is typed: 'us>90', 'us>90 for 30s', 'no data for 30s'.
struct AlertArgument {
  /// What raises it.
  enum Test {
    case value(RowChoices.Condition)
    case noData
  }

  /// What raises it.
  var test: Test
  /// The limit of a value.
  var limit: Double?
  /// The time for which the condition must last.
  var time: Seconds
  /// The text as it was typed.
  var text: String

  /// Parses an alert.
  init(parsing text: String) throws {
    var condition = text[...]
    var time: Seconds?
    if let word = text.ranges(of: " for ").last,
      let length = WrittenDuration.seconds(String(text[word.upperBound...]))
    {
      (condition, time) = (text[..<word.lowerBound], length)
    }
    self.text = text
    if condition.lowercased() == "no data", let time, time.value > 0 {
      (test, self.time, limit) = (.noData, time, nil)
      return
    }
    guard let value = RowChoices.Condition(parsing: String(condition)),
      let limit = WrittenDuration.number(value.value)
    else { throw ValidationError(ArgumentFaults.alert) }
    (test, self.limit, self.time) = (.value(value), limit, time ?? Seconds(0))
  }
}

extension Monitor.Window {
  /// Parses a number of rows, or a length of time such as 10m.
  init(parsing text: String) throws {
    if let count = Int(text), (1...Monitor.maxRows).contains(count) {
      self = .rows(count)
    } else if let time = WrittenDuration.seconds(text), time.value > 0 {
      self = .seconds(time)
    } else {
      throw ValidationError(ArgumentFaults.window, ["maximum": "\(Monitor.maxRows)"])
    }
  }
}

/// Parses a length of time such as 1s, 500ms or 1m.
func parseInterval(_ text: String) throws -> Seconds {
  guard let time = WrittenDuration.seconds(text), (0.001...86_400).contains(time.value) else {
    throw ValidationError(ArgumentFaults.interval)
  }
  return time
}

/// Parses the ends of a range of values, LOW:HIGH.
func parseValueRange(_ text: String) throws -> ClosedRange<Double> {
  let ends = text.split(separator: ":", omittingEmptySubsequences: false).map {
    WrittenDuration.number(String($0))
  }
  guard ends.count == 2, let low = ends[0], let high = ends[1], low < high else {
    throw ValidationError(ArgumentFaults.range)
  }
  return low...high
}
