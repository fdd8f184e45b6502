import SonifyTables

/// The bandwidth, latency or operations of a disk over time, as `fio` logs it: `500, 158720, 0, 0, 0`.
///
/// The columns are the time, the value, whether it was read, written or trimmed, the size of a block, and others.
struct StorageLogReport: ProgramReport {
  let header = ["time (ms)", "value", "direction"]

  private static let directions = ["read", "write", "trim"]
  /// The minimum number of lines, and the numbers of columns that versions of `fio` write.
  private static let minLines = 4
  private static let widths = 4...6
  /// The minimum time of the last line in milliseconds.
  private static let minTime = 1000

  init?(_ lines: [String]) {
    let rows = lines.prefix(100).map(Self.numbers)
    guard rows.count >= Self.minLines, let width = rows[0]?.count, Self.widths.contains(width),
      rows.allSatisfy({ $0?.count == width && Self.directions.indices.contains($0?[2] ?? -1) }),
      case let times = rows.compactMap({ $0?[0] }),
      zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }), times.first != times.last,
      // Blocks are of a sector or more; where they are not known, more columns follow, and the log goes on for a second.
      rows.allSatisfy({ ($0?[3] ?? 0) % 512 == 0 }),
      rows.contains(where: { ($0?[3] ?? 0) > 0 })
        || width > Self.widths.lowerBound && (times.last ?? 0) >= Self.minTime
    else { return nil }
  }

  /// Returns the numbers of a line with commas and spaces between them; nil if it has anything else.
  private static func numbers(_ line: String) -> [Int]? {
    let cells = line.split(separator: ",", omittingEmptySubsequences: false)
    guard cells.dropFirst().allSatisfy({ $0.hasPrefix(" ") }) else { return nil }
    let numbers = cells.enumerated().compactMap { Int($0 == 0 ? $1 : $1.dropFirst()) }
    return numbers.count == cells.count ? numbers : nil
  }

  mutating func cells(of line: String) -> [String]? {
    guard let numbers = Self.numbers(line), Self.widths.contains(numbers.count),
      Self.directions.indices.contains(numbers[2])
    else { return nil }
    return ["\(numbers[0])", "\(numbers[1])", Self.directions[numbers[2]]]
  }
}
