import SonifyTables

/// A library whose charts are recognized by the members of their JSON.
enum FigureLibrary: Equatable {
  case plotly, chartJS, eCharts, highcharts, apexCharts
  /// Bokeh, whose documents are not supported.
  case bokeh

  /// Recognizes the library of a JSON text that is one object; nil if it is none of these.
  /// - Parameter source: the text.
  /// - Throws: ``InputError`` if the text is not JSON.
  init?(of source: ByteSource) throws(InputError) {
    let sketch = try JSONSketch(source)
    guard let library = Self.library(sketch) else { return nil }
    self = library
  }

  /// Recognizes the library of an object; nil if it is none of these.
  init?(of value: JSONValue) {
    guard let library = Self.library(JSONSketch(value)) else { return nil }
    self = library
  }

  /// Members of a trace of Plotly.
  private static let ofTraces = [
    "type", "x", "y", "z", "values", "labels", "lat", "lon", "r", "theta", "open", "header",
    "locations", "dimensions", "node", "value", "a",
  ]
  /// Members of options of Highcharts that ECharts has not.
  private static let ofHighcharts = [
    "chart", "plotOptions", "credits", "exporting", "xAxis.categories", "subtitle.text",
    "yAxis.title.text", "xAxis.title.text", "series[].pointStart", "series[].pointInterval",
    "accessibility", "series[].tooltip.valueSuffix", "xAxis[].categories", "xAxis.accessibility",
    "series[].data[].y", "xAxis.type=datetime", "xAxis[].type=datetime", "xAxis.type=linear",
    "yAxis.type=linear", "xAxis.type=logarithmic", "yAxis.type=logarithmic",
  ]
  /// Members of options of both beside the series.
  private static let besideSeries = [
    "title", "subtitle", "xAxis", "yAxis", "legend", "tooltip", "grid", "dataset", "radar",
    "visualMap", "polar", "geo", "color", "colors", "toolbox", "dataZoom", "plotOptions", "chart",
    "calendar", "singleAxis", "parallel", "timeline", "angleAxis",
  ]
  /// Members of options of ECharts of which a series needs one, unless it is a pie or the like.
  private static let systems = [
    "xAxis", "yAxis", "radar", "polar", "geo", "singleAxis", "calendar", "parallel", "dataset",
  ]
  /// Kinds of series that are drawn on axes.
  private static let kindsOnAxes = ["line", "bar", "scatter"]
  /// Kinds of series that Highcharts has and ECharts has not.
  private static let kindsOfHighcharts = [
    "column", "spline", "area", "areaspline", "bubble", "arearange", "columnrange", "waterfall",
  ]

  private static func library(_ sketch: JSONSketch) -> FigureLibrary? {
    if sketch.has("roots"), sketch.has("version") || sketch.has("title") { return .bokeh }
    if sketch.has("doc.roots"), sketch.has("root_id") || sketch.has("target_id") { return .bokeh }
    if sketch.has("data[]"), sketch.has("layout{}"),
      sketch.has("data[].{}") && ofTraces.contains(where: { sketch.has("data[].\($0)") })
        || !sketch.has("data[].")
    {
      return .plotly
    }
    if sketch.has("data.datasets[]"), sketch.has("type") || sketch.has("options") {
      return .chartJS
    }
    if sketch.hasTogether("labels[]", "datasets[].") { return .chartJS }
    if sketch.has("baseOption{}"), sketch.has("options[]") { return .eCharts }
    let hasSeries = sketch.has("series[].{}") || sketch.has("series.type")
    if sketch.has("chart.type"), sketch.has("series[]"),
      sketch.has("xaxis") || sketch.has("yaxis") || sketch.has("labels[]")
    {
      return .apexCharts
    }
    guard hasSeries, !sketch.has("series[].points"), !sketch.has("xaxis"), !sketch.has("yaxis"),
      besideSeries.contains(where: { sketch.has($0) })
    else { return nil }
    let isTyped = sketch.has("series[].type") || sketch.has("series.type")
    let hasData = sketch.has("series[].data") || sketch.has("series.data")
    if ofHighcharts.contains(where: { sketch.has($0) })
      || kindsOfHighcharts.contains(where: { sketch.has("series[].type=\($0)") })
      || hasData && !isTyped
      || kindsOnAxes.contains(where: { sketch.has("series[].type=\($0)") })
        && !systems.contains(where: { sketch.has($0) })
    {
      return .highcharts
    }
    return isTyped && (hasData || sketch.has("dataset") || sketch.has("visualMap")) ? .eCharts : nil
  }
}
