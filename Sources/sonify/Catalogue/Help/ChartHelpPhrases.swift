import Sonify

/// What the options of charts do.
///
/// A word in capital letters is the name of a value, as in ``ValueNames``. A default stands last, in
/// square brackets; what is typed as it is, such as auto or none, is never translated.
enum ChartHelp {
  static let source = Phrase("Read the chart from the file CHART; - is standard input.")
  /// A formula: its names and signs are typed as they are.
  static let function = Phrase(
    "Plot EXPRESSION, a function of x such as 'sin(x)' or 'x^2 - 1', in place of CHART, from -10 to 10 or over --x-range. Repeat for more functions."
  )
  static let x = Phrase("Use COLUMN, a name or a number, as x. [from the data]")
  static let y = Phrase(
    "Plot COLUMN, a name or a number, as y. Repeat for more columns. [from the data]")
  static let series = Phrase(
    "Split the rows into series, one for each value in COLUMN. none: do not split. [from the data]")
  static let label = Phrase(
    "Label the points with the texts in COLUMN: a few remarks, or the names of all points. [from the data]"
  )
  static let volumeBy = Phrase(
    "Let the volume of each tone follow the numbers in COLUMN, in at most 6 levels.")
  static let timbreBy = Phrase(
    "Give each value in COLUMN a timbre of its own; at most 5 values.")
  static let lengthBy = Phrase(
    "Let the length of each tone follow the numbers in COLUMN, in at most 4 lengths.")
  static let kind = Phrase(
    "Make this KIND of chart: line, bar, scatter, histogram, box, candlestick, band or heatmap, whose rows are those of the table or the values in --series. [auto: from the data]"
  )
  /// Of --stack and --no-stack.
  static let stack = Phrase(
    "Stack the series: at each x, their values add up to a whole. --no-stack: do not. [as in CHART, else no]"
  )
  static let bins = Phrase(
    "Use about COUNT bins with round edges in a histogram. [auto: from the data]")
  /// The signs are typed between COLUMN and VALUE.
  static let conditions = Phrase(
    "Use only rows where COLUMN is VALUE. Other tests: != < <= > >=. Repeat to combine tests.")
  static let group = Phrase(
    "Replace rows with the same x by their GROUP: mean, sum, count, median, min or max. [from the data]"
  )
  /// The periods are typed.
  static let every = Phrase(
    "Combine the rows of each PERIOD of the dates on x by --group, or by their sum, count or mean: day, week, month, quarter or year. row: do not. [from the data]"
  )
  static let sort = Phrase(
    "Sort the rows by COLUMN, lowest first. COLUMN:desc: highest first.")
  static let first = Phrase("Use only the first COUNT rows. [all]")
  static let last = Phrase("Use only the last COUNT rows. [all]")
  static let title = Phrase("Give the chart the title TEXT. [from CHART]")
  static let summary = Phrase(
    "Give the chart TEXT as its author's summary, to be spoken and described. [from CHART]")
  static let origin = Phrase(
    "State TEXT as the source of the data in descriptions, pictures and pages. [from CHART]")
  static let xTitle = Phrase("Give the x axis the title TEXT. [from the data]")
  static let yTitle = Phrase("Give the y axis the title TEXT. [from the data]")
  /// UNIT and UNITS are the singular and the plural; "duration" and "time of day" are typed.
  static let xUnit = Phrase(
    "Name the unit of x as UNIT|UNITS, such as \"cup|cups\". duration: say seconds as 2 h 5 min; \"time of day\": as 14:05. [from the data]"
  )
  static let yUnit = Phrase(
    "Name the unit of y as UNIT|UNITS, such as \"cup|cups\". duration: say seconds as 2 h 5 min; \"time of day\": as 14:05. [from the data]"
  )
  static let xScale = Phrase(
    "Use this SCALE for x: linear, log, time or category. [auto: from the data]")
  static let yScale = Phrase("Use this SCALE for y: linear or log. [auto: from the data]")
  static let xRange = Phrase(
    "Run the x axis from LOW to HIGH; points outside are left out. [from the data]")
  static let yRange = Phrase(
    "Run the y axis from LOW to HIGH, or by robust from the lowest to the highest value that is no outlier; values outside sound at its ends. [from the data]"
  )
  static let xGrid = Phrase(
    "Place about COUNT gridlines on x, or one at each of V1, V2, or none. [auto: round values]")
  static let yGrid = Phrase(
    "Place about COUNT gridlines on y, or one at each of V1, V2, or none. [auto: round values]")
  static let view = Phrase("Use the view NUMBER of a specification that has several. [1]")
  /// A specification is a Vega-Lite document.
  static let data = Phrase(
    "Read the data of a specification from FILE, not from its address; - is standard input.")
  static let inputFormat = Phrase(
    "Read the data as FORMAT: csv, tsv, json, ndjson, vega-lite, chart, figure, notebook, table, html, xlsx, ods or sqlite. [auto: from the data]"
  )
  /// The sheets of a workbook count as its tables.
  static let table = Phrase(
    "Use the table NUMBER|NAME of an HTML page, JSON or a database, that sheet of a workbook or the table at SHEET.CELL, output of a notebook, metric or data set. [page: the largest; workbook: the first with numbers; notebook: the last]"
  )
  static let sql = Phrase(
    "Use the result of STATEMENT, a SELECT, as the table of an SQLite database.")
  /// The names of the characters are typed.
  static let delimiter = Phrase(
    "Split rows into cells at CHARACTER, or at tab, comma, semicolon, bar or space. [from the data]"
  )
  static let skipLines = Phrase("Skip the first COUNT lines above the table. [from the data]")
  /// Of --header and --no-header.
  static let header = Phrase(
    "Read the first row as column names. --no-header: as data. [from the data]")
  /// Of --decimal-comma and --no-decimal-comma.
  static let decimalComma = Phrase(
    "Read commas in numbers as decimal signs. --no-decimal-comma: as thousands separators. [from the data]"
  )
  static let dayFirst = Phrase("Read 1/2/2012 as 1 February. [from the data]")
  static let monthFirst = Phrase("Read 1/2/2012 as 2 January. [from the data]")
  static let encoding = Phrase(
    "Read text as ENCODING: utf8, latin1 or another that iconv knows, such as shift_jis. [from the data]"
  )
  static let missing = Phrase("Read TEXT as a missing value. Repeat for more texts.")
  static let skipBadRows = Phrase(
    "Skip malformed rows and cells, however many there are. [at most one, or 2 %]")
  static let maxInput = Phrase(
    "Take at most SIZE, as 500M or 20G, from a pipe or out of gzip. [16G]")
  static let explain = Phrase(
    "Report each decision about the chart, and the option that changes it.")
}
