import SonifyBase

/// The bins of a histogram of dates: hours, days, months or years.
struct FigureDateBins {
  /// The number of months of a bin, or nil if it has a fixed length.
  private var months: Int?
  /// The length of a bin in seconds, if it is fixed.
  private var length = 86_400.0

  /// The number of bins from which on longer ones are chosen.
  private static let manyBins = 100.0

  /// Chooses bins.
  /// - Parameters:
  ///   - size: the size that the author chose: milliseconds, or months as "M3"; nil to choose one.
  ///   - range: the first and the last date, in seconds since 1970.
  init(_ size: JSONValue?, in range: ClosedRange<Double>) {
    let span = range.upperBound - range.lowerBound
    if let text = size?.text, text.hasPrefix("M"), let count = Int(text.dropFirst()),
      (1...12_000).contains(count)
    {
      months = count
    } else if let number = size?.figureNumber, number >= 1000, span / number * 1000 < 10_000 {
      length = number / 1000
    } else if span <= Self.manyBins * 3600 {
      length = 3600
    } else if span > Self.manyBins * 30 * 86_400 {
      months = 12
    } else if span > Self.manyBins * 86_400 {
      months = 1
    }
  }

  /// Returns the beginning of the bin of a date.
  func start(of date: Double) -> Double {
    guard let months else { return (date / length).rounded(.down) * length }
    guard CivilDate.moments.contains(date) else { return date }
    let day = CivilDate(daysSince1970: Int((date / 86_400).rounded(.down)))
    let count = day.year * 12 + day.month - 1
    let first = Int((Double(count) / Double(months)).rounded(.down)) * months
    let year = Int((Double(first) / 12).rounded(.down))
    return CivilDate(year: year, month: first - year * 12 + 1, day: 1)
      .map { Double($0.daysSince1970) * 86_400 } ?? date
  }
}
