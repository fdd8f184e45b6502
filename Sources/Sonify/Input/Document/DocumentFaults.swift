/// What is wrong with a chart document, and what in it is not known, by their paths.
struct DocumentFaults {
  /// How many faults are told.
  static let toldFaults = 5
  /// How many unknown members are told.
  static let toldMembers = 5

  private var faults: [String] = []
  private var faultCount = 0
  private var unknownMembers: [String] = []
  private var unknownCount = 0

  /// Whether there is a fault.
  var areSome: Bool { faultCount > 0 }

  /// Keeps a fault.
  mutating func add(_ problem: @autoclosure () -> String, at path: @autoclosure () -> String) {
    faultCount += 1
    guard faults.count < Self.toldFaults else { return }
    let (path, problem) = (path(), problem())
    faults.append(path.isEmpty ? problem : "\(path): \(problem)")
  }

  /// Keeps a member that is not known; those of points are told once.
  mutating func addUnknown(_ path: @autoclosure () -> String) {
    unknownCount += 1
    guard unknownMembers.count < Self.toldMembers else { return }
    unknownMembers.append(UntrustedText.harmless(path(), limit: 100))
  }

  /// Fails if there is a fault, with all of them in one line.
  func check(source: String) throws(InputError) {
    guard areSome else { return }
    let more = faultCount - faults.count
    let text = faults.joined(separator: "; ") + (more > 0 ? "; and \(more) more like these" : "")
    throw .badData(InputPlace(source: source), problem: text)
  }

  /// That members which are not known were passed over.
  var decisions: [Decision] {
    guard unknownCount > 0 else { return [] }
    let more = unknownCount - unknownMembers.count
    let names = unknownMembers.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return [Decision("passed over \(names): without meaning there")]
  }
}

extension JSONValue {
  /// The value in few words, for messages.
  var words: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let value): value.plain
    case .text(let text): "\"\(UntrustedText.harmless(text, limit: 40))\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}
