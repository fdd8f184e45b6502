import SonifyBase
import SonifyChart

/// Numbers, times and lines of a monitor.
enum MonitorTexts {
  /// Returns a number with at most six digits.
  static func number(_ value: Double) -> String { NumberText(digits: 6).text(value) }

  /// Returns a length of time, "3 s" or "4 min", with no more digits than matter.
  static func length(_ time: Seconds) -> String {
    let seconds = max(0, time.value)
    let rounded = seconds < 10 ? (seconds * 10).rounded() / 10 : seconds.rounded()
    return ClockText(range: 0...max(1, seconds)).text(rounded)
  }

  /// Returns the value of a column.
  static func value(_ column: String, _ value: Double?, in range: ClosedRange<Double>?) -> String {
    guard let value else { return MonitorPhrases.missing.text(["column": column]) }
    let text = range.map { NumberText(range: $0).text(value) } ?? number(value)
    return MonitorPhrases.value.text(["column": column, "value": text])
  }

  /// Returns a range of numbers.
  static func range(_ range: ClosedRange<Double>) -> String {
    ValueRangePhrases.range.text([
      "low": number(range.lowerBound), "high": number(range.upperBound),
    ])
  }
}
