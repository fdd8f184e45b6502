/// Joins the blocks of one column.
final class ColumnBuilder: @unchecked Sendable {
  // Safe because the reader gives each builder to one thread at a time.

  /// The column so far.
  let column = Table.Column()
  private let slot: Int
  private let isText: Bool
  /// For every worker, the index that each of its texts has in the column, or −1.
  private var translations: [[Int]]

  /// Creates a builder of the column at `slot`.
  init(slot: Int, isText: Bool, workers: Int) {
    self.slot = slot
    self.isText = isText
    translations = Array(repeating: [], count: workers)
  }

  /// Reserves memory for a number of rows.
  func reserve(_ count: Int) {
    column.values.reserveCapacity(count)
    column.values.preferLargePages()
  }

  /// Forgets the translation of a worker's text indices.
  func removeTranslation(ofWorker worker: Int) { translations[worker] = [] }

  /// Appends the rows of a worker's last block.
  func append(_ worker: BlockWorker, number: Int) {
    if isText {
      appendTexts(worker.cells[worker.block.places(slot)], worker.block, number)
    } else {
      column.values.append(contentsOf: worker.cells[worker.block.places(slot)])
    }
    column.summary.append(worker.summaries[slot])
  }

  private func appendTexts(
    _ values: ArraySlice<Double>, _ block: borrowing Block, _ worker: Int
  ) {
    let dictionary = block.dictionaries[slot]
    let new = dictionary.count - translations[worker].count
    translations[worker].append(contentsOf: repeatElement(-1, count: new))
    column.hasOverflowed = column.hasOverflowed || block.hasOverflowed[slot]
    for value in values {
      guard let index = Int(exactly: value) else {
        column.values.append(.nan)
        continue
      }
      if translations[worker][index] < 0 {
        guard let known = column.texts.index(of: dictionary[index].span) else {
          column.hasOverflowed = true
          column.values.append(.nan)
          continue
        }
        translations[worker][index] = known
      }
      column.values.append(Double(translations[worker][index]))
    }
  }
}
