import Synchronization

/// Work that is shared among the processors in parts of about equal size.
package enum Parallel {
  /// The minimum number of points for which a second processor is worthwhile.
  private static let minPoints = 50_000

  /// Runs `work` on ranges of adjacent segments, and returns the results in their order.
  ///
  /// The boundaries of the segments are ascending indices of the data; `work` receives the range of
  /// segments that it is to process.
  package static func map<Result: Sendable>(
    _ boundaries: [Int], _ work: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    guard let first = boundaries.first, let last = boundaries.last, boundaries.count > 1 else {
      return []
    }
    // Nested work runs on one processor, so a single segment is better left to share itself out.
    let workers = last - first < minPoints || boundaries.count == 2 ? 1 : Processors.count
    guard workers > 1 else { return [work(0..<(boundaries.count - 1))] }
    let cuts = (0...workers).map { part in
      part == workers
        ? boundaries.count - 1
        : min(
          boundaries.count - 1,
          boundaries.partitioningIndex { $0 >= first + (last - first) / workers * part })
    }
    let results = Mutex<[Int: Result]>([:])
    ThreadPool.shared.perform(workers) { part in
      let result = work(cuts[part]..<max(cuts[part], cuts[part + 1]))
      results.withLock { $0[part] = result }
    }
    return results.withLock { results in (0..<workers).compactMap { results[$0] } }
  }

  /// Runs two pieces of work on some points, at the same time if there are enough points.
  package static func both<First: Sendable, Second: Sendable>(
    points: Int, _ first: @escaping @Sendable () -> First,
    _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    guard points >= minPoints, Processors.count > 1 else { return (first(), second()) }
    let results = Mutex<(First?, Second?)>((nil, nil))
    ThreadPool.shared.perform(2) { part in
      if part == 0 {
        let result = first()
        results.withLock { $0.0 = result }
      } else {
        let result = second()
        results.withLock { $0.1 = result }
      }
    }
    return results.withLock { ($0.0 ?? first(), $0.1 ?? second()) }
  }

  /// Runs `work` on parts of a range, and returns the results in their order.
  package static func map<Result: Sendable>(
    over range: Range<Int>, _ work: @escaping @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let parts = range.count < minPoints ? 1 : 64
    let boundaries = (0...parts).map {
      $0 == parts ? range.upperBound : range.lowerBound + range.count / parts * $0
    }
    return map(boundaries) { parts in
      work(boundaries[parts.lowerBound]..<boundaries[parts.upperBound])
    }
  }
}
