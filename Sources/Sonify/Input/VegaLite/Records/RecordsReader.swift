import SonifyBase
import SonifyTables

/// Finds and reads the records that a specification refers to.
struct RecordsReader {
  /// The whole specification, for its "datasets".
  let specification: DocumentNode
  /// The name of the specification in messages.
  let name: String
  /// The path of the specification; nil if it came through a pipe.
  let path: String?
  /// Records given by the user, in place of those that the specification refers to by URL.
  let given: ChartSource?
  /// Limits of size and concurrency.
  let limits: ReadingLimits

  /// The paths of the files that the specification named and that were read.
  private(set) var files: [String] = []
  /// The parts that were not supported while reading.
  private(set) var unsupported = UnsupportedParts()

  /// Creates a reader.
  init(
    _ specification: DocumentNode, name: String, path: String?, given: ChartSource?,
    _ limits: ReadingLimits
  ) {
    self.specification = specification
    self.name = name
    self.path = path
    self.given = given
    self.limits = limits
  }

  /// The same reader for further data, which those given by the user do not replace.
  var ofOtherData: RecordsReader {
    RecordsReader(specification, name: name, path: path, given: nil, limits)
  }

  /// Reads the records of a "data" node.
  /// - Throws: ``InputError`` if there are none.
  mutating func records(_ data: DocumentNode?) throws(InputError) -> Records {
    do throws(SpecificationError) {
      guard let data, !data.isNull else {
        if let given { return try wrapped(given, DocumentNode(.null, path: "data"), nil) }
        throw SpecificationError(path: "data", .dataMissing)
      }
      return try records(of: data)
    } catch {
      throw error.error(source: name)
    }
  }

  private mutating func records(of data: DocumentNode) throws(SpecificationError) -> Records {
    let format = data["format"]
    var records: Records
    if let values = data["values"] {
      records = try inline(values, format)
    } else if let name = data["name"], data["url"] == nil {
      if let values = name.text.flatMap({ specification["datasets"]?[$0] }) {
        records = try inline(values, format)
      } else if let given {
        records = try wrapped(given, data, format)
      } else {
        throw SpecificationError(name, .noDataset(name.words))
      }
    } else if let url = data["url"] {
      let source: ChartSource
      if let given {
        source = given
      } else {
        let file = try LocalFile.path(url, besideFile: path)
        files.append(file)
        source = .file(path: file)
      }
      records = try wrapped(source, data, format)
    } else if let sequence = data["sequence"] {
      records = try Self.sequence(sequence)
    } else {
      let kind = data.keys.first ?? "data"
      throw SpecificationError(data, .notRead(kind: kind))
    }
    try parse(&records, format?["parse"])
    return records
  }

  private func inline(
    _ values: DocumentNode, _ format: DocumentNode?
  ) throws(SpecificationError) -> Records {
    if let text = values.text {
      let source = ChartSource.bytes(Array(text.utf8), name: "\(name), \(values.path)")
      return try wrapped(source, values, format)
    }
    return try Self.records(in: values.value, values, format)
  }

  /// Returns the records of a JSON value: an array, or the value at "property".
  private static func records(
    in value: JSONValue, _ node: DocumentNode, _ format: DocumentNode?
  ) throws(SpecificationError) -> Records {
    var value = value
    if let property = format?["property"]?.text, !property.isEmpty {
      value = FieldPath(names: [""] + FieldPath(property).names).descend(into: value)
    }
    let elements: [JSONValue]
    switch value {
    case .array(let array): elements = array
    case .null: throw SpecificationError(node, SpecificationPhrases.holdsNoRecords.text())
    default: elements = [value]
    }
    do throws(RecordsError) {
      return try Records(elements)
    } catch {
      throw SpecificationError(node, error.problem)
    }
  }

  /// Reads a file or a text, whose faults name it instead of a path in the specification.
  private func wrapped(
    _ source: ChartSource, _ node: DocumentNode, _ format: DocumentNode?
  ) throws(SpecificationError) -> Records {
    do throws(InputError) {
      return try read(source, node, format)
    } catch {
      throw SpecificationError(path: "", .data(error))
    }
  }

  private func read(
    _ source: ChartSource, _ node: DocumentNode, _ format: DocumentNode?
  ) throws(InputError) -> Records {
    var reading = ReadingOptions()
    reading.maxInput = limits.input
    let bytes = try ByteSource.open(source, reading)
    let address = node["url"]?.text ?? source.name
    let type = format?["type"]?.text ?? Self.type(of: address, isText: node.value.text != nil)
    switch type {
    case "csv": (reading.format, reading.delimiter) = (.csv, UInt8(ascii: ","))
    case "tsv": (reading.format, reading.delimiter) = (.tsv, UInt8(ascii: "\t"))
    case "dsv":
      reading.format = .csv
      reading.delimiter = format?["delimiter"]?.text.flatMap(ReadingOptions.delimiter(named:))
    case "json": reading.format = .json
    default: break
    }
    if source == given { (reading.format, reading.delimiter) = (.auto, nil) }
    switch try InputFormat(of: bytes, reading) {
    case .json, .vegaLite, .chart, .figure, .notebook:
      let value = try JSONValue.parse(bytes)
      do throws(SpecificationError) {
        return try Self.records(in: value, DocumentNode(value), format)
      } catch {
        throw error.error(source: bytes.name)
      }
    case .script:
      throw .badData(InputError.Place(source: bytes.name), .foreign(.script))
    case .ndjson:
      return try lines(bytes)
    case .table:
      let text = try PrintForms.table(bytes, reading, limits)
      return try DelimitedRecords(text.source, text.options, limits, keepingTexts: []).records()
    case .html:
      let text = try HTMLPage(bytes, reading).text
      return try DelimitedRecords(text.source, text.options, limits, keepingTexts: []).records()
    case .workbook(let form):
      let text = try WorkbookTable(bytes, form, reading).text
      return try DelimitedRecords(text.source, text.options, limits, keepingTexts: []).records()
    case .database:
      let text = try SQLiteTable.table(of: source, bytes, reading).text
      return try DelimitedRecords(text.source, text.options, limits, keepingTexts: []).records()
    case .delimited:
      reading.hasHeader = true
      let parse = format?["parse"]
      let asTexts = (parse?.keys ?? []).filter { parse?[$0]?.text != "number" }
      return try DelimitedRecords(bytes, reading, limits, keepingTexts: Set(asTexts)).records()
    }
  }

  private func lines(_ bytes: ByteSource) throws(InputError) -> Records {
    let elements = try JSONValue.parseLines(bytes)
    do throws(RecordsError) {
      return try Records(elements)
    } catch {
      throw SpecificationError(path: "", error.problem).error(source: bytes.name)
    }
  }

  private static func type(of address: String, isText: Bool) -> String? {
    if isText { return nil }
    let name = address.lowercased().split(separator: "?").first ?? ""
    for type in ["csv", "tsv", "json"] where name.hasSuffix(".\(type)") { return type }
    return nil
  }

  private static func sequence(_ node: DocumentNode) throws(SpecificationError) -> Records {
    let start = node["start"]?.number ?? 0
    let step = node["step"]?.number ?? 1
    let count = ((node["stop"]?.number ?? start) - start) / step
    guard count.isFinite, count < Double(Records.maxSize) else {
      throw SpecificationError(node, RecordsError.tooLarge.problem)
    }
    let values = (0..<Int(max(0, count.rounded(.up)))).map {
      JSONValue.number(start + step * Double($0))
    }
    var records = Records(count: values.count)
    do throws(RecordsError) {
      try records.set(node["as"]?.text ?? "data", values)
    } catch {
      throw SpecificationError(node, error.problem)
    }
    return records
  }

  /// Applies "parse": the types as which the values of fields are read.
  private mutating func parse(
    _ records: inout Records, _ parse: DocumentNode?
  ) throws(SpecificationError) {
    guard let parse else { return }
    for key in parse.keys {
      guard let node = parse[key], let kind = node.text, let values = records[key] else { continue }
      do throws(RecordsError) {
        switch kind {
        case "number":
          try records.set(key, values.map { JSONValue(measure: $0.measure) })
        case "boolean":
          try records.set(
            key, values.map { $0.isValid ? .boolean($0 != .text("false") && $0.isTrue) : .null })
        case "string":
          try records.set(key, values.map { $0 == .null ? .null : .text($0.coercedText) })
        case "date":
          try records.set(
            key, records.moments(FieldPath(names: [key])).map(JSONValue.init(measure:)),
            areMoments: true)
        case _ where kind.hasPrefix("date:") || kind.hasPrefix("utc:"):
          let format = TimeFormat(String(kind.drop { $0 != ":" }.dropFirst()))
          guard let format else {
            unsupported.note(node, UnfollowedPhrases.asDatesFound)
            try records.set(
              key, records.moments(FieldPath(names: [key])).map(JSONValue.init(measure:)),
              areMoments: true)
            continue
          }
          let moments = values.map {
            JSONValue(measure: format.milliseconds($0.coercedText) ?? .nan)
          }
          try records.set(key, moments, areMoments: true)
        default: unsupported.note(node, UnfollowedPhrases.passedOver)
        }
      } catch {
        throw SpecificationError(parse, error.problem)
      }
    }
  }
}

extension JSONValue {
  /// Parses a sequence of JSON values, on lines of their own or not.
  static func parseLines(_ source: ByteSource) throws(InputError) -> [JSONValue] {
    var tokens = try JSONTokenizer(source, .many)
    var count = 0
    var values: [JSONValue] = []
    while case let token = try tokens.next(), token != .end {
      values.append(try parse(token, &tokens, &count))
    }
    return values
  }
}
