/// A table as tools print it for people, found by its looks.
struct PrintedTable: Equatable {
  /// How rows are cut into cells.
  enum Layout: Equatable {
    /// Bars stand between the cells, and around them when `isClosed`; in the rules they stand in
    /// these columns.
    case barred(isDrawn: Bool, isClosed: Bool, columns: [Int])
    /// Cells stand in ranges of columns of the screen, the last of which goes to the end of the line.
    case aligned([Range<Int>])
    /// So many spaces, at least, stand between the cells.
    case spaced(Int)
  }

  /// How rows are cut into cells.
  var layout: Layout
  /// The names of the columns; nothing when the first row may name them.
  var header: [[UInt8]]?
  /// The line of the first row, counted from 0.
  var firstRow: Int
  /// How many cells a row has.
  var width: Int
  /// Whether lines between rules are all there is, so that anything else ends the table.
  var isRuled = true

  /// Looks for a table at the beginning of data.
  /// - Parameters:
  ///   - source: the data.
  ///   - isForced: whether the person says that there is one.
  /// - Throws: ``InputError`` when the data cannot be read or show a table of another kind.
  init?(findingIn source: ByteSource, isForced: Bool) throws(InputError) {
    var beginning = try source.beginning(TableOpening.usualSize)
    if beginning.count < source.count,
      let end = beginning.lastIndex(where: { $0.isEndOfLine })
    {
      // The last line may be cut.
      beginning.removeSubrange((end + 1)...)
    }
    let sample = ByteSource(name: source.name, bytes: beginning)
    var stream = try LineStream(sample, limit: beginning.count)
    var lines: [PrintedLine] = []
    while lines.count < 300, let line = try stream.nextLine() {
      lines.append(PrintedLine(bytes: line))
    }
    if let record = lines.firstIndex(where: { $0.bytes.starts(with: "-[ RECORD".utf8) }) {
      throw .badData(source.place(line: record), .expandedDisplay)
    }
    guard
      let table = Self.barred(lines) ?? Self.underlined(lines)
        ?? (isForced || Self.hasNoDelimiter(lines) ? Self.unruled(lines) : nil)
    else { return nil }
    self = table
  }

  /// Makes the description of a table.
  init(
    layout: Layout, header: [[UInt8]]?, firstRow: Int, width: Int, isRuled: Bool = true
  ) {
    self.layout = layout
    self.header = header
    self.firstRow = firstRow
    self.width = width
    self.isRuled = isRuled
  }

  /// The texts of cells, as they stand between the frame and its spaces.
  static func texts(_ cells: [ArraySlice<UInt8>]) -> [[UInt8]] { cells.map { Array($0) } }

  /// Whether a text is a number or stands for a missing one.
  static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    Dialect().isMissingNumber(text.span) || NumberEvidence.isNumber(text.span, .utf8)
  }

  /// Whether cells say that rows were left out.
  static func isElision(_ cells: [ArraySlice<UInt8>]) -> Bool {
    // Most rows are told by a look at their first character.
    guard let first = cells.first(where: { !$0.isEmpty })?.first, first == 0x2e || first > 0x7f
    else { return false }
    let filled = cells.filter { !$0.isEmpty }
    return !filled.isEmpty
      && filled.allSatisfy { cell in
        cell.elementsEqual("·".utf8) || cell.elementsEqual("…".utf8)
          || cell.elementsEqual("⋮".utf8) || cell.elementsEqual("..".utf8)
          || cell.elementsEqual("...".utf8)
      }
  }
}
