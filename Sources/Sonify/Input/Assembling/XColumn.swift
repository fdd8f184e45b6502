import SonifyBase
import SonifyChart
import SonifyTables

/// The x of every row, and the properties of the x axis.
struct XColumn {
  /// The title of the axis.
  let title: String
  /// A number, seconds since 1970 or the index of a category for every row; NaN where x is missing.
  let values: [Double]
  /// The summary of the values.
  let summary: ColumnSummary
  /// The quantity of the numbers.
  let quantity: NumericAxis.Quantity
  /// The unit of the values, by the mark that they all have.
  let unit: AxisUnit?
  /// The categories, if x has categories.
  let categories: [String]?
  /// Whether the categories were put in calendar order.
  private(set) var isRearranged = false

  /// Creates the x of a chart from its column, or from row numbers.
  init(_ assembly: ChartAssembly) throws(InputError) {
    let choices = assembly.choices
    guard let column = assembly.roles.x, let read = assembly.table.columns[column] else {
      title = LocaleSettings.naming { ColumnPhrases.row.text() }
      let rows = (0..<assembly.table.rowCount).map { Double($0 + 1) }
      values = rows
      summary = ColumnSummary(rows.span)
      // The only column of a file is a series in the order of its lines.
      quantity = assembly.profiles.count > 1 ? .row : .number
      unit = nil
      categories = nil
      return
    }
    let profile = assembly.profiles[column]
    title = profile.displayName(column)
    let name = UntrustedText.harmless(title, limit: 60)
    unit = profile.content == .number ? profile.style?.unit : nil
    switch profile.content {
    case .text:
      guard choices.xScale == .auto || choices.xScale == .category else {
        throw .badChoice(.textsOnScale(column: name))
      }
      let texts = Self.withoutColons(assembly.texts(column))
      guard !read.hasOverflowed, texts.count <= ChartAssembly.maxCategories else {
        throw .badChoice(
          .tooManyCategories(column: name, maximum: ChartAssembly.maxCategories))
      }
      let cycles = [CalendarCycle.months, .weekdays]
      let words = texts.map { assembly.layout.timeNames[$0] ?? $0 }
      if choices.rows.order == nil, !assembly.layout.keepsOrder,
        let order = cycles.lazy.compactMap({ $0.order(words) }).first
      {
        isRearranged = true
        categories = order.map { texts[$0] }
        let places = Self.moved(read.values, to: order)
        values = places
        summary = ColumnSummary(places.span)
        quantity = .number
        return
      }
      categories = texts
      values = read.values
      quantity = .number
    case .date(let format):
      guard choices.xScale != .log else {
        throw .badChoice(.datesOnLog(column: name))
      }
      categories = nil
      values = read.values
      let finest = DateGranularity.finest(in: values, written: profile.datePart ?? .day)
      quantity = .date([.quarter, .numberedQuarter].contains(format.form) ? .quarter : finest)
    case .number, nil:
      categories = nil
      let time =
        choices.xScale == .auto && !assembly.roles.areCounted ? profile.times(column) : nil
      if choices.xScale == .time || time != nil {
        let dates =
          if let time { read.values.map(time.seconds) } else {
            try Self.dates(read.values, read.summary, name)
          }
        values = dates
        quantity = .date(time == .years(.quarters) ? .quarter : .finest(in: dates))
        summary = ColumnSummary(dates.span)
        return
      } else if profile.style?.measure == .timeOfDay {
        let times = Self.continued(read.values, assembly)
        values = times
        quantity = .number
        summary = ColumnSummary(times.span)
        return
      } else {
        values = read.values
        // Under no header at all, what counts is what the others are about, and may begin with 0.
        let namesRows = profile.namesRows && assembly.profiles.contains { !$0.name.isEmpty }
        quantity = profile.showsYears ? .year : namesRows ? .row : .number
      }
    }
    summary = read.summary
  }

  /// Returns names without the colon that all of them end in, as programs print it before values.
  private static func withoutColons(_ names: [String]) -> [String] {
    guard names.count > 1, names.allSatisfy({ $0.last == ":" && $0.utf8.count > 1 }) else {
      return names
    }
    return names.map { String($0.dropLast()) }
  }

  /// Returns times of day with those after midnight on the next day, in each series; means are those of all
  /// days.
  private static func continued(_ times: [Double], _ assembly: ChartAssembly) -> [Double] {
    let roles = assembly.roles
    guard !roles.areCounted, !roles.isMatrix, assembly.choices.rows.grouping == nil else {
      return times
    }
    guard let names = roles.series.flatMap({ assembly.table.columns[$0] })?.values else {
      return TimeOfDay.continued(times)
    }
    var continued = times
    for rows in Dictionary(grouping: times.indices, by: { names[$0] }).values {
      for (row, time) in zip(rows, TimeOfDay.continued(rows.map { times[$0] })) {
        continued[row] = time
      }
    }
    return continued
  }

  /// Returns indices of categories after these were reordered.
  /// - Parameters:
  ///   - values: indices, or NaN where a category is missing.
  ///   - order: the former index of every category.
  /// - Returns: the new indices.
  private static func moved(_ values: [Double], to order: [Int]) -> [Double] {
    var places = [Double](repeating: .nan, count: order.count)
    for (place, index) in order.enumerated() { places[index] = Double(place) }
    return values.map { index in Int(exactly: index).map { places[$0] } ?? .nan }
  }

  /// Returns the x axis.
  func axis(
    range chosen: ClosedRange<Double>?, _ choices: ChartChoices
  ) throws(InputError) -> DataAxis {
    let title = choices.xTitle ?? title
    if let categories {
      return .categorical(CategoricalAxis(title: title, categories: categories))
    }
    let scale: AxisScale = choices.xScale == .log ? .log10 : .linear
    let range = chosen ?? summary.range ?? 0...0
    guard scale == .linear || range.lowerBound > 0 else {
      throw .badChoice(.notPositive(.x, minimum: range.lowerBound))
    }
    let (quantity, unit) = quantity.measured(in: choices.xUnit ?? unit)
    return .numeric(
      NumericAxis(
        title: title, range: range, scale: scale, quantity: quantity,
        gridlines: try choices.xGrid.values(in: range, scale, quantity), unit: unit))
  }

  /// Returns numbers as dates: years, or seconds since 1970 or another unit of ``UnixTime``.
  private static func dates(
    _ values: [Double], _ summary: ColumnSummary, _ name: String
  ) throws(InputError) -> [Double] {
    guard let range = summary.range else { return values }
    if summary.isWhole, (1...9999).contains(range.lowerBound), (1...9999).contains(range.upperBound)
    {
      return values.map { year in
        let date = Int(exactly: year).flatMap { CivilDate(year: $0, month: 1, day: 1) }
        return date.map { Double($0.daysSince1970) * 86_400 } ?? .nan
      }
    }
    if let time = UnixTime(of: range) { return values.map(time.seconds) }
    guard max(abs(range.lowerBound), abs(range.upperBound)) < 1e14 else {
      throw .badChoice(.noDates(column: name))
    }
    return range.upperBound > 1e11 ? values.map { $0 / 1000 } : values
  }
}

extension XColumn {
  /// Whether the values are dates or years.
  var hasDays: Bool {
    switch quantity {
    case .date, .year: true
    default: false
    }
  }
}
