import SonifyBase

extension DataAxis {
  /// Whether x has an order, so that values have neighbours, a course and a rate.
  ///
  /// The rows of a table have none, and neither do categories, except months, days of the week or of a
  /// year and names whose numbers rise, as "1931" or "20 to 29".
  package var isOrdered: Bool {
    switch self {
    case .numeric: !isOfRows
    case .categorical(let axis): isOfCalendar || axis.isNumbered
    }
  }

  /// Whether x is the number of a row.
  package var isOfRows: Bool {
    if case .numeric(let axis) = self { axis.quantity == .row } else { false }
  }

  /// Whether its categories are months, days of the week or days of a year, which have an order.
  package var isOfCalendar: Bool {
    guard case .categorical(let axis) = self else { return false }
    return CalendarCycle.months.places(axis.categories) != nil
      || CalendarCycle.weekdays.places(axis.categories) != nil
      || DayOfYear.rise(axis.categories)
  }
}

extension CategoricalAxis {
  /// Whether its names are years, from 1500 to 2100.
  package var isOfYears: Bool {
    categories.count > 1
      && categories.allSatisfy { name in
        name.utf8.count == 4 && Int(name).map { (1500...2100).contains($0) } == true
      }
  }

  /// Whether the numbers in its names rise from name to name, read from the left or, as in
  /// "Q1 2001", from the right.
  fileprivate var isNumbered: Bool {
    let numbers = categories.map(Self.numbers)
    func rise(_ numbers: [[Int]]) -> Bool {
      zip(numbers, numbers.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
    }
    guard categories.count > 1, !numbers.contains([]) else { return false }
    return rise(numbers) || rise(numbers.map { $0.reversed() })
  }

  private static func numbers(in name: String) -> [Int] {
    name.split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? .max }
  }
}

extension ChartKind {
  /// The kind of chart as which outliers are sought over an x axis: where x has no order, they are
  /// far from the median, as among bars.
  package func ofOutliers(over xAxis: DataAxis) -> ChartKind {
    switch ofValues {
    case .line: xAxis.isOrdered ? .line : .bar
    case .scatter: xAxis.isOfRows ? .bar : .scatter
    case .bar, .histogram, .box, .candlestick, .band, .heatmap: ofValues
    }
  }
}
