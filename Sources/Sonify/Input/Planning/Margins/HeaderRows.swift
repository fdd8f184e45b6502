import SonifyBase
import SonifyTables

/// A header of several rows: groups above the names of columns, the name of an index, years, units, types, numbers of
/// columns.
struct HeaderRows {
  /// The number of its rows.
  private(set) var count = 1
  /// The names of the columns, with their groups and units.
  private(set) var names: [String]
  /// Whether several rows have texts for the columns.
  private(set) var hasGroups = false
  /// The row of the units, counted from 0; nil if there is none.
  private(set) var units: Int?

  private let grid: CellGrid
  private let dialect: Dialect
  /// The columns that hold numbers or dates.
  private let values: [Int]
  /// Those among them that the header names as an index.
  private var index: Set<Int> = []
  /// The rows that are written in numbers.
  private var headings: [Int: HeadingValues.Kind] = [:]

  /// The maximum number of rows of a header.
  static let maxCount = 5
  /// The number of rows that show which columns hold values.
  private static let sampleSize = 20

  /// Finds the header, or returns nil if it has only one row.
  /// - Parameters:
  ///   - grid: the first rows; the first names the columns.
  ///   - names: the names in the first row.
  ///   - dialect: the dialect of the table.
  /// - Returns: the header; nil if it is the first row alone.
  static func found(_ grid: CellGrid, _ names: [String], _ dialect: Dialect) -> HeaderRows? {
    HeaderRows(grid, names, dialect) ?? HeaderRows(describing: grid, names, dialect)
  }

  /// Finds groups, units and types around the names of the columns, or returns nil if there are none.
  private init?(_ grid: CellGrid, _ names: [String], _ dialect: Dialect) {
    let width = names.count
    func holdsValue(_ row: Int) -> Bool {
      (0..<width).contains { dialect.holdsValue(grid.cell(row, $0)) }
    }
    let rows = 1..<min(grid.rowCount, Self.maxCount + 1)
    var headings: [Int: HeadingValues.Kind] = [:]
    let plain = rows.first { row in
      guard holdsValue(row) else { return false }
      headings[row] = HeadingValues.kind(of: row, in: grid, dialect)
      return headings[row] == nil
    }
    func holdsInterval(_ row: Int) -> Bool {
      (0..<width).contains { NumberAddition.isNumberWithBrackets(grid.cell(row, $0) ?? []) }
    }
    guard let first = plain ?? rows.first(where: holdsInterval), first > 1,
      (1...first).allSatisfy({ grid.width($0) == width })
    else { return nil }
    let sample = first..<min(grid.rowCount, first + Self.sampleSize)
    values = (0..<width).filter { column in
      sample.contains { row in
        let cell = grid.cell(row, column)
        return dialect.holdsValue(cell)
          || plain == nil && NumberAddition.isNumberWithBrackets(cell ?? [])
      }
    }
    self.headings = headings
    self.names = names
    self.grid = grid
    self.dialect = dialect
    guard readRows(to: first) else { return nil }
    count = first
  }

  /// Finds rows that describe series below their names, or returns nil if there are none.
  private init?(describing grid: CellGrid, _ names: [String], _ dialect: Dialect) {
    guard let rows = SeriesDescriptions(grid) else { return nil }
    (self.names, self.grid, self.dialect) = (names, grid, dialect)
    (count, hasGroups) = (rows.count + 1, true)
    values = Array(1..<max(1, names.count))
    units = rows.units.flatMap { holdsUnits($0) ? $0 : nil }
    addUnits()
  }

  /// Determines what the rows after the first hold, and returns whether all of them name columns.
  private mutating func readRows(to end: Int) -> Bool {
    if let named = (1..<end).first(where: { namesIndex($0, of: end) }) {
      guard named == end - 1 || named + 1 == end - 1 && holdsUnits(named + 1) else { return false }
      index = Set((0..<names.count).filter { !text(named, $0).isEmpty })
    }
    var levels = [0]
    var typed = 0
    for row in 1..<end {
      if !index.isEmpty,
        (0..<names.count).allSatisfy({ text(row, $0).isEmpty != index.contains($0) })
      {
        continue
      } else if headings[row] == .ordinals {
        hasGroups = true
      } else if headings[row] == .moments {
        levels.append(row)
      } else if names.indices.allSatisfy({ text(row, $0).isEmpty }) {
        continue
      } else if holdsUnits(row) {
        guard units == nil else { return false }
        units = row
      } else if holdsTypes(row) {
        typed += 1
      } else if isLevel(row) || dividesColumns(row, below: levels.last ?? 0) {
        levels.append(row)
      } else {
        return false
      }
    }
    if levels.count > 1 {
      hasGroups = true
      // A note above some columns names none of the others.
      let lacksNames = namedColumns(before: end).contains { text(0, $0).isEmpty }
      if !index.isEmpty || levels.contains(where: { headings[$0] != nil }) || isGrouped(levels)
        || lacksNames
      {
        join(levels)
      } else if !levels.allSatisfy(describesColumns) {
        return false
      }
    }
    nameIndex(before: end)
    addUnits()
    return hasGroups || units != nil || typed > 0 || !index.isEmpty
  }

  /// Returns the columns of values that a header names: no index, and none of the first ones if they are blank.
  private func namedColumns(before end: Int) -> [Int] {
    let blank = names.indices.prefix { column in
      (0..<end).allSatisfy { text($0, column).isEmpty }
    }
    return values.filter { !index.contains($0) && !blank.contains($0) }
  }

  private func text(_ row: Int, _ column: Int) -> String {
    let text = CellText.clean(grid.cell(row, column) ?? [])
    // pandas numbers the blank cells of a header when it reads one.
    return text.hasPrefix("Unnamed: ") ? "" : text
  }

  // MARK: - Rows

  /// Returns whether a row only names columns that have no name above, as pandas names an index.
  private func namesIndex(_ row: Int, of end: Int) -> Bool {
    let filled = (0..<names.count).filter { !text(row, $0).isEmpty }
    guard !filled.isEmpty, filled.count < names.count, filled == Array(0..<filled.count),
      values.contains(where: { !filled.contains($0) })
    else { return false }
    // After groups, the names of the levels of columns stand above.
    let hasLevels = row > 1 && (1..<row).contains(where: isLevel)
    return hasLevels || filled.allSatisfy { text(0, $0).isEmpty }
  }

  /// Returns whether a row has a text for each column of values but an index.
  private func isLevel(_ row: Int) -> Bool {
    let columns = namedColumns(before: row + 1)
    return columns.count > 1 && columns.allSatisfy { !text(row, $0).isEmpty }
  }

  /// Returns whether a row names what columns hold besides the one to the left, which has the same name
  /// above: how good its values are.
  private func dividesColumns(_ row: Int, below level: Int) -> Bool {
    let named = names.indices.filter { !text(row, $0).isEmpty }
    return !named.isEmpty
      && named.allSatisfy { $0 > 0 && text(level, $0) == text(level, $0 - 1) }
  }

  /// Returns whether a row has another text for each column, as a header does, and so does a row of the questions that
  /// were asked, or of long names below short ones.
  private func describesColumns(_ row: Int) -> Bool {
    let texts = names.indices.map { text(row, $0) }
    let heads = values.map { texts[$0] }
    func isMissing(_ text: String) -> Bool {
      dialect.isMissingNumber(Array(text.utf8).span) || Unmeasured.isWord(Array(text.utf8))
    }
    // Where rows begin with names, a single word may be that of a missing value: "closed".
    let isSentence = heads.allSatisfy { $0.contains(" ") }
    return heads.count > 1 && Set(heads).count == heads.count
      && (row == 0 || isSentence || values.contains(0))
      && heads.allSatisfy { !isMissing($0) && (row == 0 || $0.count(where: \.isLetter) > 1) }
      && texts.indices.allSatisfy {
        texts[$0].isEmpty || !comesAgain(texts[$0], in: $0, after: row)
      }
  }

  private func comesAgain(_ text: String, in column: Int, after row: Int) -> Bool {
    ((row + 1)..<max(row + 1, grid.rowCount)).contains { self.text($0, column) == text }
  }

  /// Returns whether rows group columns: the names of the first stand above several.
  private func isGrouped(_ levels: [Int]) -> Bool {
    let named = namedColumns(before: (levels.last ?? 0) + 1)
    let groups = named.map { text(0, $0) }.drop(while: \.isEmpty)
    let columns = parts(levels)
    return (Set(groups).count < groups.count || groups.contains("") || groups.isEmpty)
      && Set(named.map { columns[$0] }).count == named.count
  }

  /// Returns whether the cells of a row above numbers are units.
  private func holdsUnits(_ row: Int) -> Bool {
    let filled = values.filter { !isBlank(row, $0) }
    let numbers = filled.filter { isAboveNumbers($0) }
    return !numbers.isEmpty && !numbers.allSatisfy({ isMissingMark(row, $0) })
      && numbers.allSatisfy { UnitText.isUnit(text(row, $0)) || UnitText.isBase(text(row, $0)) }
      && (0..<names.count).allSatisfy { text(row, $0).utf8.count <= UnitText.maxLength }
  }

  /// Returns whether a cell states why a value is missing, as [c] does.
  private func isMissingMark(_ row: Int, _ column: Int) -> Bool {
    grid.cell(row, column).map { Unmeasured.isShorthand($0.span.trimmed) } ?? false
  }

  private func isBlank(_ row: Int, _ column: Int) -> Bool {
    text(row, column).isEmpty || text(row, column) == "-"
  }

  private func isAboveNumbers(_ column: Int) -> Bool {
    (1..<grid.rowCount).contains { row in
      grid.cell(row, column).map { NumberEvidence.isNumber($0.span.trimmed) }
        ?? false
    }
  }

  /// Returns whether the cells of a row are types of columns, as R and the tables of USGS have them.
  private func holdsTypes(_ row: Int) -> Bool {
    let filled = (0..<names.count).map { text(row, $0) }.filter { !$0.isEmpty }
    return filled.count > 1
      && (filled.allSatisfy { $0.hasPrefix("<") && $0.hasSuffix(">") }
        || filled.allSatisfy { cell in
          guard let last = cell.last, "sdn".contains(last) else { return false }
          return cell.count > 1 && cell.dropLast().allSatisfy(\.isNumber)
        })
  }

  // MARK: - Names

  /// Joins the names of each column in all levels but those that are the same in all columns.
  private mutating func join(_ levels: [Int]) {
    let columns = namedColumns(before: (levels.last ?? 0) + 1)
    let texts = parts(levels)
    let distinct = levels.indices.filter { place in
      columns.count == 1 || Set(columns.map { texts[$0][place] }).count > 1
    }
    for column in 0..<names.count where !index.contains(column) {
      let all = texts[column]
      guard columns.contains(column) else {
        names[column] = all.last { !$0.isEmpty } ?? ""
        continue
      }
      let own = (distinct.isEmpty ? [levels.count - 1] : distinct).map { all[$0] }
      names[column] = own.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Returns the names of each column in all levels.
  private func parts(_ levels: [Int]) -> [[String]] {
    var parts = [[String]](repeating: [], count: names.count)
    for level in levels {
      var last = ""
      for column in names.indices {
        let own = text(level, column)
        // A group is named once, above the first of its columns.
        if !own.isEmpty { last = own }
        let isLowest = level == levels.last
        parts[column].append(own.isEmpty && !isLowest && column > 0 ? last : own)
      }
    }
    return parts
  }

  private mutating func nameIndex(before end: Int) {
    guard let row = (1..<end).last(where: { namesIndex($0, of: end) }) else { return }
    for column in index { names[column] = text(row, column) }
  }

  private mutating func addUnits() {
    guard let units else { return }
    for column in values where !isBlank(units, column) && isAboveNumbers(column) {
      let unit = UnitText.bare(text(units, column))
      if names[column].isEmpty || names[column].hasSuffix(")") || names[column].hasSuffix("]") {
        continue
      }
      names[column] += " (\(unit))"
    }
  }
}
