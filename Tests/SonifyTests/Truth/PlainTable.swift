import Foundation

/// A sample's cells, read by the plainest means, so that tests of the whole path do not trust the
/// reader they test.
struct PlainTable {
  private let header: [String]
  private let rows: [[String]]

  /// Reads a file of Samples; none of them has a comma or a line break in quotes.
  init(sample name: String) throws {
    let text = try String(contentsOfFile: Samples.path(name), encoding: .utf8)
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
    }
    header = lines.first ?? []
    rows = Array(lines.dropFirst())
  }

  /// The cells of a column from top to bottom.
  func cells(_ name: String) throws -> [String] {
    guard let place = header.firstIndex(of: name) else { throw CocoaError(.keyValueValidation) }
    return rows.map { $0[place] }
  }

  /// The numbers of a column, "not a number" where a cell is empty.
  func numbers(_ name: String) throws -> [Double] {
    try cells(name).map { Double($0) ?? .nan }
  }

  /// The dates of a column in seconds since 1970, in a form written as Unicode writes patterns:
  /// "MMM d yyyy".
  func dates(_ name: String, as format: String) throws -> [Double] {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = format
    return try cells(name).map { formatter.date(from: $0)?.timeIntervalSince1970 ?? .nan }
  }
}
