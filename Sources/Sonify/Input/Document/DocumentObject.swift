import SonifyBase
import SonifyTables

/// An object of a chart document: its members by name, and its path.
struct DocumentObject<Member: DocumentMember> {
  /// The path of the object in messages: "xAxis", "series[1]"; empty for the whole document.
  let path: String
  private let members: JSONObject

  /// Creates an object from a value, or nil if it is not one, and records unknown members.
  init?(_ value: JSONValue, path: String, _ faults: inout DocumentFaults) {
    guard let members = value.object else {
      faults.add(DocumentFaultPhrases.notObject.text(["value": value.words]), at: path)
      return nil
    }
    self.path = path
    self.members = members
    for key in members.keys where Member(rawValue: key) == nil {
      faults.addUnknown(path.isEmpty ? key : "\(path).\(key)")
    }
    if let key = members.repeatedKey { faults.addRepeated(path.isEmpty ? key : "\(path).\(key)") }
  }

  /// The value of a member, or nil if the object does not have it or it is null.
  subscript(member: Member) -> JSONValue? {
    let value = members[member.rawValue]
    return value == .null ? nil : value
  }

  /// Returns the path of a member.
  func path(of member: Member) -> String {
    path.isEmpty ? member.rawValue : "\(path).\(member.rawValue)"
  }

  /// Returns a text, if the object has the member.
  func text(_ member: Member, _ faults: inout DocumentFaults) -> String? {
    guard let value = self[member] else { return nil }
    if value.text == nil {
      faults.add(DocumentFaultPhrases.notText.text(["value": value.words]), at: path(of: member))
    }
    return value.text
  }

  /// Returns one of several words, if the object has the member.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ member: Member, _ faults: inout DocumentFaults
  ) -> Choice? {
    guard let value = self[member] else { return nil }
    if let choice = value.text.flatMap(Choice.init(rawValue:)) { return choice }
    let words = Lists.items(Choice.allCases.map { "\"\($0.rawValue)\"" })
    faults.add(
      DocumentFaultPhrases.notAmong.text(["value": value.words, "choices": words]),
      at: path(of: member))
    return nil
  }

  /// Returns a boolean, if the object has the member.
  func boolean(_ member: Member, _ faults: inout DocumentFaults) -> Bool? {
    guard let value = self[member] else { return nil }
    if value.boolean == nil {
      faults.add(
        DocumentFaultPhrases.notBoolean.text(["value": value.words]), at: path(of: member))
    }
    return value.boolean
  }

  /// Returns an integer within a range, if the object has the member.
  func wholeNumber(
    _ member: Member, in range: ClosedRange<Int>, _ faults: inout DocumentFaults
  ) -> Int? {
    guard let value = self[member] else { return nil }
    if let number = value.number.flatMap(Int.init(exactly:)), range.contains(number) {
      return number
    }
    faults.add(
      DocumentFaultPhrases.notWhole.text([
        "value": value.words, "low": "\(range.lowerBound)", "high": "\(range.upperBound)",
      ]),
      at: path(of: member))
    return nil
  }

  /// Returns the elements of an array with at most `limit` elements, if the object has the member.
  func array(
    _ member: Member, atMost limit: Int = .max, _ faults: inout DocumentFaults
  ) -> [JSONValue]? {
    guard let value = self[member] else { return nil }
    guard let elements = value.array else {
      faults.add(DocumentFaultPhrases.notArray.text(["value": value.words]), at: path(of: member))
      return nil
    }
    guard elements.count <= limit else {
      faults.add(
        DocumentFaultPhrases.manyElements.text(
          count: elements.count, ["count": "\(elements.count)", "maximum": "\(limit)"]),
        at: path(of: member))
      return nil
    }
    return elements
  }

  /// Returns a nested object, if the object has the member.
  func object<Inner: DocumentMember>(
    _ member: Member, _ faults: inout DocumentFaults
  ) -> DocumentObject<Inner>? {
    self[member].flatMap { DocumentObject<Inner>($0, path: path(of: member), &faults) }
  }
}
