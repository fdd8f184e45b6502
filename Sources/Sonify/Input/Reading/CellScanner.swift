/// Finds where the cells of delimited text begin and end, as RFC 4180 has it.
///
/// A cell whose first character after spaces is a quotation mark runs to the next single one, and
/// two in a row stand for one; what follows up to the delimiter belongs to it as it stands. Rows
/// end with LF, CR LF or CR.
struct CellScanner: Sendable {
  /// The byte between two cells.
  let delimiter: UInt8

  /// A cell that was found.
  struct Cell {
    /// Where its content lies: between the quotation marks, or without surrounding spaces.
    var content: Range<Int>
    /// Whether the content is written otherwise than it reads, with doubled quotation marks or
    /// text behind the closing one; ``CellScanner/plainText(_:of:)`` then gives what it reads.
    var isIntricate = false
    /// How many ends of lines lie within.
    var lines = 0
    /// Whether a quotation mark is open at the end of the bytes.
    var isOpen = false
  }

  /// Finds the cell that starts at `position`, which afterwards is behind it, at a delimiter or
  /// at the end of a row.
  /// - Parameters:
  ///   - bytes: text in which an end of line lies at or behind `end`.
  ///   - position: where the cell starts; behind it afterwards.
  ///   - end: where the text ends.
  /// - Returns: where the content of the cell lies.
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

  private func quoted(
    _ bytes: Span<UInt8>, from start: Int, at position: inout Int, end: Int
  ) -> Cell {
    var cell = Cell(content: (start + 1)..<(start + 1))
    position = start + 1
    while position < end {
      let byte = bytes[position]
      if byte == .quote {
        guard bytes[position + 1] == .quote else { break }
        cell.isIntricate = true
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
      cell.isIntricate = true
      cell.content = (start + 1)..<position
    }
    return cell
  }

  /// What an intricate cell reads.
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
