import SonifyTables

/// The rows of a JSON text, as delimited text.
struct JSONTable {
  /// The rows; their lines map to those of the JSON text.
  let source: ByteSource
  /// The known contents of some columns, by index.
  let contents: [Int: KeptColumn.Content]
  /// The decisions that were made.
  let decisions: [Decision]
  /// The lines that are not JSON, and were skipped.
  let malformed: SkippedRows
  /// Whether the first line holds the names of columns; nil to detect it.
  private let hasHeader: Bool?

  /// Finds the rows and reads them.
  /// - Parameters:
  ///   - original: the JSON text.
  ///   - isSequence: whether it is a sequence of values, as in NDJSON.
  ///   - options: how to parse it, and which of several tables is used.
  ///   - limits: the size of blocks, and the number of threads.
  /// - Throws: ``InputError`` with the line and byte where the text stops being JSON, or if it has
  ///   no rows, or if the options are only for text in lines.
  /// - Complexity: linear in the size of the data, which are read up to three times; the memory
  ///   depends on the number of columns.
  init(
    _ original: ByteSource, isSequence: Bool, _ options: ReadingOptions,
    _ limits: ReadingLimits = ReadingLimits()
  ) throws(InputError) {
    guard options.skippedLines == nil else {
      throw .badChoice(.skippedLinesOfJSON)
    }
    var found = try JSONLayout(outermostIn: original, isSequence: isSequence)
    var choice: Decision?
    if found == nil, !isSequence {
      let chosen = try JSONRowFinder.layout(of: original, table: options.table)
      (found, choice) = (chosen?.layout, chosen?.choice)
    } else if options.table != nil {
      throw .badChoice(.tableOfOther)
    }
    guard var rows = found else {
      throw .badData(InputError.Place(source: original.name), .noJSONRows)
    }
    if options.hasHeader != nil { rows.valueKey = nil }
    let layout = rows.arrayColumns(in: original) ?? rows
    var notes = JSONNotes()
    if case .columns(let bare, let isKeyed) = layout.form {
      let columns = try layout.named(bare, in: original)
      var writer = DelimitedWriter(name: original.name, decimal: Self.decimal(options))
      var reader = try JSONColumnReader(
        original, layout, columns, isKeyed: isKeyed, options, limits)
      try reader.read(into: &writer)
      contents = Self.contents(writer.kinds, (isKeyed ? [[]] : []) + columns.map(\.name))
      source = try writer.source()
    } else {
      (source, contents, notes) = try Self.rows(of: original, layout, options, limits)
    }
    decisions = Self.decisions(layout, choice) + notes.decisions
    malformed = notes.malformed
    hasHeader = layout.namesColumns ?? options.hasHeader
    guard hasHeader == options.hasHeader ?? hasHeader else {
      throw .badChoice(.headerOfJSON(options.hasHeader == true, layout.form.decision))
    }
  }

  /// Returns the options for reading the delimited text.
  func options(_ options: ReadingOptions) -> ReadingOptions {
    var options = options
    options.format = .csv
    options.delimiter = UInt8(ascii: ",")
    options.hasMargins = false
    options.cellsMaySpan = false
    options.hasHeader = hasHeader
    return options
  }

  static func decimal(_ options: ReadingOptions) -> UInt8 {
    options.decimalComma == true ? UInt8(ascii: ",") : UInt8(ascii: ".")
  }

  /// Reads rows, in two passes if some have columns that the first one lacks.
  private static func rows(
    of source: ByteSource, _ layout: JSONLayout, _ options: ReadingOptions,
    _ limits: ReadingLimits
  ) throws(InputError) -> (ByteSource, [Int: KeptColumn.Content], JSONNotes) {
    var columns = JSONColumns()
    if case .rows(let names?) = layout.form {
      columns = try JSONColumns(listedAt: names, in: source)
    } else if let key = layout.valueKey {
      columns.add([])
      columns.add(key)
    }
    for _ in 0..<2 {
      var reader = try JSONRowReader(source, layout, columns, options, limits)
      try reader.read()
      if !reader.hasLateColumns {
        let contents = contents(reader.kinds, reader.columns.names)
        let notes = reader.notes
        return (try reader.source(), contents, notes)
      }
      columns = reader.columns
    }
    throw .badData(InputError.Place(source: source.name), .noJSONValues)
  }

  /// Returns the contents of columns, as far as JSON determines them: numbers if there is nothing
  /// else, and texts if digits are names, such as "007" or those under "id".
  static func contents(
    _ kinds: [DelimitedWriter.Kind], _ names: [[UInt8]]
  ) -> [Int: KeptColumn.Content] {
    var contents: [Int: KeptColumn.Content] = [:]
    for (column, kind) in kinds.enumerated() {
      if kind == .number { contents[column] = .number }
      guard kind.isSubset(of: [.digits, .zeroedDigits]), !kind.isEmpty else { continue }
      let name = column < names.count ? String(decoding: names[column], as: UTF8.self) : ""
      if kind.contains(.zeroedDigits) || isNaming(name) { contents[column] = .text }
    }
    return contents
  }

  /// Returns whether a column with this key holds names, even if they are digits.
  private static func isNaming(_ key: String) -> Bool {
    let words = key.lowercased().split { !$0.isLetter && !$0.isNumber }
    return ["id", "name", "code", "label", "key", "uuid", "phone", "zip"]
      .contains(words.last.map(String.init) ?? "")
  }

  private static func decisions(_ layout: JSONLayout, _ choice: Decision?) -> [Decision] {
    var decisions = [Decision.format(.json(layout.form.decision))]
    if let choice {
      decisions.append(choice)
    } else if !layout.path.isEmpty {
      decisions.append(.format(.path(layout.path)))
    }
    return decisions
  }
}

extension JSONColumns {
  /// Creates the columns whose names an array holds.
  fileprivate init(
    listedAt place: ByteStream.Place, in source: ByteSource
  ) throws(InputError) {
    self.init()
    var tokens = try JSONTokenizer(source, .first, from: place)
    _ = try tokens.next()
    while case let token = try tokens.next(), token != .endArray {
      add(token == .string || token == .number ? tokens.text : [])
    }
  }
}
