/// Which rows name the columns.
extension SheetTableFinder {
  /// Returns the row with the names of the columns of a pivot table.
  func pivotHeader() -> Int? {
    block.prefix(SheetTable.maxHeader).first { row in
      let cells = filled(places(row))
      guard let first = cells.first, PivotWords.isRowLabels(sheet.text(first)) else { return false }
      // Values stand below their names.
      return cells.dropFirst().contains { !sheet.isValue($0) }
        || row > block.lowerBound
          && filled(places(row - 1)).contains { PivotWords.isColumnLabels(sheet.text($0)) }
    }
  }

  /// Returns whether cells, one of them a number or a date, are remarks above a row of names for far more columns.
  func isApart(_ cells: [Int], from next: Int) -> Bool {
    let all = places(next - 1)
    guard next + 1 < block.upperBound, cells.count(where: sheet.isValue) == 1,
      !cells.contains(where: { sheet.isYear($0) || sheet.kind($0) == .heading }),
      // A merged cell heads a group of columns.
      cells.allSatisfy({ cell in all.count { $0 == cell } == 1 || !sheet.isValue(cell) }),
      case let names = filled(places(next)), names.count >= max(3, 2 * cells.count)
    else { return false }
    return !names.contains(where: sheet.isValue)
      && filled(places(next + 1)).contains(where: sheet.isValue)
  }

  /// Returns whether a row has a title and, after blank cells, a remark at the end, as the unit or the number of a table.
  ///
  /// The row below has another title, or a name of the rows; a group of columns stands beside no name for them.
  func isTitleBesideRemark(_ cells: [Int], in row: Int) -> Bool {
    let places = places(row)
    guard cells.count == 2, columns.count > 2, row + 1 < block.upperBound, places[0] == cells[0],
      cells.allSatisfy({ !sheet.isValue($0) && sheet.kind($0) != .heading }),
      let remark = places.firstIndex(of: cells[1]), sheet.isBlank(places[remark - 1]),
      case let below = self.places(row + 1), !filled(below).isEmpty,
      case let title = String(decoding: sheet.text(cells[0]), as: UTF8.self),
      case let isLong = title.count > Self.longestName && filled(below).count > 2,
      // A name may be missing above values.
      isLong || filled(below).allSatisfy({ !sheet.isValue($0) || sheet.isYear($0) })
    else { return false }
    return !sheet.isBlank(below[0]) && below[remark...].contains { !sheet.isBlank($0) } || isLong
      || filled(below) == [below[0]]
  }

  /// The maximum length of the name of a column beside which another heads a group, in characters.
  private static let longestName = 40

  /// Returns whether a cell with nothing beside it is the unit of all values, above some of the years that name the
  /// columns.
  func isAboveYears(_ cell: Int, in row: Int) -> Bool {
    let places = places(row)
    guard sheet.isBlank(places[0]), !sheet.isValue(cell),
      let names = (row + 1..<block.upperBound).lazy.map(self.places).first(where: {
        !self.filled($0).isEmpty
      })
    else { return false }
    let years = names.indices.filter { !sheet.isBlank(names[$0]) && sheet.isYear(names[$0]) }
    return years.count > 2 && years.contains { places[$0] == cell }
      && years.contains { places[$0] != cell }
      && names.dropFirst().allSatisfy { sheet.isBlank($0) || sheet.isYear($0) }
  }

  /// For each cell of a row with a title, the minimum number of names or years in a row below it.
  static let namesOfTitle = 4

  /// Returns whether a row has a title in the first column, and few cells beside it, above a row of many names or years.
  func isTitleAboveNames(_ cells: [Int], in row: Int) -> Bool {
    guard cells.count > 1, places(row)[0] == cells[0], !cells.contains(where: sheet.isValue) else {
      return false
    }
    return (row + 1..<block.upperBound).prefix(SheetTable.maxHeader - 1).contains { below in
      let names = filled(places(below))
      return names.count >= Self.namesOfTitle * cells.count
        && names.allSatisfy { !sheet.isValue($0) || sheet.isYear($0) }
    }
  }

  /// Returns the longest beginning of the cells after the first in which each is the year after the one before it.
  private func yearsThatCountOn(_ places: [Int]) -> ArraySlice<Int> {
    let years = places.dropFirst().prefix { !sheet.isBlank($0) && sheet.isYear($0) }
    let numbers = years.map { Int(String(decoding: sheet.text($0), as: UTF8.self)) ?? 0 }
    let count = zip(numbers, numbers.dropFirst()).prefix { $0 + 1 == $1 }.count
    return years.prefix(numbers.isEmpty ? 0 : count + 1)
  }

  /// Returns the number of rows that name the columns.
  func headerCount(from start: Int) -> Int {
    if hasHeader == false { return 0 }
    if isPivot { return start + 1 < block.upperBound ? 1 : 0 }
    let rows = (start..<block.upperBound).prefix(SheetTable.maxHeader)
    let isMarked = rows.first.map { sheet.part($0) == .head } ?? false
    let heads = rows.prefix { row in
      if isMarked { return sheet.part(row) == .head }
      let cells = filled(places(row))
      return !cells.isEmpty && cells.allSatisfy { sheet.kind($0) == .heading }
    }.count
    if heads > 0, start + heads < block.upperBound {
      return heads + indexNames(in: start..<(start + heads), rows)
    }
    let minimum = hasHeader == true ? 1 : 0
    guard let first = rows.first else { return 0 }
    let names = places(first)
    guard !filled(names).contains(where: sheet.isValue) || headsYears(names) else { return minimum }
    var count = 1
    var above = names
    for row in rows.dropFirst() {
      let below = places(row)
      let namesIndex = isOfBlanks(below, above) || namesRows(below, above)
      guard
        isUnderGroups(below, above) || namesIndex && !headsSection(below, after: start + count)
      else { break }
      above = zip(above, below).map { sheet.isBlank($1) ? $0 : $1 }
      count += 1
    }
    return start + count < block.upperBound ? count : 1
  }

  /// Returns the number of rows after a header that only name what the header leaves blank, as
  /// pandas writes the name of the index.
  private func indexNames(in header: Range<Int>, _ rows: Range<Int>.SubSequence) -> Int {
    guard let next = rows.first(where: { $0 == header.upperBound }) else { return 0 }
    var above = places(header.lowerBound)
    for row in header.dropFirst() {
      above = zip(above, places(row)).map { sheet.isBlank($1) ? $0 : $1 }
    }
    return isOfBlanks(places(next), above) ? 1 : 0
  }

  /// Returns whether a row names columns under cells that each head several of them.
  ///
  /// Beside two such groups, a text may stand below another that heads one column. Numbers may name the columns of a
  /// group if they count them.
  private func isUnderGroups(_ below: [Int], _ above: [Int]) -> Bool {
    var groups: Set<Int> = []
    var isBelowName = false
    let areNumbered = countsOn(below.indices.filter { isGrouped($0, in: above) }.map { below[$0] })
    let areYears = yearsThatCountOn(below).count >= Self.minYears
    for (index, cell) in below.enumerated() where cell >= 0 || above[index] >= 0 {
      let isGrouped = isGrouped(index, in: above)
      if isGrouped, !sheet.isBlank(cell) { groups.insert(above[index]) }
      if !isGrouped, !sheet.isBlank(cell), cell != above[index] {
        if sheet.isValue(cell), !areYears || !sheet.isYear(cell) { return false }
        if !sheet.isBlank(above[index]), !areYears { isBelowName = true }
      }
      if isGrouped, cell >= 0, sheet.isValue(cell), !sheet.isYear(cell), !areNumbered {
        return false
      }
    }
    return groups.count > (isBelowName ? 1 : 0)
  }

  /// Returns whether cells, but for texts before them, are the numbers from 1 on.
  private func countsOn(_ cells: [Int]) -> Bool {
    let numbers = cells.drop { sheet.isBlank($0) || !sheet.isNumber($0) }
    return numbers.count >= Self.minCounted
      && zip(numbers, 1...).allSatisfy {
        !sheet.isBlank($0) && sheet.text($0).elementsEqual("\($1)".utf8)
      }
  }

  /// The minimum number of years that count on and so name columns beside groups of others.
  private static let minYears = 5
  /// The minimum number of columns that are numbered.
  private static let minCounted = 3

  /// Returns whether a cell covers a neighbouring column too.
  private func isGrouped(_ index: Int, in places: [Int]) -> Bool {
    guard places[index] >= 0 else { return false }
    return index > 0 && places[index - 1] == places[index]
      || index + 1 < places.count && places[index + 1] == places[index]
  }

  /// Returns whether a row has a name and then years, some of them above several columns.
  func headsYears(_ names: [Int]) -> Bool {
    let years = names.dropFirst().filter { !sheet.isBlank($0) }
    return !sheet.isBlank(names[0]) && !sheet.isValue(names[0]) && years.allSatisfy(sheet.isYear)
      && Set(years).count > 2 && Set(years).count < years.count
  }

  /// Returns whether a row only names the labels of the rows, below a header of years, as Eurostat writes them.
  private func namesRows(_ below: [Int], _ above: [Int]) -> Bool {
    let years = above.dropFirst().filter { !sheet.isBlank($0) }
    return !sheet.isBlank(below[0]) && !sheet.isBlank(above[0]) && years.count > 2
      && years.allSatisfy(sheet.isYear) && below.dropFirst().allSatisfy(sheet.isBlank)
  }

  /// Returns whether a row has a text in the first column alone, and so has one further below.
  private func headsSection(_ places: [Int], after row: Int) -> Bool {
    func isAlone(_ places: [Int]) -> Bool {
      !sheet.isBlank(places[0]) && places.dropFirst().allSatisfy(sheet.isBlank)
    }
    return isAlone(places)
      && (row + 1..<block.upperBound).prefix(SheetTable.sampleSize).contains {
        isAlone(self.places($0))
      }
  }

  /// Returns whether a row has texts only where the rows above have none.
  private func isOfBlanks(_ below: [Int], _ above: [Int]) -> Bool {
    let cells = zip(below, above).filter { !sheet.isBlank($0.0) }
    return !cells.isEmpty && cells.count < columns.count
      && cells.allSatisfy { sheet.isBlank($0.1) && !sheet.isValue($0.0) }
  }
}
