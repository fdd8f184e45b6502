/// The members of a JSON object, in order; of repeated keys, the last value is used.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// One key with its value.
  package struct Member: Equatable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONValue
  }

  /// The members, in order of the first occurrence of their keys.
  package private(set) var members: [Member] = []
  /// What few objects have; most are small, and there are many of them.
  private var extra: Extra?

  /// The first key that was read twice, or nil.
  var repeatedKey: String? { extra?.repeatedKey }
  /// The index of each key, once there are more than a few.
  private var places: [String: Int] { extra?.places ?? [:] }

  private final class Extra: @unchecked Sendable {
    // Safe because it is changed only while a single object has it.
    var repeatedKey: String?
    var places: [String: Int]

    init(repeatedKey: String? = nil, places: [String: Int] = [:]) {
      (self.repeatedKey, self.places) = (repeatedKey, places)
    }
  }

  /// The maximum number of members for linear search.
  private static let few = 16

  /// Creates an empty object.
  init() {}

  /// Creates an object from its members.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }

  /// The value of a key, or nil if the object does not have it; setting nil removes the key.
  package subscript(key: String) -> JSONValue? {
    get { place(of: key).map { members[$0].value } }
    set {
      switch (place(of: key), newValue) {
      case (let place?, let value?): members[place].value = value
      case (let place?, nil):
        members.remove(at: place)
        ownExtra()?.places = [:]
        findPlaces()
      case (nil, let value?):
        members.append(Member(key: key, value: value))
        if places.isEmpty { findPlaces() } else { ownExtra()?.places[key] = members.count - 1 }
      case (nil, nil): break
      }
    }
  }

  /// Adds a member while parsing.
  mutating func read(_ key: String, _ value: JSONValue) {
    if repeatedKey == nil, place(of: key) != nil {
      if extra == nil { extra = Extra() }
      ownExtra()?.repeatedKey = key
    }
    self[key] = value
  }

  /// Returns whether the keys are those of another object, in the same order.
  func hasKeys(of other: JSONObject) -> Bool {
    members.count == other.members.count
      && zip(members, other.members).allSatisfy { $0.key == $1.key }
  }

  /// Replaces the value of the member at an index.
  mutating func replaceValue(at index: Int, with value: JSONValue) { members[index].value = value }

  /// Returns whether both have the same members in the same order.
  package static func == (first: JSONObject, second: JSONObject) -> Bool {
    first.members == second.members
  }

  private func place(of key: String) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
  }

  private mutating func findPlaces() {
    guard members.count > Self.few else { return }
    if extra == nil { extra = Extra() }
    let own = ownExtra()
    for (place, member) in members.enumerated() { own?.places[member.key] = place }
  }

  /// Returns the extra of this object alone, if there is one.
  private mutating func ownExtra() -> Extra? {
    if extra != nil, !isKnownUniquelyReferenced(&extra), let known = extra {
      extra = Extra(repeatedKey: known.repeatedKey, places: known.places)
    }
    return extra
  }
}
