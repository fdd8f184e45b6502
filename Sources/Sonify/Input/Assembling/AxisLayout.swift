/// The author's layout of the axes of a chart, beyond the user's choices.
struct AxisLayout: Equatable {
  /// Whether the y axis includes zero; nil if the kind of the chart decides.
  var includesZero: Bool?
  /// Whether values at one x are parts of a sum.
  var addsRepeats = false
  /// Whether all columns that are plotted share one y axis, regardless of their ranges.
  var sharesYAxis = false
  /// Whether categories keep the order of the column, even months and weekdays.
  var keepsOrder = false
  /// The English names of months and days of the week by the names in the current locale, if the
  /// categories are such names.
  var timeNames: [String: String] = [:]
  /// Whether the values are already counts of bins, with the bins as categories.
  var isHistogram = false
}
