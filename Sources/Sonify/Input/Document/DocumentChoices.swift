import SonifyBase
import SonifyChart
import SonifyTables

/// Applies the user's choices to the chart of a document.
enum DocumentChoices {
  /// Throws if there is a choice that does not apply to chart documents, such as a column.
  static func check(
    _ reading: ReadingOptions, _ choices: ChartChoices
  ) throws(InputError) {
    let asked = choices.settingsOfColumns + reading.settingsOfCells
    guard asked.isEmpty else { throw .badChoice(.settingsOfDocument(asked)) }
  }

  /// Returns the chart with the user's choices in place of the document's.
  static func applied(
    _ choices: ChartChoices, to chart: ChartDescriptor
  ) throws(InputError) -> ChartDescriptor {
    var chart = chart
    if let title = choices.title { chart.title = title }
    chart.xAxis = try x(choices, chart.xAxis)
    chart.yAxis = try axis(
      chart.yAxis, called: .y, scale: choices.yScale, range: choices.yRange, grid: choices.yGrid)
    guard choices.isStacked != true || chart.hasStacks && chart.yAxis.scale == .linear else {
      throw .badChoice(.stacksOfDocument)
    }
    if let title = choices.yTitle { chart.yAxis.title = title }
    if let unit = choices.yUnit { chart.yAxis.unit = unit }
    chart.tones = try tones(choices, chart)
    return chart
  }

  /// Returns the additional axes that properties of tones follow.
  private static func tones(
    _ choices: ChartChoices, _ chart: ChartDescriptor
  ) throws(InputError) -> [ToneProperty: Int] {
    guard choices.tones.isEmpty || chart.kind.mainPart == nil && !chart.hasRows else {
      throw .badChoice(.tonesOfFigures)
    }
    let titles = chart.additionalAxes.map(\.title)
    var tones: [ToneProperty: Int] = [:]
    for property in ToneProperty.allCases {
      guard let axis = try choices.tones[property]?.index(among: titles) else { continue }
      guard ToneScale(property, along: chart.additionalAxes[axis]) != nil else {
        let name = UntrustedText.harmless(titles[axis], limit: 60)
        guard property == .timbre, case .categorical(let axis) = chart.additionalAxes[axis] else {
          throw .badChoice(.toneContent(property, column: name))
        }
        throw .badChoice(
          .tooManyTimbres(
            column: name, count: axis.categories.count, maximum: property.maxSteps))
      }
      tones[property] = axis
    }
    return tones
  }

  private static func x(
    _ choices: ChartChoices, _ axis: DataAxis
  ) throws(InputError) -> DataAxis {
    switch axis {
    case .categorical(var names):
      guard choices.xScale == .auto || choices.xScale == .category else {
        throw .badChoice(.scaleOfCategories)
      }
      guard choices.xRange == nil else {
        throw .badChoice(.rangeOfCategories)
      }
      if let title = choices.xTitle { names.title = title }
      return .categorical(names)
    case .numeric(let numbers):
      var numbers = try self.axis(
        numbers, called: .x, scale: choices.xScale, range: choices.xRange, grid: choices.xGrid)
      if let title = choices.xTitle { numbers.title = title }
      if let unit = choices.xUnit { numbers.unit = unit }
      return .numeric(numbers)
    }
  }

  /// Returns an axis of numbers or dates with another scale, range or other gridlines.
  private static func axis(
    _ axis: NumericAxis, called name: ChartChoices.AxisRange.Axis, scale: ChartChoices.Scale,
    range: ChartChoices.AxisRange?,
    grid: ChartChoices.Grid
  ) throws(InputError) -> NumericAxis {
    var chosen = axis
    let holdsDates = if case .date = axis.quantity { true } else { false }
    switch scale {
    case .auto: break
    case .linear where !holdsDates: chosen.scale = .linear
    case .log where !holdsDates: if axis.scale == .linear { chosen.scale = .log10 }
    case .time where holdsDates: break
    case .linear, .log, .time, .category:
      throw .badChoice(.scaleOfDocument(name, scale, holdsDates: holdsDates))
    }
    if let range { chosen.range = try range.resolved(for: name, axis.quantity) }
    guard chosen.scale == .linear || chosen.range.lowerBound > 0 else {
      throw .badChoice(.notPositive(name, minimum: chosen.range.lowerBound))
    }
    // The author's gridlines stay as long as the axis does.
    if grid != .auto || (chosen.range, chosen.scale) != (axis.range, axis.scale) {
      let gridlines = try grid.values(in: chosen.range, chosen.scale, chosen.quantity)
      chosen.gridlines = grid == .auto && axis.gridlines.isEmpty ? [] : gridlines
    }
    return chosen
  }
}
