import SonifyBase
import SonifyTables

/// The tab-separated tables of Eurostat: the dimensions of a row in one cell with commas, a column for
/// each period, and letters after values as flags.
struct StatisticsPrint: PrintForm {
  private let dimensions: [String]
  private let periods: [String]

  init?(_ lines: [String]) {
    guard let header = lines.first else { return nil }
    let cells = header.split(separator: "\t", omittingEmptySubsequences: false).map(Self.trimmed)
    guard cells.count > 1, let place = cells[0].lastIndex(of: "\\"),
      ["\\TIME_PERIOD", "\\time", "\\TIME"].contains(String(cells[0][place...]))
    else { return nil }
    dimensions = cells[0][..<place].split(separator: ",").map(String.init)
    periods = Array(cells.dropFirst())
    guard !dimensions.isEmpty else { return nil }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split { $0 == " " || $0 == "\r" || $0 == "\u{feff}" }.joined(separator: " ")
  }

  /// Returns a value without its flags; empty for ":", which stands for a missing one.
  private static func value(_ cell: some StringProtocol) -> String {
    let word = cell.split { $0 == " " || $0 == "\r" }.first ?? ""
    return word.hasPrefix(":") ? "" : String(word)
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var first: [String]?
    var varying: Set<Int> = []
    try forEachRow(source, limits) { (names, _, _) throws(InputError) in
      guard let known = first else {
        first = names
        return
      }
      for (place, name) in names.enumerated() where name != known[place] { varying.insert(place) }
    }
    let columns = varying.isEmpty ? [dimensions.count - 1] : varying.sorted()
    // A row needs one name of its own.
    let isJoined = columns.count > 1
    let names = columns.map { dimensions[$0] }
    var rows = RowSpool(name: source.name)
    try rows.append((isJoined ? [names.joined(separator: ", ")] : []) + names + periods, line: 0)
    try forEachRow(source, limits) { (all, values, line) throws(InputError) in
      let own = columns.map { all[$0] }
      try rows.append(
        (isJoined ? [own.joined(separator: ", ")] : []) + own + values, line: line)
    }
    var table = try rows.table(options, hasHeader: true)
    for column in 0..<(names.count + (isJoined ? 1 : 0)) { table.contents[column] = .text }
    return table
  }

  private func forEachRow(
    _ source: ByteSource, _ limits: ReadingLimits,
    _ visit: (_ names: [String], _ values: [String], _ line: Int) throws(InputError) -> Void
  ) throws(InputError) {
    var stream = try LineStream(source, limit: limits.row)
    while let line = try stream.nextLine() {
      guard stream.line > 0, !line.isEmpty else { continue }
      let cells = String(decoding: line, as: UTF8.self)
        .split(separator: "\t", omittingEmptySubsequences: false)
      let names = cells[0].split(separator: ",", omittingEmptySubsequences: false)
        .map(Self.trimmed)
      guard names.count == dimensions.count else { continue }
      try visit(names, cells.dropFirst().map(Self.value), stream.line)
    }
  }
}
