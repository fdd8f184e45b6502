/// Finds where the cells of delimited text begin and end, according to RFC 4180.
///
/// A cell whose first character after spaces is a quotation mark extends to the next single one,
/// and a doubled one stands for one; whatever follows up to the delimiter is part of the cell as it
/// is. Rows end with LF, CR LF or CR.
struct CellScanner: Sendable {
  /// The byte between two cells.
  let delimiter: UInt8

  /// A cell of the text.
  package struct Cell {
    /// The range of its content: between the quotation marks, or without surrounding spaces.
    var content: Range<Int>
    /// Whether the content has doubled quotation marks or text after the closing one; its text is
    /// then ``CellScanner/plainText(_:of:)``.
    var needsUnescaping = false
    /// The number of line ends in the cell.
    var lines = 0
    /// Whether a quotation mark is open at the end of the bytes.
    var isOpen = false
  }

  /// Finds the cell that starts at `position` and moves `position` after it, to a delimiter or the
  /// end of a row.
  /// - Parameters:
  ///   - bytes: text with a line end at or after `end`.
  ///   - position: the start of the cell; after it on return.
  ///   - end: the end of the text.
  /// - Returns: the cell.
  func next(_ bytes: Span<UInt8>, at position: inout Int, end: Int) -> Cell {
    var start = position
    while bytes[start] == 0x20, delimiter != 0x20 { start += 1 }
    if bytes[start] == .quote, start < end {
      return quoted(bytes, from: start, at: &position, end: end)
    }
    position = start
    skipUnquoted(bytes, at: &position)
    var last = position
    while last > start, bytes[last - 1] == 0x20 || bytes[last - 1] == 0x09 { last -= 1 }
    while start < last, bytes[start] == 0x09 { start += 1 }
    return Cell(content: start..<last)
  }

  /// Moves to the delimiter or the end of the row.
  @inline(__always)
  func skipUnquoted(_ bytes: Span<UInt8>, at position: inout Int) {
    while true {
      let byte = bytes[position]
      if byte == delimiter || byte == .lineFeed || byte == .carriageReturn { return }
      position += 1
    }
  }

  /// The sign with which comments begin.
  static let commentSign = UInt8(ascii: "#")
  /// The maximum length of a comment, in bytes.
  private static let maxComment = 16 << 10

  /// Moves to the end of the line if it is a comment between rows, and returns whether it is.
  ///
  /// A comment begins with # and has a single cell, or with # and a space and has another number of
  /// cells than the rows.
  /// - Parameters:
  ///   - bytes: text with a line end at or after `end`.
  ///   - position: the start of the line.
  ///   - end: the end of the text.
  ///   - count: the number of cells of a row; of rows with a single cell, none is a comment.
  /// - Returns: whether the line is a comment.
  func skipComment(
    _ bytes: Span<UInt8>, at position: inout Int, end: Int, columns count: Int
  ) -> Bool {
    guard count > 1, bytes[position] == Self.commentSign else { return false }
    var next = position
    var cells = 0
    repeat {
      if cells > 0 { next += 1 }
      let cell = self.next(bytes, at: &next, end: end)
      guard !cell.isOpen, cell.lines == 0, next - position <= Self.maxComment else { return false }
      cells += 1
    } while next < end && bytes[next] == delimiter
    guard cells == 1 || bytes[position + 1] == 0x20 && cells != count else { return false }
    position = next
    return true
  }

  private func quoted(
    _ bytes: Span<UInt8>, from start: Int, at position: inout Int, end: Int
  ) -> Cell {
    var cell = Cell(content: (start + 1)..<(start + 1))
    position = start + 1
    while position < end {
      let byte = bytes[position]
      if byte == .quote {
        guard bytes[position + 1] == .quote else { break }
        cell.needsUnescaping = true
        position += 1
      } else if byte == .lineFeed {
        cell.lines += 1
      } else if byte == .carriageReturn, bytes[position + 1] != .lineFeed {
        cell.lines += 1
      }
      position += 1
    }
    cell.isOpen = position >= end
    cell.content = (start + 1)..<min(position, end)
    if cell.isOpen { return cell }
    position += 1
    let close = position
    skipUnquoted(bytes, at: &position)
    if (close..<position).contains(where: { bytes[$0] != 0x20 }) {
      cell.needsUnescaping = true
      cell.content = (start + 1)..<position
    }
    return cell
  }

  /// Returns the text of an intricate cell.
  func plainText(_ bytes: Span<UInt8>, of cell: Cell) -> [UInt8] {
    var text: [UInt8] = []
    var isInside = true
    var position = cell.content.lowerBound
    while position < cell.content.upperBound {
      let byte = bytes[position]
      if isInside, byte == .quote {
        if position + 1 < cell.content.upperBound, bytes[position + 1] == .quote {
          text.append(byte)
          position += 1
        } else {
          isInside = false
        }
      } else {
        text.append(byte)
      }
      position += 1
    }
    return text
  }
}
