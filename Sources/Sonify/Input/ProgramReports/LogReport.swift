/// Lines of one kind, which differ in their numbers and a few words, as programs report their progress
/// and write their logs: `Epoch 1/9 - loss: 0.52`, `18:33:06 INFO [worker-1] request took 123ms`.
///
/// Lines of other kinds are left out.
struct LogReport: ProgramReport {
  let header: [String]
  private let template: LogTemplate
  private let places: [Int]
  private let units: LogUnits

  /// The minimum number of such lines.
  private static let minimum = 3
  /// The number of first lines that are examined.
  private static let examined = 200

  init?(_ lines: [String]) {
    let units = LogUnits()
    self.units = units
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count >= Self.minimum else { return nil }
    let areRows = Self.areDelimited(lines)
    var templates: [LogTemplate] = []
    let parsed = lines.map { LogLine($0, units) }
    for case let line? in parsed where line.pieces.contains(where: { $0.kind == .number }) {
      var isNew = true
      for place in templates.indices where isNew { isNew = !templates[place].add(line) }
      if isNew { templates.append(LogTemplate(line)) }
    }
    let first = parsed[0]
    let found = templates.filter {
      Self.isLog($0, lines: parsed.count, beginsWith: first, areRows: areRows)
    }.max { $0.lineCount < $1.lineCount }
    guard let found else { return nil }
    template = found
    let fields = found.fields
    header = fields.map(\.name)
    places = fields.map(\.place)
  }

  /// Returns whether most lines have the same number of tabs or semicolons, as rows of a table have.
  static func areDelimited(_ lines: [String]) -> Bool {
    [UInt8(ascii: "\t"), UInt8(ascii: ";")].contains { delimiter in
      let counts = lines.map { $0.utf8.count { $0 == delimiter } }
      return Dictionary(grouping: counts) { $0 }.contains { count, lines in
        count > 1 && lines.count * 5 >= counts.count * 4
      }
    }
  }

  /// Returns whether lines of one kind are those of a log, and not the rows of a table.
  ///
  /// Signs mark half of the numbers or, unless the lines may be rows, the first; or the lines are sentences: they begin with a time or have other signs than
  /// those between cells, and nothing stands above them that could be a header.
  private static func isLog(
    _ template: LogTemplate, lines count: Int, beginsWith first: LogLine?, areRows: Bool
  ) -> Bool {
    let fields = template.fields
    guard template.lineCount >= minimum, template.hasWords,
      fields.contains(where: { $0.isNumber && $0.name != "step" })
    else { return false }
    let numbers = fields.filter(\.isNumber)
    let marked = numbers.count(where: \.isMarked)
    if marked * 2 >= numbers.count || !areRows && numbers[0].isMarked { return true }
    guard !areRows, let first,
      first.pieces.contains(where: { $0.kind == .number || $0.kind == .time })
    else {
      return false
    }
    let areMost = template.lineCount * 5 >= count * 4
    return areMost && (template.beginsWithTime || template.hasSentences)
      && template.matches(first) && first.hasMixedParts
  }

  mutating func cells(of line: String) -> [String]? {
    guard let line = LogLine(line, units), template.matches(line) else { return nil }
    return places.map { line.cell(line.pieces[$0]) }
  }
}
