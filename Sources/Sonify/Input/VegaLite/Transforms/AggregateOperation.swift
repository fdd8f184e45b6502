import SonifyBase
import SonifyTables

/// An aggregate of several values.
///
/// As in Vega, null, empty texts and NaN are ignored; measures of spread divide by *n* − 1 except
/// for the forms that end in p; quantiles are of type 7.
enum AggregateOperation: String, CaseIterable, Sendable {
  case count, valid, missing, distinct, sum, product, mean, average, median, min, max, range
  case stdev, stdevp, variance, variancep, stderr, q1, q3

  /// Returns the title of the aggregate of a field: "mean of price", "count of records".
  func title(_ field: String?) -> String {
    if self == .count { return LocaleSettings.naming { AggregatePhrases.records.text() } }
    guard let field else { return rawValue }
    let phrase =
      switch self {
      case .count: AggregatePhrases.records
      case .sum: AggregatePhrases.sum
      case .product: AggregatePhrases.product
      case .mean, .average: AggregatePhrases.mean
      case .median: AggregatePhrases.median
      case .range: AggregatePhrases.range
      case .stdev, .stdevp: AggregatePhrases.deviation
      case .variance, .variancep: AggregatePhrases.variance
      case .stderr: AggregatePhrases.error
      case .min: AggregatePhrases.minimum
      case .max: AggregatePhrases.maximum
      case .q1: AggregatePhrases.lowerQuartile
      case .q3: AggregatePhrases.upperQuartile
      case .valid: AggregatePhrases.valid
      case .missing: AggregatePhrases.missing
      case .distinct: AggregatePhrases.distinct
      }
    return LocaleSettings.naming { phrase.text(["field": field]) }
  }

  /// Returns the aggregate of values, or null if there are too few.
  func value(of values: [JSONValue]) -> JSONValue {
    switch self {
    case .count: return .number(Double(values.count))
    case .missing:
      return .number(Double(values.count { $0 == .null || $0 == .text("") }))
    case .distinct: return .number(Double(Set(values.map(GroupKey.init)).count))
    default:
      let numbers = values.map(\.measure).filter { !$0.isNaN }
      if self == .valid { return .number(Double(values.count(where: \.isValid))) }
      let value = number(of: numbers)
      return value.isNaN ? .null : .number(value)
    }
  }

  /// Returns the aggregate of numbers, or NaN if there are too few.
  func number(of numbers: [Double]) -> Double {
    let count = Double(numbers.count)
    guard count > 0 else { return .nan }
    switch self {
    case .count, .valid: return count
    case .missing: return 0
    case .distinct: return Double(Set(numbers).count)
    case .sum: return numbers.reduce(0, +)
    case .product: return numbers.reduce(1, *)
    case .mean, .average: return Self.mean(numbers)
    case .median: return Self.quantile(numbers.sorted(), 0.5)
    case .q1: return Self.quantile(numbers.sorted(), 0.25)
    case .q3: return Self.quantile(numbers.sorted(), 0.75)
    case .min: return numbers.min() ?? .nan
    case .max: return numbers.max() ?? .nan
    case .range: return (numbers.max() ?? .nan) - (numbers.min() ?? .nan)
    case .variance: return count > 1 ? Self.deviations(numbers) / (count - 1) : .nan
    case .variancep: return count > 1 ? Self.deviations(numbers) / count : .nan
    case .stdev: return count > 1 ? (Self.deviations(numbers) / (count - 1)).squareRoot() : .nan
    case .stdevp: return count > 1 ? (Self.deviations(numbers) / count).squareRoot() : .nan
    case .stderr:
      return count > 1 ? (Self.deviations(numbers) / (count - 1) / count).squareRoot() : .nan
    }
  }

  private static func mean(_ numbers: [Double]) -> Double {
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    return mean.isFinite ? mean : numbers.reduce(0) { $0 + $1 / Double(numbers.count) }
  }

  private static func deviations(_ numbers: [Double]) -> Double {
    let mean = mean(numbers)
    return numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  }

  /// Returns a quantile of sorted numbers, of which there is at least one.
  static func quantile(_ sorted: [Double], _ part: Double) -> Double {
    let place = Double(sorted.count - 1) * part
    let below = Int(place)
    guard below + 1 < sorted.count else { return sorted[sorted.count - 1] }
    return sorted[below] + (sorted[below + 1] - sorted[below]) * (place - Double(below))
  }
}
