/// The time from one place on an axis to another, in words.
enum TimeSpanText {
  /// A length of time in the greatest unit, days at most, that it fills.
  static func text(seconds: Double) -> String {
    let units = [
      (DurationPhrases.days, 86_400.0), (DurationPhrases.hours, 3600),
      (DurationPhrases.minutes, 60),
    ]
    let (phrase, length) = units.first { seconds >= $0.1 } ?? (DurationPhrases.seconds, 1)
    let amount = seconds / length
    guard amount != 1 else { return phrase.text(count: 1) }
    return phrase.text(["count": NumberText(digits: 5).text(amount)])
  }

  /// Calendar months, as years where they are whole ones.
  static func text(months: Int) -> String {
    months % 12 == 0
      ? DurationPhrases.years.text(count: months / 12) : DurationPhrases.months.text(count: months)
  }

  /// The time that rows fill which come at even times.
  /// - Parameters:
  ///   - count: how many rows there are.
  ///   - range: the x of the first and of the last.
  ///   - step: the usual distance of rows along x.
  ///   - axis: what x lies on.
  /// - Returns: the time; nothing where x is no time or the rows do not come as usual.
  static func text(
    rows count: Int, in range: ClosedRange<Double>, step: Double, on axis: DataAxis
  ) -> String? {
    guard case .numeric(let axis) = axis, step > 0 else { return nil }
    let even = Double(count - 1) * step
    let isEven = abs(range.upperBound - range.lowerBound - even) <= 0.1 * step
    switch axis.quantity {
    case .number: return nil
    case .year: return isEven && step == 1 ? DurationPhrases.years.text(count: count) : nil
    case .date(let granularity):
      // Years, quarters and months are not of one length.
      if let months = granularity.months {
        let span = CivilDate.months(from: range.lowerBound, to: range.upperBound)
        return span == (count - 1) * months ? text(months: count * months) : nil
      }
      guard isEven else { return nil }
      return step == 7 * 86_400
        ? DurationPhrases.weeks.text(count: count) : text(seconds: Double(count) * step)
    }
  }
}

extension DateGranularity {
  /// How many months it spans; nothing if it is shorter.
  fileprivate var months: Int? {
    switch self {
    case .year: 12
    case .quarter: 3
    case .month: 1
    case .day, .minute, .second, .fraction: nil
    }
  }
}

extension CivilDate {
  /// The calendar months from one moment to another, in seconds since 1970; moments beyond the
  /// calendar count for nothing.
  static func months(from first: Double, to last: Double) -> Int {
    func month(_ moment: Double) -> Int {
      guard moments.contains(moment) else { return 0 }
      let date = CivilDate(daysSince1970: Int((moment / 86_400).rounded(.down)))
      return date.year * 12 + date.month
    }
    return month(last) - month(first)
  }
}
