import SonifyBase

extension Decision {
  /// The format of the data, and the part of them that was read.
  public enum Format: Equatable, Sendable {
    /// The data were unpacked from gzip.
    case unpacked
    /// The text was converted from another encoding than UTF-8 and Latin-1, by its name, and whether that
    /// was found by the frequency of its characters; UTF-16 is known by its byte order mark.
    case converted(from: String, isFound: Bool)
    /// This number of bytes stands for no character in the encoding of the text.
    case replaced(Int, encoding: String)
    /// The encoding of the text, and whether it was found because the text is no UTF-8.
    case encoding(ReadingOptions.Encoding, isFound: Bool)
    /// The format; ``ReadingOptions/Format-swift.enum/csv`` for any delimiter.
    case format(ReadingOptions.Format)
    /// The form of the rows in a JSON text.
    case json(JSONForm)
    /// The keys and numbers that lead to the rows in a JSON text, as in "result.records".
    case path(String)
    /// Keys of JSON records whose values were skipped because they are arrays or objects.
    case skippedKeys([String])
    /// A key that occurs twice in a JSON record, whose last value is used, and its line, counted
    /// from 1.
    case repeatedKey(String, line: Int)
    /// Columns were left out when the table was printed.
    case columnsLeftOut
  }

  /// How the rows of a JSON text are arranged.
  public enum JSONForm: Sendable {
    /// Objects, each a row.
    case records
    /// Arrays, each a row.
    case rows
    /// Numbers.
    case numbers
    /// An object of columns.
    case columns
    /// Arrays, each a column.
    case arrays
    /// An object of numbers.
    case pairs
    /// An object of records.
    case keyedRecords
  }
}

extension Decision.Format {
  /// The maximum number of keys that are listed by name.
  private static let listedCount = 3

  var text: String {
    switch self {
    case .unpacked: FormatPhrases.unpacked.text()
    case .converted(let name, _):
      name == ByteSource.Conversion.utf16
        ? FormatPhrases.utf16.text()
        : FormatPhrases.converted.text(["name": UntrustedText.harmless(name, limit: 40)])
    case .replaced(let count, let name):
      FormatPhrases.replaced.text(
        count: count, ["count": "\(count)", "name": UntrustedText.harmless(name, limit: 40)])
    case .encoding(.utf8, _): FormatPhrases.utf8.text()
    case .encoding(.latin1, _): FormatPhrases.latin1.text()
    case .format(let format): format.phrase.text()
    case .json(let form): form.phrase.text()
    case .path(let path):
      JSONPhrases.dataFrom.text(["path": UntrustedText.harmless(path, limit: 60)])
    case .skippedKeys(let keys):
      JSONPhrases.leftOut.text([
        "names": Lists.items(keys.prefix(Self.listedCount).map(Self.shown), of: keys.count)
      ])
    case .repeatedKey(let key, let line):
      JSONPhrases.repeated.text(["name": Self.shown(key), "line": "\(line)"])
    case .columnsLeftOut: PrintedTablePhrases.columnsLeftOut.text()
    }
  }

  var isReported: Bool {
    switch self {
    // Arrays are rows as often.
    case .json(let form): form == .arrays
    case .encoding(_, let isFound), .converted(_, let isFound): isFound
    case .unpacked, .format: false
    case .replaced, .path, .skippedKeys, .repeatedKey, .columnsLeftOut: true
    }
  }

  var remedy: Remedy? {
    switch self {
    case .encoding(let encoding, _): .encoding(encoding == .latin1 ? .utf8 : .latin1)
    case .converted(let name, _): name == ByteSource.Conversion.utf16 ? nil : .otherEncoding
    case .replaced: .otherEncoding
    case .format: .format
    case .unpacked, .json, .path, .skippedKeys, .repeatedKey, .columnsLeftOut: nil
    }
  }

  private static func shown(_ key: String) -> String { UntrustedText.harmless(key, limit: 40) }
}

extension ReadingOptions.Format {
  fileprivate var phrase: Phrase {
    switch self {
    case .auto, .csv, .tsv: FormatPhrases.delimited
    case .table: FormatPhrases.table
    case .html: FormatPhrases.html
    case .xlsx: FormatPhrases.xlsx
    case .ods: FormatPhrases.ods
    case .sqlite: FormatPhrases.sqlite
    case .json: FormatPhrases.json
    case .ndjson: FormatPhrases.ndjson
    case .vegaLite: FormatPhrases.vegaLite
    case .chart: FormatPhrases.chart
    case .figure: FormatPhrases.figure
    case .notebook: FormatPhrases.notebook
    }
  }
}

extension Decision.JSONForm {
  fileprivate var phrase: Phrase {
    switch self {
    case .records: JSONPhrases.holdsRecords
    case .rows: JSONPhrases.holdsRows
    case .numbers: JSONPhrases.holdsNumbers
    case .columns: JSONPhrases.holdsColumns
    case .arrays: JSONPhrases.holdsArrays
    case .pairs: JSONPhrases.holdsPairs
    case .keyedRecords: JSONPhrases.holdsKeyedRecords
    }
  }
}
