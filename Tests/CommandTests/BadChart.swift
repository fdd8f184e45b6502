import Testing

/// Data or choices from which no sound can be made, and what the user is told.
struct BadChart: Sendable, CustomTestStringConvertible {
  /// What is wrong.
  let testDescription: String
  /// The bytes of "data.csv".
  let data: [UInt8]
  /// The options behind the name of the chart.
  let options: [String]
  /// The exit status.
  let status: Int32
  /// The line on standard error, behind the name of the program.
  let message: String

  /// Data that cannot be read as they are.
  private init(
    _ fault: String, _ data: some Sequence<UInt8>, _ options: [String] = [], status: Int32 = 65,
    says message: String
  ) {
    testDescription = fault
    self.data = Array(data)
    self.options = options
    self.status = status
    self.message = message
  }

  private static let small = "year,rate,share\n2001,1,10\n2002,2,20\n2003,3,15\n".utf8

  /// What is wrong with data.
  static let data = [
    BadChart("empty file", [], says: "data.csv: is empty"),
    BadChart(
      "blank lines", "\n\r\n\n".utf8,
      says: "data.csv: there are only blank lines; give a table with values"),
    BadChart(
      "header only", "year,rate\n".utf8,
      says: "data.csv: there is a header, but there are no rows after it; add rows with values"),
    BadChart(
      "all missing", "year,rate\n,\nNA,\n".utf8,
      says: "data.csv: every cell is missing; give a table with values"),
    BadChart(
      "a column that is missing", "year,rate\n2001,NA\n2002,\n".utf8, ["--y", "rate"],
      says: "data.csv: every value is missing in \"rate\"; choose another column"),
    BadChart(
      "text alone", "city,land\nRome,Italy\n".utf8,
      says: "data.csv: no column holds numbers to plot; "
        + "to count rows instead, try --x COLUMN --group count"),
    BadChart(
      "running text",
      "The river rose in the night and nobody in the village slept at all.\nIn the morning the bridge was gone.\n"
        .utf8,
      says: "data.csv: this text has no table of numbers; give rows and columns"),
    BadChart(
      "y that is no number", "city,land\nRome,4\nOslo,3\n".utf8, ["--y", "city"],
      says: "data.csv:2: column \"city\": \"Rome\" is not a number"),
    BadChart(
      "a decimal comma", rows(of: "1.5", with: "\"12,5\""),
      says: "data.csv:17: column \"rate\": \"12,5\" is not a number"
        + "; if it has a decimal comma, try --decimal-comma"),
    BadChart(
      "an infinite value", rows(of: "1", with: "-Infinity"),
      says: "data.csv:17: column \"rate\": \"-Infinity\" is not a finite number"),
    BadChart(
      "a value past all numbers", rows(of: "1", with: "1e999"),
      says: "data.csv:17: column \"rate\": \"1e999\" is not a finite number"),
    BadChart(
      "a row that is too short", "x,y\n1,2\n3\n".utf8,
      says:
        "data.csv:3: this row has 1 cell, and 2 are expected; check its separators and quotation marks, or skip such rows with --skip-bad-rows"
    ),
    BadChart(
      "a row that is too long", "x,y\n1,2\n\n3,4,5\n".utf8,
      says:
        "data.csv:4: this row has more than 2 cells, the number expected; check its separators and quotation marks, or skip such rows with --skip-bad-rows"
    ),
    BadChart(
      "a NUL byte", "x,y\n1,2\n2,\0\n3,1\n".utf8,
      says:
        "data.csv:3: column \"y\": there is a NUL byte here, so this is not plain text; give a text file"
    ),
    BadChart(
      "a sound and no chart", "RIFF\u{24}\0\0\0WAVEfmt ".utf8,
      says: "data.csv: this is a sound, not data; give a file with the data"),
    BadChart(
      "a picture and no chart", [0x42, 0x4d, 0, 0, 0x7a],
      says:
        "data.csv:1: column 1: there is a NUL byte here, so this is not plain text; give a text file"
    ),
    BadChart(
      "no text", Array("name,n\nA,1\nCaf".utf8) + [0xe9] + Array(",2\nB\u{1},3\n".utf8),
      says:
        "data.csv:3: column \"name\": \"Caf\u{FFFD}\" is not UTF-8 text; "
        + "try --encoding with the encoding of the file, such as latin1 or shift_jis"
    ),
    BadChart(
      "UTF-16 with a header alone", [0xff, 0xfe, 0x78, 0],
      says: "data.csv: there is a header, but there are no rows after it; add rows with values"),
    BadChart(
      "an open quotation mark", "x,y\n1,2\n2,\"3\n3,4\n".utf8,
      says: "data.csv:3: column \"y\": a quotation mark is never closed; close it or remove it"),
    BadChart(
      "20,000 columns", Array(repeating: "1", count: 20_000).joined(separator: ",").utf8,
      says:
        "data.csv: the table has 20000 columns, and at most 16384 can be read; remove some columns"),
    BadChart(
      "cells that steer the terminal",
      rows(of: "1", with: "\u{1b}]0;x\u{7}\u{9b}2J", count: 2),
      says: "data.csv:17: column \"rate\": \"\u{FFFD}]0;x\u{FFFD}\u{FFFD}2J\" is not a number"),
  ]

  /// What is wrong with choices.
  static let choices = [
    BadChart(
      "an unknown column", small, ["--y", "rat"], status: 64,
      says: "there is no column \"rat\"; did you mean \"rate\"?"),
    BadChart(
      "a column unlike any", small, ["--x", "wavelength"], status: 64,
      says: "there is no column \"wavelength\"; the columns are \"year\", \"rate\", \"share\""),
    BadChart(
      "a number too high", small, ["--series", "9"], status: 64,
      says: "there is no column 9; the table has 3 columns"),
    BadChart(
      "a name that two columns have", "a,a,b\n1,2,3\n2,3,5\n".utf8, ["--y", "a"], status: 64,
      says: "2 columns are called \"a\"; choose one by its number, 1 or 2"),
    BadChart(
      "a name that steers the terminal", small, ["--y", "\u{1b}[2J\nx"], status: 64,
      says: "there is no column \"\u{FFFD}[2J x\"; the columns are \"year\", \"rate\", \"share\""),
    BadChart(
      "10,000 series", seriesByTheThousand, ["--series", "s"], status: 64,
      says:
        "column \"s\" has 10000 different values, and a chart can have at most 1000 series; choose another column or fewer rows"
    ),
    BadChart(
      "an x range upside down", small, ["--x-range", "2003:2001"], status: 64,
      says: "the x range 2003:2001 is empty or the wrong way round; give the lower end first"),
    BadChart(
      "a y range upside down", small, ["--y-range", "5:-5"], status: 64,
      says: "the y range 5:-5 is empty or the wrong way round; give the lower end first"),
    BadChart(
      "an x range without rows", small, ["--x-range", "1:2"], status: 64,
      says: "no row lies within the x range; choose a wider range"),
    BadChart(
      "half a range", small, ["--y-range", "5"], status: 64,
      says: "The value '5' is invalid for '--y-range <low:high>': give LOW:HIGH, as in 0:100"
        + " (see sonify help render)"),
    BadChart(
      "a negative duration", small, ["--duration", "-5"], status: 64,
      says: "The value '-5' is invalid for '--duration <seconds>': give 0.2 to 604800 seconds"
        + " (see sonify help render)"),
    BadChart(
      "a duration that is no number", small, ["--duration", "nan"], status: 64,
      says: "The value 'nan' is invalid for '--duration <seconds>': give 0.2 to 604800 seconds"
        + " (see sonify help render)"),
    BadChart(
      "a pitch too low", small, ["--pitch-range", "39:1000"], status: 64,
      says:
        "The value '39:1000' is invalid for '--pitch-range <low:high>': a pitch of 39 Hz is"
        + " not heard well; choose pitches from 40 to 5000 Hz (see sonify help render)"),
    BadChart(
      "a pitch too high", small, ["--pitch-range", "C4:5001"], status: 64,
      says:
        "The value 'C4:5001' is invalid for '--pitch-range <low:high>': a pitch of 5001 Hz is"
        + " not heard well; choose pitches from 40 to 5000 Hz (see sonify help render)"),
    BadChart(
      "a pitch range upside down", small, ["--pitch-range", "440:220"], status: 64,
      says:
        "The value '440:220' is invalid for '--pitch-range <low:high>': pitch range 440:220 Hz"
        + " is the wrong way round; give the lower pitch first, or use --invert to turn pitches"
        + " upside down (see sonify help render)"),
    BadChart(
      "no note", small, ["--pitch-range", "H3:C7"], status: 64,
      says:
        "The value 'H3:C7' is invalid for '--pitch-range <low:high>': \"H3\" is not a pitch; give"
        + " hertz or a note, as in 220 or A3 (see sonify help render)"),
    BadChart(
      "pitches past the sample rate", small,
      ["--pitch-range", "220:5000", "--sample-rate", "8000"], status: 64,
      says:
        "a pitch of 5000 Hz is too high for the sample rate; choose a higher --sample-rate, or end --pitch-range at 3600 Hz"
    ),
    BadChart(
      "a logarithm of nothing", "x,y\n1,2\n2,0\n".utf8, ["--y-scale", "log"], status: 64,
      says: "a log scale needs y values above 0, and the lowest is 0; choose a linear scale"),
    BadChart(
      "a y axis of dates", small, ["--y-scale", "time"], status: 64,
      says: "The value 'time' is invalid for '--y-scale <scale>'. Please provide one of 'auto',"
        + " 'linear' or 'log'. (see sonify help render)"),
    BadChart(
      "bits that no file has", small, ["--bits", "8"], status: 64,
      says:
        "The value '8' is invalid for '--bits <bits>'. Please provide one of '16', '24' or '32f'."
        + " (see sonify help render)"),
    BadChart(
      "a sample rate too low", small, ["--sample-rate", "4000"], status: 64,
      says:
        "The value '4000' is invalid for '--sample-rate <hz>': give a sample rate from 8000 to 384000 Hz"
        + " (see sonify help render)"),
    BadChart(
      "too loud", small, ["--volume", "99"], status: 64,
      says: "The value '99' is invalid for '--volume <db>': give -60 to 40 decibels"
        + " (see sonify help render)"),
    BadChart(
      "an unknown option", small, ["--mod", "discrete"], status: 64,
      says: "Unknown option '--mod'. Did you mean '--mode'? (see sonify help render)"),
    BadChart(
      "an option that steers the terminal", small, ["--\u{1b}[2J"], status: 64,
      says: "Unknown option '--\u{FFFD}[2J' (see sonify help render)"),
    BadChart(
      "a second chart", small, ["more.csv"], status: 64,
      says: "Unexpected argument 'more.csv' (see sonify help render)"),
  ]

  /// 20 rows of "year,rate" of which some from line 17 on have another value.
  private static func rows(of usual: String, with other: String, count: Int = 1) -> [UInt8] {
    let others = 17..<(17 + count)
    let rows = (2...21).map { "\(2000 + $0),\(others.contains($0) ? other : usual)\n" }
    return Array(("year,rate\n" + rows.joined()).utf8)
  }

  private static let seriesByTheThousand = Array(
    ("x,s,y\n" + (0..<10_000).map { "\($0 % 3),s\($0),\($0)\n" }.joined()).utf8)
}
