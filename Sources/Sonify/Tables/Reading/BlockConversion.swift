import SonifyBase

/// Converts rows in blocks, several at a time, and hands them on in their order.
///
/// The data are divided at regular offsets, as ``TableReader`` divides them: a block is used only if
/// the rows before it end where it begins, otherwise it is converted again from there. So the rows
/// depend neither on the size of blocks nor on the number of threads. Blocks begin small and grow
/// while rows are usual, so that little work is lost where they are not.
package struct BlockConversion<Converter: RowConverter> {
  private let source: ByteSource
  private let workers: [Worker]
  private let maxSize: Int
  private var size: Int
  /// The number of rows that the reader is to read by itself, and that after the next failure.
  private var (pause, nextPause) = (0, 1)

  private static var minSize: Int { 16 << 10 }
  private static var maxPause: Int { 1024 }

  /// Creates the workers.
  /// - Parameters:
  ///   - source: the bytes.
  ///   - converter: converts rows.
  ///   - limits: the size of blocks, and the number of threads.
  package init(_ source: ByteSource, _ converter: Converter, _ limits: ReadingLimits) {
    self.source = source
    maxSize = max(1, limits.block)
    size = min(Self.minSize, maxSize)
    workers = (0..<max(1, limits.threads)).map { _ in Worker(source, converter) }
  }

  /// Converts rows until one is not usual, or the data end.
  /// - Parameters:
  ///   - place: the start of a row; on return, the start of the row that was not converted.
  ///   - take: receives the converter of each block, in their order, and the line at which the
  ///     block begins.
  /// - Throws: ``InputError/unreadable(source:_:)``, and what `take` throws.
  package mutating func convert(
    from place: inout TextPlace,
    _ take: (borrowing Converter, _ line: Int) throws(InputError) -> Void
  ) throws(InputError) {
    guard pause == 0 else {
      pause -= 1
      return
    }
    let start = place.offset
    try convertBlocks(from: &place, take)
    if place.offset > start {
      nextPause = 1
    } else {
      pause = nextPause
      nextPause = min(nextPause * 2, Self.maxPause)
    }
  }

  private mutating func convertBlocks(
    from place: inout TextPlace,
    _ take: (borrowing Converter, _ line: Int) throws(InputError) -> Void
  ) throws(InputError) {
    while place.offset < source.count {
      let (begin, size, workers) = (place.offset, size, workers)
      // A small block is converted at once; while it is, nothing is known of those after it.
      let count = size < maxSize ? 1 : min(workers.count, (source.count - begin) / size + 1)
      let run = { @Sendable (number: Int) in
        workers[number].run(
          from: number == 0 ? begin : nil, begin + number * size,
          until: begin + (number + 1) * size)
      }
      if count == 1 { run(0) } else { ThreadPool.shared.perform(count, run) }
      for (number, worker) in workers[..<count].enumerated() {
        let limit = begin + (number + 1) * size
        guard place.offset < min(limit, source.count) else { continue }
        if worker.start != place.offset { worker.run(from: place.offset, 0, until: limit) }
        if let failure = worker.failure { throw failure }
        if worker.end > place.offset { try take(worker.converter, place.line) }
        worker.move(&place)
        guard place.offset >= min(limit, source.count) else {
          self.size = min(Self.minSize, maxSize)
          return
        }
      }
      self.size = min(maxSize, size * 4)
    }
  }

  /// Converts one block after another, with a buffer of its own.
  private final class Worker: @unchecked Sendable {
    // Safe because each worker is given to one thread at a time.

    var converter: Converter
    /// The offset of the first row; nil if none starts in the block.
    private(set) var start: Int?
    /// The offset of the row after those that were converted.
    private(set) var end = 0
    /// The offset of the first byte in the buffer.
    private(set) var base = 0
    private(set) var failure: InputError?
    private let source: ByteSource
    private var buffer: [UInt8] = []

    /// The number of bytes that are first read beyond the limit of a block, for the end of its last
    /// row, and the number that are read if those are too few.
    private static var overhangs: [Int] { [4 << 10, 256 << 10] }

    init(_ source: ByteSource, _ converter: Converter) {
      self.source = source
      self.converter = converter
    }

    /// Converts the rows that start before a limit.
    /// - Parameters:
    ///   - known: the offset of a row; nil to find one.
    ///   - first: the lowest offset at which a row is looked for.
    ///   - limit: the offset at which to stop.
    func run(from known: Int?, _ first: Int, until limit: Int) {
      (start, failure) = (known, nil)
      // What ends before the first possible row shows that it is one.
      base = known ?? first - 1
      end = known ?? first
      converter.begin()
      guard base < source.count else { return }
      do throws(InputError) {
        for overhang in Self.overhangs {
          let length = min(limit + overhang, source.count) - base
          try fill(length)
          if start == nil {
            start = converter.rowStart(
              in: buffer.span, end: length, from: 0, until: limit - base
            ).map { $0 + base }
            guard let start else { return }
            end = start
          }
          end =
            base
            + converter.convert(
              buffer.span, end: length, from: end - base, until: limit - base)
          guard end < limit, base + length < source.count else { return }
          // The row may only be longer than what was read.
          guard base + length - end < overhang * 2 else { return }
        }
      } catch {
        failure = error
      }
    }

    /// Moves to the row after those that were converted.
    func move(_ place: inout TextPlace) {
      place.offset = end
      place.line += converter.rows.lineCount
      if let start = converter.rows.lineStart { place.lineStart = base + start }
    }

    /// Reads the bytes from the base on, and puts zero bytes after them.
    private func fill(_ length: Int) throws(InputError) {
      let needed = length + ConvertedRows.padding
      if buffer.count < needed {
        buffer.append(contentsOf: repeatElement(0, count: needed - buffer.count))
      }
      _ = try source.read(length, at: base, into: &buffer, from: 0)
      for index in length..<needed { buffer[index] = 0 }
    }
  }
}
