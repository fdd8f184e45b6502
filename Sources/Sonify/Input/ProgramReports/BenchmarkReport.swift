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

/// The tables of pytest-benchmark: a line for each test, with its times and, in brackets, how many times the best each is.
///
/// Times of a further table in another unit are converted to that of the first.
struct PytestBenchmarkReport: ProgramReport {
  let header: [String]
  /// The number of cells of a row, and which of them are times.
  private let width: Int
  private let times: [Int]
  /// The unit of the first table, and that of the one being read, in seconds.
  private let unit: Double
  private var currentUnit: Double

  private static let title = "Name (time in "
  private static let timed: Set<String> = ["Min", "Max", "Mean", "StdDev", "Median", "IQR"]
  private static let units = ["ns": 1e-9, "us": 1e-6, "μs": 1e-6, "ms": 1e-3, "s": 1]

  init?(_ lines: [String]) {
    guard let names = lines.first(where: { $0.hasPrefix(Self.title) }),
      let (name, unit) = Self.unit(of: names)
    else { return nil }
    let columns = names.printedCells
    width = columns.count
    (self.unit, currentUnit) = (unit, unit)
    times = columns.indices.filter { Self.timed.contains(columns[$0]) }
    header = ["test"] + times.map { "\(columns[$0]) (\(name))" }
    guard !times.isEmpty else { return nil }
  }

  private static func unit(of line: String) -> (name: String, seconds: Double)? {
    let name = String(line.dropFirst(title.count).prefix { $0 != ")" })
    return units[name].map { (name, $0) }
  }

  mutating func cells(of line: String) -> [String]? {
    if line.hasPrefix(Self.title), let unit = Self.unit(of: line) { currentUnit = unit.seconds }
    let cells = line.printedCells
    guard cells.count == width else { return nil }
    let numbers = times.map { cells[$0].prefix { $0 != " " }.filter { $0 != "," } }
    guard numbers.allSatisfy(\.isPrintedNumber) else { return nil }
    let factor = currentUnit / unit
    return [cells[0]] + numbers.map { factor == 1 ? $0 : "\((Double($0) ?? .nan) * factor)" }
  }
}

/// `cargo bench`: a line for each benchmark, with the time of an iteration and its spread.
///
/// A line is `test sort ... bench:      37,171 ns/iter (+/- 2,681)`.
struct LibtestReport: ProgramReport {
  let header: [String]

  init?(_ lines: [String]) {
    let rows = lines.compactMap(Self.measure)
    guard rows.count > 1 else { return nil }
    header = ["benchmark", rows[0].unit]
  }

  private static func measure(_ line: String) -> (name: String, number: String, unit: String)? {
    let words = line.printedWords
    guard words.count > 5, words[0] == "test", let place = words.firstIndex(of: "bench:"),
      place > 1, place + 2 < words.count, words[place + 2].hasSuffix("/iter"),
      case let number = words[place + 1].filter({ $0 != "," }), number.isPrintedNumber
    else { return nil }
    return (words[1], number, words[place + 2])
  }

  mutating func cells(of line: String) -> [String]? {
    Self.measure(line).map { [$0.name, $0.number] }
  }
}

/// `stress-ng --metrics`: operations and times of each stressor, each line after the name of the program.
struct StressorReport: ProgramReport {
  let header = [
    "stressor", "bogo ops", "real time (s)", "usr time (s)", "sys time (s)",
    "bogo ops/s (real time)", "bogo ops/s (usr+sys time)",
  ]

  init?(_ lines: [String]) {
    guard lines.contains(where: { $0.hasPrefix("stress-ng: ") && $0.contains(" bogo ops ") }) else {
      return nil
    }
  }

  mutating func cells(of line: String) -> [String]? {
    guard line.hasPrefix("stress-ng: "), let end = line.firstIndex(of: "]") else { return nil }
    let words = String(line[line.index(after: end)...]).printedWords
    guard words.count >= header.count,
      words[1..<header.count].allSatisfy(\.isPrintedNumber)
    else { return nil }
    return Array(words.prefix(header.count))
  }
}
