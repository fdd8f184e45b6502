import Sonify

/// The ends of the y axis, or `robust` for those of the values that are no outliers.
enum YRangeArgument {
  case ends(ChartChoices.AxisRange)
  case robust

  init(parsing text: String) throws {
    self = text == "robust" ? .robust : .ends(try parseRange(text))
  }
}
