/// How the bytes of a chart are to be read.
enum InputFormat: Equatable {
  /// Cells separated by a delimiter.
  case delimited
  /// A table as tools print it, or columns aligned by spaces.
  case table
  /// One JSON value: records, columns, numbers or pairs.
  case json
  /// A JSON value on every line.
  case ndjson
  /// A Vega-Lite specification.
  case vegaLite
  /// Our own chart document.
  case chart

  /// Finds out the format by what is asked for, and else by the contents.
  ///
  /// The name decides only where the contents are in doubt.
  init(of source: ByteSource, _ options: ReadingOptions) throws(InputError) {
    switch options.format {
    case .csv, .tsv: self = .delimited
    case .table: self = .table
    case .json: self = .json
    case .ndjson: self = .ndjson
    case .vegaLite: self = .vegaLite
    case .chart: self = .chart
    case .auto where options.delimiter == UInt8(ascii: " "): self = .table
    case .auto where options.delimiter != nil: self = .delimited
    case .auto:
      if let json = try Self.json(source) {
        self = json
      } else {
        self = try PrintedTable(findingIn: source, isForced: false) == nil ? .delimited : .table
      }
    }
  }

  /// Whether the name says that the data are delimited text, packed or not.
  private static func isDelimited(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".csv", ".tsv", ".tab"].contains { name.hasSuffix($0) || name.hasSuffix($0 + ".gz") }
  }

  /// How many bytes are looked at to see whether an array is only the first of several.
  private static let greatestRow = 1 << 20

  /// The kind of JSON that a text holds, or nothing when it does not begin as JSON does.
  ///
  /// What begins as JSON and is none counts as JSON, so that its fault is told, unless the name
  /// says otherwise.
  private static func json(_ source: ByteSource) throws(InputError) -> InputFormat? {
    var stream = try ByteStream(source)
    while let byte = stream.next, byte == 0x20 || byte == 0x09 || Dialect.isEndOfLine(byte) {
      try stream.advance()
    }
    guard stream.next == UInt8(ascii: "{") || stream.next == UInt8(ascii: "[") else { return nil }
    var tokens = try JSONTokenizer(source, .many)
    do throws(InputError) {
      let first = try tokens.next()
      guard first == .beginObject else {
        // Arrays that follow each other are short.
        while tokens.depth > 0 {
          guard tokens.place.offset < greatestRow else { return .json }
          _ = try tokens.next()
        }
        return try tokens.next() == .end ? .json : .ndjson
      }
      var keys: Set<[UInt8]> = []
      while try tokens.next() == .key {
        keys.insert(tokens.text)
        try tokens.skip(try tokens.next())
      }
      if try tokens.next() != .end { return .ndjson }
      return kind(ofObjectWith: keys)
    } catch {
      return isDelimited(source.name) ? nil : .json
    }
  }

  private static func kind(ofObjectWith keys: Set<[UInt8]>) -> InputFormat {
    func has(_ key: StaticString) -> Bool { keys.contains(Array(key.description.utf8)) }
    if has("series"), has("xAxis") { return .chart }
    let views: [StaticString] = [
      "layer", "hconcat", "vconcat", "concat", "facet", "repeat", "spec",
    ]
    if has("mark") && (has("encoding") || has("data")) || views.contains(where: has) {
      return .vegaLite
    }
    return .json
  }
}
