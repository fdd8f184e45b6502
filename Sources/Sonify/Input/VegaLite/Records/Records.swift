import SonifyBase
import SonifyTables

/// Records by column: the input of transforms, before there is a table.
///
/// Values are JSON values. Times are numbers, milliseconds since 1970-01-01T00:00:00Z, as in Vega;
/// ``moments`` distinguishes them from other numbers.
struct Records: Equatable, Sendable {
  /// The number of records.
  private(set) var count: Int
  /// The names of the fields, in order of first occurrence.
  private(set) var names: [String] = []
  /// The fields that hold times.
  var moments: Set<String> = []
  private var columns: [String: [JSONValue]] = [:]

  /// The maximum number of values in records when they are read; transforms and encodings may add
  /// as many again.
  static let maxSize = 5_000_000

  /// Creates records without fields.
  init(count: Int = 0) { self.count = count }

  /// Creates records from an array; an element that is not an object becomes a record with the
  /// single field "data".
  ///
  /// Fields that only some records have are null in the others.
  /// - Throws: ``RecordsError`` if there are too many values.
  init(_ elements: [JSONValue]) throws(RecordsError) {
    count = elements.count
    var fields = Fields(count: count)
    var row = 0
    while row < elements.count {
      defer { row += 1 }
      guard case .object(let object) = elements[row] else {
        try fields.put(elements[row], row, "data", after: -1)
        continue
      }
      if let (rows, index) = object.row {
        let number = Self.number(of: rows, from: index, in: elements[row...])
        try fields.put(rows, index..<(index + number), row)
        row += number - 1
        continue
      }
      var previous = -1
      for member in object.members {
        previous = try fields.put(member.value, row, member.key, after: previous)
      }
    }
    fields.fill()
    names = fields.names
    columns = Dictionary(uniqueKeysWithValues: zip(names, fields.lists))
  }

  /// Returns how many elements are successive objects of the same rows.
  private static func number(
    of rows: JSONRows, from index: Int, in elements: ArraySlice<JSONValue>
  ) -> Int {
    var number = 0
    for element in elements {
      guard case .object(let object) = element, object.isRow(index + number, of: rows) else {
        break
      }
      number += 1
    }
    return number
  }

  /// The fields of records while they are read.
  private struct Fields {
    var names: [String] = []
    var lists: [[JSONValue]] = []
    let count: Int
    private var places: [String: Int] = [:]

    init(count: Int) { self.count = count }

    /// Puts a value into the field of a row.
    /// - Returns: the index of the field; fields usually follow each other in the same order.
    @discardableResult
    mutating func put(
      _ value: JSONValue, _ row: Int, _ name: String, after previous: Int
    ) throws(RecordsError) -> Int {
      let guess = previous + 1
      let place = guess < names.count && names[guess] == name ? guess : try place(of: name)
      fill(place, to: row)
      lists[place].append(value.shortened)
      return place
    }

    /// Puts the values of several objects into the fields of as many rows.
    mutating func put(
      _ rows: JSONRows, _ indices: Range<Int>, _ row: Int
    ) throws(RecordsError) {
      for (column, name) in rows.keys.enumerated() {
        let place = try place(of: name)
        // What holds the values of all records is not copied.
        if row == 0, !rows.hasTexts, indices == 0..<count, rows.columns[column].count == count {
          lists[place] = rows.columns[column]
          continue
        }
        fill(place, to: row)
        let values = rows.columns[column][indices]
        if rows.hasTexts {
          for value in values { lists[place].append(value.shortened) }
        } else {
          lists[place].append(contentsOf: values)
        }
      }
    }

    private mutating func place(of name: String) throws(RecordsError) -> Int {
      if let known = places[name] { return known }
      try Records.check(count, names.count + 1)
      places[name] = names.count
      names.append(name)
      lists.append([])
      lists[names.count - 1].reserveCapacity(count)
      return names.count - 1
    }

    private mutating func fill(_ place: Int, to row: Int) {
      let lacking = row - lists[place].count
      if lacking > 0 { lists[place].append(contentsOf: repeatElement(.null, count: lacking)) }
    }

    /// Fills up the fields that the last records lack.
    mutating func fill() {
      for place in lists.indices { fill(place, to: count) }
    }
  }

  /// Throws if there would be too many values.
  static func check(_ rows: Int, _ columns: Int) throws(RecordsError) {
    let (size, overflow) = rows.multipliedReportingOverflow(by: columns)
    guard !overflow, size <= maxSize else { throw RecordsError.tooLarge }
  }

  /// The values of a field with exactly this name, or nil.
  subscript(name: String) -> [JSONValue]? { columns[name] }

  /// Returns whether a field exists.
  func has(_ field: FieldPath) -> Bool {
    columns[field.text] != nil || field.names.first.map { columns[$0] != nil } ?? false
  }

  /// Returns the values at a path, null where it does not exist.
  ///
  /// A field whose name is the whole text of the path takes precedence.
  func values(_ field: FieldPath) -> [JSONValue] {
    if let values = columns[field.text] { return values }
    guard let first = field.names.first, let values = columns[first] else {
      return Array(repeating: .null, count: count)
    }
    return field.names.count == 1 ? values : values.map { field.descend(into: $0).shortened }
  }

  /// Returns whether a field holds times.
  func holdsMoments(_ field: FieldPath) -> Bool {
    moments.contains(columns[field.text] != nil ? field.text : field.names.first ?? "")
      && (columns[field.text] != nil || field.names.count == 1)
  }

  /// Replaces a field of the same name, or adds one after the others.
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

  /// Returns the records at some indices, in that order.
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
  /// A part of the specification that is not supported.
  case specification(SpecificationError)
  /// A choice of the user that does not suit the records.
  case choice(InputError)

  /// The problem, as reported to the user.
  var problem: String {
    switch self {
    case .tooLarge: SpecificationPhrases.manyValues.text(["maximum": "\(Records.maxSize)"])
    case .tooMuchWork: SpecificationPhrases.muchWork.text(["maximum": "\(WorkBudget.limit)"])
    case .specification(let error): error.problem
    case .choice(let error): error.description
    }
  }
}

/// The remaining budget of work for transforms, so that no specification takes forever.
struct WorkBudget: Sendable {
  /// The maximum number of steps, each of about ten nanoseconds, for one specification.
  static let limit = 200_000_000
  private var left = Self.limit

  /// Spends steps from the budget.
  mutating func spend(_ rows: Int, times steps: Int = 1) throws(RecordsError) {
    let (work, overflow) = rows.multipliedReportingOverflow(by: steps)
    guard !overflow, work <= left else { throw RecordsError.tooMuchWork }
    left -= work
  }
}
