import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyInput
import SonifyTables
import Testing

@testable import sonify

/// What users of the command are told of faults that an option mends: word for word.
@Suite struct WordingTests {
  static let place = InputError.Place(source: "a.csv", line: 3)
  static let condition = RowChoices.Condition("site", .equal, "Waseca")

  private static let choices: [(InputError.ChoiceFault, String)] = [
    (
      .notSpecification,
      "--view and --data work only with Vega-Lite specifications; leave them out for this chart"
    ),
    (
      .labelInUse(column: "site"),
      #"column "site" is already plotted; choose another with --label, or leave it out"#
    ),
    (
      .toneInUse(.timbre, column: "site"),
      #"column "site" is already plotted; choose another with --timbre-by, or leave it out"#
    ),
    (
      .tonesOfSummaries,
      "--volume-by, --timbre-by and --length-by need single rows, not a histogram, --group or --every; leave one of them out"
    ),
    (
      .tonesOfFigures,
      "--volume-by, --timbre-by and --length-by do not work with boxes, candles, bands and heat maps, whose tones follow their own values; leave them out, or choose another --kind"
    ),
    (.labelsOfHistogram, "--label names points, and a histogram has none; leave it out"),
    (
      .labelsOfCells,
      "--label names points, and the cells of a heat map are named by row and column; leave it out"
    ),
    (
      .severalValuesOfCells,
      "a heat map with rows from --series has one column of values; choose it with --y COLUMN"
    ),
    (
      .tooManyRowsOfTable(1200, maximum: 1000),
      "the table has 1,200 rows, and a heat map can have at most 1000; choose fewer with --where or --first"
    ),
    (
      .tooManyRows(column: "day", count: 1200, maximum: 1000),
      "column \"day\" has 1,200 different values, and a heat map can have at most 1000 rows; choose another column with --series, or fewer values with --where"
    ),
    (
      .histogramOfSeveral,
      "a histogram counts the values of one column; choose it with --y COLUMN, and leave --x out"
    ),
    (
      .rangeOfCategories,
      "--x-range works only with numbers and dates, and this x axis has categories; leave it out, or choose rows with --where"
    ),
    (
      .noFigureColumns(.candlestick),
      "a candlestick chart needs columns open, high, low and close; name them in this order with --y OPEN,HIGH,LOW,CLOSE"
    ),
    (
      .noFigureColumns(.band),
      "a band needs a column of values and two named lower and upper, or one named error; name them with --y VALUE,LOWER,UPPER or --y VALUE,ERROR"
    ),
    (.binsWithoutHistogram, "--bins works only with histograms; add --kind histogram"),
    (
      .notStackable,
      "--stack works only with bars and lines; leave it out, or add --kind bar"
    ),
    (
      .stackedOnLog,
      "--stack does not work with --y-scale log, because parts add up only on a linear scale; leave one of them out"
    ),
    (
      .textsOnScale(column: "site"),
      #"column "site" holds text, not numbers or dates; use --x-scale category"#
    ),
    (
      .datesOnLog(column: "day"),
      #"column "day" holds dates, which have no log scale; use --x-scale time"#
    ),
    (.yScale, "a y axis cannot have this scale; use --y-scale auto, linear or log"),
    (.noView(5, count: 4), "there is no view 5; the specification has 4"),
  ]

  private static let rows: [(InputError.ChoiceFault, String)] = [
    (
      .noGroups(.sum),
      "--group sum needs an x column to group the rows by; choose one with --x COLUMN"
    ),
    (
      .noPeriods(.month),
      "--every month needs dates on the x axis; choose a column of dates with --x COLUMN"
    ),
    (
      .periodsOfFigures,
      "--every does not work with boxes, candles and bands, which have several values each; leave it out, or choose another --kind"
    ),
    (
      .tooManyPeriods(.day, maximum: 9),
      "--every day: the dates span more than 9 such periods; choose longer ones"
    ),
    (
      .overflow(.sum, column: "y"),
      #"--group sum: the sum of "y" is too large to calculate; leave out the largest values with --where, or try --group median"#
    ),
    (
      .noValue(RowChoices.Condition("y", .less, "")),
      "--where y<: the condition has no value at its end; write one, as in --where \"year>=2000\""
    ),
    (
      .valueIsNoNumber(RowChoices.Condition("mpg", .greater, "fast")),
      #"--where mpg>fast: "fast" is not a number, and column "mpg" holds numbers; give a number"#
    ),
    (
      .valueIsNoDate(RowChoices.Condition("day", .atLeast, "soon"), example: "2012-01-31"),
      #"--where day>=soon: "soon" is not a date, and column "day" holds dates; give a date like 2012-01-31"#
    ),
    (
      .tooManyTexts(column: "site", maximum: 9),
      #"--where cannot use column "site": it has more than 9 different values, the maximum; use another column"#
    ),
    (
      .noRow(condition, nearest: nil, texts: [], hasMore: false),
      "no row matches --where site=Waseca; change the condition or leave it out"
    ),
    (
      .noRow(condition, nearest: "Wasega", texts: ["Wasega", "Morris"], hasMore: false),
      #"no row matches --where site=Waseca; did you mean "Wasega"?"#
    ),
    (
      .noRow(condition, nearest: nil, texts: ["Duluth", "Morris"], hasMore: false),
      #"no row matches --where site=Waseca; the values in that column are "Duluth", "Morris""#
    ),
    (
      .noRow(condition, nearest: nil, texts: ["Duluth", "Morris"], hasMore: true),
      #"no row matches --where site=Waseca; some of the values in that column are "Duluth", "Morris""#
    ),
    (
      .noRowForAll(condition),
      "no row matches all the --where conditions together; leave one of them out, for example --where site=Waseca"
    ),
  ]

  @Test func choicesAreNamedByTheirOptions() {
    for (fault, line) in Self.choices + Self.rows + Self.formats {
      #expect(InputError.badChoice(fault).line == line)
    }
  }

  @Test func whatIsWrongWithDataIsMendedByOptions() {
    for (fault, problem) in Self.data {
      #expect(InputError.badData(Self.place, fault).line == "a.csv:3: \(problem)")
    }
    for (fault, problem) in Self.cells {
      #expect(InputError.badData(Self.place, .row(fault)).line == "a.csv:3: \(problem)")
      #expect(
        InputError.badData(Self.place, .cell(fault, column: 2, name: "y")).line
          == "a.csv:3: column \"y\": \(problem)")
      #expect(
        InputError.badData(Self.place, .cell(fault, column: 2, name: "")).line
          == "a.csv:3: column 2: \(problem)")
    }
    for (fault, problem) in Self.specifications {
      #expect(
        InputError.badData(Self.place, .specification(fault, path: "data.url")).line
          == "a.csv:3: data.url: \(problem)")
    }
  }

  /// What is wrong with a cell is mended alike in the data of a specification, and is cut as one
  /// text.
  @Test func faultsOfDataKeepTheirOptions() {
    func line(_ cell: String) -> String {
      let inner = InputError.badData(
        InputError.Place(source: "d.csv", line: 2),
        .cell(.decimalSign(cell, .comma), column: 2, name: "y"))
      let place = InputError.Place(source: "a.json")
      return InputError.badData(place, .specification(.data(inner), path: "")).line
    }
    #expect(
      line("1,5")
        == #"a.json: d.csv:2: column "y": "1,5" is not a number; if it has a decimal comma, try --decimal-comma"#
    )
    let long = line(String(repeating: "1", count: 300))
    #expect(long.hasPrefix(#"a.json: d.csv:2: column "y": "111"#) && long.hasSuffix("1…"))
    #expect(long.unicodeScalars.count <= "a.json: ".count + 300)
  }

  @Test func whatNoOptionMendsIsSaidAsTheLibraryDoes() {
    for error in [
      InputError.unreadable(source: "a.csv", .noFile), .badData(Self.place, .empty),
      .badData(Self.place, .json("a colon is missing", byte: 7)), .badChoice(.noRowInRange),
      .badChoice(.noColumn(9, count: 3)),
    ] {
      #expect(error.line == error.description)
    }
  }

  @Test func compositionIsMendedByOptions() {
    #expect(
      CompositionError.tooManySeries(count: 40, maximum: 25, length: Seconds(60)).line
        == "40 series do not fit into 60 seconds; choose at most 25 of them, or give more time "
        + "with --duration")
    #expect(
      CompositionError.pitchAboveSampleRate(highest: Hertz(5000), maximum: Hertz(3600.5)).line
        == "a pitch of 5000 Hz is too high for the sample rate; choose a higher --sample-rate, or end --pitch-range at 3600 Hz"
    )
    #expect(CompositionError.noValues.line == CompositionError.noValues.description)
    #expect(
      PitchRange.BoundsError.descending(Hertz(440), Hertz(220)).line
        == "pitch range 440:220 Hz is the wrong way round; give the lower pitch first, or use --invert to turn pitches upside down"
    )
    #expect(
      PitchRange.BoundsError.notAPitch("H3").line
        == PitchRange.BoundsError.notAPitch("H3").description)
  }
}
