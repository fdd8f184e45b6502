import SonifyBase

/// A choice that changes the outcome of a decision.
public enum Remedy: Hashable, Sendable {
  // MARK: - Reading

  /// Another ``ReadingOptions/format-swift.property``.
  case format
  /// Another ``ReadingOptions/table``.
  case table
  /// A ``ReadingOptions/table`` that names the first cell of another table on a sheet.
  case cell
  /// This ``ReadingOptions/encoding-swift.property``.
  case encoding(ReadingOptions.Encoding)
  /// Another ``ReadingOptions/otherEncoding``.
  case otherEncoding
  /// Another ``ReadingOptions/delimiter``.
  case delimiter
  /// Another number of ``ReadingOptions/skippedLines``.
  case skippedLines
  /// This value of ``ReadingOptions/hasHeader``.
  case header(Bool)
  /// This value of ``ReadingOptions/decimalComma``.
  case decimalComma(Bool)
  /// ``ReadingOptions/decimalComma``, if points separate thousands.
  case groupingPoints
  /// A value of ``ReadingOptions/decimalComma`` with which a cell may be a number.
  case decimalSign(DecimalSign)
  /// This text among ``ReadingOptions/missingMarkers``, if it stands for a missing value.
  case missingMarker(String)
  /// ``ReadingOptions/missingMarkers``, which are then the only ones besides the usual ones.
  case missingMarkers
  /// This ``ReadingOptions/dateOrder-swift.property``.
  case dateOrder(ReadingOptions.DateOrder)
  /// Years of four digits in the data.
  case fourDigitYears

  // MARK: - Columns and rows

  /// Another ``ChartChoices/x``.
  case x
  /// Other columns for ``ChartChoices/y``.
  case y
  /// ``ChartChoices/x`` and ``ChartChoices/y``.
  case xAndY
  /// One column for ``ChartChoices/y``, to hear it alone.
  case oneY
  /// Another ``ChartChoices/series``.
  case series
  /// Another ``ChartChoices/label``.
  case label
  /// One of ``RowChoices/conditions``, to hear one series alone.
  case oneSeries
  /// ``RowChoices/conditions``, ``RowChoices/first`` or ``RowChoices/last``.
  case rows
  /// ``RowChoices/conditions`` other than the given ones.
  case conditions
  /// A ``RowChoices/first`` other than the given one.
  case first
  /// A ``RowChoices/last`` other than the given one.
  case last
  /// A ``RowChoices/grouping``, or another one if one was given.
  case grouping(isGiven: Bool)
  /// Another ``RowChoices/period``, or none if none was given.
  case period(isGiven: Bool)
  /// A ``RowChoices/order``, or another one if one was given.
  case order(isGiven: Bool)

  // MARK: - The chart

  /// Another ``ChartChoices/kind``.
  case kind
  /// This value of ``ChartChoices/isStacked``.
  case stacking(Bool)
  /// Another ``ChartChoices/binCount``.
  case binCount
  /// This ``ChartChoices/xScale``, or any other if nil.
  case xScale(ChartChoices.Scale?)
  /// Another ``ChartChoices/yScale``.
  case yScale
  /// Another ``ChartChoices/yRange``.
  case yRange
  /// A ``ChartChoices/yRange``, for one y axis for all series.
  case oneYAxis
  /// Another ``ChartChoices/xRange``.
  case xRange
  /// Another ``ChartChoices/xGrid``.
  case xGrid
  /// Another ``ChartChoices/yGrid``.
  case yGrid
  /// Another ``ChartChoices/view``.
  case view
  /// Low pitches for high values: `isInverted` of the sound options.
  case invertedPitch

  /// The decimal sign with which a cell may be a number.
  public enum DecimalSign: Hashable, Sendable {
    /// A comma.
    case comma
    /// A point.
    case point
    /// The sign that the data suggest, instead of the comma that the user chose.
    case detected
    /// A comma or a point; the numbers that the cell would then be.
    case either(withComma: String, withPoint: String)
  }
}

extension Remedy {
  /// The maximum length of a word for a missing value, in characters.
  private static let longestMarker = 16

  /// Returns the choice of a text that stands for a missing value, if it may: a word among numbers, such as "n.a."; what
  /// has digits, is longer, or is the name of a month or of a day of the week is more than that.
  static func missing(_ text: String) -> Remedy? {
    let isTime = [CalendarCycle.weekdays, .months].contains {
      $0.index(of: Array(text.utf8).span) != nil
    }
    return text.count > longestMarker || text.contains(where: \.isNumber) || isTime
      ? nil : .missingMarker(text)
  }
}
