import SonifyBase
import SonifyComposition
import SonifyInput
import Testing

@testable import sonify

/// What users of the command are told of faults that an option mends: word for word.
@Suite struct WordingTests {
  private static let place = InputError.Place(source: "a.csv", line: 3)
  private static let condition = RowChoices.Condition("site", .equal, "Waseca")

  private static let choices: [(InputError.ChoiceFault, String)] = [
    (.notSpecification, "--view and --data suit Vega-Lite specifications only"),
    (
      .histogramOfSeveral,
      "a histogram counts the values of one column: name it with --y alone"
    ),
    (.rangeOfCategories, "--x-range does not suit an axis of names"),
    (.binsWithoutHistogram, "--bins suits histograms: add --kind histogram"),
    (.stackedScatter, "--stack suits bars and lines, not a scatter chart"),
    (.stackedOnLog, "--stack does not suit --y-scale log: parts add up on a linear scale"),
    (
      .textsOnScale(column: "site"),
      #"column "site" holds texts: only --x-scale category suits it"#
    ),
    (.datesOnLog(column: "day"), #"column "day" holds dates: --x-scale log does not suit it"#),
    (.yScale, "--y-scale is auto, linear or log"),
    (.noView(5, count: 4), "no view 5: there are 4"),
  ]

  private static let rows: [(InputError.ChoiceFault, String)] = [
    (
      .noGroups(.sum), "--group sum needs a column whose values come again: --x COLUMN"
    ),
    (
      .overflow(.sum, column: "y"), #"--group sum: a sum of "y" is past the greatest number"#
    ),
    (
      .noValue(RowChoices.Condition("y", .less, "")), "--where y<: give a value behind the sign"
    ),
    (
      .valueIsNoNumber(RowChoices.Condition("mpg", .greater, "fast")),
      #"--where mpg>fast: "fast" is not a number, and column "mpg" holds numbers"#
    ),
    (
      .valueIsNoDate(RowChoices.Condition("day", .atLeast, "soon"), example: "2012-01-31"),
      #"--where day>=soon: "soon" is not a date, and column "day" holds dates like 2012-01-31"#
    ),
    (
      .tooManyTexts(column: "site", maximum: 9),
      #"column "site" has more than 9 different texts: too many for --where"#
    ),
    (
      .noRow(condition, nearest: nil, texts: [], hasMore: false),
      "--where site=Waseca leaves no row"
    ),
    (
      .noRow(condition, nearest: "Wasega", texts: ["Wasega", "Morris"], hasMore: false),
      #"--where site=Waseca leaves no row: did you mean "Wasega"?"#
    ),
    (
      .noRow(condition, nearest: nil, texts: ["Duluth", "Morris"], hasMore: false),
      #"--where site=Waseca leaves no row: there are "Duluth", "Morris""#
    ),
    (
      .noRow(condition, nearest: nil, texts: ["Duluth", "Morris"], hasMore: true),
      #"--where site=Waseca leaves no row: there are "Duluth", "Morris", …"#
    ),
    (
      .noRowForAll(condition),
      "--where site=Waseca leaves no row: all conditions must hold"
    ),
  ]

  private static let formats: [(InputError.ChoiceFault, String)] = [
    (
      .skippedLinesOfPrintedTable,
      "--skip-lines does not suit a printed table, whose beginning is found (try --input-format csv)"
    ),
    (.skippedLinesOfJSON, "--skip-lines suits tables of text, not JSON"),
    (.headerOfJSON(true, .numbers), "--header does not suit JSON that holds numbers"),
    (.headerOfJSON(true, .pairs), "--header does not suit JSON that holds an object of numbers"),
    (.headerOfJSON(false, .records), "--no-header does not suit JSON that holds records"),
    (
      .headerOfJSON(false, .rows),
      "--no-header does not suit JSON that holds arrays, each a row"
    ),
    (
      .headerOfJSON(false, .columns),
      "--no-header does not suit JSON that holds an object of columns"
    ),
    (
      .headerOfJSON(false, .keyedRecords),
      "--no-header does not suit JSON that holds an object of records"
    ),
    (
      .settingsOfDocument([
        .x, .y, .series, .binCount, .conditions, .grouping, .order, .first, .last,
      ]),
      "--x, --y, --series, --bins, --where, --group, --sort, --first, --last: "
        + "a chart document has no columns and cells to choose and read"
    ),
    (
      .stacksOfDocument,
      "--stack suits several series of bars or lines on one linear y axis, which the document has not"
    ),
    (
      .scaleOfCategories,
      "the x axis of the document has names: only --x-scale category suits it"
    ),
    (
      .scaleOfDocument(.x, .log, holdsDates: true),
      "the x axis of the document holds dates: --x-scale log does not suit it"
    ),
    (
      .scaleOfDocument(.x, .time, holdsDates: false),
      "the x axis of the document holds numbers: --x-scale time does not suit it"
    ),
    (
      .scaleOfDocument(.y, .log, holdsDates: true),
      "the y axis of the document holds dates: --y-scale log does not suit it"
    ),
    (
      .scaleOfDocument(.y, .time, holdsDates: false),
      "the y axis of the document holds numbers: --y-scale time does not suit it"
    ),
    (
      .rowsOfSpecification,
      "--where, --group, --sort, --first and --last suit tables: a specification chooses its own rows"
    ),
    (
      .settingsOfSpecification([
        .skippedLines, .delimiter, .header(true), .header(false), .decimalComma(true),
        .decimalComma(false), .dateOrder(.dayFirst), .dateOrder(.monthFirst),
        .encoding(.latin1), .missingMarkers,
      ]),
      "--skip-lines, --delimiter, --header, --no-header, --decimal-comma, --no-decimal-comma, "
        + "--day-first, --month-first, --encoding latin1, --missing: "
        + "a specification has no cells of text to read"
    ),
    (.severalYOfSpecification, "--y can be given once with a specification"),
  ]

  private static let cells: [(InputError.CellFault, String)] = [
    (
      .notNumber("n.a.", mayBeMissing: true),
      #""n.a." is not a number (leave it out? try --missing "n.a.")"#
    ),
    (.notNumber("n.a.", mayBeMissing: false), #""n.a." is not a number"#),
    (
      .notDate("soon", example: "2012-01-31", mayBeMissing: true),
      #""soon" is not a date like 2012-01-31 (leave it out? try --missing "soon")"#
    ),
    (
      .notDate("soon", example: "2012-01-31", mayBeMissing: false),
      #""soon" is not a date like 2012-01-31"#
    ),
    (
      .decimalSign("1,5", .comma), #""1,5" is not a number (decimal comma? try --decimal-comma)"#
    ),
    (
      .decimalSign("1.5", .point),
      #""1.5" is not a number (decimal point? try --no-decimal-comma)"#
    ),
    (
      .decimalSign("1.5", .detected),
      #""1.5" is not a number with a decimal comma (leave --decimal-comma out?)"#
    ),
    (
      .decimalSign("1,234", .either(withComma: "1.234", withPoint: "1234")),
      #""1,234" is not a number (--no-decimal-comma if it means 1234, "#
        + "--decimal-comma if it means 1.234)"
    ),
    (.notUTF8("Caf\u{FFFD}"), "\"Caf\u{FFFD}\" is not UTF-8 (Latin-1? try --encoding latin1)"),
    (.tooFewCells(1, expected: 2), "1 cell where 2 are expected"),
  ]

  private static let data: [(InputError.DataFault, String)] = [
    (.noColumns, "no columns stand out: name them with --x and --y"),
    (
      .noNumbers,
      "no column of numbers that could be heard (count rows? try --x COLUMN --group count)"
    ),
    (.expandedDisplay, "psql's expanded display is not read (try \\x off, or psql --csv)"),
    (
      .moreJSON(byte: 7),
      "more follows behind the end of the value (try --input-format ndjson) (byte 7)"
    ),
    (
      .jsonNotUTF8(byte: 7),
      "a string that is not UTF-8 (Latin-1? try --encoding latin1) (byte 7)"
    ),
    (
      .foreign(.sqlite),
      "is an SQLite database: sqlite3 FILE 'select …' -csv -header | sonify -"
    ),
    (.foreign(.zstd), "is packed with zstd: zstdcat FILE | sonify -"),
    (.foreign(.xz), "is packed with xz: xzcat FILE | sonify -"),
    (.foreign(.bzip2), "is packed with bzip2: bzcat FILE | sonify -"),
    (.foreign(.pdf), "is a PDF: copy its table into a text file"),
  ]

  private static let specifications: [(InputError.SpecificationFault, String)] = [
    (.dataMissing, "is missing: give it with --data FILE"),
    (.noDataset("\"d\""), "\"d\" is not among the datasets: give it with --data FILE"),
    (
      .notRead(kind: "graticule"), "graticule is not read: give records with --data FILE"
    ),
    (
      .onNetwork("\"d\""),
      "\"d\" is on the network: download it and give it with --data FILE"
    ),
    (.noFileName("\"\""), "\"\" names no file: give it with --data FILE"),
    (
      .notBeside("\"/d\""),
      "\"/d\" does not lie beside the specification: give it with --data FILE"
    ),
    (
      .fromPipe("\"d\""),
      "\"d\" cannot be found from standard input: give it with --data FILE"
    ),
    (
      .noFile("\"d\""),
      "\"d\" is no file beside the specification: give it with --data FILE"
    ),
    (
      .leadsOut("\"d\""),
      "\"d\" leads out of the folder of the specification: give it with --data FILE"
    ),
    (
      .noPlainFile("\"d\""),
      "\"d\" is a folder, a pipe or a device: give a file with --data FILE"
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
        == #"a.json: d.csv:2: column "y": "1,5" is not a number (decimal comma? try --decimal-comma)"#
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
        == "40 series do not fit into 60 s, at most 25 do: choose fewer series, or give more time "
        + "with --duration")
    #expect(
      CompositionError.pitchAboveSampleRate(highest: Hertz(5000), maximum: Hertz(3600.5)).line
        == "a pitch of 5000 Hz needs a higher --sample-rate, or end --pitch-range at 3600 Hz")
    #expect(CompositionError.nothingToHear.line == CompositionError.nothingToHear.description)
    #expect(
      PitchRange.BoundsError.upsideDown(Hertz(440), Hertz(220)).line
        == "pitch range 440:220 Hz: the first must be the lower (--invert turns pitches upside down)"
    )
    #expect(
      PitchRange.BoundsError.notAPitch("H3").line
        == PitchRange.BoundsError.notAPitch("H3").description)
  }
}
