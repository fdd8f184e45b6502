import SonifyBase
import SonifyChart

extension InputError.ChoiceFault {
  /// One line that states what does not suit, without a program's own means to fix it.
  public var description: String {
    switch self {
    case .ambiguousColumn(let name, let numbers, let count):
      ColumnFaultPhrases.ambiguous.text(
        count: count,
        ["count": "\(count)", "name": name.quoted, "numbers": Self.alternatives(numbers)])
    case .noColumn(let number, let count):
      ColumnFaultPhrases.noNumber.text(
        count: count, ["number": "\(number)", "count": "\(count)"])
    case .unknownColumn(let name, let nearest?, _, _):
      ColumnFaultPhrases.nearest.text(["name": name.quoted, "nearest": nearest])
    case .unknownColumn(let name, nil, let known, let count):
      known.isEmpty
        ? ColumnFaultPhrases.many.text(
          count: count, ["name": name.quoted, "count": "\(count)"])
        : ColumnFaultPhrases.known.text([
          "name": name.quoted, "names": Lists.items(known.map(\.quoted)),
        ])

    case .toneInUse(_, let column): ChoiceFaultPhrases.toneInUse.text(["name": column])
    case .toneContent(.timbre, let column):
      ChoiceFaultPhrases.timbreOfNumbers.text(["name": column])
    case .toneContent(_, let column): ChoiceFaultPhrases.toneOfTexts.text(["name": column])
    case .tooManyTimbres(let column, let count, let maximum):
      ChoiceFaultPhrases.manyTimbres.text(
        count: count, ["name": column, "maximum": "\(maximum)"])
    case .tonesOfSummaries: ChoiceFaultPhrases.tonesOfSummaries.text()
    case .tonesOfFigures: ChoiceFaultPhrases.tonesOfFigures.text()

    case .noGroups: RowFaultPhrases.noGroups.text()
    case .noPeriods: RowFaultPhrases.noPeriods.text()
    case .periodsOfFigures: RowFaultPhrases.periodsOfFigures.text()
    case .tooManyPeriods(_, let maximum):
      RowFaultPhrases.manyPeriods.text(["maximum": "\(maximum)"])
    case .overflow(let grouping, let column):
      RowFaultPhrases.tooLarge.text(["option": grouping.rawValue, "name": column])
    case .noValue(let condition): RowFaultPhrases.noValue.text(["condition": condition.words])
    case .valueIsNoNumber(let condition):
      RowFaultPhrases.notNumber.text([
        "condition": condition.words, "value": condition.value, "name": condition.column.text,
      ])
    case .valueIsNoDate(let condition, let example):
      RowFaultPhrases.notDate.text([
        "condition": condition.words, "value": condition.value, "name": condition.column.text,
        "example": example,
      ])
    case .tooManyTexts(let column, let maximum):
      RowFaultPhrases.manyTexts.text(["name": column, "maximum": "\(maximum)"])
    case .noRow(let condition, let nearest?, _, _):
      RowFaultPhrases.nearest.text(["condition": condition.words, "text": nearest])
    case .noRow(let condition, nil, let texts, _) where texts.isEmpty:
      RowFaultPhrases.noRow.text(["condition": condition.words])
    case .noRow(let condition, nil, let texts, let hasMore):
      (hasMore ? RowFaultPhrases.knownOfMany : RowFaultPhrases.known)
        .text(["condition": condition.words, "texts": Lists.items(texts.map(\.quoted))])
    case .noRowForAll(let condition):
      RowFaultPhrases.notTogether.text(["condition": condition.words])

    case .tooManySeries(let column, let count?, let maximum):
      ChoiceFaultPhrases.manySeries.text(
        count: count, ["name": column, "count": "\(count)", "maximum": "\(maximum)"])
    case .tooManySeries(let column, nil, let maximum):
      ChoiceFaultPhrases.tooManySeries.text(["name": column, "maximum": "\(maximum)"])
    case .tooManyRows(let column, let count?, let maximum):
      ChoiceFaultPhrases.manyRows.text(
        count: count, ["name": column, "maximum": "\(maximum)"])
    case .tooManyRows(let column, nil, let maximum):
      ChoiceFaultPhrases.tooManyRows.text(["name": column, "maximum": "\(maximum)"])
    case .tooManyRowsOfTable(let count, let maximum):
      ChoiceFaultPhrases.manyRowsOfTable.text(count: count, ["maximum": "\(maximum)"])
    case .severalValuesOfCells: ChoiceFaultPhrases.severalValuesOfCells.text()
    case .labelsOfCells: ChoiceFaultPhrases.labelsOfCells.text()
    case .labelInUse(let column): ChoiceFaultPhrases.labelInUse.text(["name": column])
    case .labelsOfHistogram: ChoiceFaultPhrases.labelsOfHistogram.text()
    case .histogramOfSeveral: ChoiceFaultPhrases.oneCounted.text()
    case .noFigureColumns(.candlestick): ChoiceFaultPhrases.noCandles.text()
    case .noFigureColumns: ChoiceFaultPhrases.noBand.text()
    case .histogramOfTexts(let column): ChoiceFaultPhrases.countedTexts.text(["name": column])
    case .histogramOfDates(let column): ChoiceFaultPhrases.countedDates.text(["name": column])
    case .histogramOnScale: ChoiceFaultPhrases.linearHistogram.text()
    case .tooManyCells(let rows, let columns, let maximum):
      ChoiceFaultPhrases.manyCells.text([
        "rows": "\(rows)", "columns": "\(columns)", "maximum": "\(maximum)",
      ])
    case .binsWithoutHistogram: ChoiceFaultPhrases.binsOfOthers.text()
    case .notStackable: ChoiceFaultPhrases.notStackable.text()
    case .stackedOnLog: ChoiceFaultPhrases.stackedLog.text()

    case .rangeOfCategories: ChoiceFaultPhrases.rangeOfNames.text()
    case .textsOnScale(let column): ChoiceFaultPhrases.textsOnScale.text(["name": column])
    case .tooManyCategories(let column, let maximum):
      ChoiceFaultPhrases.manyCategories.text(["name": column, "maximum": "\(maximum)"])
    case .datesOnLog(let column): ChoiceFaultPhrases.datesOnLog.text(["name": column])
    case .noDates(let column): ChoiceFaultPhrases.noDates.text(["name": column])
    case .yScale: ChoiceFaultPhrases.yScale.text()
    case .notPositive(let axis, let minimum):
      (axis == .x ? ChoiceFaultPhrases.xBelowZero : ChoiceFaultPhrases.yBelowZero)
        .text(["minimum": minimum.inWords])
    case .noRowInRange: ChoiceFaultPhrases.noRowWithin.text()
    case .reversedRange(let axis, let range):
      (axis == .x ? RangePhrases.upsideDownX : RangePhrases.upsideDownY)
        .text(["range": "\(range.low.words):\(range.high.words)"])
    case .wideRange(let axis): (axis == .x ? RangePhrases.wideX : RangePhrases.wideY).text()
    case .notFinite(let value): RangePhrases.notFinite.text(["value": "\(value)"])
    case .notDate(let text): RangePhrases.notDate.text(["value": text])
    case .notNumber(let text): RangePhrases.notNumber.text(["value": text])

    case .skippedLinesOfCells: TableFaultPhrases.skippedLines.text()
    case .noTable(let number, let count):
      TableFaultPhrases.noTable.text(
        count: count, ["number": "\(number)", "count": "\(count)"])
    case .unknownTable(let name, let known, let count) where known.isEmpty:
      TableFaultPhrases.unnamedTables.text(["name": name, "count": "\(count)"])
    case .unknownTable(let name, let known, _):
      TableFaultPhrases.unknownTable.text([
        "name": name, "names": Lists.items(known.map(\.quoted)),
      ])
    case .tableOfOther: TableFaultPhrases.noTables.text()
    case .queryOfOther: DatabasePhrases.queryOfOther.text()
    case .tableAndQuery: DatabasePhrases.tableAndQuery.text()
    case .skippedLinesOfJSON: JSONPhrases.skippedLines.text()
    case .headerOfJSON: JSONPhrases.header.text()
    case .settingsOfDocument: DocumentOptionPhrases.noCells.text()
    case .stacksOfDocument: DocumentOptionPhrases.noStacks.text()
    case .scaleOfCategories: DocumentOptionPhrases.names.text()
    case .scaleOfDocument(let axis, let scale, let holdsDates):
      Self.phrase(axis, holdsDates).text(["scale": scale.rawValue])
    case .notSpecification: ChoiceFaultPhrases.notSpecification.text()
    case .rowsOfSpecification: SpecificationOptionPhrases.rows.text()
    case .settingsOfSpecification: SpecificationOptionPhrases.noCells.text()
    case .settingsOfFigure: DocumentOptionPhrases.noCellsOfFigure.text()
    case .severalYOfSpecification: SpecificationOptionPhrases.oneY.text()
    case .noView(let number, let count):
      SpecificationOptionPhrases.noView.text(
        count: count, ["number": "\(number)", "count": "\(count)"])
    case .settingsOfFunction: FunctionPhrases.noColumns.text()
    case .tooManyFunctions(let count, let maximum):
      FunctionPhrases.tooMany.text(["count": "\(count)", "maximum": "\(maximum)"])
    case .formula(let formula, let problem, let character?):
      FunctionPhrases.formulaAt.text([
        "formula": formula, "problem": problem, "character": "\(character)",
      ])
    case .formula(let formula, let problem, nil):
      FunctionPhrases.formula.text(["formula": formula, "problem": problem])
    case .slotsOfCategories: SlotQueryPhrases.categories.text()
    case .nameInSQL(let name): SlotQueryPhrases.name.text(["name": name])
    }
  }

  private static func alternatives(_ numbers: [Int]) -> String {
    numbers.dropFirst().reduce(numbers.first.map(String.init) ?? "") {
      ColumnFaultPhrases.either.text(["first": $0, "second": "\($1)"])
    }
  }

  private static func phrase(_ axis: ChartChoices.AxisRange.Axis, _ holdsDates: Bool) -> Phrase {
    switch (axis, holdsDates) {
    case (.x, true): DocumentOptionPhrases.xDates
    case (.x, false): DocumentOptionPhrases.xNumbers
    case (.y, true): DocumentOptionPhrases.yDates
    case (.y, false): DocumentOptionPhrases.yNumbers
    }
  }
}

extension RowChoices.Condition {
  /// The condition as it was given, "site=Waseca", if its texts are safe to print.
  package var words: String { "\(column.text)\(comparison.rawValue)\(value)" }
}

extension String {
  /// The text in straight quotation marks.
  package var quoted: String { "\"\(self)\"" }
}
