/// Makes tables of the kinds that people have.
struct TableGenerator {
  var random: Random

  /// Values of one cell, most of them numbers.
  private static let values = [
    "0", "1", "-1", "2.5", "3", "10", "42", "99.5", "100", "1000", "1e6", "-0.001", "1e308",
    "-1e308", "5e-324", "1e-300", "9007199254740993", "99999999999999999999", "0.1", "NaN",
    "Infinity", "-", "", "NA", "null", "1,5", "1.234,5", "1 234", "50%", "$3", "€2,50", "3 km",
    "1.5M", "(12)", "a", "b", "New York", "true", "2012-01-31", "2012-01-31T10:00:00Z",
    "31.01.2012", "1/2/2012", "Jan 2012", "2020 Q1", "2020-W53", "12:30", "99999999",
    "-9999-01-01", "1583020800", "1583020800000", "Monday", "March", "2019", "\"q\"",
  ]
  private static let names = [
    "year", "date", "time", "value", "x", "y", "name", "count", "id", "price ($)", "temp_max",
    "temp_min", "", "Name", "month", "1", "latency ms", "share %",
  ]

  /// Returns a value of one cell.
  mutating func value() -> String { random.pick(Self.values) }

  /// Returns a table as delimited text, JSON rows, aligned columns or HTML.
  mutating func table() -> [UInt8] {
    let (columns, rows) = (1 + random.below(4), 1 << random.below(9))
    let names = (0..<columns).map { _ in random.pick(Self.names) }
    let cells = (0..<columns).map { _ in column(of: rows) }
    switch random.below(6) {
    case 0:
      let objects = (0..<rows).map { row in
        let members = (0..<columns).map { "\"\(names[$0])\":\(json(cells[$0][row]))" }
        return "{\(members.joined(separator: ","))}"
      }
      let isArray = random.below(2) == 0
      let text = objects.joined(separator: isArray ? "," : "\n")
      return Array((isArray ? "[\(text)]" : text).utf8)
    case 1:
      let lines = [names] + (0..<rows).map { row in cells.map { $0[row] } }
      return Array(
        lines.map { line in
          line.map { $0 + String(repeating: " ", count: max(1, 14 - $0.count)) }.joined() + "\n"
        }.joined().utf8)
    case 2:
      let spans = ["", "", "", " rowspan=2", " colspan=2", " hidden", " rowspan=0"]
      let lines = [names] + (0..<rows).map { row in cells.map { $0[row] } }
      let html = lines.enumerated().map { index, line in
        let tag = index == 0 ? "th" : "td"
        return "<tr>" + line.map { "<\(tag)\(random.pick(spans))>\($0)" }.joined() + "\n"
      }
      return Array("<table id=A><caption>B</caption>\(html.joined())</table>".utf8)
    default:
      let delimiter = random.pick([",", ",", ",", "\t", ";", "|"])
      let lines = [names] + (0..<rows).map { row in cells.map { $0[row] } }
      return Array(lines.map { $0.joined(separator: delimiter) + "\n" }.joined().utf8)
    }
  }

  /// Returns a column of values of one kind.
  private mutating func column(of rows: Int) -> [String] {
    let (start, step) = (random.below(3000), random.below(5))
    switch random.below(9) {
    case 0: return (0..<rows).map { "\(start + $0 * max(1, step))" }
    case 1: return (0..<rows).map { date(after: $0 * max(1, step)) }
    case 2: return (0..<rows).map { _ in "\(random.below(1000)).\(random.below(100))" }
    case 3:
      var level = 0
      return (0..<rows).map { _ in
        level += random.below(21) - 10
        return "\(level)"
      }
    case 4: return (0..<rows).map { _ in random.pick(["a", "b", "c d", "é"]) }
    case 5: return (0..<rows).map { "item \($0 % 40)" }
    case 6: return (0..<rows).map { $0 % 97 == 50 ? "1e6" : "\(random.below(8))" }
    case 7: return (0..<rows).map { _ in random.below(5) == 0 ? "" : "\(random.below(100))" }
    default: return (0..<rows).map { _ in random.below(9) == 0 ? value() : "\(step)" }
    }
  }

  private func date(after days: Int) -> String {
    func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(2000 + days / 336 % 100)-\(digits(1 + days / 28 % 12))-\(digits(1 + days % 28))"
  }

  private func json(_ cell: String) -> String {
    if cell.isEmpty { return "null" }
    return Double(cell)?.isFinite == true ? cell : "\"\(cell.filter { $0 != "\"" })\""
  }
}
