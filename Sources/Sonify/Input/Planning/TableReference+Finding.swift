import SonifyBase
import SonifyTables

extension TableReference {
  /// Returns the index of the table, counted from 0.
  ///
  /// An exact match of a name takes precedence over one that differs only in case, and that over a
  /// number.
  /// - Parameter names: the names of each table, which may be empty.
  /// - Returns: the index of the first table of the name.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no such table.
  func index(among names: [[String]]) throws(InputError) -> Int {
    let text = UntrustedText.harmless(text, limit: .max)
    if !text.isEmpty {
      if let exact = names.firstIndex(where: { $0.contains(text) }) { return exact }
      let typed = text.lowercased()
      if let close = names.firstIndex(where: { $0.contains { $0.lowercased() == typed } }) {
        return close
      }
    }
    let shown = UntrustedText.harmless(text, limit: 60)
    if let number = Int(text) {
      if (1...max(1, names.count)).contains(number), !names.isEmpty { return number - 1 }
      throw .badChoice(.noTable(number: number, count: names.count))
    }
    let known = names.compactMap { $0.first { !$0.isEmpty } }
    throw .badChoice(
      .unknownTable(
        shown, known: known.prefix(8).map { UntrustedText.harmless($0, limit: 40) },
        count: names.count))
  }
}
