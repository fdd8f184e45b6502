/// What to choose for another outcome, by the choice to make.
public enum Remedy: Hashable, Sendable {
  // MARK: - Reading

  /// Another ``ReadingOptions/format-swift.property``.
  case format
  /// This ``ReadingOptions/encoding-swift.property``.
  case encoding(ReadingOptions.Encoding)
  /// Another ``ReadingOptions/delimiter``.
  case delimiter
  /// Another count of ``ReadingOptions/skippedLines``.
  case skippedLines
  /// This value of ``ReadingOptions/hasHeader``.
  case header(Bool)
  /// This value of ``ReadingOptions/decimalComma``.
  case decimalComma(Bool)
  /// A value of ``ReadingOptions/decimalComma`` with which a cell may be a number.
  case decimalSign(DecimalSign)
  /// This text among ``ReadingOptions/missingMarkers``, if it stands for a missing value.
  case missingMarker(String)
  /// This ``ReadingOptions/dateOrder-swift.property``.
  case dateOrder(ReadingOptions.DateOrder)
  /// Years of four digits in the data.
  case fourDigitYears
  /// Times without an offset from UTC in the data.
  case timesWithoutOffset

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
  /// One of ``RowChoices/conditions``, to hear one series alone.
  case oneSeries
  /// ``RowChoices/conditions``, ``RowChoices/first`` or ``RowChoices/last``.
  case rows
  /// Other ``RowChoices/conditions`` than those that were given.
  case conditions
  /// Another ``RowChoices/first`` than was given.
  case first
  /// Another ``RowChoices/last`` than was given.
  case last
  /// A ``RowChoices/grouping``, or another one if it was given.
  case grouping(isGiven: Bool)
  /// A ``RowChoices/order``, or another one if it was given.
  case order(isGiven: Bool)

  // MARK: - The chart

  /// Another ``ChartChoices/kind``.
  case kind
  /// This value of ``ChartChoices/isStacked``.
  case stacking(Bool)
  /// Another ``ChartChoices/binCount``.
  case binCount
  /// This ``ChartChoices/xScale``; nil for any other.
  case xScale(ChartChoices.Scale?)
  /// Another ``ChartChoices/yScale``.
  case yScale
  /// Another ``ChartChoices/yRange``.
  case yRange
  /// A ``ChartChoices/yRange``, to have one y axis for all series.
  case oneYAxis
  /// Another ``ChartChoices/xGrid``.
  case xGrid
  /// Another ``ChartChoices/yGrid``.
  case yGrid
  /// Another ``ChartChoices/view``.
  case view
  /// Low pitches for high values, `isInverted` of the options for sound.
  case invertedPitch

  /// The decimal sign with which a cell may be a number.
  public enum DecimalSign: Hashable, Sendable {
    /// A comma.
    case comma
    /// A point.
    case point
    /// The sign that the data suggest, rather than the comma that was asked for.
    case detected
    /// A comma or a point, by the numbers that the cell would be.
    case either(withComma: String, withPoint: String)
  }
}
