/// How the author of a chart wants its axes, beyond what a person can choose.
struct AxisLayout: Equatable {
  /// Whether zero belongs to the y axis; nothing where the kind of the chart decides.
  var includesZero: Bool?
  /// Whether all columns that are heard lie on one axis, whatever their ranges.
  var sharesYAxis = false
  /// Whether categories stay in the order of the column, calendars too.
  var keepsOrder = false
  /// The English names of months and days of the week, by the words of the listener for them, where
  /// categories are such words.
  var timeNames: [String: String] = [:]
  /// Whether the values are counts of bins already, the categories being the bins.
  var isHistogram = false
}
