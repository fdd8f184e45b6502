import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyInput
import Testing

@testable import sonify

/// What users of the command are told of faults that an option mends: word for word.
@Suite struct WordingTests {
  private static let place = InputError.Place(source: "a.csv", line: 3)
  private static let condition = RowChoices.Condition("site", .equal, "Waseca")

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
      "--volume-by, --timbre-by and --length-by need single rows, not a histogram or --group; leave one of them out"
    ),
    (
      .tonesOfFigures,
      "--volume-by, --timbre-by and --length-by do not work with boxes, candles, bands and heat maps, whose tones follow their own values; leave them out, or choose another --kind"
    ),
    (.labelsOfHistogram, "--label names points, and a histogram has none; leave it out"),
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
      .stackedScatter,
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

  private static let formats: [(InputError.ChoiceFault, String)] = [
    (
      .skippedLinesOfPrintedTable,
      "--skip-lines does not work with a table drawn as text, because sonify itself finds where such a table starts; leave --skip-lines out, or try --input-format csv"
    ),
    (
      .skippedLinesOfCells,
      "--skip-lines does not work with a page or a workbook, because sonify itself finds where the table starts; leave --skip-lines out"
    ),
    (
      .tableOfOther,
      "--table chooses a table of an HTML page, a sheet of a workbook or an output of a notebook, and this is one table; leave --table out"
    ),
    (
      .queryOfOther,
      "--sql works only with an SQLite database, and this is none; leave --sql out"
    ),
    (
      .tableAndQuery,
      "--table and --sql do not work together; leave one of them out"
    ),
    (
      .skippedLinesOfJSON,
      "--skip-lines works only with tables of text, and this is JSON; leave it out"
    ),
    (
      .headerOfJSON(true, .numbers),
      "--header does not work with JSON that is only a list of numbers; leave --header out"
    ),
    (
      .headerOfJSON(true, .pairs),
      "--header does not work with JSON that holds an object of numbers; leave it out"
    ),
    (
      .headerOfJSON(false, .records),
      "--no-header does not work with JSON that holds records; leave it out"
    ),
    (
      .headerOfJSON(false, .rows),
      "--no-header does not work with JSON that holds an array for each row; leave it out"
    ),
    (
      .headerOfJSON(false, .columns),
      "--no-header does not work with JSON that holds an object of columns; leave it out"
    ),
    (
      .headerOfJSON(true, .arrays),
      "--header does not work with JSON that holds an array for each column; leave it out"
    ),
    (
      .headerOfJSON(false, .keyedRecords),
      "--no-header does not work with JSON that holds an object of records; leave it out"
    ),
    (
      .settingsOfDocument([
        .x, .y, .series, .label, .binCount, .conditions, .grouping, .order, .first, .last,
      ]),
      "--x, --y, --series, --label, --bins, --where, --group, --sort, --first, --last: "
        + "options for tables do not work with a chart document, which has no rows and columns; leave them out"
    ),
    (
      .stacksOfDocument,
      "--stack needs several series of bars or lines on one linear y axis, and this chart document has none to stack; leave it out"
    ),
    (
      .scaleOfCategories,
      "the x axis of the chart document has categories, so no --x-scale but category works; leave --x-scale out"
    ),
    (
      .scaleOfDocument(.x, .log, holdsDates: true),
      "the x axis of the chart document holds dates, so --x-scale log does not work; leave it out"
    ),
    (
      .scaleOfDocument(.x, .time, holdsDates: false),
      "the x axis of the chart document holds numbers, so --x-scale time does not work; leave it out"
    ),
    (
      .scaleOfDocument(.y, .log, holdsDates: true),
      "the y axis of the chart document holds dates, so --y-scale log does not work; leave it out"
    ),
    (
      .scaleOfDocument(.y, .time, holdsDates: false),
      "the y axis of the chart document holds numbers, so --y-scale time does not work; leave it out"
    ),
    (
      .rowsOfSpecification,
      "--where, --group, --sort, --first and --last work only with tables, and a Vega-Lite specification chooses its own rows; leave them out"
    ),
    (
      .settingsOfFigure([.x, .conditions]),
      "--x, --where: options for tables do not work with a chart of Plotly, Chart.js, ECharts or Highcharts; leave them out"
    ),
    (
      .settingsOfSpecification([
        .skippedLines, .delimiter, .header(true), .header(false), .decimalComma(true),
        .decimalComma(false), .dateOrder(.dayFirst), .dateOrder(.monthFirst),
        .encoding(.latin1), .missingMarkers,
      ]),
      "--skip-lines, --delimiter, --header, --no-header, --decimal-comma, --no-decimal-comma, "
        + "--day-first, --month-first, --encoding latin1, --missing: "
        + "options for tables of text do not work with a Vega-Lite specification; leave them out"
    ),
    (
      .severalYOfSpecification, "a Vega-Lite specification takes only one --y; leave the others out"
    ),
  ]

  private static let cells: [(InputError.CellFault, String)] = [
    (
      .notNumber("n.a.", mayBeMissing: true),
      #""n.a." is not a number; if it means a missing value, try --missing "n.a.""#
    ),
    (.notNumber("n.a.", mayBeMissing: false), #""n.a." is not a number"#),
    (
      .notDate("soon", example: "2012-01-31", mayBeMissing: true),
      #""soon" is not a date like 2012-01-31; if it means a missing value, try --missing "soon""#
    ),
    (
      .notDate("soon", example: "2012-01-31", mayBeMissing: false),
      #""soon" is not a date like 2012-01-31"#
    ),
    (
      .decimalSign("1,5", .comma),
      #""1,5" is not a number; if it has a decimal comma, try --decimal-comma"#
    ),
    (
      .decimalSign("1.5", .point),
      #""1.5" does not have the decimal comma that is expected here; if it has a decimal point, try --no-decimal-comma"#
    ),
    (
      .decimalSign("1.5", .detected),
      #""1.5" is not a number with a decimal comma; try without --decimal-comma"#
    ),
    (
      .decimalSign("1,234", .either(withComma: "1.234", withPoint: "1234")),
      #""1,234" can mean two numbers; use --no-decimal-comma if it means 1234, "#
        + "or --decimal-comma if it means 1.234"
    ),
    (
      .notUTF8("Caf\u{FFFD}"),
      "\"Caf\u{FFFD}\" is not UTF-8 text; if the file is in Latin-1, "
        + "try --encoding latin1"
    ),
    (
      .tooFewCells(1, expected: 2),
      "this row has 1 cell, and 2 are expected; check its separators and quotation marks, or skip such rows with --skip-bad-rows"
    ),
  ]

  private static let data: [(InputError.DataFault, String)] = [
    (
      .noColumns,
      "it is not clear which columns to plot; choose them with --x COLUMN and --y COLUMN"
    ),
    (
      .noNumbers,
      "no column holds numbers to plot; to count rows instead, try --x COLUMN --group count"
    ),
    (
      .moreJSON(byte: 7),
      "at byte 7: there is more text after the end of the JSON value; if each line holds a value, "
        + "try --input-format ndjson"
    ),
    (
      .jsonNotUTF8(byte: 7),
      "at byte 7: a string is not UTF-8 text; if the file is in Latin-1, try --encoding latin1"
    ),
    (
      .database(.severalTables(["births", "deaths"])),
      "the database has 2 tables, \"births\", \"deaths\"; try --table births, or --sql 'SELECT …'"
    ),
    (
      .foreign(.parquet),
      "this is a Parquet file; try python3 -c \"import pandas; print(pandas.read_parquet('FILE').to_csv())\" | sonify -"
    ),
    (
      .foreign(.arrow),
      "this is an Arrow file; try python3 -c \"import pandas; print(pandas.read_feather('FILE').to_csv())\" | sonify -"
    ),
    (
      .foreign(.hdf5),
      "this is an HDF5 file; if pandas wrote it, try python3 -c \"import pandas; print(pandas.read_hdf('FILE').to_csv())\" | sonify -"
    ),
    (
      .foreign(.pickle),
      "this is a pickle of Python, which can run programs when it is opened; if you trust it, try python3 -c \"import pandas; print(pandas.read_pickle('FILE').to_csv())\" | sonify -"
    ),
    (
      .foreign(.avro),
      "this is an Avro file; try python3 -c \"import fastavro, json; [print(json.dumps(r, default=str)) for r in fastavro.reader(open('FILE', 'rb'))]\" | sonify -"
    ),
    (
      .foreign(.numpy),
      "this is an array of numpy; try python3 -c \"import numpy; numpy.savetxt('/dev/stdout', numpy.load('FILE'), delimiter=',')\" | sonify -"
    ),
    (
      .sheet(.noOutputs),
      "the notebook has no outputs; run it and save it, with jupyter nbconvert --to notebook --execute --inplace FILE"
    ),
    (.foreign(.zstd), "the data are compressed with zstd; try zstdcat FILE | sonify -"),
    (.foreign(.xz), "the data are compressed with xz; try xzcat FILE | sonify -"),
    (.foreign(.bzip2), "the data are compressed with bzip2; try bzcat FILE | sonify -"),
    (.foreign(.pdf), "this is a PDF, not a table; copy its table into a text file"),
  ]

  private static let specifications: [(InputError.SpecificationFault, String)] = [
    (.dataMissing, "the specification has no data; give a data file with --data FILE"),
    (
      .noDataset("\"d\""),
      "the specification has no dataset \"d\"; give a data file with --data FILE"
    ),
    (
      .notRead(kind: "graticule"),
      "data of the kind graticule are not supported; give a data file with --data FILE"
    ),
    (
      .onNetwork("\"d\""),
      "\"d\" is on the network, where sonify does not read; download it, "
        + "then give it with --data FILE"
    ),
    (
      .noFileName("\"\""),
      "the address of the data does not name a file; give a data file with --data FILE"
    ),
    (
      .notBeside("\"/d\""),
      "\"/d\" is outside the folder of the specification, and sonify looks only inside it; "
        + "give the file with --data FILE"
    ),
    (
      .fromPipe("\"d\""),
      "\"d\" cannot be found, because a specification from standard input has no folder to search; "
        + "give the file with --data FILE"
    ),
    (
      .noFile("\"d\""),
      "there is no file \"d\" in the folder of the specification; "
        + "give the data file with --data FILE"
    ),
    (
      .leadsOut("\"d\""),
      "\"d\" is a link to a file outside the folder of the specification, and sonify looks only inside it; "
        + "give the file with --data FILE"
    ),
    (
      .noPlainFile("\"d\""),
      "\"d\" is a folder, a pipe or a device, not a file; give a data file with --data FILE"
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
