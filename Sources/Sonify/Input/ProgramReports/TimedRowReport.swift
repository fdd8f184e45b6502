import SonifyBase
import SonifyTables

/// Rows that begin with a time of several words, as the lines of a log do, below a line that names the time and each word
/// after it: `# date pid cpu` above `Sep 23 01:50:09 16949 100.4`.
struct TimedRowReport: ProgramReport {
  let header: [String]
  /// The names of the columns as they stand there, and those that are kept after the time.
  private let names: [String]
  private let columns: [Int]
  private let title: String
  /// Whether the rows are those of processes, whose memory has units as `top` prints them.
  private let areProcesses: Bool
  private var days = LogDays()
  private(set) var skippedLines = 0

  /// The number of first lines that are examined, the minimum number of rows among them, of names, and of columns of
  /// numbers.
  private static let (examined, minRows, minNames, minNumbers) = (200, 4, 3, 2)

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    guard let first = lines.first, !first.contains("\t"), !first.contains(",") else { return nil }
    title = first
    var names = first.printedWords
    if names[0] == "#" {
      names.removeFirst()
    } else if names[0].hasPrefix("#") {
      names[0].removeFirst()
    }
    let rows = lines.dropFirst().filter { $0 != first }
    guard names.count >= Self.minNames, !names.contains(where: \.isPrintedNumber),
      Set(names).count == names.count, rows.count >= Self.minRows,
      // Of a name for the day and one for the time of day, each stands above its own.
      rows.allSatisfy({ Self.row($0)?.words.count == names.count - 1 }),
      Self.numberCount(rows, names.count - 1) >= Self.minNumbers,
      Self.namesTime(names[0]) || Self.areBelow(first, rows, names.count)
    else { return nil }
    // Those of processes are known, as `top` prints them.
    let areProcesses = names.contains { $0.uppercased() == "PID" }
    self.areProcesses = areProcesses
    columns = names.indices.dropFirst().filter { column in
      !areProcesses || !ProcessReport.withoutMeasure.contains(names[column].uppercased())
    }
    self.names = names
    // A time without a year is one of day.
    let isOfDay = NamedLogDay(Array(rows[0].utf8), from: 0)?.hasYear == false
    header = [isOfDay ? "time" : names[0]] + columns.map { names[$0] }
  }

  private static func namesTime(_ name: String) -> Bool {
    let words = CalendarWords.times.union(CalendarWords.dates).union(StepWords.clocks)
    return words.contains(name.lowercased())
  }

  /// Returns whether each of the last names of a header stands above a part of its column.
  private static func areBelow(_ title: String, _ rows: [String], _ count: Int) -> Bool {
    func spans(_ line: String) -> [Range<Int>] {
      line.split(separator: " ").suffix(count - 1).map { word in
        line.utf8.distance(
          from: line.startIndex, to: word.startIndex)..<line.utf8.distance(
            from: line.startIndex, to: word.endIndex)
      }
    }
    let names = spans(title)
    var columns = spans(rows[0])
    for row in rows {
      for (column, span) in spans(row).enumerated() {
        let whole = columns[column]
        columns[column] =
          min(whole.lowerBound, span.lowerBound)..<max(whole.upperBound, span.upperBound)
      }
    }
    return zip(names, columns).allSatisfy { $0.overlaps($1) }
  }

  /// The time and the words after it of a line that begins with a time of several words; nil of another.
  private static func row(_ line: String) -> (time: ArraySlice<UInt8>, words: [String])? {
    let bytes = Array(line.utf8)
    guard let end = LogTime.end(of: bytes, from: 0), end < bytes.count, bytes[end] == 0x20,
      bytes[..<end].contains(0x20), !bytes.contains(0x09)
    else { return nil }
    return (bytes[..<end], String(decoding: bytes[end...], as: UTF8.self).printedWords)
  }

  /// Returns how many columns hold numbers that end below each other, as those of a table do.
  private static func numberCount(_ rows: [String], _ width: Int) -> Int {
    let words = rows.map { row in row.split(separator: " ").suffix(width) }
    return (0..<width).count { column in
      let cells = words.map { $0[$0.startIndex + column] }
      let ends = zip(cells, rows).map { $1.distance(from: $1.startIndex, to: $0.endIndex) }
      return Set(ends).count == 1
        && cells.allSatisfy { cell in
          let bytes = Array(cell.utf8)
          return PrintedTable.isMeasured(bytes[...]) || bytes.allSatisfy { $0 &- 0x2c < 14 }
        }
    }
  }

  mutating func cells(of line: String) -> [String]? {
    guard line != title, !line.allSatisfy(\.isWhitespace) else { return nil }
    guard let (time, words) = Self.row(line), words.count == names.count - 1 else {
      skippedLines += 1
      return nil
    }
    return [days.cell(LogTime.cell(time))]
      + columns.map { column in
        let word = words[column - 1]
        guard areProcesses else { return word }
        return ProcessMemory.kibibytes(word, under: names[column].uppercased())
          .map { NumberText.exact($0) } ?? word
      }
  }
}
