import SonifyTables

/// A comment above the rows of a printed table that names its columns: "# step, time, energy".
enum CommentHeader {
  private static let hash = UInt8(ascii: "#")
  private static let comma = UInt8(ascii: ",")

  /// Returns lines in which the comments above the rows begin at the margin if the last names the columns.
  ///
  /// A sign among as many words as the row below has is the name of a column that counts the rows.
  static func atMargin(_ lines: [PrintedLine]) -> [PrintedLine] {
    let above = lines.prefix { $0.isBlank || PrintedLine.trimmed($0.bytes).first == hash }
    guard above.count < lines.count, let header = above.last(where: { !$0.isBlank }),
      header.bytes.first != hash,
      words(of: header, apart: 1).count == lines[above.count].parts(apart: 1).count
    else { return lines }
    return above.map { PrintedLine(bytes: PrintedLine.trimmed($0.bytes)) } + lines[above.count...]
  }

  /// Returns the names of columns in the last comment above, or in the one before it if the last has
  /// their units, as `nvidia-smi dmon` prints them.
  static func names(
    in lines: [PrintedLine], before row: Int, _ width: Int, apart count: Int
  ) -> [[UInt8]]? {
    let comments = lines[..<row].filter { !$0.isBlank }.reversed()
      .prefix { $0.bytes.first == hash }.prefix(2).map { words(of: $0, apart: count) }
    guard let last = comments.first, last.count == width else { return nil }
    let units = last.count { UnitText.isUnit(String(decoding: $0, as: UTF8.self)) }
    guard comments.count > 1, comments[1].count == width,
      Set(last).count < width || units * 2 > width
    else { return PrintedTable.texts(last) }
    return zip(comments[1], last).map { Array($0) + Array(" (".utf8) + Array($1) + [0x29] }
  }

  /// Finds a table whose columns are below runs of dots in a comment, and its names in the one before, as `perf report`
  /// prints it.
  static func dotted(_ lines: [PrintedLine]) -> PrintedTable? {
    for place in lines.indices.dropFirst() {
      guard let dots = dots(in: lines[place]), lines[place - 1].bytes.first == hash,
        let names = lines[place - 1].parts(in: dots)?.map({ $0.drop { $0 == hash || $0 == 0x20 } }),
        names.allSatisfy({ !$0.isEmpty }),
        let first = lines[place...].firstIndex(where: PrintedTable.isRow)
      else { continue }
      // Callers stand between the rows in other columns.
      let rows = lines[first...].prefix { !$0.isBlank }.map { $0.parts(in: dots) }
      guard rows.allSatisfy({ $0?.first.map(PrintedTable.isMeasured) ?? false }) else { return nil }
      return PrintedTable(
        layout: .aligned(dots), header: PrintedTable.texts(names), firstRow: first,
        width: dots.count)
    }
    return nil
  }

  /// Returns whether comments at the beginning of a text are the header of such a table.
  static func isDotted(_ beginning: TextBeginning) -> Bool {
    guard beginning.bytes.first == hash else { return false }
    return dotted(beginning.lines.map { PrintedLine(bytes: Array($0.utf8)[...]) }) != nil
  }

  /// Returns the columns of the runs of dots in a comment of such runs alone, or nil of another line.
  private static func dots(in line: PrintedLine) -> [Range<Int>]? {
    guard line.bytes.first == hash else { return nil }
    let dot = UInt8(ascii: ".")
    let runs = line.bytes.dropFirst().split(separator: 0x20)
    guard runs.count > 1, runs.allSatisfy({ $0.count > 1 && $0.allSatisfy { $0 == dot } }) else {
      return nil
    }
    let start = line.bytes.startIndex
    return runs.map { ($0.startIndex - start)..<($0.endIndex - start) }
  }

  /// Returns the words of a comment, without the commas between them.
  private static func words(of line: PrintedLine, apart count: Int) -> [ArraySlice<UInt8>] {
    let text = PrintedLine.trimmed(line.bytes).drop { $0 == hash }
    let words = PrintedLine(bytes: text).parts(apart: count)
    guard words.dropLast().allSatisfy({ $0.count > 1 && $0.last == comma }) else { return words }
    return words.dropLast().map { $0.dropLast() } + words.suffix(1)
  }
}
