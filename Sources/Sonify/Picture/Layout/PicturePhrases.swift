import SonifyBase

/// The words of a picture: what a part of it is, and what its marks mean.
enum PicturePhrases {
  /// The kinds of charts, as assistive technology says them before the title.
  static let lineChart = Phrase("line chart")
  static let stackedLineChart = Phrase("stacked line chart")
  static let barChart = Phrase("bar chart")
  static let stackedBarChart = Phrase("stacked bar chart")
  static let scatterChart = Phrase("scatter chart")
  static let histogram = Phrase("histogram")
  static let boxPlot = Phrase("box plot")
  static let candlestickChart = Phrase("candlestick chart")
  static let bandChart = Phrase("line with a band")
  static let heatMap = Phrase("heat map")

  /// The kinds of parts of a chart, as assistive technology says them after the name of each.
  static let axis = Phrase("axis")
  static let series = Phrase("series")
  static let point = Phrase("point")
  static let bar = Phrase("bar")
  static let row = Phrase("row")
  static let cell = Phrase("cell")

  /// The title of a y axis with the unit of its values: "temperature (°C)".
  static let titleWithUnit = Phrase("{title} ({unit})")
  /// The label of a point: its x and its value.
  static let pointLabel = Phrase("{x}: {value}")

  /// The name of the group of samples of the series.
  static let legend = Phrase("legend")

  /// Under a line with more points than windows.
  static let windows = Phrase(
    "The line is the median of the values around it; from 10 % to 90 % of them lie in the band.")
  /// Under a line whose lowest, highest and far values are drawn as symbols.
  static let windowOutliers = Phrase("Single symbols are the lowest, the highest and outliers.")
  /// Under points with rings.
  static let outliers = Phrase("Rings are outliers.")
  /// Under a cloud with too many points for a symbol each.
  static let cells = Phrase("Neighbours share a symbol: larger for more of them, up to {most}.")
  /// Under candles with bodies that are outlines or filled.
  static let candles = Phrase("Hollow candles rise, filled ones fall.")
  /// Under elements too many to be drawn one by one.
  static let joinedFigures = Phrase("Neighbours share a line from their lowest to highest.")
  /// Under bars that stand for several neighbours each.
  static let joinedBars = Phrase(
    "Neighbours share a bar: it ends at their median, and a line runs from their lowest to highest."
  )
  /// Under values outside a y axis, drawn as triangles at its edge.
  static let outside = Phrase(
    "The triangle at the edge is a value outside the axis.",
    "The triangles at the edge are {count} values outside the axis.")
  /// Of a picture that names some stops for many points.
  static let stopsForPoints = Phrase(
    "The picture names {count} stop for {points} points.",
    "The picture names {count} stops for {points} points.")

  /// What the colours of cells mean; `{axis}` is the title of the y axis.
  static let colour = Phrase("Colour shows {axis}.")
  /// Of a heat map with more cells than can be drawn.
  static let meansOfCells = Phrase("Each cell is the mean of neighbouring cells.")
}
