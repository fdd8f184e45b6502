import SonifyBase

/// Records by column: what transforms work on, before there is a table.
///
/// Values are those of JSON. Moments are numbers, milliseconds since 1970-01-01T00:00:00Z, as in
/// Vega; ``moments`` tells them from other numbers.
struct Records: Equatable, Sendable {
  /// How many records there are.
  private(set) var count: Int
  /// The names of the fields, in the order in which they first came.
  private(set) var names: [String] = []
  /// The fields that hold moments.
  var moments: Set<String> = []
  private var columns: [String: [JSONValue]] = [:]

  /// The most values that records may hold when they are read; transforms and encodings may add as
  /// many again.
  static let maxSize = 5_000_000

  /// Makes records without fields.
  init(count: Int = 0) { self.count = count }

  /// Takes an array of records; what is not an object becomes a record with the one field "data".
  ///
  /// Fields that some records have and others do not are null in the others.
  /// - Throws: ``RecordsError`` when there are too many values.
  init(_ elements: [JSONValue]) throws(RecordsError) {
    count = elements.count
    for (row, element) in elements.enumerated() {
      guard case .object(let object) = element else {
        try put(element, row, "data")
        continue
      }
      for member in object.members { try put(member.value, row, member.key) }
    }
    for name in names { fill(name, to: count) }
  }

  private mutating func put(
    _ value: JSONValue, _ row: Int, _ name: String
  ) throws(RecordsError) {
    if columns[name] == nil {
      try Self.check(count, names.count + 1)
      names.append(name)
      columns[name] = []
      columns[name]?.reserveCapacity(count)
    }
    fill(name, to: row)
    columns[name]?.append(value.shortened)
  }

  private mutating func fill(_ name: String, to count: Int) {
    let lacking = count - (columns[name]?.count ?? 0)
    if lacking > 0 { columns[name]?.append(contentsOf: repeatElement(.null, count: lacking)) }
  }

  /// Refuses more values than may be held.
  static func check(_ rows: Int, _ columns: Int) throws(RecordsError) {
    let (size, overflow) = rows.multipliedReportingOverflow(by: columns)
    guard !overflow, size <= maxSize else { throw RecordsError.tooLarge }
  }

  /// The values of a field, if there is one of exactly this name.
  subscript(name: String) -> [JSONValue]? { columns[name] }

  /// Whether a field leads to anything.
  func has(_ field: FieldPath) -> Bool {
    columns[field.text] != nil || field.names.first.map { columns[$0] != nil } ?? false
  }

  /// The values that a path leads to; null where it leads nowhere.
  ///
  /// A field whose very name is the text of the path comes first.
  func values(_ field: FieldPath) -> [JSONValue] {
    if let values = columns[field.text] { return values }
    guard let first = field.names.first, let values = columns[first] else {
      return Array(repeating: .null, count: count)
    }
    return field.names.count == 1 ? values : values.map { field.descend(into: $0).shortened }
  }

  /// Whether a field holds moments.
  func holdsMoments(_ field: FieldPath) -> Bool {
    moments.contains(columns[field.text] != nil ? field.text : field.names.first ?? "")
      && (columns[field.text] != nil || field.names.count == 1)
  }

  /// Puts a field in place of one of the same name, or behind the others.
  /// - Precondition: there are as many values as records.
  mutating func set(
    _ name: String, _ values: [JSONValue], areMoments: Bool = false
  ) throws(RecordsError) {
    precondition(values.count == count)
    if columns[name] == nil {
      try Self.check(count, (names.count + 2) / 2)
      names.append(name)
    }
    columns[name] = values
    if areMoments { moments.insert(name) } else { moments.remove(name) }
  }

  /// The records at some places, in the order of the places.
  func selecting(_ rows: [Int]) -> Records {
    if rows.count == count, rows.elementsEqual(0..<count) { return self }
    var selected = Records(count: rows.count)
    selected.names = names
    selected.moments = moments
    selected.columns = columns.mapValues { values in rows.map { values[$0] } }
    return selected
  }
}

/// Why records cannot be made.
enum RecordsError: Error, Equatable {
  /// More than ``Records/maxSize`` values.
  case tooLarge
  /// More steps than ``WorkBudget`` allows.
  case tooMuchWork
  /// A part of the specification that cannot be followed.
  case specification(SpecificationError)
  /// A choice of a person that does not suit the records.
  case choice(InputError)

  /// What a person is told.
  var problem: String {
    switch self {
    case .tooLarge: SpecificationPhrases.manyValues.text(["maximum": "\(Records.maxSize)"])
    case .tooMuchWork: SpecificationPhrases.muchWork.text(["maximum": "\(WorkBudget.limit)"])
    case .specification(let error): error.problem
    case .choice(let error): error.description
    }
  }
}

/// How much work transforms may still do, so that no specification takes forever.
struct WorkBudget: Sendable {
  /// How many steps, each of some ten nanoseconds, one specification may take.
  static let limit = 200_000_000
  private var left = Self.limit

  /// Takes steps away.
  mutating func spend(_ rows: Int, times steps: Int = 1) throws(RecordsError) {
    let (work, overflow) = rows.multipliedReportingOverflow(by: steps)
    guard !overflow, work <= left else { throw RecordsError.tooMuchWork }
    left -= work
  }
}
