import SonifyBase
import SonifyTables

/// Values with a count and a bar of signs each, as sysbench, hey and scripts of people print them:
/// `0.270 |**** 2312` or `0.010 [843] |■■■■`.
///
/// A bar says again what the count says.
struct BarReport: ProgramReport {
  let header: [String]

  /// The minimum number of lines, and the minimum length of the longest bar; shorter ones mark what is significant.
  private static let minLines = 3
  private static let minLength = 4
  /// The signs of which bars are made.
  private static let signs: Set<Character> = [
    "*", "#", "@", "=", "+", "■", "∎", "█", "▇", "▆", "▅", "▄", "▃", "▂", "▁", "▏", "▎", "▍", "▌",
    "▋", "▊", "▉", "▒", "░", "▓", "•", "●", "○",
  ]

  init?(_ lines: [String]) {
    let rows = lines.compactMap(Self.row)
    guard rows.count >= Self.minLines, let longest = rows.max(by: { $0.count < $1.count }),
      longest.bar >= Self.minLength, longest.count > 0,
      case let scale = Double(longest.bar) / longest.count,
      rows.allSatisfy({
        $0.count == $0.count.rounded() && abs(Double($0.bar) - $0.count * scale) <= 1
      }),
      let first = lines.firstIndex(where: { Self.row($0) != nil })
    else { return nil }
    // The words of a header are about lines of dashes.
    let above = first > 0 ? lines[first - 1].printedWords.filter { !$0.hasPrefix("-") } : []
    let isHeader = above.count > 1 && above.last == "count" && lines[first - 1].contains("---")
    header = [isHeader ? above[0] : "value", "count"]
  }

  /// Returns the value and the count of a line, and the length of its bar; nil if it has none.
  private static func row(_ line: String) -> (cells: [String], count: Double, bar: Int)? {
    let words = line.split { $0.isWhitespace || $0 == "|" }.map(String.init)
    let bars = words.filter { $0.allSatisfy(signs.contains) }
    let others = words.filter { !$0.allSatisfy(signs.contains) && $0 != ":" }
    guard bars.count == 1 || bars.isEmpty && line.contains("|"), others.count == 2 else {
      return nil
    }
    let count =
      others[1].hasPrefix("[") && others[1].hasSuffix("]")
      ? String(others[1].dropFirst().dropLast()) : others[1]
    guard others[0].isPrintedNumber, let number = Double(count), number >= 0 else { return nil }
    return ([others[0], count], number, bars.first?.count ?? 0)
  }

  mutating func cells(of line: String) -> [String]? { Self.row(line)?.cells }
}
