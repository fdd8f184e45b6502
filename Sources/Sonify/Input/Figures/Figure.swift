import SonifyBase
import SonifyChart
import SonifyTables

/// A chart of another library: its series as the library draws them, before their values become
/// positions on axes.
struct Figure {
  /// The title; empty if there is none.
  var title = ""
  /// The author's words under the title or about the chart.
  var summary = ""
  /// The origin of the data, if the author's words are about it.
  var source = ""
  /// The axis that orders the points.
  var x = FigureAxis()
  /// The axes of the values; the first is that of most series.
  var ys = [FigureAxis()]
  /// The series that are drawn.
  var series: [FigureSeries] = []
  /// The title of the legend.
  var seriesTitle = ""
  /// Whether the values at one x are drawn on top of each other.
  var isStacked = false
  /// Whether each value is drawn as its share of all values at its x.
  var showsShares = false
  /// The parts that are not followed.
  var unsupported = UnsupportedParts()
  /// Why a series has no values, in a sentence, by its path; others have none in the drawing.
  var absences: [String: String] = [:]
  /// What was noted of one series and is not of the others.
  private var noted: Set<String> = []

  /// Takes the words under the title: the origin of the data if they begin with "Source:", or else
  /// the summary.
  mutating func take(subtitle: String) {
    let prefix = "source:"
    guard subtitle.lowercased().hasPrefix(prefix) else {
      summary = subtitle
      return
    }
    source = UntrustedText.harmless(subtitle.dropFirst(prefix.count))
  }

  /// Exchanges the axes, as for bars that run to the right.
  mutating func turn() {
    let first = ys[0]
    ys = [x]
    x = first
    for index in series.indices {
      series[index].turn()
      series[index].axis = 0
    }
  }

  /// Records what the drawing shows of a series and the chart does not.
  /// - Parameters:
  ///   - node: the part, or nil.
  ///   - phrase: what is not used.
  mutating func note(_ node: DocumentNode?, _ phrase: Phrase) {
    guard let node, noted.insert(phrase.text(["part": ""])).inserted else { return }
    unsupported.note(node, phrase, showsValue: false)
  }

  /// Makes the figure that of the view that the user chose, or of the first.
  /// - Parameters:
  ///   - chosen: the number of the view, counted from 1, or nil.
  ///   - count: the number of views.
  ///   - unsupported: gets the decision, if there are several views.
  /// - Returns: the index of the view.
  /// - Throws: ``SpecificationError`` if there is no such view.
  static func view(
    _ chosen: Int?, of count: Int, _ unsupported: inout UnsupportedParts
  ) throws(SpecificationError) -> Int {
    let number = chosen ?? 1
    guard (1...max(1, count)).contains(number) else {
      throw SpecificationError(choice: .badChoice(.noView(number, count: count)))
    }
    if count > 1 { unsupported.add(.specification(.view(number, of: count))) }
    return number - 1
  }
}

/// An axis of a figure.
struct FigureAxis {
  /// The values on an axis.
  enum Content {
    /// As the values show.
    case open
    /// Numbers, also as texts.
    case numbers
    /// Dates as texts, or milliseconds since 1970.
    case dates
    /// Names; a number is the index of one of the listed names.
    case names
  }

  /// An order of names.
  enum Order: String {
    case ascending = "category ascending"
    case descending = "category descending"
    case risingTotals = "total ascending"
    case fallingTotals = "total descending"
  }

  /// The title; empty if there is none.
  var title = ""
  /// The values.
  var content = Content.open
  /// Whether digits in quotation marks are names and not numbers.
  var isStrict = false
  /// The names, in the order of the axis, as far as they are listed.
  var names: [String] = []
  /// Whether the axis ends with the listed names: points after them are not drawn.
  var endsWithNames = false
  /// The order of the names, if it is not that of their first occurrence.
  var order: Order?
  /// Whether the scale is logarithmic.
  var isLogarithmic = false
  /// The ends, each nil if it follows from the values.
  var ends: (low: Double?, high: Double?) = (nil, nil)
  /// The unit of the values.
  var unit: AxisUnit?
  /// The factor of the values: 100 if they are shown as percent.
  var factor = 1.0
  /// The path of the part that reverses the axis in the drawing, or nil.
  var reversal: String?
}

/// A series of a figure.
struct FigureSeries {
  /// The marks of a series.
  enum Mark: String {
    case line, bar, scatter
    /// Bars over bins of the values, which are counted here.
    case histogram
    /// A row of cells, whose colours are the values.
    case cells
    /// Elements of several values.
    case box, candlestick

    /// The kind of chart that its elements make, or nil if an element is a value.
    var figureKind: ChartKind? {
      switch self {
      case .box: .box
      case .candlestick: .candlestick
      case .line, .bar, .scatter, .histogram, .cells: nil
      }
    }
  }

  /// What bars of a histogram over names show of the values at a name.
  enum Aggregate: String {
    case count, sum, avg, min, max
  }

  /// The path of the series, for messages.
  var path = ""
  /// The name; empty if there is none.
  var name = ""
  /// The marks.
  var mark = Mark.line
  /// The positions of the points on the x axis.
  var xs: [JSONValue] = []
  /// The values of the points, null if missing; a histogram may have none.
  var ys: [JSONValue] = []
  /// The values of elements beside the main one, which is y.
  var parts: [FigurePart: [JSONValue]] = [:]
  /// The outliers of boxes; empty, or a list for each box.
  var outliers: [[JSONValue]] = []
  /// The names of the points; empty, or one for each point.
  var labels: [String] = []
  /// The index of the axis of the values.
  var axis = 0
  /// What a histogram shows.
  var aggregate = Aggregate.count
  /// The approximate number of bins of a histogram, if its author chose it.
  var binCount: Int?
  /// The size of the bins of a histogram, if its author chose it.
  var binSize: JSONValue?

  /// Exchanges positions and values; those of elements are known in any direction.
  mutating func turn() {
    if mark.figureKind == nil { (xs, ys) = (ys, xs) }
  }
}

extension JSONValue {
  /// The number of a value that is one, also as a text.
  var figureNumber: Double? {
    switch self {
    case .number(let number): return number
    case .text(let text):
      let bytes = Array(text.utf8.prefix(64))
      guard
        case .number(let number) = DecimalNumber.read(
          bytes.span.trimmed, decimal: UInt8(ascii: "."))
      else { return nil }
      return number
    case .null, .boolean, .array, .object: return nil
    }
  }

  /// The value as a name of a category, or nil if it is missing.
  var figureName: String? {
    switch self {
    case .text(let text): FigureText.plain(text)
    case .number(let number): number.plain
    case .boolean(let value): "\(value)"
    case .array(let parts):
      // Names of several levels.
      parts.isEmpty || parts.count > 8
        ? nil : parts.compactMap(\.figureName).joined(separator: ", ")
    case .null, .object: nil
    }
  }
}
