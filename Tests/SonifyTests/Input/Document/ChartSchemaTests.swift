import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The JSON Schema of chart documents against the code that reads and writes them.
@Suite struct ChartSchemaTests {
  private static let path = ProjectFile.path("docs/chart.schema.json")

  private func schema() throws -> JSONValue {
    try JSONValue.parse(ByteSource.open(.file(path: Self.path)))
  }

  private func value(_ keys: String...) throws -> JSONValue {
    try keys.reduce(schema()) { try #require($0.object?[$1]) }
  }

  private func names(_ value: JSONValue) -> Set<String> {
    Set(value.object?.members.map(\.key) ?? value.array?.compactMap(\.text) ?? [])
  }

  private func known<Member: DocumentMember>(_ type: Member.Type) -> Set<String> {
    Set(Member.allCases.map(\.rawValue))
  }

  @Test func schemaAndReaderKnowTheSameMembers() throws {
    typealias Document = ChartDocument
    #expect(try names(value("properties")) == known(Document.ChartMember.self))
    let axis = try value("$defs", "axis", "properties")
    #expect(names(axis) == known(Document.AxisMember.self))
    #expect(
      try names(value("$defs", "series", "properties")) == known(Document.SeriesMember.self))
    #expect(try names(value("$defs", "point", "properties")) == known(Document.PointMember.self))
    #expect(
      try names(value("$defs", "feature", "properties")) == known(Document.FeatureMember.self))
    #expect(
      try names(value("$defs", "axis", "properties", "unit", "properties"))
        == known(Document.UnitMember.self))
    #expect(
      try names(
        value("$defs", "axis", "properties", "valueDescriptions", "items", "properties"))
        == known(Document.DescriptionMember.self))
  }

  @Test func schemaAndReaderKnowTheSameWords() throws {
    func words<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> Set<String>
    {
      Set(Choice.allCases.map(\.rawValue))
    }
    #expect(try names(value("properties", "kind", "enum")) == words(ChartKind.self))
    #expect(
      try names(value("properties", "contentDirection", "enum"))
        == words(ChartDescriptor.ContentDirection.self))
    func axis(_ member: String) throws -> Set<String> {
      try names(value("$defs", "axis", "properties", member, "enum"))
    }
    #expect(try axis("kind") == words(ChartDocument.AxisKind.self))
    #expect(try axis("scale") == words(AxisScale.self))
    #expect(try axis("granularity") == words(DateGranularity.self))
  }

  @Test func schemaAndReaderHaveTheSameLimits() throws {
    #expect(
      try value("properties", "series", "maxItems").number == Double(ChartChoices.maxSeries))
    #expect(
      try value("properties", "additionalAxes", "maxItems").number
        == Double(ChartDocument.maxAdditionalAxes))
    func axis(_ member: String) throws -> Double? {
      try value("$defs", "axis", "properties", member, "maxItems").number
    }
    #expect(try axis("categories") == Double(ChartAssembly.maxCategories))
    #expect(try axis("gridlines") == Double(ChartDocument.maxMarkCount))
    #expect(try axis("valueDescriptions") == Double(ChartDocument.maxMarkCount))
  }

  @Test(.enabled(if: Python.has("jsonschema"), "python3-jsonschema is not installed"))
  func whatIsWrittenIsValidAndWhatIsInvalidIsNotRead() throws {
    var charts = GeneratedCharts(seed: 2)
    var generator = SeededGenerator(seed: 3)
    var documents: [(text: String, isWritten: Bool)] = []
    for _ in 0..<150 {
      let text = ChartDocument.text(of: charts.next())
      documents.append((text, true))
      let value = try JSONValue.parse(ByteSource.open(.text(text)))
      for _ in 0..<8 { documents.append((value.spoilt(&generator).written, false)) }
    }
    for name in ["births", "co2", "cars", "city-temperatures"] {
      let chart = try ChartLoader.load(.file(path: Samples.path("\(name).csv"))).chart
      documents.append((ChartDocument.text(of: chart), true))
    }

    let folder = try TemporaryFolder()
    let list = try JSONEncoder().encode(documents.map(\.text))
    try list.write(to: URL(filePath: folder.file("documents.json")))
    let verdicts = try Python.run(
      """
      import json, jsonschema
      schema = json.load(open('\(Self.path)', encoding='utf-8'))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for text in json.load(open('\(folder.file("documents.json"))', encoding='utf-8')):
          print('valid' if validator.is_valid(json.loads(text)) else 'invalid')
      """
    ).split(separator: "\n")
    try #require(verdicts.count == documents.count)
    var refusals = 0
    for (document, verdict) in zip(documents, verdicts) {
      let isRead = (try? ChartDocument.read(.text(document.text))) != nil
      if document.isWritten {
        #expect(isRead && verdict == "valid", "\(document.text)")
      } else if verdict == "invalid" {
        #expect(!isRead, "\(document.text)")
        refusals += isRead ? 0 : 1
      }
    }
    #expect(refusals > 300)
  }
}

extension Python {
  /// Whether a module is installed.
  static func has(_ module: String) -> Bool {
    guard path != nil else { return false }
    let found = try? run(
      "import importlib.util; print(importlib.util.find_spec('\(module)') is not None)")
    return found?.hasPrefix("True") == true
  }
}

extension JSONValue {
  /// The value with something in it taken away or put in place of something else.
  func spoilt(_ generator: inout SeededGenerator) -> JSONValue {
    let replacements: [JSONValue] = [
      .boolean(true), .number(12.5), .text("word"), .array([]), .object([:]), .array([.null]),
      .number(-1),
    ]
    let replacement = replacements.randomElement(using: &generator) ?? .null
    switch self {
    case .object(var object) where !object.members.isEmpty:
      guard let member = object.members.randomElement(using: &generator) else { return self }
      if Int.random(in: 0..<6, using: &generator) == 0 {
        object[member.key] = nil
      } else if Int.random(in: 0..<3, using: &generator) == 0 {
        object[member.key] = replacement
      } else {
        object[member.key] = member.value.spoilt(&generator)
      }
      return .object(object)
    case .array(var elements) where !elements.isEmpty:
      let place = Int.random(in: elements.indices, using: &generator)
      elements[place] = elements[place].spoilt(&generator)
      return .array(elements)
    default: return replacement
    }
  }

  /// The value as JSON.
  var written: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): JSONText.number(value)
    case .text(let text): JSONText.quoted(text)
    case .array(let elements): "[\(elements.map(\.written).joined(separator: ", "))]"
    case .object(let object):
      "{\(object.members.map { "\(JSONText.quoted($0.key)): \($0.value.written)" }.joined(separator: ", "))}"
    }
  }
}
