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
    BadChart("blank lines", "\n\r\n\n".utf8, says: "data.csv: holds only blank lines"),
    BadChart("header only", "year,rate\n".utf8, says: "data.csv: has a header and no rows"),
    BadChart("all missing", "year,rate\n,\nNA,\n".utf8, says: "data.csv: every cell is missing"),
    BadChart(
      "a column that is missing", "year,rate\n2001,NA\n2002,\n".utf8, ["--y", "rate"],
      says: "data.csv: column \"rate\": every value is missing"),
    BadChart(
      "text alone", "city,land\nRome,Italy\n".utf8,
      says: "data.csv: no column of numbers that could be heard "
        + "(count rows? try --x COLUMN --group count)"),
    BadChart(
      "y that is no number", "city,land\nRome,4\nOslo,3\n".utf8, ["--y", "city"],
      says: "data.csv:2: column \"city\": \"Rome\" is not a number"),
    BadChart(
      "a decimal comma", rows(of: "1.5", with: "\"12,5\""),
      says: "data.csv:17: column \"rate\": \"12,5\" is not a number"
        + " (decimal comma? try --decimal-comma)"),
    BadChart(
      "an infinite value", rows(of: "1", with: "-Infinity"),
      says: "data.csv:17: column \"rate\": \"-Infinity\" is not a finite number"),
    BadChart(
      "a value past all numbers", rows(of: "1", with: "1e999"),
      says: "data.csv:17: column \"rate\": \"1e999\" is not a finite number"),
    BadChart(
      "a row that is too short", "x,y\n1,2\n3\n".utf8,
      says: "data.csv:3: 1 cell where 2 are expected"),
    BadChart(
      "a row that is too long", "x,y\n1,2\n\n3,4,5\n".utf8,
      says: "data.csv:4: more than the 2 cells that a row here has"),
    BadChart(
      "a NUL byte", "x,y\n1,2\n2,\0\n3,1\n".utf8,
      says: "data.csv:3: column \"y\": a NUL byte: this is not plain text"),
    BadChart(
      "a sound and no chart", "RIFF\u{24}\0\0\0WAVEfmt ".utf8,
      says: "data.csv: is a sound, not data"),
    BadChart(
      "a picture and no chart", [0x42, 0x4d, 0, 0, 0x7a],
      says: "data.csv:1: column 1: a NUL byte: this is not plain text"),
    BadChart(
      "Latin-1", Array("name,n\nA,1\nCaf".utf8) + [0xe9] + Array(",2\nB,3\n".utf8),
      says:
        "data.csv:3: column \"name\": \"Caf\u{FFFD}\" is not UTF-8 (Latin-1? try --encoding latin1)"
    ),
    BadChart(
      "UTF-16 with a header alone", [0xff, 0xfe, 0x78, 0],
      says: "data.csv: has a header and no rows"),
    BadChart(
      "an open quotation mark", "x,y\n1,2\n2,\"3\n3,4\n".utf8,
      says: "data.csv:3: column \"y\": a quotation mark that is never closed"),
    BadChart(
      "20,000 columns", Array(repeating: "1", count: 20_000).joined(separator: ",").utf8,
      says: "data.csv: 20000 columns: at most 16384 can be read"),
    BadChart(
      "a cell that steers the terminal", rows(of: "1", with: "\u{1b}]0;x\u{7}\u{9b}2J"),
      says: "data.csv:17: column \"rate\": \"\u{FFFD}]0;x\u{FFFD}\u{FFFD}2J\" is not a number"),
  ]

  /// What is wrong with choices.
  static let choices = [
    BadChart(
      "an unknown column", small, ["--y", "rat"], status: 64,
      says: "no column \"rat\": did you mean \"rate\"?"),
    BadChart(
      "a column unlike any", small, ["--x", "wavelength"], status: 64,
      says: "no column \"wavelength\": the columns are \"year\", \"rate\", \"share\""),
    BadChart(
      "a number too high", small, ["--series", "9"], status: 64, says: "no column 9: there are 3"),
    BadChart(
      "a name that two columns have", "a,a,b\n1,2,3\n2,3,5\n".utf8, ["--y", "a"], status: 64,
      says: "2 columns are called \"a\": use the number, 1 or 2"),
    BadChart(
      "a name that steers the terminal", small, ["--y", "\u{1b}[2J\nx"], status: 64,
      says: "no column \"\u{FFFD}[2J x\": the columns are \"year\", \"rate\", \"share\""),
    BadChart(
      "10,000 series", seriesByTheThousand, ["--series", "s"], status: 64,
      says: "column \"s\" has 10000 different values: at most 64 series can be heard"),
    BadChart(
      "an x range upside down", small, ["--x-range", "2003:2001"], status: 64,
      says: "the x range 2003:2001 is upside down or empty"),
    BadChart(
      "a y range upside down", small, ["--y-range", "5:-5"], status: 64,
      says: "the y range 5:-5 is upside down or empty"),
    BadChart(
      "an x range without rows", small, ["--x-range", "1:2"], status: 64,
      says: "no row lies within the x range"),
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
        "The value '39:1000' is invalid for '--pitch-range <low:high>': pitch 39 Hz: only 40 to 5000"
        + " Hz can be heard well as pitches (see sonify help render)"),
    BadChart(
      "a pitch too high", small, ["--pitch-range", "C4:5001"], status: 64,
      says:
        "The value 'C4:5001' is invalid for '--pitch-range <low:high>': pitch 5001 Hz: only 40 to"
        + " 5000 Hz can be heard well as pitches (see sonify help render)"),
    BadChart(
      "a pitch range upside down", small, ["--pitch-range", "440:220"], status: 64,
      says:
        "The value '440:220' is invalid for '--pitch-range <low:high>': pitch range 440:220 Hz: the"
        + " first must be the lower (--invert turns pitches upside down) (see sonify help render)"),
    BadChart(
      "no note", small, ["--pitch-range", "H3:C7"], status: 64,
      says:
        "The value 'H3:C7' is invalid for '--pitch-range <low:high>': pitch \"H3\": give hertz or a"
        + " note, as in 220 or A3 (see sonify help render)"),
    BadChart(
      "pitches past the sample rate", small,
      ["--pitch-range", "220:5000", "--sample-rate", "8000"], status: 64,
      says: "a pitch of 5000 Hz needs a higher --sample-rate, or end --pitch-range at 3600 Hz"),
    BadChart(
      "a logarithm of nothing", "x,y\n1,2\n2,0\n".utf8, ["--y-scale", "log"], status: 64,
      says: "a log scale needs y values above 0: the least is 0"),
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

  /// 20 rows of "year,rate" of which that on line 17 has another value.
  private static func rows(of usual: String, with other: String) -> [UInt8] {
    let rows = (2...21).map { "\(2000 + $0),\($0 == 17 ? other : usual)\n" }
    return Array(("year,rate\n" + rows.joined()).utf8)
  }

  private static let seriesByTheThousand = Array(
    ("x,s,y\n" + (0..<10_000).map { "\($0 % 3),s\($0),\($0)\n" }.joined()).utf8)
}
