/// The members of a JSON object, in order; of repeated keys, the last value is used.
package struct JSONObject: Equatable, Sendable, ExpressibleByDictionaryLiteral {
  /// One key with its value.
  package struct Member: Equatable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONValue
  }

  private enum Storage: Sendable {
    /// Members, and what few objects have; most are small, and there are many of them.
    case own([Member], Extra?)
    /// One of many objects with the same keys, by its index.
    case row(JSONRows, Int)
  }

  private var storage = Storage.own([], nil)

  /// The members, in order of the first occurrence of their keys.
  package var members: [Member] {
    switch storage {
    case .own(let members, _): members
    case .row(let rows, let index): rows.members(at: index)
    }
  }

  /// The keys of the members, in their order.
  package var keys: [String] {
    switch storage {
    case .own(let members, _): members.map(\.key)
    case .row(let rows, _): rows.keys
    }
  }

  /// The first key that was read twice, or nil.
  var repeatedKey: String? {
    guard case .own(_, let extra) = storage else { return nil }
    return extra?.repeatedKey
  }

  private final class Extra: @unchecked Sendable {
    // Safe because it is changed only while a single object has it.
    var repeatedKey: String?
    /// The index of each key, once there are more than a few.
    var places: [String: Int]

    init(repeatedKey: String? = nil, places: [String: Int] = [:]) {
      (self.repeatedKey, self.places) = (repeatedKey, places)
    }
  }

  /// The maximum number of members for linear search.
  private static let few = 16

  /// Creates an empty object.
  init() {}

  /// Creates one of many objects with the same keys.
  /// - Parameters:
  ///   - index: the index of the object.
  ///   - rows: the objects.
  init(_ index: Int, of rows: JSONRows) { storage = .row(rows, index) }

  /// Creates an object from its members.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    for (key, value) in elements { self[key] = value }
  }

  /// The objects of which this is one, and its index; nil if it stands alone.
  var row: (rows: JSONRows, index: Int)? {
    guard case .row(let rows, let index) = storage else { return nil }
    return (rows, index)
  }

  /// Returns whether this is the object at an index of many.
  @inline(__always)
  func isRow(_ index: Int, of rows: JSONRows) -> Bool {
    guard case .row(let own, let place) = storage else { return false }
    return place == index && own === rows
  }

  /// The value of a key, or nil if the object does not have it; setting nil removes the key.
  package subscript(key: String) -> JSONValue? {
    get {
      switch storage {
      case .own(let members, let extra):
        Self.place(of: key, members, extra).map { members[$0].value }
      case .row(let rows, let index): rows.place(of: key).map { rows.columns[$0][index] }
      }
    }
    set {
      edit { members, extra in
        switch (Self.place(of: key, members, extra), newValue) {
        case (let place?, let value?): members[place].value = value
        case (let place?, nil):
          members.remove(at: place)
          if extra != nil { Self.ownExtra(&extra).places = [:] }
          Self.findPlaces(members, &extra)
        case (nil, let value?):
          members.append(Member(key: key, value: value))
          if extra?.places.isEmpty ?? true {
            Self.findPlaces(members, &extra)
          } else {
            Self.ownExtra(&extra).places[key] = members.count - 1
          }
        case (nil, nil): break
        }
      }
    }
  }

  /// Adds a member while parsing.
  mutating func read(_ key: String, _ value: JSONValue) {
    if repeatedKey == nil, self[key] != nil {
      edit { _, extra in Self.ownExtra(&extra).repeatedKey = key }
    }
    self[key] = value
  }

  /// Returns whether both have the same members in the same order.
  package static func == (first: JSONObject, second: JSONObject) -> Bool {
    first.members == second.members
  }

  /// Changes members of its own, which a row takes from the others first.
  private mutating func edit(_ change: (inout [Member], inout Extra?) -> Void) {
    var (members, extra): ([Member], Extra?)
    switch storage {
    case .own(let own, let known): (members, extra) = (own, known)
    case .row(let rows, let index): (members, extra) = (rows.members(at: index), nil)
    }
    // Without another owner the members are changed in place.
    storage = .own([], nil)
    if extra == nil { Self.findPlaces(members, &extra) }
    change(&members, &extra)
    storage = .own(members, extra)
  }

  private static func place(of key: String, _ members: [Member], _ extra: Extra?) -> Int? {
    if let extra, !extra.places.isEmpty { return extra.places[key] }
    return members.firstIndex { $0.key == key }
  }

  private static func findPlaces(_ members: [Member], _ extra: inout Extra?) {
    guard members.count > few else { return }
    let own = ownExtra(&extra)
    for (place, member) in members.enumerated() { own.places[member.key] = place }
  }

  /// Returns the extra of this object alone, made if there is none.
  private static func ownExtra(_ extra: inout Extra?) -> Extra {
    if extra != nil, !isKnownUniquelyReferenced(&extra), let known = extra {
      extra = Extra(repeatedKey: known.repeatedKey, places: known.places)
    }
    if let own = extra { return own }
    let made = Extra()
    extra = made
    return made
  }
}
