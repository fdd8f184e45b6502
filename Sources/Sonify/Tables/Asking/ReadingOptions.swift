/// How to parse bytes as a table.
public struct ReadingOptions: Equatable, Sendable {
  /// A format of charts and tables.
  public enum Format: String, CaseIterable, Sendable {
    /// Detected from the name and the contents.
    case auto
    /// Values separated by commas, semicolons, tabs or bars.
    case csv
    /// Values separated by tabs.
    case tsv
    /// A JSON value: records, columns, numbers or pairs.
    case json
    /// A JSON value on every line.
    case ndjson
    /// A Vega-Lite specification.
    case vegaLite = "vega-lite"
    /// A chart document.
    case chart
    /// A table printed by a tool, with rules or aligned columns.
    case table
    /// A table of an HTML page.
    case html
    /// A sheet of a workbook of Office Open XML.
    case xlsx
    /// A sheet of a spreadsheet of OpenDocument, packed or not.
    case ods
    /// A table of a database of SQLite, or the result of a query.
    case sqlite
    /// A chart of Plotly, Chart.js, ECharts, Highcharts or ApexCharts, as JSON, or a script that draws one.
    case figure
    /// A chart or a table among the outputs of a Jupyter notebook.
    case notebook
  }

  /// Whether the day or the month comes first, in dates such as 1/2/2012.
  public enum DateOrder: String, CaseIterable, Sendable {
    /// Detected from the dates.
    case auto
    /// The day comes before the month.
    case dayFirst
    /// The month comes before the day.
    case monthFirst
  }

  /// The encoding of text.
  public enum Encoding: String, CaseIterable, Sendable {
    /// UTF-8, with or without a byte order mark.
    case utf8
    /// ISO 8859-1, with the further characters of Windows-1252.
    case latin1
  }

  /// The format of the data.
  public var format = Format.auto

  /// The table of a page, of JSON or of a database, the sheet of a workbook or the table at a cell of it ("Costs.D1"), the
  /// output of a notebook, the metric of a report for Prometheus or the data set of gnuplot.
  ///
  /// Nil is the largest table or metric, the table of JSON with the most rows, the only table of a database, the first
  /// sheet with a table, the last output that makes a chart, and the first data set.
  public var table: TableReference?

  /// A statement in SQL whose result is the table, if the data are a database of SQLite.
  public var query: String?

  /// The ASCII character between two values; nil to detect it.
  public var delimiter: UInt8?

  /// The number of lines above the table; nil to detect it.
  public var skippedLines: Int?

  /// Whether there may be lines above and below the table; false for tables that sonify wrote
  /// itself.
  package var hasMargins = true

  /// Whether a cell may stand for the blank ones below it as well, as in reports of people; what a program leaves out is
  /// missing.
  package var cellsMaySpan = true

  /// Whether the first row holds the names of the columns; nil to detect it.
  public var hasHeader: Bool?

  /// Whether numbers have a decimal comma; nil to detect it, for each column if necessary.
  public var decimalComma: Bool?

  /// Whether the day or the month comes first in dates with slashes; in dates with points it is
  /// always the day.
  public var dateOrder = DateOrder.auto

  /// The encoding of the text; nil for UTF-8 or, if lines of text are no UTF-8 in their beginning, the one
  /// that their characters show.
  public var encoding: Encoding?

  /// The name of another encoding, from which the text is converted; nil for none.
  ///
  /// It is one that `iconv --list` has, such as "shift_jis". Check a name by ``canConvert(from:)``: with one
  /// that the C library does not know, data are read as UTF-8. It takes precedence over
  /// ``encoding-swift.property``. Bytes that stand for no character become U+FFFD.
  public var otherEncoding: String?

  /// The name of the encoding that is stated, from which the text is converted; nil if there is none or it is
  /// UTF-8.
  var statedEncoding: String? { otherEncoding ?? (encoding == .latin1 ? TextConverter.latin : nil) }

  /// Texts that stand for a missing value, besides the empty text and the usual ones.
  ///
  /// If there are none, numbers of nines that are far from all other values of a column, as −999, do too.
  public var missingMarkers: [String] = []

  /// Whether malformed rows and cells are skipped, however many there are; otherwise at most one,
  /// or 2 % of them.
  public var skipsBadRows = false

  /// Whether a last line without its end is skipped, as that of a file that is being written.
  package var skipsPartialLine = false

  /// The maximum number of bytes that are taken from a pipe or unpacked from gzip: 16 GiB, unless it
  /// is changed; a plain file may be longer.
  public var maxInput = 16 << 30

  /// Records for a specification that names its data by a URL or not at all.
  public var data: ChartSource?

  /// Creates options that leave everything to be detected.
  public init() {}

  /// Returns the byte of a delimiter given in words.
  /// - Parameter text: one ASCII character that cannot be part of a number, or "tab", "\t",
  ///   "comma", "semicolon", "bar", "pipe" or "space".
  /// - Returns: the byte, or nil if the text is not a possible delimiter.
  public static func delimiter(named text: String) -> UInt8? {
    switch text {
    case "tab", "\\t": return UInt8(ascii: "\t")
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    case "bar", "pipe": return UInt8(ascii: "|")
    case "space": return UInt8(ascii: " ")
    default:
      guard let byte = text.utf8.first, text.utf8.count == 1, isDelimiter(byte) else { return nil }
      return byte
    }
  }

  /// Returns the number of bytes of a size in words.
  /// - Parameter text: a whole number, and K, M, G or T for powers of 1024, as "500M" or "16 GiB" without the space.
  /// - Returns: the number of bytes, at least 1, or nil if the text is no size.
  public static func size(named text: String) -> Int? {
    var digits = text[...]
    for ending in ["iB", "B"] where digits.hasSuffix(ending) { digits.removeLast(ending.count) }
    let power =
      switch digits.last {
      case "K", "k": 1
      case "M", "m": 2
      case "G", "g": 3
      case "T", "t": 4
      default: 0
      }
    if power > 0 { digits.removeLast() }
    guard let count = Int(digits), count > 0 else { return nil }
    let (bytes, overflow) = count.multipliedReportingOverflow(by: 1 << (10 * power))
    return overflow ? nil : bytes
  }

  /// Returns a size in the largest unit of which it is a whole number, as "16 GiB".
  package static func sizeText(_ bytes: Int) -> String {
    let units = [bytes == 1 ? "byte" : "bytes", "KiB", "MiB", "GiB", "TiB"]
    let power = min(units.count - 1, bytes > 0 ? bytes.trailingZeroBitCount / 10 : 0)
    return "\(bytes >> (10 * power)) \(units[power])"
  }

  /// Returns the delimiter, if it follows from the options or the name of the data.
  package func knownDelimiter(_ name: String) -> UInt8? {
    if let delimiter { return delimiter }
    let name = name.lowercased()
    let isTabbed = [".tsv", ".tab", ".tsv.gz", ".tab.gz"].contains { name.hasSuffix($0) }
    return format == .tsv || format == .auto && isTabbed ? UInt8(ascii: "\t") : nil
  }

  /// Returns whether a byte can separate values: not a letter, digit, sign, point, quote or line
  /// end.
  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"): true
    case UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."): false
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): false
    case UInt8(ascii: "a")...UInt8(ascii: "z"): false
    case 0x20...0x7e: true
    default: false
    }
  }
}
