extension Table {
  /// Keeps only some rows, in the given order.
  ///
  /// Texts are renumbered as if no other rows had been read.
  /// - Parameter rows: the indices of the rows.
  /// - Complexity: linear; the memory is that of the kept columns and one more.
  package mutating func keep(_ rows: [Int]) {
    for index in Array(columns.keys) {
      // Removed from the table, a column is freed as soon as its rows are copied.
      guard let column = columns.removeValue(forKey: index) else { continue }
      columns[index] =
        column.texts.count > 0 ? column.texts(ofRows: rows) : column.values(ofRows: rows)
    }
    rowCount = rows.count
  }

  /// Gives missing values of a column the value above them.
  /// - Parameter column: the index of the column; nothing is done if it was not read.
  /// - Complexity: linear in the rows.
  package mutating func fillDown(_ column: Int) {
    guard let read = columns[column] else { return }
    var last = Double.nan
    let filled = Column(
      read.values.map { value in
        if !value.isNaN { last = value }
        return last
      })
    filled.texts = read.texts
    filled.hasOverflowed = read.hasOverflowed
    columns[column] = filled
  }

  /// The maximum number of rows whose pairs of values are compared, for the memory that they need.
  private static let maxPairs = 1_000_000

  /// Returns whether each value of a column occurs at most once with each value of another.
  /// - Parameters:
  ///   - column: the index of the column.
  ///   - other: the index of the other column.
  /// - Returns: false if any pair occurs again, one of the columns was not read, or the rows are more
  ///   than a million.
  /// - Complexity: linear, up to the first pair that occurs again.
  package func isOnce(_ column: Int, forEach other: Int) -> Bool {
    struct Pair: Hashable {
      let value, other: Double
    }
    guard let values = columns[column]?.values, let others = columns[other]?.values,
      values.count <= Self.maxPairs
    else { return false }
    var pairs: Set<Pair> = []
    for (value, other) in zip(values, others) where !value.isNaN && !other.isNaN {
      guard pairs.insert(Pair(value: value, other: other)).inserted else { return false }
    }
    return true
  }

  /// Returns whether a column of numbers rises in the rows of each of several groups, or falls in all.
  /// - Parameters:
  ///   - column: the column of numbers.
  ///   - groups: the column of the groups, by their indices.
  /// - Returns: false, too, if one of the columns was not read.
  /// - Complexity: linear, up to the first value that is out of order.
  package func isInOrder(_ column: Int, inEach groups: Int) -> Bool {
    guard let values = columns[column]?.values, let groups = columns[groups]?.values else {
      return false
    }
    var last: [Double: Double] = [:]
    var (rises, falls) = (true, true)
    for (value, group) in zip(values, groups) where !value.isNaN && !group.isNaN {
      if let before = last.updateValue(value, forKey: group) {
        rises = rises && value > before
        falls = falls && value < before
        guard rises || falls else { return false }
      }
    }
    return true
  }

  /// Returns whether a column has one value in all rows of each of several groups.
  /// - Parameters:
  ///   - column: the column of numbers.
  ///   - groups: the column of the groups, by their indices.
  ///   - mayChange: whether the value of one in twenty groups may change, as the number of a town does that is
  ///     joined with its neighbour.
  /// - Returns: false, too, if no group has two values, or one of the columns was not read.
  /// - Complexity: linear.
  package func isConstant(_ column: Int, inEach groups: Int, mayChange: Bool) -> Bool {
    guard let values = columns[column]?.values, let groups = columns[groups]?.values else {
      return false
    }
    var known: [Double: Double] = [:]
    var changed: Set<Double> = []
    var count = 0
    for (value, group) in zip(values, groups) where !value.isNaN && !group.isNaN {
      count += 1
      guard known.updateValue(value, forKey: group) ?? value != value else { continue }
      guard mayChange else { return false }
      changed.insert(group)
    }
    return known.count > 1 && count > known.count && changed.count * 20 <= known.count
  }

  /// Returns whether numbers of a column are known to be in rows of one group alone.
  /// - Parameters:
  ///   - column: the column of numbers.
  ///   - groups: the column of the groups, by their indices.
  ///   - x: a column without whose value a row does not count.
  /// - Returns: false, too, if there are no numbers, or one of the columns was not read.
  /// - Complexity: linear, up to the first value of a second group.
  package func isInOne(_ column: Int, of groups: Int, at x: Int) -> Bool {
    guard let values = columns[column]?.values, let groups = columns[groups]?.values,
      let xs = columns[x]?.values
    else { return false }
    var only: Double?
    for (row, group) in groups.enumerated()
    where !values[row].isNaN && !group.isNaN && !xs[row].isNaN {
      if let only, only != group { return false }
      only = group
    }
    return only != nil
  }
}

extension Table {
  /// Returns whether all rows with a value in one column have none, or only one and the same text, in another.
  /// - Parameters:
  ///   - groups: the column of texts, by their indices.
  ///   - column: the column of values.
  /// - Returns: false, too, if one of the columns was not read.
  /// - Complexity: linear, up to the first value with a second text.
  package func hasOneText(_ groups: Int, where column: Int) -> Bool {
    guard let groups = columns[groups]?.values, let values = columns[column]?.values else {
      return false
    }
    var only: Double?
    for (group, value) in zip(groups, values) where !group.isNaN && !value.isNaN {
      if let only, only != group { return false }
      only = group
    }
    return true
  }
}

extension Table.Column {
  /// Creates a column of given values.
  package convenience init(_ values: [Double]) {
    self.init()
    self.values = values
    summary = ColumnSummary(values.span)
  }

  /// Returns the numbers or dates of some rows.
  fileprivate func values(ofRows rows: [Int]) -> Table.Column {
    Table.Column(rows.map { values[$0] })
  }

  /// Returns the texts of some rows.
  fileprivate func texts(ofRows rows: [Int]) -> Table.Column {
    var dictionary = TextDictionary()
    var places = [Double](repeating: -1, count: texts.count)
    let moved = rows.map { row in
      guard let index = Int(exactly: values[row]) else { return Double.nan }
      if places[index] < 0 {
        places[index] = dictionary.index(of: texts[index].span).map(Double.init) ?? .nan
      }
      return places[index]
    }
    let column = Table.Column(moved)
    column.texts = dictionary
    column.hasOverflowed = hasOverflowed
    return column
  }
}
