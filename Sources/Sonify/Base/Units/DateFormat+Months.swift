extension DateFormat {
  /// Reads a month and a year in digits: 01-2012, 1/2012, 01.2012, 2012.01.
  static func monthAndYear(
    _ text: Span<UInt8>, _ cursor: inout DateCursor
  ) -> (year: Int, month: Int)? {
    guard let first = cursor.number(text, digits: 1...4) else { return nil }
    let isYearFirst = first >= 1000
    guard isYearFirst ? cursor.take(text, ".") : cursor.oneOf(text, "-", "/", ".") != nil,
      let second = cursor.number(text, digits: isYearFirst ? 2...2 : 4...4), cursor.isAtEnd(text),
      case (let year, let month) = isYearFirst ? (first, second) : (second, first),
      (1800...2200).contains(year)
    else { return nil }
    return (year, month)
  }

  /// Reads a quarter and a year in digits: 1/2012, 1-2012, 1.2012, 2012/1.
  static func quarterAndYear(
    _ text: Span<UInt8>, _ cursor: inout DateCursor
  ) -> (year: Int, quarter: Int)? {
    guard let first = cursor.number(text, digits: 1...4),
      cursor.oneOf(text, "-", "/", ".") != nil,
      let second = cursor.number(text, digits: first >= 1000 ? 1...1 : 4...4), cursor.isAtEnd(text),
      case (let year, let quarter) = first >= 1000 ? (first, second) : (second, first),
      (1800...2200).contains(year), (1...4).contains(quarter)
    else { return nil }
    return (year, quarter)
  }
}
