import SonifyBase

/// Where the rows of a JSON text lie, and in what form.
struct JSONLayout: Equatable {
  /// The form of the rows.
  enum Form: Equatable {
    /// Objects that follow each other, in an array or behind each other: each is a row.
    case records
    /// Arrays that follow each other, each a row, with the names of the columns if they stand
    /// elsewhere.
    case rows(names: ByteStream.Place?)
    /// Numbers that follow each other.
    case values
    /// An object of arrays, or of objects with the same keys: each is a column.
    case columns([Column], keyed: Bool)
    /// An object of numbers: each key with its number is a row.
    case pairs
    /// An object of objects: each key with its object is a row.
    case keyedRecords
  }

  /// A column of an object of columns.
  struct Column: Equatable {
    /// Its key.
    var name: [UInt8]
    /// Where its array or object begins.
    var place: ByteStream.Place
    /// How many values it holds.
    var count: Int
  }

  /// The form of the rows.
  var form: Form
  /// Where the array or object begins that holds them; nothing when rows are the outermost values.
  var place: ByteStream.Place?
  /// How many rows there are, as far as is known.
  var rowCount = 0
  /// The keys and numbers that lead to them, as in "result.records"; empty for the outermost value.
  var path = ""
  /// Whether the records are features of GeoJSON, whose properties are what matters.
  var isGeographic = false

  /// Whether names of columns stand with the rows; nothing when the first row may hold them.
  var namesColumns: Bool? {
    switch form {
    case .records, .columns, .keyedRecords, .rows(names: .some): true
    case .values, .pairs: false
    case .rows(names: nil): nil
    }
  }

  /// The sentence that a value is not like the others.
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
  /// The form without its places.
  var decision: Decision.JSONForm {
    switch self {
    case .records: .records
    case .rows: .rows
    case .values: .numbers
    case .columns: .columns
    case .pairs: .pairs
    case .keyedRecords: .keyedRecords
    }
  }
}

extension JSONLayout {
  /// Tells by the first values whether the rows are what the text itself consists of; there is no
  /// layout when they must be looked for.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - isSequence: whether it is one value after another, as in NDJSON.
  ///   - encoding: how characters are written.
  /// - Throws: ``InputError`` when the text does not begin as JSON.
  init?(
    outermostIn source: ByteSource, isSequence: Bool, _ encoding: ReadingOptions.Encoding
  ) throws(InputError) {
    var tokens = try JSONTokenizer(source, .many, encoding: encoding)
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
