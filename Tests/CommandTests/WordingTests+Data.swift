import SonifyBase
import SonifyChart
import SonifyComposition
import SonifyInput
import SonifyTables
import Testing

@testable import sonify

/// Faults of files and data, each with its sentence.
extension WordingTests {
  static let formats: [(InputError.ChoiceFault, String)] = [
    (
      .skippedLinesOfCells,
      "--skip-lines does not work with a page or a workbook, because sonify itself finds where the table starts; leave --skip-lines out"
    ),
    (
      .tableOfOther,
      "--table chooses one of several tables, sheets or outputs, and this is one table; leave --table out"
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
      "--where, --group, --every, --sort, --first and --last work only with tables, and a Vega-Lite specification chooses its own rows; leave them out"
    ),
    (
      .settingsOfFigure([.x, .conditions]),
      "--x, --where: options for tables do not work with a chart of a library such as Plotly; leave them out"
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

  static let cells: [(InputError.CellFault, String)] = [
    (
      .notNumber("n.a.", mayBeMissing: true),
      #""n.a." is not a number; if it means a missing value, try --missing "n.a.""#
    ),
    (.notNumber("n.a.", mayBeMissing: false), #""n.a." is not a number"#),
    (
      .notNumber("8:03", mayBeMissing: false),
      #""8:03" is not a number; name its column with --y, and say what it is with --y-unit duration or --y-unit 'time of day'"#
    ),
    (.notNumber("8:3", mayBeMissing: false), #""8:3" is not a number"#),
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
      "\"Caf\u{FFFD}\" is not UTF-8 text; "
        + "try --encoding with the encoding of the file, such as latin1 or shift_jis"
    ),
    (
      .tooFewCells(1, expected: 2),
      "this row has 1 cell, and 2 are expected; check its separators and quotation marks, or skip such rows with --skip-bad-rows"
    ),
  ]

  static let data: [(InputError.DataFault, String)] = [
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
      .jsonRow("a number stands where a record is expected; write all rows as records", byte: 7),
      "at byte 7: a number stands where a record is expected; write all rows as records (--skip-bad-rows skips such rows)"
    ),
    (
      .jsonRow("a colon is missing", byte: 7),
      "at byte 7: a colon is missing (--skip-bad-rows skips such rows)"
    ),
    (
      .jsonNotUTF8(byte: 7),
      "at byte 7: a string is not UTF-8 text; try --encoding with the encoding of the file, such as latin1 or shift_jis"
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

  static let specifications: [(InputError.SpecificationFault, String)] = [
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
}
