/// Parses one block after another, with a buffer of its own.
final class BlockWorker: @unchecked Sendable {
  // Safe because the reader gives each worker to one thread at a time.

  /// The rows of the last block.
  private(set) var block: Block
  /// The values of the rows, in the order of ``Block/places(_:)``.
  private(set) var cells: [Double]
  /// The summaries of their columns.
  private(set) var summaries: [ColumnSummary] = []
  /// The offset of the first row in the data; nil if no line starts in the block.
  private(set) var start: Int?
  /// The offset of the row after them.
  private(set) var end = 0
  /// The failure, if any; the line of a fault is counted from the start.
  private(set) var failure: ReadingFailure?

  private let source: ByteSource
  private let parser: RowParser
  private let blockSize: Int
  private var buffer: [UInt8]
  /// The number of bytes that are first read beyond the limit of a block, for the end of its last
  /// row.
  private static let overhang = 4096

  /// Creates a worker for blocks of at most `blockSize` bytes.
  init(source: ByteSource, parser: RowParser, blockSize: Int) {
    self.source = source
    self.parser = parser
    self.blockSize = blockSize
    block = Self.emptyBlock(parser, blockSize)
    buffer = []
    let count = parser.kept.count * block.capacity
    // Only what was written is read; pages that are never written cost neither time nor memory.
    cells = unsafe [Double](unsafeUninitializedCapacity: count) { $1 = count }
  }

  /// Removes all texts, so that they are examined again.
  func removeTexts() { block = Self.emptyBlock(parser, blockSize) }

  private static func emptyBlock(_ parser: RowParser, _ blockSize: Int) -> Block {
    // A row takes at least one byte for each cell: its delimiter, or the end of the line.
    Block(columns: parser.kept.count, capacity: blockSize / max(1, parser.columnCount) + 2)
  }

  /// Parses the rows that start before a limit.
  /// - Parameters:
  ///   - known: the offset of a row, if it is known; otherwise parsing starts at the first line
  ///     that starts less than a block before the limit.
  ///   - limit: the offset at which parsing stops: no row that starts here or later is parsed.
  func run(from known: Int?, until limit: Int) {
    block.removeRows()
    failure = nil
    start = known
    do throws(ReadingFailure) {
      let base = known ?? limit - blockSize - 1
      guard base < source.count else { return }
      var length = try fill(
        from: 0, at: base, count: min(limit, source.count) - base + Self.overhang)
      if known == nil {
        let within = min(length, blockSize)
        guard let lineFeed = buffer[..<within].firstIndex(of: .lineFeed) else { return }
        start = base + lineFeed + 1
      }
      var position = (start ?? base) - base
      while true {
        var values = cells.mutableSpan
        switch try Self.parse(
          parser, buffer.span, end: length, from: position, until: limit - base,
          isLast: base + length == source.count, &block, &values)
        {
        case .done(let next):
          end = base + next
          summaries = parser.kept.indices.map { ColumnSummary(cells[block.places($0)].span) }
          return
        case .cut(let row):
          position = row
          guard length - row <= parser.limits.row else {
            throw .fault(ReadingFault(line: block.lineCount, problem: .longRow(parser.limits.row)))
          }
          length += try fill(from: length, at: base + length, count: max(length - row, 4096))
        }
      }
    } catch {
      failure = error
    }
  }

  /// Parses rows and wraps a fault as a failure of reading.
  private static func parse(
    _ parser: RowParser, _ bytes: Span<UInt8>, end: Int, from start: Int, until limit: Int,
    isLast: Bool, _ block: inout Block, _ cells: inout MutableSpan<Double>
  ) throws(ReadingFailure) -> RowParser.Stop {
    do throws(ReadingFault) {
      return try parser.parse(
        bytes, end: end, from: start, until: limit, isLast: isLast, into: &block, &cells)
    } catch {
      throw .fault(error)
    }
  }

  /// Reads into the buffer and puts line feeds after the data.
  private func fill(from place: Int, at offset: Int, count: Int) throws(ReadingFailure) -> Int {
    let needed = place + count + RowParser.padding
    if buffer.count < needed {
      let room = max(needed, blockSize + Self.overhang + 1 + RowParser.padding)
      buffer.append(contentsOf: repeatElement(.lineFeed, count: room - buffer.count))
    }
    let length: Int
    do throws(InputError) {
      length = try source.read(count, at: offset, into: &buffer, from: place)
    } catch {
      throw .input(error)
    }
    for index in (place + length)..<(place + length + RowParser.padding) {
      buffer[index] = .lineFeed
    }
    return length
  }
}
