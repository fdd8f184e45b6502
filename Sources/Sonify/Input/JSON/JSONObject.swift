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
  /// The first key that was read twice, or nil.
  private(set) var repeatedKey: String?
  /// The index of each key, once there are more than a few.
  private var places: [String: Int] = [:]

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
        places = [:]
        findPlaces()
      case (nil, let value?):
        members.append(Member(key: key, value: value))
        if !places.isEmpty { places[key] = members.count - 1 } else { findPlaces() }
      case (nil, nil): break
      }
    }
  }

  /// Adds a member while parsing.
  mutating func read(_ key: String, _ value: JSONValue) {
    if repeatedKey == nil, place(of: key) != nil { repeatedKey = key }
    self[key] = value
  }

  /// Returns whether both have the same members in the same order.
  package static func == (first: JSONObject, second: JSONObject) -> Bool {
    first.members == second.members
  }

  private func place(of key: String) -> Int? {
    places.isEmpty ? members.firstIndex { $0.key == key } : places[key]
  }

  private mutating func findPlaces() {
    guard members.count > Self.few else { return }
    for (place, member) in members.enumerated() { places[member.key] = place }
  }
}
