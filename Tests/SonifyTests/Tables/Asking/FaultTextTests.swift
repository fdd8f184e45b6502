import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The sentences of the library about what is wrong: for any program, whatever its users can do.
struct FaultTextTests {
  private static let place = InputError.Place(source: "a.csv", line: 3)
  private static let condition = RowChoices.Condition("site", .equal, "Waseca")

  static let choices: [InputError.ChoiceFault] = [
    .ambiguousColumn("a", numbers: [1, 2, 5], count: 3), .noColumn(9, count: 3),
    .unknownColumn("a", nearest: "b", known: ["b", "c"], count: 2),
    .unknownColumn("a", nearest: nil, known: ["b", "c"], count: 2),
    .unknownColumn("a", nearest: nil, known: [], count: 99),
    .noGroups(.sum), .noPeriods(.month), .periodsOfFigures, .tooManyPeriods(.day, maximum: 9),
    .overflow(.sum, column: "y"), .noValue(condition),
    .valueIsNoNumber(condition), .valueIsNoDate(condition, example: "2012-01-31"),
    .tooManyTexts(column: "y", maximum: 9),
    .noRow(condition, nearest: "Morris", texts: ["Morris"], hasMore: false),
    .noRow(condition, nearest: nil, texts: [], hasMore: false),
    .noRow(condition, nearest: nil, texts: ["a", "b"], hasMore: false),
    .noRow(condition, nearest: nil, texts: ["a", "b"], hasMore: true), .noRowForAll(condition),
    .tooManySeries(column: "s", count: 99, maximum: 64),
    .tooManySeries(column: "s", count: nil, maximum: 64), .labelInUse(column: "s"),
    .tooManyRows(column: "s", count: 99, maximum: 64),
    .tooManyRows(column: "s", count: nil, maximum: 64), .tooManyRowsOfTable(99, maximum: 64),
    .labelsOfCells, .severalValuesOfCells,
    .tonesOfSummaries, .tonesOfFigures, .labelsOfHistogram, .histogramOfSeveral,
    .histogramOfTexts(column: "s"), .histogramOfDates(column: "s"), .histogramOnScale,
    .noFigureColumns(.candlestick), .noFigureColumns(.band),
    .binsWithoutHistogram, .notStackable, .stackedOnLog, .rangeOfCategories,
    .textsOnScale(column: "s"), .tooManyCategories(column: "s", maximum: 9),
    .datesOnLog(column: "s"), .noDates(column: "s"), .yScale, .notPositive(.x, minimum: -1.5),
    .notPositive(.y, minimum: 0), .noRowInRange,
    .reversedRange(.x, ChartChoices.AxisRange(low: .number(3), high: .text("1"))),
    .reversedRange(.y, ChartChoices.AxisRange(low: .number(3), high: .text("1"))), .wideRange(.x),
    .wideRange(.y), .notFinite(.infinity), .notDate("a"), .notNumber("a"),
    .skippedLinesOfCells, .noTable(number: 3, count: 2),
    .unknownTable("a", known: ["b"], count: 2), .unknownTable("a", known: [], count: 2),
    .tableOfOther, .queryOfOther, .tableAndQuery, .skippedLinesOfJSON,
    .headerOfJSON(true, .records),
    .settingsOfDocument([.x, .header(false)]), .stacksOfDocument, .scaleOfCategories,
    .scaleOfDocument(.x, .log, holdsDates: true), .scaleOfDocument(.x, .time, holdsDates: false),
    .scaleOfDocument(.y, .log, holdsDates: true), .scaleOfDocument(.y, .time, holdsDates: false),
    .notSpecification, .settingsOfFigure([.x]), .rowsOfSpecification,
    .settingsOfSpecification([.delimiter]),
    .severalYOfSpecification, .noView(5, count: 4),
  ]

  static let data: [InputError.DataFault] =
    InputError.DataFault.ForeignFormat.allCases.map { .foreign($0) } + [
      .damagedGzip, .truncatedGzip, .unpacksTooFar(factor: 400), .tooLong(maximum: 16 << 30),
      .empty, .blank, .headerAlone,
      .tooFewLines(9), .longSkippedLines(9, megabytes: 16), .tooManyColumns(9, maximum: 8),
      .noColumns, .noNumbers, .runningText, .allMissing, .columnMissing("y"),
      .columnsMissing(["y", "z"]),
      .noRow(x: "x"), .noPrintedTable, .rowsLeftOut, .deepArray, .noLastBar,
      .sheet(.noTableOnPage), .sheet(.encoding("gbk")), .sheet(.tooLarge),
      .sheet(.pageTooLong(maximum: 256 << 20)), .sheet(.noTableInWorkbook),
      .sheet(.noTableOnSheet("Cover")), .sheet(.encrypted), .sheet(.binary),
      .sheet(.noOutputs), .sheet(.onlyPictures), .sheet(.noTableInNotebook),
      .sheet(.damaged("the XML ends within an element")),
      .textAcrossColumns, .json("a colon is missing", byte: 7), .moreJSON(byte: 7),
      .jsonRow("a number stands where a record is expected", byte: 7), .jsonNotUTF8(byte: 7),
      .noJSONRows, .noJSONValues, .document("xAxis: is missing"),
      .notDocument,
    ] + cells.flatMap { [.row($0), .cell($0, column: 2, name: "y")] }
    + specifications.map { .specification($0, path: "data.url") }

  private static let cells: [InputError.CellFault] = [
    .tooManyCells(expected: 2), .tooFewCells(1, expected: 2),
    .notNumber("n.a.", mayBeMissing: true), .notNumber("n.a.", mayBeMissing: false),
    .otherNotation("5%"), .decimalSign("1,5", .comma), .decimalSign("1.5", .point),
    .decimalSign("1.5", .detected),
    .decimalSign("1,234", .either(withComma: "1.234", withPoint: "1234")), .notFinite("1e999"),
    .notDate("soon", example: "2012-01-31", mayBeMissing: true), .notUTF8("a"), .zeroByte,
    .longCell(2000), .longCell(1 << 20), .longRow(2000), .longRow(16 << 20), .openQuote,
  ]

  private static let specifications: [InputError.SpecificationFault] = [
    .other("has no layers"), .dataMissing, .noDataset("\"d\""), .notRead(kind: "graticule"),
    .onNetwork("\"a\""), .noFileName("\"a\""), .notBeside("\"a\""), .fromPipe("\"a\""),
    .noFile("\"a\""), .leadsOut("\"a\""), .noPlainFile("\"a\""),
    .data(.badData(place, .cell(.decimalSign("1,5", .comma), column: 2, name: "y"))),
  ]

  static let sources: [InputError.SourceFault] = [
    .noFile, .noPermission, .isDirectory, .becameShorter, .noRoom(folder: "/", errorNumber: 28),
    .noMemory, .system(errorNumber: 5),
  ]

  /// One program has options, another a menu: the library names neither.
  @Test func everyFaultIsOneLineWithoutAnOption() {
    let errors =
      Self.choices.map { InputError.badChoice($0) }
      + Self.data.map { .badData(Self.place, $0) }
      + Self.sources.map { .unreadable(source: "a.csv", $0) }
    for error in errors {
      let line = "\(error)"
      #expect(!line.isEmpty && !line.contains("\n"))
      #expect(!line.contains("--") && !line.contains("sonify"), "\(line)")
      if case .badChoice = error { continue }
      #expect(line.hasPrefix("a.csv:"), "\(line)")
    }
    #expect(Set(errors.map(\.description)).count > errors.count - 12, "faults are told apart")
  }

  @Test func thePlaceStandsWithWhatIsWrong() {
    for (fault, line) in [
      (InputError.DataFault.empty, "a.csv:3: is empty"),
      (
        .cell(.zeroByte, column: 2, name: "y"),
        #"a.csv:3: column "y": there is a NUL byte here, so this is not plain text; give a text file"#
      ),
      (
        .cell(.zeroByte, column: 2, name: ""),
        "a.csv:3: column 2: there is a NUL byte here, so this is not plain text; give a text file"
      ),
      (.json("a colon is missing", byte: 7), "a.csv:3: at byte 7: a colon is missing"),
      (.specification(.dataMissing, path: "data"), "a.csv:3: data: the specification has no data"),
      (.specification(.other("has no layers"), path: ""), "a.csv:3: has no layers"),
      (.damagedGzip, "a.csv:3: its gzip data are damaged; make or download the file again"),
      (.truncatedGzip, "a.csv:3: its gzip data end early; make or download the file again"),
      (
        .tooFewLines(9),
        "a.csv:3: has no more than 9 lines, and all of them were to be skipped; skip fewer lines"
      ),
      (
        .noLastBar,
        "a.csv:3: a row of the table has no last bar; check whether the table was cut off"
      ),
      (
        .noPrintedTable,
        "a.csv:3: there is no table with aligned columns or frames; choose another format"
      ),
      (
        .row(.longRow(16 << 20)),
        "a.csv:3: a row is longer than 16 MB, the maximum; check that the input is a text file with a table, such as CSV"
      ),
    ] {
      #expect("\(InputError.badData(Self.place, fault))" == line)
    }
  }

  /// The data of a specification may be called as it is, and need no name twice.
  @Test func aFaultOfDataIsNamedOnce() {
    let inner = InputError.badData(InputError.Place(source: "a.json"), .empty)
    let error = InputError.badData(
      InputError.Place(source: "a.json"), .specification(.data(inner), path: ""))
    #expect(error.description == "a.json: is empty")
    let other = InputError.badData(
      InputError.Place(source: "b.json"), .specification(.data(inner), path: ""))
    #expect(other.description == "b.json: a.json: is empty")
  }
}
