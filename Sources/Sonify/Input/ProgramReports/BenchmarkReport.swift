/// `go test -bench`: a line for each benchmark, with numbers before their units.
struct BenchmarkReport: ProgramReport {
  let header: [String]
  private let units: [String]

  init?(_ lines: [String]) {
    let rows = lines.compactMap(Self.measures)
    guard rows.count > 1, rows[0].values.contains(where: { $0.unit == "ns/op" }) else {
      return nil
    }
    units = rows[0].values.map(\.unit)
    header = ["benchmark"] + units
  }

  /// Returns the name and the measures of "BenchmarkSort/10-8   5012345   238.1 ns/op   24 B/op".
  private static func measures(
    _ line: String
  ) -> (name: String, values: [(number: String, unit: String)])? {
    guard line.hasPrefix("Benchmark"), case let words = line.printedWords, words.count > 3,
      words.count.isMultiple(of: 2), UInt64(words[1]) != nil
    else { return nil }
    let values = stride(from: 2, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
    guard values.allSatisfy({ $0.0.isPrintedNumber }) else { return nil }
    return (String(words[0].dropFirst("Benchmark".count)), values)
  }

  mutating func cells(of line: String) -> [String]? {
    guard let row = Self.measures(line) else { return nil }
    return [row.name]
      + units.map { unit in row.values.first { $0.unit == unit }?.number ?? "" }
  }
}
