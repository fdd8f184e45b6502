import SonifyChart

/// The members of the objects of a chart document, by their names in JSON.
protocol DocumentMember: RawRepresentable<String>, CaseIterable, Sendable {}

extension ChartDocument {
  /// The members of the whole document.
  enum ChartMember: String, DocumentMember {
    /// The URI of the schema; ignored.
    case schema = "$schema"
    case title, summary, source, kind, seriesTitle, isStacked, contentDirection, xAxis, yAxis,
      additionalAxes, background, series
  }

  /// The members of an axis.
  enum AxisMember: String, DocumentMember {
    case title, kind, range, scale, gridlines, categories, unit, valueDescriptions, granularity,
      prefixes
  }

  /// The members of a series.
  enum SeriesMember: String, DocumentMember {
    case name, color, isContinuous, axis, features, points
  }

  /// The members of a feature of a function.
  enum FeatureMember: String, DocumentMember {
    case kind, x, y, before, after, from, to
  }

  /// The members of a point.
  enum PointMember: String, DocumentMember {
    case x, y, additionalValues, label
    /// Further values of boxes, candles and bands, and the outliers of boxes.
    case lowWhisker, lowerQuartile, upperQuartile, highWhisker, open, high, low, lower, upper,
      outliers

    /// The part of an element, or nil if the member is none.
    var part: FigurePart? { FigurePart(rawValue: rawValue) }
  }

  /// Returns the members of a point that are the parts of the elements of a kind of chart.
  static func partNames(of kind: ChartKind) -> [FigurePart: String] {
    Dictionary(
      uniqueKeysWithValues: kind.figureParts.map { part in
        (part, part == kind.mainPart ? PointMember.y.rawValue : part.rawValue)
      })
  }

  /// The members of a unit.
  enum UnitMember: String, DocumentMember {
    case one, other
  }

  /// The members of a value with a description.
  enum DescriptionMember: String, DocumentMember {
    case value, description
  }

  /// The kind of values on an axis.
  enum AxisKind: String, CaseIterable {
    /// Plain numbers.
    case number
    /// Calendar years, never spoken with group separators.
    case year
    /// Rows of a table, in no order.
    case row
    /// Durations in seconds.
    case duration
    /// Times of day in seconds since midnight.
    case timeOfDay
    /// Dates.
    case date
    /// Categories.
    case category
  }
}
