import SonifyBase

/// Reads the rows of delimited text into a table, several blocks at a time.
///
/// The data are cut at even places, and each block begins at the first line that starts behind
/// its place. Whether that line really starts a row is only known when the rows before it have
/// been parsed, as an end of line may lie within quotation marks: a block counts only if the rows
/// before it end where it begins, and otherwise is parsed again from there. So the table, and the
/// first fault that is found, depend neither on the size of blocks nor on the number of threads.
struct TableReader {
  /// Where the bytes come from.
  let source: ByteSource
  /// How cells become numbers.
  let parser: RowParser
  /// Where the first row starts, and on which line, counted from 0.
  let start: (offset: Int, line: Int)
  /// How many bytes a row takes, as far as is known.
  let usualRow: Int

  /// Reads all rows.
  /// - Throws: what went wrong first, in the order of the data; the line of a fault is that in the
  ///   data, counted from 0.
  /// - Complexity: linear in the size of the data; the memory is that of the table and a constant.
  func read() throws(ReadingFailure) -> Table {
    let size = max(1, parser.limits.block)
    let blocks = max(1, (source.count - start.offset + size - 1) / size)
    let workers = (0..<min(max(1, parser.limits.threads), blocks)).map { _ in
      BlockWorker(source: source, parser: parser, blockSize: size)
    }
    let builders = parser.kept.enumerated().map { slot, kept in
      ColumnBuilder(slot: slot, isText: kept.content == .text, workers: workers.count)
    }
    let rows = (source.count - start.offset) / max(1, usualRow)
    // The first rows may be much shorter than the rest, so not any number of rows is believed.
    let expected = min(rows + rows / 16 + 16, 1 << 24)
    for builder in builders { builder.column.values.reserveCapacity(expected) }

    var table = Table()
    var progress = start
    var trailingBlanks = 0
    var firstLimit = start.offset + size
    while progress.offset < source.count {
      let begin = progress.offset
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
        progress = (worker.end, progress.line + worker.block.lineCount)
        table.rowCount += worker.block.rowCount
        let blanks = worker.block.trailingBlanks
        trailingBlanks = blanks < worker.block.rowCount ? blanks : trailingBlanks + blanks
        accepted.append(index)
      }
      let ready = accepted
      Self.concurrently(builders.count, atMost: workers.count) { slot in
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

  /// Does work for every number below `count`, at the same time if more than one thread may run.
  private static func concurrently(
    _ count: Int, atMost threads: Int = .max, _ work: @Sendable (Int) -> Void
  ) {
    if count == 1 || threads == 1 {
      for number in 0..<count { work(number) }
    } else {
      ThreadPool.shared.perform(count, work)
    }
  }
}
