public import SonifyChart

extension InputError {
  /// Why a choice in ``ChartChoices`` or ``ReadingOptions`` does not suit the data.
  ///
  /// Names, texts and values of the data are shortened and safe to print.
  public enum ChoiceFault: Equatable, Sendable, CustomStringConvertible {
    // MARK: - Columns

    /// Several columns, `count`, have the name; the numbers of the first ones, counted from 1.
    case ambiguousColumn(String, numbers: [Int], count: Int)
    /// There is no column with the number, counted from 1; there are `count` columns.
    case noColumn(Int, count: Int)
    /// There is no column with the name: the nearest name if one is near, all names unless they are
    /// many, and the number of columns.
    case unknownColumn(String, nearest: String?, known: [String], count: Int)

    /// The column was chosen to label points, and is also x, y or the series.
    case labelInUse(column: String)

    // MARK: - Tones

    /// The column was chosen for a property of tones, and is also x, the series, the label or, for
    /// timbre, y.
    case toneInUse(ToneProperty, column: String)
    /// The property needs numbers, and the column or axis has texts; or texts, for timbre.
    case toneContent(ToneProperty, column: String)
    /// The column has more than `maximum` categories for timbres, `count`.
    case tooManyTimbres(column: String, count: Int, maximum: Int)
    /// Tones of a histogram or of grouped rows have no further values.
    case tonesOfSummaries
    /// Tones of boxes, candles, bands and heat maps follow their own values.
    case tonesOfFigures

    // MARK: - Rows

    /// Rows cannot be grouped because no column has repeated values.
    case noGroups(RowChoices.Grouping)
    /// Rows cannot be combined by periods because x has no dates.
    case noPeriods(RowChoices.Period)
    /// The values of boxes, candles and bands are not combined by periods.
    case periodsOfFigures
    /// The dates of x span more periods than `maximum`.
    case tooManyPeriods(RowChoices.Period, maximum: Int)
    /// The result of a grouping of the column is too large for a number.
    case overflow(RowChoices.Grouping, column: String)
    /// The condition has no value to compare with.
    case noValue(RowChoices.Condition)
    /// The value of the condition is not a number, and its column holds numbers.
    case valueIsNoNumber(RowChoices.Condition)
    /// The value of the condition is not a date, and its column holds dates like the example.
    case valueIsNoDate(RowChoices.Condition, example: String)
    /// The column of a condition has more than `maximum` different texts.
    case tooManyTexts(column: String, maximum: Int)
    /// No row meets the condition: the nearest text if one is near, and the first texts of its
    /// column if it holds texts.
    case noRow(RowChoices.Condition, nearest: String?, texts: [String], hasMore: Bool)
    /// Rows meet the condition, but none of these meets the conditions before it.
    case noRowForAll(RowChoices.Condition)

    // MARK: - Series and histograms

    /// The column has too many different values for series; `count` is nil if they were not
    /// counted.
    case tooManySeries(column: String, count: Int?, maximum: Int)
    /// The rows of a heat map are too many: the different values of a column, or nil if they are more
    /// than can be counted.
    case tooManyRows(column: String, count: Int?, maximum: Int)
    /// The table of a heat map has too many rows.
    case tooManyRowsOfTable(Int, maximum: Int)
    /// Several columns of values were chosen for a heat map whose rows are the values of a column.
    case severalValuesOfCells
    /// Labels were chosen for a heat map, whose cells are named by row and column.
    case labelsOfCells
    /// A histogram counts the values of one column, but several were chosen.
    case histogramOfSeveral
    /// A histogram has no points, but a column was chosen to label them.
    case labelsOfHistogram
    /// A histogram counts numbers, but the column holds texts.
    case histogramOfTexts(column: String)
    /// A histogram counts numbers, but the column holds dates.
    case histogramOfDates(column: String)
    /// A histogram has linear axes.
    case histogramOnScale
    /// Bins were chosen for a chart that is not a histogram.
    case binsWithoutHistogram
    /// No columns have the names of the parts of such elements: boxes, candles or a band.
    case noFigureColumns(ChartKind)
    /// Only bars and lines can be stacked.
    case notStackable
    /// Parts of stacks do not add up on a logarithmic scale.
    case stackedOnLog

    /// A heat map with these numbers of rows and columns has more than `maximum` cells.
    case tooManyCells(rows: Int, columns: Int, maximum: Int)

    // MARK: - Axes

    /// A range was chosen for an axis of categories.
    case rangeOfCategories
    /// The column holds texts, which need an axis of categories.
    case textsOnScale(column: String)
    /// The column has more than `maximum` different values, too many for categories.
    case tooManyCategories(column: String, maximum: Int)
    /// The column holds dates, which cannot have a logarithmic scale.
    case datesOnLog(column: String)
    /// The column holds numbers that are not dates.
    case noDates(column: String)
    /// Dates or categories were chosen for a y axis.
    case yScale
    /// A logarithmic scale needs values above 0.
    case notPositive(ChartChoices.AxisRange.Axis, minimum: Double)
    /// No row lies within the x range.
    case noRowInRange
    /// The upper end of a range is not above the lower one.
    case reversedRange(ChartChoices.AxisRange.Axis, ChartChoices.AxisRange)
    /// The ends of a range are too far apart.
    case wideRange(ChartChoices.AxisRange.Axis)
    /// A value for an axis is not finite.
    case notFinite(Double)
    /// A value for an axis of dates is not a date.
    case notDate(String)
    /// A value for an axis of numbers is not a number.
    case notNumber(String)

    // MARK: - Formats

    /// Lines were to be skipped in a page or a workbook.
    case skippedLinesOfCells
    /// There is no table of this number, counted from 1, among those with numbers.
    case noTable(number: Int, count: Int)
    /// No table has this name; some of the names, and the number of tables.
    case unknownTable(String, known: [String], count: Int)
    /// A table was chosen of data that are one.
    case tableOfOther
    /// A query was given for data that are no database.
    case queryOfOther
    /// A table and a query were chosen together.
    case tableAndQuery
    /// Lines were to be skipped in JSON.
    case skippedLinesOfJSON
    /// A header, or none, was chosen contrary to the form of JSON rows; the value that was chosen.
    case headerOfJSON(Bool, Decision.JSONForm)
    /// A chart document has no columns and cells.
    case settingsOfDocument([Setting])
    /// The chart document has no series that can be stacked.
    case stacksOfDocument
    /// The x axis of the chart document has categories, which need their own scale.
    case scaleOfCategories
    /// The scale does not suit an axis of the chart document, which holds dates or numbers.
    case scaleOfDocument(ChartChoices.AxisRange.Axis, ChartChoices.Scale, holdsDates: Bool)
    /// A view or data were chosen, but the data are not a Vega-Lite specification.
    case notSpecification
    /// Rows were chosen from a Vega-Lite specification, which filters its own.
    case rowsOfSpecification
    /// A Vega-Lite specification has no cells of text.
    case settingsOfSpecification([Setting])
    /// A chart of another library has no columns and cells.
    case settingsOfFigure([Setting])
    /// Several columns were chosen as y of a Vega-Lite specification.
    case severalYOfSpecification
    /// There is no view with the number, counted from 1; there are `count` views.
    case noView(Int, count: Int)

    // MARK: - Functions

    /// A function has no columns, rows and cells, and is a line.
    case settingsOfFunction([Setting])
    /// There are more functions than a chart can have.
    case tooManyFunctions(Int, maximum: Int)
    /// A formula cannot be parsed: the problem in words, and the character where it is, counted
    /// from 1.
    case formula(String, problem: String, character: Int?)

    // MARK: - Queries

    /// A scale of categories was chosen for slots, which divide numbers or dates.
    case slotsOfCategories
    /// The name of a column or a table cannot stand in the dialect of SQL.
    case nameInSQL(String)
  }
}
