import SonifyBase
import SonifyTables

/// A line with names beside its values: `seq=1 time=12.3 ms`, as ping and many logs write.
struct KeyedRow {
  /// The names, in order.
  let names: [String]
  /// The values, in the order of the names.
  let cells: [String]

  /// The maximum number of values.
  private static let maxCount = 256

  /// Reads a line, or returns nil unless one of its words is a name, "=" and a number.
  init?(_ line: String) {
    guard line.utf8.contains(UInt8(ascii: "=")), !line.utf8.contains(UInt8(ascii: ",")) else {
      return nil
    }
    var names: [String] = []
    var cells: [String] = []
    for word in line.printedWords {
      guard let sign = word.firstIndex(of: "="), sign > word.startIndex else { continue }
      let name = String(word[..<sign])
      let value = word[word.index(after: sign)...].filter { $0 != "\"" }
      guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_-./%".contains($0) }),
        !names.contains(name), names.count < Self.maxCount
      else { continue }
      names.append(name)
      cells.append(value)
    }
    guard cells.contains(where: { WrittenValue($0).isNumber }) else { return nil }
    // ping, with the names that PingReport has.
    if let packet = names.firstIndex(of: "icmp_seq"), let time = names.firstIndex(of: "time") {
      self.names = ["packet", "round trip (ms)"]
      self.cells = [cells[packet], cells[time]]
    } else {
      (self.names, self.cells) = (names.map { UntrustedText.harmless($0, limit: 60) }, cells)
    }
  }
}

/// A line of JSON: an object, whose inner objects are flattened, or an array of values.
struct JSONRow {
  /// The names, in order: "cpu.user" for an object within another, "column 1" in an array.
  let names: [String]
  /// The values, in the order of the names; text for those that are no numbers.
  let cells: [String]

  /// The maximum number of values.
  private static let maxCount = 1024

  /// Reads a line, or returns nil if it is no object and no array.
  init?(_ line: String) {
    let source = ByteSource(name: "", bytes: Array(line.utf8))
    guard let value = try? JSONValue.parse(source) else { return nil }
    var members: [(String, String)] = []
    switch value {
    case .object: Self.flatten(value, "", &members)
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        Self.flatten(element, "column \(index + 1)", &members)
      }
    default: return nil
    }
    guard !members.isEmpty, members.count <= Self.maxCount else { return nil }
    names = members.map { UntrustedText.harmless($0.0, limit: 60) }
    cells = members.map(\.1)
  }

  private static func flatten(
    _ value: JSONValue, _ name: String, _ members: inout [(String, String)]
  ) {
    guard members.count <= maxCount else { return }
    switch value {
    case .null: members.append((name, ""))
    case .boolean(let value): members.append((name, value ? "1" : "0"))
    case .number(let number): members.append((name, NumberText.exact(number)))
    case .text(let text): members.append((name, text))
    case .array: break
    case .object(let object):
      for member in object.members {
        flatten(member.value, name.isEmpty ? member.key : "\(name).\(member.key)", &members)
      }
    }
  }
}
