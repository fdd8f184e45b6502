import SonifyBase

/// Reads the rows of delimited text into a table, several blocks at a time.
///
/// The data are divided at regular offsets, and each block begins at the first line that starts
/// after its offset. Whether that line starts a row is known only once the rows before it are
/// parsed, because a line end may be within quotation marks: a block is used only if the rows
/// before it end where it begins; otherwise it is parsed again from there. So the table, and the
/// first fault, depend neither on the size of blocks nor on the number of threads.
package struct TableReader {
  /// The source of the bytes.
  let source: ByteSource
  /// The parser of the rows.
  let parser: RowParser
  /// The offset of the first row, and its line, counted from 0.
  let start: (offset: Int, line: Int)
  /// The estimated number of bytes in a row.
  let usualRow: Int

  package init(
    source: ByteSource, parser: RowParser, start: (offset: Int, line: Int), usualRow: Int
  ) {
    self.source = source
    self.parser = parser
    self.start = start
    self.usualRow = usualRow
  }

  /// Reads all rows.
  /// - Throws: the first failure, in the order of the data; the line of a fault is that in the
  ///   data, counted from 0.
  /// - Complexity: linear in the size of the data; the memory is that of the table and a constant.
  package func read() throws(ReadingFailure) -> Table {
    let size = max(1, parser.limits.block)
    let blocks = max(1, (source.count - start.offset + size - 1) / size)
    let workers = (0..<min(max(1, parser.limits.threads), blocks)).map { _ in
      BlockWorker(source: source, parser: parser, blockSize: size)
    }
    let builders = parser.kept.enumerated().map { slot, kept in
      ColumnBuilder(slot: slot, isText: kept.content == .text, workers: workers.count)
    }
    // To copy numbers takes less time than to wake a thread for it.
    let appenders = parser.kept.contains { $0.content == .text } ? workers.count : 1
    let rows = (source.count - start.offset) / max(1, usualRow)
    // The first rows may be much shorter than the rest, so the estimate is limited.
    var expected = min(rows + rows / 16 + 16, 1 << 24)
    for builder in builders { builder.reserve(expected) }

    var table = Table()
    var progress = start
    var trailingBlanks = 0
    var firstLimit = start.offset + size
    while progress.offset < source.count {
      let begin = progress.offset
      // A row may be longer than all blocks that were read at a time.
      if firstLimit <= begin { firstLimit = begin + size }
      let limit = firstLimit
      Self.concurrently(workers.count) {
        workers[$0].run(from: $0 == 0 ? begin : nil, until: limit + $0 * size)
      }
      var accepted: [Int] = []
      for (index, worker) in workers.enumerated() {
        let limit = limit + index * size
        guard progress.offset < min(limit, source.count) else { continue }
        if worker.start != progress.offset {
          worker.removeTexts()
          for builder in builders { builder.removeTranslation(ofWorker: index) }
          worker.run(from: progress.offset, until: limit)
        }
        if let failure = worker.failure { throw failure.moved(by: progress.line) }
        table.skipped.append(worker.block.skipped, movedBy: progress.line)
        progress = (worker.end, progress.line + worker.block.lineCount)
        table.rowCount += worker.block.rowCount
        let blanks = worker.block.trailingBlanks
        trailingBlanks = blanks < worker.block.rowCount ? blanks : trailingBlanks + blanks
        accepted.append(index)
      }
      if table.rowCount > expected {
        // Columns that grow by doubling are copied again and again; by now the usual row is known.
        let share =
          Double(source.count - start.offset) / Double(max(1, progress.offset - start.offset))
        expected = max(Int(Double(table.rowCount) * share * 1.01), expected * 2)
        for builder in builders { builder.reserve(expected) }
      }
      let ready = accepted
      Self.concurrently(builders.count, atMost: appenders) { slot in
        for index in ready {
          builders[slot].append(workers[index], number: index)
        }
      }
      firstLimit += workers.count * size
    }
    table.rowCount -= trailingBlanks
    for builder in builders {
      builder.column.values.removeLast(trailingBlanks)
      builder.column.summary.missing -= trailingBlanks
    }
    for (kept, builder) in zip(parser.kept, builders) {
      table.columns[kept.index] = builder.column
    }
    return table
  }

  /// Runs work for every number below `count`, concurrently if there may be more than one thread.
  private static func concurrently(
    _ count: Int, atMost threads: Int = .max, _ work: @escaping @Sendable (Int) -> Void
  ) {
    if count == 1 || threads == 1 {
      for number in 0..<count { work(number) }
    } else {
      ThreadPool.shared.perform(count, work)
    }
  }
}
