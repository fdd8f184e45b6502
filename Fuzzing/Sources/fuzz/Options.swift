import Sonify

/// What a person may ask for while a case is read.
struct Options {
  /// How the bytes are to be understood.
  private(set) var reading = ReadingOptions()
  /// What is asked of the chart.
  private(set) var choices = ChartChoices()

  /// Makes the options of a case, which depend on its seed and number alone; most ask for little.
  init(seed: UInt64, number: UInt64) {
    var random = Random(seed: ~seed, number: number)
    if random.below(2) == 0 {
      let formats = ReadingOptions.Format.allCases
      reading.format = formats[random.below(formats.count)]
    }
    if random.below(8) == 0 { reading.decimalComma = random.below(2) == 0 }
    if random.below(8) == 0 { reading.hasHeader = random.below(2) == 0 }
    if random.below(8) == 0 { reading.encoding = .latin1 }
    if random.below(16) == 0 { reading.missingMarkers = ["x", ""] }
    if random.below(16) == 0 { reading.skippedLines = random.below(4) }
    if random.below(4) == 0 { chooseRows(&random) }
    if random.below(8) == 0 { chooseChart(&random) }
    if random.below(16) == 0 { choices.view = 1 + random.below(3) }
  }

  private static func column(_ random: inout Random) -> ColumnReference {
    let names = ["1", "2", "3", "year", "date", "value", "x", "-9223372036854775808"]
    return ColumnReference(names[random.below(names.count)])
  }

  private mutating func chooseRows(_ random: inout Random) {
    let values = ["", "1", "1e308", "USA", "2012", "2020 Q1", "9999-12-31", "-5e-324"]
    let comparisons = RowChoices.Condition.Comparison.allCases
    for _ in 0..<random.below(3) {
      choices.rows.conditions.append(
        RowChoices.Condition(
          Self.column(&random), comparisons[random.below(comparisons.count)],
          values[random.below(values.count)]))
    }
    if random.below(2) == 0 {
      let groupings = RowChoices.Grouping.allCases
      choices.rows.grouping = groupings[random.below(groupings.count)]
    }
    if random.below(2) == 0 {
      choices.rows.order = RowChoices.Order(
        column: Self.column(&random), isFalling: random.below(2) == 0)
    }
    if random.below(2) == 0 { choices.rows.first = 1 + random.below(100) }
    if random.below(2) == 0 { choices.rows.last = 1 + random.below(100) }
  }

  private mutating func chooseChart(_ random: inout Random) {
    if random.below(2) == 0 { choices.x = Self.column(&random) }
    if random.below(2) == 0 { choices.y = [Self.column(&random)] }
    if random.below(4) == 0 { choices.series = Self.column(&random) }
    if random.below(2) == 0 { choices.isStacked = random.below(2) == 0 }
    let kinds: [ChartKind] = [.line, .bar, .scatter, .histogram]
    if random.below(2) == 0 { choices.kind = kinds[random.below(kinds.count)] }
    let scales: [ChartChoices.Scale] = [.auto, .linear, .log, .time, .category]
    if random.below(4) == 0 { choices.xScale = scales[random.below(scales.count)] }
    if random.below(4) == 0 { choices.yScale = scales[random.below(3)] }
  }
}
