import SonifyBase
import SonifyTables

/// `benchstat`: a table for each unit, whose header alone has bars, with a column for each file.
///
/// The changes follow from the values, and means of all benchmarks are no benchmark.
struct BenchmarkComparisonReport: ProgramReport {
  private var used: [String]
  private var found: ReportTables
  /// The names of the files in the last header, and where their columns begin on the screen.
  private var files: [(name: String, column: Int)] = []
  /// The units in the last header; empty before it is whole.
  private var units: [String] = []
  private var isRead = false
  /// Whether the last line was the first of a header, which names the files.
  private var isHeaderOpen = false
  /// The number of packages, and the name of the last one before those of its benchmarks, unless it is the first.
  private var packages = (count: 0, name: "")

  private static let bar: Character = "│"
  private static let mean = "geomean"
  /// The name of the changes, beside a unit.
  private static let comparison = "vs base"

  init?(_ lines: [String]) {
    guard let place = lines.firstIndex(where: { Self.cells(ofHeader: $0) != nil }),
      place + 2 < lines.count, let files = Self.cells(ofHeader: lines[place]),
      let units = Self.cells(ofHeader: lines[place + 1]), units.count == files.count,
      units.contains(where: { $0.text.contains("/") || $0.text.hasSuffix(Self.comparison) }),
      Self.header(files.map(\.text), units.map(\.text)).count > 1
    else { return nil }
    used = Self.header(files.map(\.text), units.map { Self.unit($0.text) })
    found = ReportTables(using: used)
  }

  var header: [String] { used }

  var tables: ReportTables? { found }

  mutating func use(_ header: [String]) { used = header }

  private static func header(_ files: [String], _ units: [String]) -> [String] {
    ["benchmark"] + zip(files, units).map { "\($0) (\($1))" }
  }

  /// Returns the unit before the name of the change, "vs base".
  private static func unit(_ text: String) -> String { text.printedWords.first ?? "" }

  /// Returns the texts between the bars of a line of a header, and the columns where they begin; nil of another line.
  private static func cells(ofHeader line: String) -> [(text: String, column: Int)]? {
    guard line.first == " ", let first = line.firstIndex(of: bar),
      line[..<first].allSatisfy({ $0 == " " }), line.last == bar
    else { return nil }
    var column = line[...first].count
    return line[line.index(after: first)...].split(separator: bar).map { cell in
      defer { column += cell.count + 1 }
      return (String(cell).printedWords.joined(separator: " "), column)
    }
  }

  mutating func cells(of line: String) -> [String]? {
    if let cells = Self.cells(ofHeader: line) {
      if isHeaderOpen {
        units = cells.map { Self.unit($0.text) }
        let header = Self.header(files.map(\.name), units)
        isRead = header == used
        found.learn(header)
      } else {
        (files, isRead) = (cells.map { ($0.text, $0.column) }, false)
      }
      isHeaderOpen.toggle()
      return nil
    }
    isHeaderOpen = false
    if line.hasPrefix("pkg: ") {
      packages.count += 1
      packages.name = packages.count > 1 ? "\(line.split(separator: "/").last ?? "") " : ""
    }
    guard isRead, let name = line.printedWords.first, name != Self.mean, line.first != " " else {
      return nil
    }
    let characters = Array(line)
    // Notes stand below the rows.
    guard let first = files.first, String(characters.prefix(first.column)).printedWords == [name]
    else { return nil }
    let values = files.map { file -> Double? in
      guard file.column < characters.count else { return nil }
      let text = String(characters[file.column...].drop { $0 == " " }.prefix { $0 != " " })
      return Self.value(text)
    }
    guard values.contains(where: { $0 != nil }) else { return nil }
    return [packages.name + name] + values.map { $0.map { NumberText.exact($0) } ?? "" }
  }

  private static let factors: [String: Double] = [
    "": 1, "n": 1e-9, "µ": 1e-6, "μ": 1e-6, "u": 1e-6, "m": 1e-3, "k": 1e3, "M": 1e6, "G": 1e9,
    "T": 1e12, "Ki": 1024, "Mi": 1_048_576, "Gi": 1_073_741_824, "Ti": 1_099_511_627_776,
  ]

  /// Returns the value of "108.92m" or "75.00Ki"; nil of another text.
  private static func value(_ text: String) -> Double? {
    let digits = text.prefix { $0.isASCIIDigit || $0 == "." }
    guard let number = Double(digits), let factor = factors[String(text.dropFirst(digits.count))]
    else { return nil }
    return number * factor
  }
}
