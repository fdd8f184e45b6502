import SonifyTables

/// The cells of a column of a JSON text, some at a time.
final class JSONCells {
  /// The kinds of all values so far.
  private(set) var kind = DelimitedWriter.Kind()

  private var text = ConvertedRows()
  private var ends: [Int] = []
  private var spare: [UInt8] = []
  private let decimal: UInt8
  /// The number of cells that were taken, and the end of the last of them.
  private var (taken, takenEnd) = (0, 0)

  private static let maxCount = 4096

  /// Creates the cells of a column.
  /// - Parameter decimal: the decimal sign to write in numbers.
  init(decimal: UInt8) { self.decimal = decimal }

  /// The number of cells that are left.
  var count: Int { ends.count - taken }
  /// Whether no cell is left.
  var isEmpty: Bool { taken == ends.count }
  /// Whether no more cells are to be added.
  fileprivate var isFull: Bool { ends.count >= Self.maxCount }

  /// Removes all cells.
  fileprivate func removeAll() {
    text.removeAll()
    ends.removeAll(keepingCapacity: true)
    (taken, takenEnd) = (0, 0)
  }

  /// Adds the value at a cursor, and returns whether it is usual and ends before `end`.
  @inline(__always)
  fileprivate func add(_ bytes: Span<UInt8>, before end: Int, _ cursor: inout JSONCursor) -> Bool {
    spare.removeAll(keepingCapacity: true)
    guard let cell = JSONCell(bytes, at: &cursor.position, decimal: decimal, &spare),
      cursor.position < end
    else { return false }
    text.reserve(cell.range.count + 2)
    cell.write(bytes, spare, to: &text)
    kind.formUnion(cell.kind)
    ends.append(text.mark)
    return true
  }

  /// Takes the first cell, as it is to be written.
  func take() -> (text: [UInt8], kind: DelimitedWriter.Kind)? {
    guard !isEmpty else { return nil }
    defer { (taken, takenEnd) = (taken + 1, ends[taken]) }
    return (Array(text.text[takenEnd..<ends[taken]]), kind)
  }

  /// Moves the first cell to the end of rows.
  @inline(__always)
  func moveFirst(to rows: inout ConvertedRows) {
    let end = ends[taken]
    rows.reserve(end - takenEnd)
    rows.append(text, takenEnd..<end)
    (taken, takenEnd) = (taken + 1, end)
  }
}

extension JSONTokenizer {
  /// Reads the elements of an array after one that was read, until one is not usual.
  mutating func readElements(into cells: JSONCells) {
    cells.removeAll()
    guard isAfterElement else { return }
    stream.skip { bytes, end, cursor in
      !cells.isFull && cursor.skipComma(bytes) && cells.add(bytes, before: end, &cursor)
    }
  }
}
