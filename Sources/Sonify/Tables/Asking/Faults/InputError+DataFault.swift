extension InputError {
  /// Why data make no chart.
  ///
  /// Names, cells and texts of the data are shortened and safe to print.
  public enum DataFault: Equatable, Sendable, CustomStringConvertible {
    // MARK: - Files

    /// The data have a format that is not a table of text.
    case foreign(ForeignFormat)
    /// The gzip data are damaged.
    case damagedGzip
    /// The gzip data end early.
    case truncatedGzip
    /// The gzip data unpack to more than `factor` times their size.
    case unpacksTooFar(factor: Int)
    /// More bytes than ``ReadingOptions/maxInput`` came from a pipe or were unpacked.
    case tooLong(maximum: Int)

    // MARK: - Tables

    /// There are no bytes.
    case empty
    /// All lines are blank.
    case blank
    /// The header has names for fewer columns than the first rows have cells; the rows begin after the given number of lines.
    case shortHeader(Int, cells: Int, lines: Int)
    /// There is a header and no row.
    case headerAlone
    /// This number of lines was to be skipped, but the data have no more.
    case tooFewLines(Int)
    /// The lines to be skipped are longer than can be read.
    case longSkippedLines(Int, megabytes: Int)
    /// The table has more than `maximum` columns.
    case tooManyColumns(Int, maximum: Int)
    /// The contents of the columns are unclear, so that no column can be chosen automatically.
    case noColumns
    /// No column holds numbers.
    case noNumbers
    /// The data are running text, without columns.
    case runningText
    /// Every cell is missing.
    case allMissing
    /// Every value of the column is missing.
    case columnMissing(String)
    /// Every value of the columns that were chosen is missing.
    case columnsMissing([String])
    /// No row has a value of x.
    case noRow(x: String)
    /// A row is malformed.
    case row(CellFault)
    /// A cell is malformed, in the column with this number, counted from 1, and this name, which
    /// may be empty.
    case cell(CellFault, column: Int, name: String)

    // MARK: - Printed tables

    /// There is no printed table.
    case noPrintedTable
    /// Rows were left out when the table was printed.
    case rowsLeftOut
    /// An array has more than two dimensions.
    case deepArray
    /// A row lacks its last bar.
    case noLastBar
    /// A text extends across two columns.
    case textAcrossColumns

    // MARK: - Pages and workbooks

    /// There is no table that can be read.
    case sheet(SheetFault)

    // MARK: - JSON

    /// The text is not JSON, or differs from the rows before, in a sentence; the byte is counted
    /// from 1 on its line.
    case json(String, byte: Int)
    /// A row is not JSON, or differs from the rows before, in a sentence; rows like it can be skipped.
    case jsonRow(String, byte: Int)
    /// More data follow the value, at the byte.
    case moreJSON(byte: Int)
    /// The string at the byte is not UTF-8.
    case jsonNotUTF8(byte: Int)
    /// The JSON text has no rows.
    case noJSONRows
    /// The records of the JSON text have no values.
    case noJSONValues

    /// A function has no value in a range of x.
    case noValueOfFunction(ClosedRange<Double>)

    // MARK: - Chart documents and specifications

    /// A database has no table that can be read.
    case database(DatabaseFault)
    /// The chart document is malformed: the first faults by their paths, in a sentence.
    case document(String)
    /// The data are not a chart document.
    case notDocument
    /// A part of a Vega-Lite specification is not supported; its path, as in "encoding.y", is empty
    /// for the whole.
    case specification(SpecificationFault, path: String)

    /// A file format that people mistake for a table.
    public enum ForeignFormat: Sendable, CaseIterable {
      /// PNG, JPEG or GIF.
      case picture
      /// WAV, Ogg or FLAC.
      case sound
      /// A program.
      case program
      /// PDF.
      case pdf
      /// A ZIP archive, as workbooks are.
      case zip
      /// An Office document of 1997 to 2003.
      case office
      /// An SQLite database.
      case sqlite
      /// Parquet.
      case parquet
      /// Arrow, or Feather.
      case arrow
      /// Avro.
      case avro
      /// HDF5.
      case hdf5
      /// An array of numpy.
      case numpy
      /// A pickle of Python.
      case pickle
      /// A script that makes a chart.
      case script
      /// Names with a fact each, such as `lscpu` prints.
      case facts
      /// What R prints about data or a model.
      case report
      /// Data packed with zstd.
      case zstd
      /// Data packed with xz.
      case xz
      /// Data packed with bzip2.
      case bzip2
    }
  }
}
