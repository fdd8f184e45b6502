import Sonify

extension InputError.ChoiceFault {
  /// One line: what is wrong, in terms of the options of the command.
  var line: String {
    switch self {
    case .noGroups(let grouping): RowLines.noGroups.text(["option": grouping.rawValue])
    case .noPeriods(let period): RowLines.noPeriods.text(["option": period.rawValue])
    case .periodsOfFigures: RowLines.periodsOfFigures.text()
    case .tooManyPeriods(let period, let maximum):
      RowLines.manyPeriods.text(["option": period.rawValue, "maximum": "\(maximum)"])
    case .overflow(let grouping, let column):
      RowLines.tooLarge.text(["option": grouping.rawValue, "name": column])
    case .noValue(let condition): RowLines.noValue.text(["condition": condition.words])
    case .valueIsNoNumber(let condition):
      RowLines.notNumber.text([
        "condition": condition.words, "value": condition.value, "name": condition.column.text,
      ])
    case .valueIsNoDate(let condition, let example):
      RowLines.notDate.text([
        "condition": condition.words, "value": condition.value, "name": condition.column.text,
        "example": example,
      ])
    case .tooManyTexts(let column, let maximum):
      RowLines.manyTexts.text(["name": column, "maximum": "\(maximum)"])
    case .noRow(let condition, let nearest?, _, _):
      RowLines.nearest.text(["condition": condition.words, "text": nearest])
    case .noRow(let condition, nil, let texts, _) where texts.isEmpty:
      RowLines.noRow.text(["condition": condition.words])
    case .noRow(let condition, nil, let texts, let hasMore):
      (hasMore ? RowLines.knownOfMany : RowLines.known)
        .text(["condition": condition.words, "texts": Lists.items(texts.map { "\"\($0)\"" })])
    case .noRowForAll(let condition):
      RowLines.notTogether.text(["condition": condition.words])

    case .labelInUse(let column): ChoiceLines.labelInUse.text(["name": column])
    case .toneInUse(let property, let column):
      ChoiceLines.toneInUse.text([
        "name": column, "option": InputError.Setting.tone(property).option,
      ])
    case .tonesOfSummaries: ChoiceLines.tonesOfSummaries.text()
    case .tonesOfFigures: ChoiceLines.tonesOfFigures.text()
    case .labelsOfHistogram: ChoiceLines.labelsOfHistogram.text()
    case .severalValuesOfCells: ChoiceLines.severalValuesOfCells.text()
    case .labelsOfCells: ChoiceLines.labelsOfCells.text()
    case .tooManyRowsOfTable(let count, let maximum):
      ChoiceLines.manyRowsOfTable.text(count: count, ["maximum": "\(maximum)"])
    case .tooManyRows(let column, let count?, let maximum):
      ChoiceLines.manyRows.text(count: count, ["name": column, "maximum": "\(maximum)"])
    case .histogramOfSeveral: ChoiceLines.oneCounted.text()
    case .noFigureColumns(.candlestick): ChoiceLines.noCandles.text()
    case .noFigureColumns: ChoiceLines.noBand.text()
    case .binsWithoutHistogram: ChoiceLines.binsOfOthers.text()
    case .notStackable: ChoiceLines.notStackable.text()
    case .stackedOnLog: ChoiceLines.stackedLog.text()
    case .rangeOfCategories: ChoiceLines.rangeOfNames.text()
    case .textsOnScale(let column): ChoiceLines.textsOnScale.text(["name": column])
    case .datesOnLog(let column): ChoiceLines.datesOnLog.text(["name": column])
    case .yScale: ChoiceLines.yScale.text()

    case .skippedLinesOfCells: FormatLines.cellLines.text()
    case .tableOfOther: FormatLines.noTables.text()
    case .queryOfOther: FormatLines.noDatabase.text()
    case .tableAndQuery: FormatLines.tableAndQuery.text()
    case .skippedLinesOfJSON: FormatLines.jsonLines.text()
    case .headerOfJSON(let hasHeader, let form):
      Self.phrase(form).text(["option": InputError.Setting.header(hasHeader).option])
    case .settingsOfDocument(let settings):
      DocumentLines.noCells.text(["options": Lists.items(settings.map(\.option))])
    case .stacksOfDocument: DocumentLines.noStacks.text()
    case .scaleOfCategories: DocumentLines.names.text()
    case .scaleOfDocument(let axis, let scale, let holdsDates):
      Self.phrase(axis, holdsDates).text(["scale": scale.rawValue])
    case .notSpecification: ChoiceLines.notSpecification.text()
    case .rowsOfSpecification: SpecificationLines.rows.text()
    case .settingsOfSpecification(let settings):
      SpecificationLines.noCells.text(["options": Lists.items(settings.map(\.option))])
    case .settingsOfFigure(let settings):
      FigureLines.noCells.text(["options": Lists.items(settings.map(\.option))])
    case .settingsOfFunction(let settings):
      FunctionLines.noColumns.text(["options": Lists.items(settings.map(\.option))])
    case .formula(let formula, let problem, let character?):
      FunctionLines.formulaAt.text([
        "formula": formula, "problem": problem, "character": "\(character)",
      ])
    case .formula(let formula, let problem, nil):
      FunctionLines.formula.text(["formula": formula, "problem": problem])
    case .severalYOfSpecification: SpecificationLines.oneY.text()

    case .ambiguousColumn, .noColumn, .unknownColumn, .tooManySeries, .tooManyRows,
      .histogramOfTexts,
      .histogramOfDates, .histogramOnScale, .tooManyCategories, .noDates, .notPositive,
      .noRowInRange, .reversedRange, .wideRange, .notFinite, .notDate, .notNumber, .noView,
      .noTable, .unknownTable, .tooManyFunctions, .tooManyCells, .slotsOfCategories, .nameInSQL,
      .toneContent, .tooManyTimbres:
      description
    }
  }

  private static func phrase(_ form: Decision.JSONForm) -> Phrase {
    switch form {
    case .records: FormatLines.optionOfRecords
    case .rows: FormatLines.optionOfRows
    case .numbers: FormatLines.optionOfNumbers
    case .columns: FormatLines.optionOfColumns
    case .arrays: FormatLines.optionOfArrays
    case .pairs: FormatLines.optionOfPairs
    case .keyedRecords: FormatLines.optionOfKeyedRecords
    }
  }

  private static func phrase(_ axis: ChartChoices.AxisRange.Axis, _ holdsDates: Bool) -> Phrase {
    switch (axis, holdsDates) {
    case (.x, true): DocumentLines.xDates
    case (.x, false): DocumentLines.xNumbers
    case (.y, true): DocumentLines.yDates
    case (.y, false): DocumentLines.yNumbers
    }
  }
}
