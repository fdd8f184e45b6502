import SonifyBase
import SonifyTables

/// `dstat`: bars part groups of columns and spaces the columns of a group, below titles between dashes and as many names.
///
/// The header comes again, or was cut off; then there are several groups of several numbers. Sizes are bytes, which units
/// of 1024 shorten.
struct BarGroupReport: ProgramReport {
  let header: [String]
  /// The numbers of columns of the groups; one that has one may hold several words.
  private let widths: [Int]
  private(set) var skippedLines = 0
  /// The day of the last row, and the number of days since the first.
  private var day: (text: Substring, count: Int)?

  private static let bar: Character = "|"
  /// The number of first lines that are examined, the maximum number of them above the names, and the minimum number of rows.
  private static let (examined, maxAbove, minRows) = (200, 2, 3)
  /// The minimum number of rows for each line that is none.
  private static let minRowsPerOther = 20
  /// The minimum number of groups of several numbers without a header.
  private static let minGroups = 3

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let place = lines.prefix(Self.maxAbove + 1).firstIndex(where: { $0.contains(Self.bar) })
    else { return nil }
    var rows = Array(lines[place...])
    if place > 0, let titles = Self.titles(lines[place - 1]) {
      let names = Self.groups(lines[place])
      guard titles.count == names.count, !names.joined().contains(where: Self.isSize) else {
        return nil
      }
      rows.removeAll { $0 == lines[place] || $0 == lines[place - 1] }
      widths = names.map(\.count)
      header = Self.header(names, below: titles)
    } else {
      guard place == 0, let widths = Self.widths(rows) else { return nil }
      self.widths = widths
      header = Array(repeating: "", count: widths.reduce(0, +))
    }
    let widths = widths
    guard rows.count >= Self.minRows, !widths.contains(0),
      rows.count(where: { Self.cells($0, widths) == nil }) * Self.minRowsPerOther <= rows.count
    else { return nil }
  }

  /// Returns the titles in a line of groups, each between dashes; nil of another line.
  private static func titles(_ line: String) -> [String]? {
    let words = line.printedWords
    guard words.count > 1, words.allSatisfy({ $0.first == "-" || $0.last == "-" }) else {
      return nil
    }
    return words.map { String($0.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed()) }
  }

  /// Returns the names, those that come twice after the title of their group.
  private static func header(_ names: [[String]], below titles: [String]) -> [String] {
    let all = names.joined()
    return zip(titles, names).flatMap { title, words in
      words.map { name in
        all.count { $0 == name } > 1 ? "\(title) \(name)" : name
      }
    }
  }

  /// Returns the numbers of columns of the groups of rows without a header; nil of lines that may be others.
  private static func widths(_ rows: [String]) -> [Int]? {
    let bars = rows.map { row in row.utf8.enumerated().filter { $1 == 0x7c }.map(\.offset) }
    let groups = rows.map(groups)
    guard let longest = bars.max(by: { $0.count < $1.count }),
      bars.allSatisfy({ longest.starts(with: $0) }),
      let count = groups.map(\.count).max()
    else { return nil }
    let widths = (0..<count).map { place in
      let cells = groups.compactMap { place < $0.count ? $0[place] : nil }
      let counts = Set(cells.map(\.count))
      return counts.count == 1 && cells.joined().allSatisfy(isSize) ? cells[0].count : 1
    }
    let hasUnits = groups.joined().joined().contains { size($0) != nil }
    return hasUnits && widths.count(where: { $0 > 1 }) >= minGroups ? widths : nil
  }

  /// Returns the words between the bars of a line, without a bar at its end.
  private static func groups(_ line: String) -> [[String]] {
    var groups = line.split(separator: bar, omittingEmptySubsequences: false).map {
      String($0).printedWords
    }
    if groups.last?.isEmpty == true { groups.removeLast() }
    return groups
  }

  /// Returns the cells of a row of groups with numbers of columns; nil of another line.
  private static func cells(_ line: String, _ widths: [Int]) -> [String]? {
    let groups = groups(line)
    guard groups.count <= widths.count else { return nil }
    var cells: [String] = []
    for (group, width) in widths.enumerated() {
      // The last may be blank.
      var words = group < groups.count ? groups[group] : []
      // A remark may follow: "missed 2 ticks".
      if width > 1, group == widths.count - 1 { words = Array(words.prefix(width)) }
      guard width == 1 || words.count == width && words.allSatisfy(isSize) else { return nil }
      cells += width > 1 ? words : [words.joined(separator: " ")]
    }
    return cells
  }

  private static let powers: [Character: Int] = ["B": 0, "k": 1, "K": 1, "M": 2, "G": 3, "T": 4]

  private static func isSize(_ word: String) -> Bool { word.isPrintedNumber || size(word) != nil }

  /// Returns the number of bytes of "34k" or "842B"; nil of a word without a unit.
  private static func size(_ word: String) -> Double? {
    guard let power = word.last.flatMap({ powers[$0] }), let number = Double(word.dropLast()) else {
      return nil
    }
    return (0..<power).reduce(number) { size, _ in size * 1024 }
  }

  mutating func cells(of line: String) -> [String]? {
    guard let cells = Self.cells(line, widths), cells.contains(where: Self.isSize) else {
      let isHeader =
        line.contains(Self.bar) && !Self.groups(line).joined().contains(where: Self.isSize)
      if !isHeader, Self.titles(line) == nil, !line.allSatisfy(\.isWhitespace) {
        skippedLines += 1
      }
      return nil
    }
    return cells.map { cell in
      Self.size(cell).map { NumberText.exact($0) } ?? clock(cell) ?? cell
    }
  }

  /// Returns a day without a year and a time, "23-03 05:09:35", as hours, minutes and seconds since midnight of the
  /// first day; nil of another cell.
  private mutating func clock(_ cell: String) -> String? {
    let words = cell.split(separator: " ")
    guard words.count == 2, words[0].utf8.count == 5, words[0].contains("-"),
      String(words[1]).isClockTime, let hour = Int(words[1].prefix(2))
    else { return nil }
    var last = day ?? (words[0], 0)
    if last.text != words[0] { last = (words[0], last.count + 1) }
    day = last
    let hours = hour + last.count * 24
    return (hours < 10 ? "0" : "") + "\(hours)" + words[1].dropFirst(2)
  }
}
