extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element belongs to the second part of a collection that is
  /// partitioned, or the end index if there is none.
  ///
  /// It can be inlined, as other modules call it for every window of a long line.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
