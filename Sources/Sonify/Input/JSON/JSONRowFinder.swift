import SonifyBase
import SonifyTables

/// Searches a JSON text for rows.
///
/// Of several candidates, the one with the most rows is chosen; tables take precedence over single
/// rows of numbers, and data over metadata.
struct JSONRowFinder {
  private var tokens: JSONTokenizer

  /// The number of elements of an array that are examined; of the others only the kind is noted.
  private static let studiedElements = 8

  /// Keys of metadata.
  private static let describing: Set<String> = [
    "schema", "meta", "metadata", "columns", "fields", "links", "_links", "errors", "warnings",
    "paging", "pagination", "context", "@context",
  ]
  /// What the key of the units of a table ends with, after the key of the table, as Open-Meteo writes them.
  private static let unitsSuffix = "_units"
  /// Keys of the name of an object.
  private static let nameKeys: Set<String> = ["name", "title", "label"]
  /// Keys of rows, whatever they hold.
  private static let anyRows: Set<String> = [
    "data", "values", "rows", "result", "results", "records", "items", "points", "datapoints",
    "entries", "history", "series",
  ]
  /// Keys of column names beside the rows.
  private static let naming: Set<String> = ["columns", "header", "headers", "fields", "names"]

  /// The maximum number of tables that can be chosen; of more, the first.
  static let maxTables = 100

  private init(_ source: ByteSource) throws(InputError) {
    tokens = try JSONTokenizer(source)
  }

  /// Finds the rows of a text that is a single value.
  /// - Parameters:
  ///   - source: the text.
  ///   - asked: which of several tables is used; nil for the best.
  /// - Returns: their layout, or nil if there are none, and the decision which of several tables is used.
  /// - Throws: ``InputError`` with the line and byte where the text stops being JSON, or if there is no such table.
  /// - Complexity: linear in the size of the data; the memory depends on the number of columns.
  static func layout(
    of source: ByteSource, table asked: TableReference?
  ) throws(InputError) -> (layout: JSONLayout, choice: Decision?)? {
    var finder = try JSONRowFinder(source)
    let sight = try finder.look(at: try finder.tokens.next(), path: "")
    _ = try finder.tokens.next()
    guard let best = sight.best else { return nil }
    func isBest(_ table: Candidate) -> Bool { table.layout.place == best.layout.place }
    var tables = sight.tables.filter { isBest($0) || $0.isTable && $0.rank >= best.rank }
    // Of very many tables only the first are known.
    if !tables.contains(where: isBest) { tables.append(best) }
    let usual = tables.firstIndex(where: isBest) ?? 0
    guard tables.count > 1 else {
      guard asked == nil else { throw .badChoice(.tableOfOther) }
      return (tables[usual].layout, nil)
    }
    let paths = tables.map { UntrustedText.harmless($0.layout.path, limit: .max) }
    let keys = paths.map { $0.split(separator: ".").last.map(String.init) ?? "" }
    let labels = zip(tables, paths).map { table, path in
      table.layout.label.map { UntrustedText.harmless($0, limit: .max) } ?? path
    }
    let names = Set(labels).count == labels.count ? labels : paths
    let used =
      try asked.map { asked throws(InputError) in
        try asked.index(among: names.indices.map { [names[$0], paths[$0], keys[$0]] })
      } ?? usual
    return (tables[used].layout, Decision.use(ofTable: used, among: names))
  }

  private mutating func look(
    at token: JSONTokenizer.Token, path: String
  ) throws(InputError) -> Sight {
    var sight = Sight()
    sight.place = tokens.place
    switch token {
    case .beginArray: try lookIntoArray(&sight, path)
    case .beginObject: try lookIntoObject(&sight, path)
    case .number: (sight.kind, sight.holdsNumbers) = (.number, true)
    case .null: sight.kind = .null
    default:
      sight.kind = .scalar
      sight.holdsNumbers = token == .string && NumberEvidence.isNumber(tokens.text.span.trimmed)
    }
    return sight
  }

  /// Notes the kind of a value and skips it.
  private mutating func glance(at token: JSONTokenizer.Token) throws(InputError) -> Sight {
    var sight = Sight()
    switch token {
    case .beginArray: sight.kind = .array
    case .beginObject: sight.kind = .object
    case .number: sight.kind = .number
    case .null: sight.kind = .null
    default: sight.kind = .scalar
    }
    try tokens.skip(token)
    return sight
  }

  /// Returns a path with another step, or without it once the path is longer than is ever shown.
  private static func path(_ path: String, _ step: String) -> String {
    path.utf8.count < 200 ? path + step : path
  }

  private mutating func lookIntoArray(_ sight: inout Sight, _ path: String) throws(InputError) {
    sight.kind = .array
    while case let token = try tokens.next(), token != .endArray {
      let mayHoldTables = !sight.tables.isEmpty && !sight.hasNumericCells
      guard sight.count < (mayHoldTables ? Self.maxTables : Self.studiedElements) else {
        sight.count(try glance(at: token))
        sight.add(tokens.skipElements())
        continue
      }
      let inner = try look(at: token, path: Self.path(path, "[\(sight.count)]"))
      if let best = inner.best, best.isBetter(than: sight.best) { sight.best = best }
      sight.add(inner.labelledTables)
      sight.count(inner)
    }
    guard let own = form(ofArray: sight) else { return }
    // Records of texts that hold tables each, as the measures of a watch with their days.
    if own.form == .records, !sight.hasNumericCells, let best = sight.best, best.rank == own.rank,
      best.holdsNumbers, best.layout.rowCount > sight.count
    {
      return
    }
    let candidate = Candidate(
      layout: JSONLayout(form: own.form, place: sight.place, rowCount: sight.count, path: path),
      rank: own.rank, holdsNumbers: sight.holdsNumbers)
    // Rows within one of several rows are only a part of it.
    if sight.count > 1 || candidate.isBetter(than: sight.best) { sight.use(candidate) }
  }

  private func form(ofArray sight: Sight) -> (form: JSONLayout.Form, rank: Int)? {
    guard sight.count > 0 else { return nil }
    // A few elements may be no rows, as of any table; more are named, not played, where most are.
    if sight.objects > 0,
      sight.objects + sight.nulls == sight.count || sight.objects * 2 > sight.count
    {
      return (.records, 3)
    }
    let foreign = sight.count - sight.arrays
    if sight.arrays > 0, foreign <= Forgiveness.limit(ofRows: sight.count), sight.isFlat,
      sight.innerCount > 0
    {
      return (.rows(names: nil), 3)
    }
    if sight.numbers + sight.nulls == sight.count, sight.numbers > 0 { return (.values, 2) }
    return nil
  }

  private mutating func lookIntoObject(_ sight: inout Sight, _ path: String) throws(InputError) {
    sight.kind = .object
    sight.countsKeys = true
    var columns = Columns()
    var names: Sight?
    var rowWidth: Int?
    var isGeographic = false
    var units: [Substring: ByteStream.Place] = [:]
    while try tokens.next() == .key {
      let key = tokens.text
      let name = String(decoding: key.prefix(200), as: UTF8.self)
      if sight.count == 0 { sight.hasValuesAsKeys = Self.isValue(key.span) }
      sight.countsKeys = sight.countsKeys && key == Array(String(sight.count).utf8)
      let token = try tokens.next()
      let inner = try look(at: token, path: Self.path(path, path.isEmpty ? name : ".\(name)"))
      if token == .string, Self.nameKeys.contains(name) {
        sight.ownName = sight.ownName ?? String(decoding: tokens.text.prefix(100), as: UTF8.self)
      }
      if name == "type", token == .string, tokens.text == Array("FeatureCollection".utf8) {
        isGeographic = true
      }
      sight.count(inner)
      columns.add(inner, key)
      if Self.naming.contains(name), inner.kind == .array, inner.scalars == inner.count {
        names = inner
      }
      let isDescribing = Self.describing.contains(name)
      if !isDescribing {
        sight.add(inner.named(key, unless: Self.anyRows.contains(name)).tables)
      }
      if name.hasSuffix(Self.unitsSuffix), inner.kind == .object, inner.scalars == inner.count,
        units.count < Self.maxTables
      {
        units[Self.path(path, path.isEmpty ? name : ".\(name)").dropLast(Self.unitsSuffix.count)] =
          inner.place
      }
      if var best = inner.best {
        if isDescribing { best.rank -= 3 }
        if best.isBetter(than: sight.best) {
          sight.best = best
          rowWidth = best.layout.place == inner.place ? inner.innerCount : nil
        }
      }
    }
    sight.countsKeys = sight.countsKeys && sight.count > 0
    if isGeographic { sight.change { $0.isGeographic = true } }
    for table in sight.tables.indices {
      if let place = units[sight.tables[table].layout.path[...]] {
        sight.tables[table].layout.units = place
      }
    }
    if let names, case .rows = sight.best?.layout.form, rowWidth == names.count {
      sight.change { $0.form = .rows(names: names.place) }
    } else if let own = candidate(ofObject: sight, columns, path), own.isBetter(than: sight.best) {
      sight.use(own)
    }
  }

  /// The members of an object that may be columns.
  private struct Columns {
    var arrays: [JSONLayout.Column] = []
    var objects: [JSONLayout.Column] = []
    var firstObject: Sight?
    /// The numbers of texts that the objects hold.
    var textCounts: Set<Int> = []
    /// Whether there was room for all their keys.
    var isComplete: Bool { size <= JSONColumns.maxSize }
    private var size = 0

    mutating func add(_ inner: Sight, _ key: [UInt8]) {
      guard inner.count > 0, inner.scalars == inner.count, isComplete else { return }
      size += key.count
      let column = JSONLayout.Column(name: key, place: inner.place, count: inner.count)
      if inner.kind == .array, arrays.count <= CellGrid.maxWidth { arrays.append(column) }
      if inner.kind == .object, objects.count <= CellGrid.maxWidth {
        firstObject = firstObject ?? inner
        textCounts.insert(inner.count - inner.numbers - inner.nulls)
        objects.append(column)
      }
    }
  }

  private func candidate(
    ofObject sight: Sight, _ columns: Columns, _ path: String
  ) -> Candidate? {
    func candidate(_ form: JSONLayout.Form, _ rowCount: Int, rank: Int) -> Candidate {
      Candidate(
        layout: JSONLayout(form: form, place: sight.place, rowCount: rowCount, path: path),
        rank: rank, holdsNumbers: sight.holdsNumbers)
    }
    if sight.numbers + sight.nulls == sight.count, sight.numbers > 1 {
      return candidate(.pairs, sight.count, rank: 1)
    }
    if columns.arrays.count > 1, columns.isComplete {
      return candidate(.columns(columns.arrays, keyed: false), columns.arrays[0].count, rank: 3)
    }
    guard let first = columns.firstObject, sight.objects == sight.count, sight.isFlat else {
      return nil
    }
    // A column holds numbers or texts, perhaps with a word for a missing one; each record has as many texts.
    let areMixed =
      !first.hasValuesAsKeys && first.numbers > 0 && columns.textCounts.count == 1
      && !columns.textCounts.contains(0)
    let areColumns =
      columns.isComplete && !areMixed && columns.objects.allSatisfy { $0.count == first.count }
      && (first.hasValuesAsKeys && !sight.hasValuesAsKeys
        || first.hasValuesAsKeys == sight.hasValuesAsKeys && first.count > sight.count)
    return areColumns
      ? candidate(.columns(columns.objects, keyed: !first.countsKeys), first.count, rank: 2)
      : candidate(.keyedRecords, sight.count, rank: 2)
  }

  /// Returns whether a key looks like a value, such as a year or a date.
  private static func isValue(_ key: Span<UInt8>) -> Bool {
    if DecimalNumber.read(key, decimal: UInt8(ascii: ".")) != .notNumber { return true }
    return DateFormat.allCases.contains { $0.seconds(key) != nil }
  }
}
