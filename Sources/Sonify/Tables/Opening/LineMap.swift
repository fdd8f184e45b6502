/// For every line of a converted text, its line in the original, counted from 0.
///
/// Consecutive lines at an even distance are kept as one run, so that data of any length usually
/// take a few bytes.
package struct LineMap: Equatable, Sendable, ExpressibleByArrayLiteral {
  /// The number of lines.
  package private(set) var count = 0

  private struct Run: Equatable {
    /// The first line of the run, and its line in the original.
    var line: UInt32
    var original: UInt32
    /// The distance between the originals of two consecutive lines.
    var step: UInt32

    func original(of other: Int) -> Int { Int(original) + (other - Int(line)) * Int(step) }
  }
  private var runs: [Run] = []

  /// Creates an empty map.
  package init() {}

  /// Creates a map from lines of the original.
  package init(arrayLiteral originals: Int...) {
    for original in originals { append(original) }
  }

  /// Appends the next line, given its line in the original.
  package mutating func append(_ original: Int) {
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

  /// Appends the lines of another map, whose originals are counted from another line.
  package mutating func append(contentsOf next: LineMap, movedBy lines: Int) {
    for (index, run) in next.runs.enumerated() {
      let end = index + 1 < next.runs.count ? Int(next.runs[index + 1].line) : next.count
      for line in Int(run.line)..<end { append(run.original(of: line) + lines) }
    }
  }

  /// The line in the original of a line; nil if the map is empty.
  ///
  /// Lines after the last have the original of the last.
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
