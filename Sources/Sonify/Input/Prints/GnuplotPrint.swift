import SonifyBase
import SonifyTables

/// Data files of gnuplot with several data sets, which two blank lines separate, and what its
/// `set table` writes.
///
/// Columns are separated by spaces; comments name the sets, and the last of them the columns.
struct GnuplotPrint: PrintForm {
  let holdsTables = true

  /// The first lines of a data file of gnuplot with a single set are a printed table as well.
  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = filled.first,
      filled.allSatisfy({ $0.hasPrefix("#") || Self.isRow($0) }), filled.contains(where: Self.isRow)
    else { return nil }
    guard !first.hasPrefix("# Curve ") else { return }
    let rows = lines.drop { $0.allSatisfy(\.isWhitespace) || $0.hasPrefix("#") }
    let isApart = zip(rows, rows.dropFirst()).contains {
      $0.allSatisfy(\.isWhitespace) && ($1.allSatisfy(\.isWhitespace) || Self.opensSet($1))
    }
    guard isApart else { return nil }
  }

  /// Returns whether a line begins with a number and has others or words after it.
  private static func isRow(_ line: String) -> Bool {
    let words = line.printedWords
    return words.count > 1 && words[0].isPrintedNumber && !line.contains(",") && !line.contains(";")
  }

  /// Returns whether a comment after a blank line is above another data set.
  ///
  /// Of a surface, the lines have such comments.
  private static func opensSet(_ line: String) -> Bool {
    line.hasPrefix("#") && !line.hasPrefix("# IsoCurve") && !line.hasPrefix("#IsoCurve")
  }

  /// A data set while it is read.
  private struct Progress {
    /// The number of sets so far.
    var count = 0
    private var blanks = 2
    /// The comments above the rows.
    private(set) var comments: [String] = []

    /// Takes a line and returns whether it is a row.
    mutating func take(_ line: String) -> Bool {
      if line.allSatisfy(\.isWhitespace) {
        blanks += 1
        return false
      }
      if line.hasPrefix("#") {
        // Two blank lines may stand above the comments of a set, or one.
        if blanks > 1 || blanks > 0 && GnuplotPrint.opensSet(line) {
          if !isNew || blanks > 1 { comments = [] }
          isNew = true
        }
        blanks = 0
        comments.append(String(line.drop { $0 == "#" }))
        return false
      }
      if blanks > 1, !isNew || comments.isEmpty {
        isNew = true
        comments = []
      }
      blanks = 0
      if isNew { count += 1 }
      isNew = false
      return true
    }
    private var isNew = true

    /// The names of columns in the last comment, if they are as many as the cells.
    func header(_ width: Int) -> [String]? {
      comments.last.flatMap { $0.printedWords.count == width ? $0.printedWords : nil }
    }

    /// The name of the set: the title of a curve, or the comment above that of the columns.
    func name(_ width: Int) -> String {
      let key = " Curve title: "
      if let title = comments.first(where: { $0.hasPrefix(key) }) {
        return title.dropFirst(key.count).filter { $0 != "\"" }
      }
      let rest = header(width) == nil ? comments : comments.dropLast()
      return rest.last?.printedWords.joined(separator: " ") ?? ""
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var names: [String] = []
    var headers: [[String]?] = []
    var progress = Progress()
    var stream = try LineStream(source, limit: limits.row)
    while names.count < TableNames.maxCount, let bytes = try stream.nextLine() {
      let line = String(decoding: bytes, as: UTF8.self)
      guard progress.take(line), progress.count > names.count else { continue }
      let width = line.printedWords.count
      names.append(progress.name(width))
      headers.append(progress.header(width))
    }
    guard !names.isEmpty else {
      throw .badData(InputError.Place(source: source.name), .noPrintedTable)
    }
    let index = try options.table?.index(among: names.map { [$0] }) ?? 0
    // Sets after the first often have no header of their own.
    let header = headers[index] ?? headers.first ?? nil
    // The last column of `set table` says whether a point is in range.
    let isMarked = header?.last == "type"
    var rows = RowSpool(name: source.name)
    if let header { try rows.append(isMarked ? header.dropLast() : header[...], line: 0) }
    progress = Progress()
    stream = try LineStream(source, limit: limits.row)
    while let bytes = try stream.nextLine() {
      let line = String(decoding: bytes, as: UTF8.self)
      guard progress.take(line), progress.count == index + 1 else { continue }
      let words = line.printedWords
      try rows.append(isMarked ? words.dropLast() : words[...], line: stream.line)
    }
    var table = try rows.table(options, hasHeader: header != nil)
    if options.table == nil, let use = Decision.use(ofTable: 0, among: names) {
      table.decisions.insert(use, at: 0)
    }
    return table
  }
}
