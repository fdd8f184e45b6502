import SonifyTables

/// The members of a JSON object and of the objects in it, by their paths, without their values.
///
/// "data[]" says that the member is an array, "layout{}" an object, "data[].x" a member of one of
/// the first elements, and "data[].type=bar" its text.
struct JSONSketch {
  private var found: Set<String> = []

  /// The maximum depth of objects, and the number of elements of an array that are examined.
  private static let (maxDepth, maxElements) = (3, 8)
  /// The maximum number of members that are kept.
  private static let maxCount = 4096

  /// Reads the members of a text that is one object.
  /// - Throws: ``InputError`` if the text is not JSON.
  init(_ source: ByteSource) throws(InputError) {
    var tokens = try JSONTokenizer(source, .first)
    guard try tokens.next() == .beginObject else { return }
    try readObject("", depth: 1, &tokens)
  }

  /// Reads the members of a value.
  init(_ value: JSONValue) {
    if let object = value.object { read(object, "", depth: 1) }
  }

  /// Returns whether there is a member.
  func has(_ path: String) -> Bool { found.contains(path) }

  /// Returns whether one object, however deep, has both of two members.
  func hasTogether(_ first: String, _ second: String) -> Bool {
    found.contains { path in
      guard path.hasSuffix(first) else { return false }
      let object = path.dropLast(first.count)
      return (object.isEmpty || object.last == ".") && found.contains(object + second)
    }
  }

  private mutating func add(_ path: String) {
    if found.count < Self.maxCount { found.insert(path) }
  }

  private mutating func read(_ object: JSONObject, _ path: String, depth: Int) {
    for member in object.members {
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      add(inner)
      switch member.value {
      case .object(let object):
        add(inner + "{}")
        if depth < Self.maxDepth { read(object, inner, depth: depth + 1) }
      case .array(let elements):
        add(inner + "[]")
        if !elements.isEmpty { add(inner + "[].") }
        for element in elements.prefix(Self.maxElements) {
          guard let object = element.object, depth < Self.maxDepth else { continue }
          add(inner + "[].{}")
          read(object, inner + "[]", depth: depth + 1)
        }
      case .text(let text):
        if inner.hasSuffix("type") { add("\(inner)=\(text.prefix(32))") }
      case .null, .boolean, .number: break
      }
    }
  }

  private mutating func readObject(
    _ path: String, depth: Int, _ tokens: inout JSONTokenizer
  ) throws(InputError) {
    while try tokens.next() == .key {
      let key = String(decoding: tokens.text.prefix(64), as: UTF8.self)
      let inner = path.isEmpty ? key : "\(path).\(key)"
      add(inner)
      try read(try tokens.next(), inner, depth: depth, &tokens)
    }
  }

  private mutating func read(
    _ token: JSONTokenizer.Token, _ path: String, depth: Int, _ tokens: inout JSONTokenizer
  ) throws(InputError) {
    switch token {
    case .beginObject:
      add(path + "{}")
      guard depth < Self.maxDepth else { return try tokens.skip(token) }
      try readObject(path, depth: depth + 1, &tokens)
    case .beginArray:
      add(path + "[]")
      var count = 0
      while case let element = try tokens.next(), element != .endArray {
        count += 1
        if count == 1 { add(path + "[].") }
        if count <= Self.maxElements, element == .beginObject, depth < Self.maxDepth {
          add(path + "[].{}")
          try readObject(path + "[]", depth: depth + 1, &tokens)
        } else {
          try tokens.skip(element)
        }
      }
    case .string:
      if path.hasSuffix("type") {
        add("\(path)=\(String(decoding: tokens.text.prefix(32), as: UTF8.self))")
      }
    default: break
    }
  }
}
