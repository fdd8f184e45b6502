import SonifyTables

/// What is seen of the values of a JSON text while rows are sought.
extension JSONRowFinder {
  /// Possible rows, and their rank.
  struct Candidate {
    var layout: JSONLayout
    var rank: Int
    var holdsNumbers = false

    /// Whether somebody may choose it: data, and several rows of them.
    var isTable: Bool { rank > 1 && holdsNumbers && layout.rowCount > 1 }

    func isBetter(than other: Candidate?) -> Bool {
      guard let other else { return true }
      return (rank, layout.rowCount) > (other.rank, other.layout.rowCount)
    }
  }

  /// What was seen of a value.
  struct Sight {
    enum Kind { case number, scalar, null, array, object }
    var kind = Kind.scalar
    var place = ByteStream.Place()
    /// The number of elements or members, and below, of each kind.
    var count = 0
    var numbers = 0
    var nulls = 0
    var arrays = 0
    var objects = 0
    /// The number of values in the first array or object within, and of the numbers among them.
    var innerCount = 0
    var innerNumbers = 0
    /// Whether the arrays and objects within, as far as examined, hold only simple values.
    var isFlat = true
    /// Whether the first key is a number or a date.
    var hasValuesAsKeys = false
    /// Whether the keys are 0, 1, 2 and so on.
    var countsKeys = false
    /// The best candidate within, or the value itself.
    var best: Candidate?
    /// All candidates that are no part of each other.
    var tables: [Candidate] = []
    /// Whether there is a number within, or a text that is one.
    var holdsNumbers = false
    /// Whether there is one that would be a cell of the row, which those in arrays are not.
    var hasNumericCells = false
    /// The text of a member that names the object.
    var ownName: String?

    var scalars: Int { count - arrays - objects }

    /// Returns the sight of rows of two numbers with a key that names the second of them.
    func named(_ key: [UInt8], unless isAny: Bool) -> Sight {
      guard !isAny, kind == .array, innerCount == 2, innerNumbers == 2, tables.count == 1,
        tables[0].layout.form == .rows(names: nil)
      else { return self }
      var named = self
      named.tables[0].layout.valueKey = key
      return named
    }

    /// The tables with the name of the object that they are in.
    var labelledTables: [Candidate] {
      guard let ownName else { return tables }
      return tables.map { table in
        var labelled = table
        labelled.layout.label = table.layout.label ?? ownName
        return labelled
      }
    }

    /// Adds the tables within a value that is no table.
    mutating func add(_ inner: [Candidate]) {
      tables += inner.prefix(max(0, JSONRowFinder.maxTables - tables.count))
    }

    /// Makes the value itself the table, of which all within are parts.
    mutating func use(_ own: Candidate) {
      best = own
      tables = [own]
    }

    /// Changes the layout of the best candidate.
    mutating func change(_ body: (inout JSONLayout) -> Void) {
      guard var changed = best else { return }
      body(&changed.layout)
      best = changed
      for table in tables.indices where tables[table].layout.place == changed.layout.place {
        tables[table] = changed
      }
    }

    /// Counts elements of which only the kinds are known.
    mutating func add(_ counts: JSONTokenizer.Counts) {
      count += counts.numbers + counts.nulls + counts.arrays + counts.objects + counts.others
      numbers += counts.numbers
      nulls += counts.nulls
      arrays += counts.arrays
      objects += counts.objects
    }

    mutating func count(_ inner: Sight) {
      count += 1
      holdsNumbers = holdsNumbers || inner.holdsNumbers
      let isCell = inner.kind != .array && inner.kind != .object
      if isCell
        ? inner.holdsNumbers : inner.hasNumericCells && (kind == .array || inner.kind == .object)
      {
        hasNumericCells = true
      }
      switch inner.kind {
      case .number: numbers += 1
      case .null: nulls += 1
      case .scalar: break
      case .array: arrays += 1
      case .object: objects += 1
      }
      if inner.kind == .array || inner.kind == .object {
        if innerCount == 0 { (innerCount, innerNumbers) = (inner.count, inner.numbers) }
        isFlat = isFlat && inner.arrays + inner.objects == 0
      }
    }
  }
}
