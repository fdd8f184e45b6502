/// The members of the objects of a chart document, by their names in JSON.
protocol DocumentMember: RawRepresentable<String>, CaseIterable, Sendable {}

extension ChartDocument {
  /// The members of the whole document.
  enum ChartMember: String, DocumentMember {
    /// Which schema the document keeps to; passed over.
    case schema = "$schema"
    case title, summary, kind, isStacked, contentDirection, xAxis, yAxis, additionalAxes, series
  }

  /// The members of an axis.
  enum AxisMember: String, DocumentMember {
    case title, kind, range, scale, gridlines, categories, unit, valueDescriptions, granularity
  }

  /// The members of a series.
  enum SeriesMember: String, DocumentMember {
    case name, isContinuous, axis, points
  }

  /// The members of a point.
  enum PointMember: String, DocumentMember {
    case x, y, additionalValues, label
  }

  /// The members of a unit.
  enum UnitMember: String, DocumentMember {
    case one, other
  }

  /// The members of a value that has a name of its own.
  enum DescriptionMember: String, DocumentMember {
    case value, description
  }

  /// What the values of an axis are.
  enum AxisKind: String, CaseIterable {
    /// Plain numbers.
    case number
    /// Calendar years, never said with thousands separators.
    case year
    /// Lengths of time in seconds.
    case duration
    /// Dates.
    case date
    /// Names.
    case category
  }
}
