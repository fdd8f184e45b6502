import SonifyBase
import SonifyTables

/// The position and the form of the rows in a JSON text.
struct JSONLayout: Equatable {
  /// The form of the rows.
  enum Form: Equatable {
    /// Consecutive objects, in an array or not: each is a row.
    case records
    /// Consecutive arrays, each a row, with the position of the column names if they are elsewhere.
    case rows(names: ByteStream.Place?)
    /// Consecutive numbers.
    case values
    /// An object of arrays, or of objects with the same keys: each is a column.
    case columns([Column], keyed: Bool)
    /// An object of numbers: each key and its number are a row.
    case pairs
    /// An object of objects: each key and its object are a row.
    case keyedRecords
  }

  /// A column of an object of columns.
  struct Column: Equatable {
    /// Its key.
    var name: [UInt8]
    /// The position of its array or object.
    var place: ByteStream.Place
    /// The number of its values.
    var count: Int
  }

  /// The form of the rows.
  var form: Form
  /// The position of the array or object that holds them; nil if rows are top-level values.
  var place: ByteStream.Place?
  /// The number of rows, as far as known.
  var rowCount = 0
  /// The keys and indices that lead to the rows, as in "result.records"; empty for the top-level
  /// value.
  var path = ""
  /// The name of the object in an array that the rows are in.
  var label: String?
  /// The key of rows of two numbers, the second of which it names.
  var valueKey: [UInt8]?
  /// The position of an object with the units of columns, by their keys.
  var units: ByteStream.Place?
  /// Whether the records are GeoJSON features, whose properties are read.
  var isGeographic = false

  /// Whether the rows have column names; nil if the first row may hold them.
  var namesColumns: Bool? {
    switch form {
    case .columns(let columns, _): !columns.allSatisfy(\.name.isEmpty)
    case .records, .keyedRecords, .rows(names: .some): true
    case .values, .pairs: false
    case .rows(names: nil): valueKey == nil ? nil : true
    }
  }

  /// The sentence that a value differs from the others.
  var amongPhrase: Phrase {
    switch form {
    case .records: JSONPhrases.amongRecords
    case .rows: JSONPhrases.amongRows
    case .values: JSONPhrases.amongNumbers
    case .columns: JSONPhrases.amongColumns
    case .pairs: JSONPhrases.amongPairs
    case .keyedRecords: JSONPhrases.amongKeyedRecords
    }
  }
}

extension JSONLayout.Form {
  /// The form without positions.
  var decision: Decision.JSONForm {
    switch self {
    case .records: .records
    case .rows: .rows
    case .values: .numbers
    case .columns(let columns, _): columns.allSatisfy(\.name.isEmpty) ? .arrays : .columns
    case .pairs: .pairs
    case .keyedRecords: .keyedRecords
    }
  }
}

extension JSONLayout {
  /// The maximum number of arrays that may be columns.
  private static let maxArrays = 12

  /// Returns the layout of a few arrays of numbers that are columns.
  ///
  /// They are much longer than they are many, as x and y of a plot.
  /// - Parameter source: the text.
  /// - Returns: the layout, or nil if the rows are no such arrays.
  func arrayColumns(in source: ByteSource) -> JSONLayout? {
    guard case .rows(names: nil) = form, !source.isCut else { return nil }
    do throws(InputError) {
      let extent: JSONTokenizer.Extent = place == nil ? .many : .first
      var tokens = try JSONTokenizer(
        source, extent, from: place ?? ByteStream.Place())
      if place != nil { _ = try tokens.next() }
      var columns: [Column] = []
      var token = try tokens.next()
      while token == .beginArray, columns.count < Self.maxArrays {
        var column = Column(name: [], place: tokens.place, count: 0)
        while case let inner = try tokens.next(), inner != .endArray {
          guard inner == .number || inner == .null else { return nil }
          column.count += 1
        }
        columns.append(column)
        token = try tokens.next()
      }
      guard token == .end || token == .endArray, let first = columns.first, columns.count > 1,
        first.count > 2 * columns.count, columns.allSatisfy({ $0.count == first.count })
      else { return nil }
      var layout = self
      layout.form = .columns(columns, keyed: false)
      layout.rowCount = first.count
      return layout
    } catch {
      // The fault is that of the rows.
      return nil
    }
  }
}

extension JSONLayout {
  /// Detects by the first values whether the rows are the top level of the text; nil if they are
  /// not.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - isSequence: whether it is a sequence of values, as in NDJSON.
  /// - Throws: ``InputError`` if the text does not begin as JSON.
  init?(
    outermostIn source: ByteSource, isSequence: Bool
  ) throws(InputError) {
    var tokens = try JSONTokenizer(source, .many)
    var token = try tokens.next()
    if !isSequence {
      guard token == .beginArray else { return nil }
      place = tokens.place
      token = try tokens.next()
    }
    while token == .null { token = try tokens.next() }
    switch token {
    case .beginObject:
      form = .records
      guard !isSequence else { return }
      try tokens.skip(token)
      guard try tokens.next() == .beginObject else { return nil }
    case .beginArray:
      form = .rows(names: nil)
      while !isSequence, case let inner = try tokens.next(), inner != .endArray {
        if inner == .beginArray || inner == .beginObject { return nil }
      }
    case .number: form = .values
    case .string, .boolean, .null:
      guard isSequence else { return nil }
      form = .values
    case .end, .endArray, .endObject, .key: return nil
    }
  }
}

extension JSONLayout {
  /// Returns columns with the units that an object beside them states for them, as parts of their names.
  /// - Parameters:
  ///   - columns: the columns.
  ///   - source: the text.
  /// - Returns: the columns with their new names.
  /// - Throws: ``InputError`` if the text is not JSON.
  func named(_ columns: [Column], in source: ByteSource) throws(InputError) -> [Column] {
    guard let units else { return columns }
    var tokens = try JSONTokenizer(source, .first, from: units)
    _ = try tokens.next()
    let names = Set(columns.map(\.name))
    var known: [[UInt8]: String] = [:]
    while try tokens.next() == .key {
      let key = tokens.text
      guard case let value = try tokens.next(), value == .string else { continue }
      let unit = String(decoding: tokens.text.prefix(UnitText.maxLength + 1), as: UTF8.self)
      if names.contains(key), UnitText.isUnit(unit) { known[key] = unit }
    }
    return columns.map { column in
      var named = column
      if let unit = known[column.name] { named.name += Array(" (\(unit))".utf8) }
      return named
    }
  }
}
