import SonifyBase
import SonifyChart

/// A point of a series of Highcharts.
struct HighchartsPoint {
  /// The position, or nil if it follows from the index.
  var x: JSONValue?
  /// The value.
  var y = JSONValue.null
  /// The name, or nil if it has none.
  var name: String?
  /// The values of a box or a candle; the main one is also y.
  var parts: [FigurePart: JSONValue] = [:]

  /// Reads an item of the data: a number, an array or an object.
  /// - Parameters:
  ///   - item: the item.
  ///   - keys: what the elements of an array are; empty for name or x, and y.
  ///   - parts: what the values of an element are, in their order in an array, with their keys in an
  ///     object; empty where an element is a value.
  init(
    _ item: JSONValue, keys: [String], parts: [(part: FigurePart, key: String)] = []
  ) {
    switch item {
    case .array(let values) where !parts.isEmpty && keys.isEmpty:
      let own = values.suffix(parts.count)
      for (part, value) in zip(parts, own) { self.parts[part.part] = value }
      if values.count > parts.count {
        x = values[0]
        if let text = values[0].text, DocumentAxis.date(text) == nil { (x, name) = (nil, text) }
      }
    case .array(let values) where !keys.isEmpty:
      var object = JSONObject()
      for (key, value) in zip(keys, values) { object[key] = value }
      read(object, parts)
    case .array(let values) where values.count > 1:
      (x, y) = (values[0], values[1])
      if let text = values[0].text, DocumentAxis.date(text) == nil { (x, name) = (nil, text) }
    case .array(let values): y = values.first ?? .null
    case .object(let object): read(object, parts)
    default: y = item
    }
    for main in [FigurePart.median, .close] {
      if let value = self.parts.removeValue(forKey: main) { y = value }
    }
  }

  private mutating func read(
    _ object: JSONObject, _ parts: [(part: FigurePart, key: String)]
  ) {
    for part in parts { self.parts[part.part] = object[part.key] }
    x = object["x"].flatMap { $0 == .null ? nil : $0 }
    y = object["y"] ?? object["value"] ?? .null
    name = object["name"]?.text
  }
}

extension ChartKind {
  /// The values of an element in the order of their array, with their keys in an object.
  var highchartsParts: [(part: FigurePart, key: String)] {
    switch self {
    case .box:
      [
        (.lowWhisker, "low"), (.lowerQuartile, "q1"), (.median, "median"), (.upperQuartile, "q3"),
        (.highWhisker, "high"),
      ]
    case .candlestick: [(.open, "open"), (.high, "high"), (.low, "low"), (.close, "close")]
    case .band: [(.lower, "low"), (.upper, "high")]
    case .line, .bar, .scatter, .histogram, .heatmap: []
    }
  }
}

/// The positions of points that have none of their own.
struct HighchartsPositions {
  /// The first position.
  private let start: Double
  /// The distance of two points, in milliseconds or the unit.
  private let interval: Double
  /// The number of months of the unit, or nil.
  private let months: Int?

  /// Creates positions.
  /// - Parameters:
  ///   - start: the first: a number, or a date.
  ///   - interval: the distance of two points.
  ///   - unit: the unit of the distance: "day", "month", "year", or nil for numbers.
  init(start: JSONValue?, interval: Double, unit: String?) {
    self.start =
      start?.number ?? start?.text.flatMap(DocumentAxis.date).map { $0 * 1000 } ?? 0
    self.interval = interval * (unit == "day" ? 86_400_000 : 1)
    months = unit == "month" ? 1 : unit == "year" ? 12 : nil
  }

  /// The position of a point.
  subscript(index: Int) -> JSONValue {
    guard let months, CivilDate.moments.contains(start / 1000), abs(interval) < 1e6 else {
      return .number(start + Double(index) * interval)
    }
    let days = (start / 86_400_000).rounded(.down)
    let first = CivilDate(daysSince1970: Int(days))
    let count = first.year * 12 + first.month - 1 + index * months * Int(interval)
    let year = Int((Double(count) / 12).rounded(.down))
    let month = count - year * 12 + 1
    guard let date = CivilDate(year: year, month: month, day: 1) else { return .null }
    let day = min(first.day, CivilDate.days(inMonth: month, of: year))
    let moment = Double(date.daysSince1970 + day - 1) * 86_400_000
    return .number(moment + start - days * 86_400_000)
  }
}

extension FigureText {
  /// Returns the unit in the format of labels, as in "{value} mm".
  static func unit(_ format: DocumentNode?) -> AxisUnit? {
    guard let format = format?.text, let start = format.firstIndex(of: "{"),
      let end = format.lastIndex(of: "}"), start < end
    else { return nil }
    return unit(
      prefix: String(format[..<start]), suffix: String(format[format.index(after: end)...]))
  }
}
