import SonifyTables

/// Delimited text that can be nothing else, so that no other form need be looked for.
///
/// Such tables are most of those that people have, and looking for the prints of some sixty programs takes longer than
/// reading a short one.
enum OrdinaryTable {
  /// The number of bytes that are examined of a long text: no other form is recognised by what follows.
  private static let size = DelimitedTables.beginning

  /// Returns whether a text begins with a header of names above rows with as many cells, each row with a number.
  ///
  /// What another form may have, as quotation marks, equals signs, blank lines or spaces side by side,
  /// makes a text none.
  /// - Complexity: linear in the size of a short text.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func begins(_ source: ByteSource) throws(InputError) -> Bool {
    let bytes = try source.beginning(size)
    var lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false)
    // The last line of a beginning may be cut off.
    if lines.last?.isEmpty == true || bytes.count < source.count { lines.removeLast() }
    lines = lines.map { $0.last == .carriageReturn ? $0.dropLast() : $0 }
    guard lines.count > 2, let header = lines.first,
      let delimiter = delimiters.first(where: header.contains),
      case let names = header.split(separator: delimiter, omittingEmptySubsequences: false),
      names.allSatisfy(isName)
    else { return false }
    return lines.dropFirst().allSatisfy { isRow($0, delimiter, names.count) }
  }

  private static let comma = UInt8(ascii: ",")
  private static let delimiters: [UInt8] = Array("\t;,".utf8)

  private static func isName(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let first = cell.first, (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_") else {
      return false
    }
    return cell.allSatisfy { isUsual($0) && $0 != UInt8(ascii: ":") } && !hasSpaces(cell)
  }

  /// Returns whether a line has a number of cells, and one of them is a number.
  private static func isRow(
    _ line: ArraySlice<UInt8>, _ delimiter: UInt8, _ count: Int
  ) -> Bool {
    guard line.allSatisfy({ isUsual($0) || $0 == delimiter || $0 == comma }), !hasSpaces(line)
    else {
      return false
    }
    let cells = line.split(separator: delimiter, omittingEmptySubsequences: false)
    return cells.count == count
      && cells.contains { cell in
        !cell.isEmpty
          && cell.allSatisfy { $0 &- 0x30 < 10 || $0 == 0x2e || $0 == 0x2d || $0 == comma }
      }
  }

  /// Returns whether a byte is of a letter, a digit or a sign that data in other forms do not rest on.
  private static func isUsual(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte > 0x7f
      || " -.:_()/%+".utf8.contains(byte)
  }

  private static func hasSpaces(_ text: ArraySlice<UInt8>) -> Bool {
    zip(text, text.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }
}
