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

  /// Which of several tables is used; empty if there is one.
  var decisions: [Decision] {
    guard headers.count > 1, let place = headers.firstIndex(of: used) else { return [] }
    let all = names.enumerated().map { Decision.OtherTable(number: $0 + 1, name: $1) }
    return [
      .table(.used(place + 1, all[place].name, others: all.filter { $0.number != place + 1 }))
    ]
  }
}
