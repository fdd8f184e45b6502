import SonifyTables

/// The tables of a report, each with a header of its own, which may come again.
struct ReportTables {
  /// The headers, in the order in which they come.
  private(set) var headers: [[String]] = []
  private var known: Set<[String]> = []
  /// The header of the table whose rows are given.
  private let used: [String]

  /// The maximum number of tables that are known.
  private static let maxCount = 100
  /// The minimum number of words in the name of a table of several columns.
  private static let wordsInName = 2

  /// Knows no table yet.
  /// - Parameter used: the header of the table whose rows are given.
  init(using used: [String]) { self.used = used }

  /// Learns of a header.
  mutating func learn(_ header: [String]) {
    guard headers.count < Self.maxCount, known.insert(header).inserted else { return }
    headers.append(header)
  }

  /// The names: the first columns of each, as many as tell it from those before it.
  var names: [String] {
    var names: [String] = []
    for header in headers {
      let own = (min(Self.wordsInName, header.count)...header.count).lazy
        .map { header.prefix($0).joined(separator: " ") }
      names.append(own.first { !names.contains($0) } ?? header.joined(separator: " "))
    }
    return names
  }

  /// Returns the header of the table that the user chose by its number, its name or its first column.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no such table.
  func header(of reference: TableReference) throws(InputError) -> [String] {
    let known = zip(names, headers).map { name, header in
      [name] + header.prefix(1).flatMap { [$0, String($0.prefix { $0 != ":" })] }
    }
    return headers[try reference.index(among: known)]
  }

  /// Which of several tables is used; nil if there is one.
  var choice: Decision? {
    headers.firstIndex(of: used).flatMap { Decision.use(ofTable: $0, among: names) }
  }
}
