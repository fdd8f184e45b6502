/// For every line of a text that was made from another, its line in the original, counted from 0.
///
/// Lines that follow each other at an even distance are kept as one run, so that data of any length
/// usually take a few bytes.
struct LineMap: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// How many lines are known.
  private(set) var count = 0

  private struct Run: Equatable {
    /// The first line, and what it was in the original.
    var line: UInt32
    var original: UInt32
    /// How far the originals of neighbours are apart.
    var step: UInt32

    func original(of other: Int) -> Int { Int(original) + (other - Int(line)) * Int(step) }
  }
  private var runs: [Run] = []

  /// Makes a map of no lines.
  init() {}

  /// Makes a map of the lines of the original.
  init(arrayLiteral originals: Int...) {
    for original in originals { append(original) }
  }

  /// Adds the next line, by its line in the original.
  mutating func append(_ original: Int) {
    guard count < UInt32.max, original >= 0, original <= UInt32.max else { return }
    defer { count += 1 }
    if let last = runs.last {
      if original == last.original(of: count) { return }
      if Int(last.line) == count - 1, original >= Int(last.original) {
        runs[runs.count - 1].step = UInt32(original - Int(last.original))
        return
      }
    }
    runs.append(Run(line: UInt32(count), original: UInt32(original), step: 0))
  }

  /// The line of the original that a line was made from; behind the last, that of the last.
  /// - Complexity: O(log *n*) in the number of runs.
  subscript(line: Int) -> Int? {
    let line = min(line, count - 1)
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if Int(runs[middle].line) <= line { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? runs[low - 1].original(of: line) : nil
  }
}
