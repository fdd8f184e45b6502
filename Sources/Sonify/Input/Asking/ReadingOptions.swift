/// How bytes are to be understood as a table.
public struct ReadingOptions: Equatable, Sendable {
  /// A format of charts and tables.
  public enum Format: String, CaseIterable, Sendable {
    /// Found out from the name and the contents.
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
    /// A table as tools print it, with rules or aligned columns.
    case table
  }

  /// Which of two numbers is the day, in dates such as 1/2/2012.
  public enum DateOrder: String, CaseIterable, Sendable {
    /// Found out from the dates.
    case auto
    /// The day comes before the month.
    case dayFirst
    /// The month comes before the day.
    case monthFirst
  }

  /// How characters are written as bytes.
  public enum Encoding: String, CaseIterable, Sendable {
    /// UTF-8, with or without a byte order mark.
    case utf8
    /// ISO 8859-1.
    case latin1
  }

  /// The format of the data.
  public var format = Format.auto

  /// The ASCII character between two values; found out when not given.
  public var delimiter: UInt8?

  /// How many lines stand above the table; found out when not given.
  public var skippedLines: Int?

  /// Whether lines may stand above and below the table; what was written here has none.
  var hasMargins = true

  /// Whether the first row holds the names of the columns; found out when not given.
  public var hasHeader: Bool?

  /// Whether numbers are written with a decimal comma; found out, for every column if need be, when
  /// not given.
  public var decimalComma: Bool?

  /// Whether the day or the month comes first in dates with slashes; with points it is always the
  /// day.
  public var dateOrder = DateOrder.auto

  /// How characters are written as bytes.
  public var encoding = Encoding.utf8

  /// Texts that stand for a missing value, besides the empty one and the usual ones.
  public var missingMarkers: [String] = []

  /// Records for a specification that names its data by an address or not at all.
  public var data: ChartSource?

  /// Makes options by which everything is found out.
  public init() {}

  /// The byte that a delimiter given in words stands for.
  /// - Parameter text: one ASCII character that cannot be part of a number, or "tab", "\t",
  ///   "comma", "semicolon", "bar", "pipe" or "space".
  /// - Returns: nothing when the text names no possible delimiter.
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

  /// The delimiter, if it follows from the options or the name of the data.
  func knownDelimiter(_ name: String) -> UInt8? {
    if let delimiter { return delimiter }
    let name = name.lowercased()
    let isTabbed = [".tsv", ".tab", ".tsv.gz", ".tab.gz"].contains { name.hasSuffix($0) }
    return format == .tsv || format == .auto && isTabbed ? UInt8(ascii: "\t") : nil
  }

  /// Whether a byte can separate values: not a letter, digit, sign, point, quote or line end.
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
