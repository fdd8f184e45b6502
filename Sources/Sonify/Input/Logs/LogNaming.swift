import SonifyBase
import SonifyTables

/// Names what differs in the lines of a log by the words around it.
struct LogNaming {
  private var fields: [LogTemplate.Field] = []
  /// The words since the last field or sign.
  private var label: [String] = []
  /// Whether ":" or "=" follows the label.
  private var isMarked = false
  /// Whether it is "=".
  private var isKey = false
  /// Whether the last field has no name yet.
  private var isPending = false
  /// The end of a group in brackets within a label.
  private var groupEnd = -1
  /// The words of such a group.
  private var groupWords: [String] = []
  /// The names of the next numbers, as "min" and "max" in "Range (min … max): 8 s … 9 s".
  private var ends: [String] = []
  /// The last sign, if nothing follows it yet.
  private var lastSign: UInt8?
  private var lastIsNumber = false
  /// Whether a number would be the line of a file or the port of an address.
  private var isInAddress = false
  /// Names of numbers that have none.
  private var spareNames: [Int: String] = [:]

  private static let time = "time"

  mutating func add(word: String, at place: Int) {
    isInAddress = false
    if place < groupEnd { groupWords.append(word) }
    if place > groupEnd, word.contains(where: { $0.isLetter || $0.isNumber || "@#%_".contains($0) })
    {
      label.append(word.hasPrefix("'") && word.hasSuffix("'") ? word.filter { $0 != "'" } : word)
    }
    if word == "±" { lastSign = UInt8(ascii: "+") } else { (lastSign, lastIsNumber) = (nil, false) }
  }

  mutating func add(sign: UInt8, at place: Int, labelEnd: Int?) {
    lastSign = sign
    guard place > groupEnd else { return }
    if let labelEnd {
      (groupEnd, groupWords) = (labelEnd, [])
      return
    }
    switch sign {
    case UInt8(ascii: ":"), UInt8(ascii: "="):
      // A line of a file is no number: "gmem.c:133".
      let equals = sign == UInt8(ascii: "=")
      // A key after the word that another one has: "state=ok load=7".
      if equals, isMarked, isKey { label = Array(label.suffix(1)) }
      isKey = equals
      let isFile = sign == UInt8(ascii: ":") && label.last?.contains(".") ?? false
      isMarked = !isFile && label.contains { $0.contains(where: \.isLetter) }
      isInAddress = isFile && label.last.map(Self.isFileOrAddress) ?? false
      if isMarked { isPending = false }
      if groupWords.contains("…") { ends = groupWords.filter { $0 != "…" } }
      groupWords = []
    case UInt8(ascii: "/"), UInt8(ascii: "+"): break
    case UInt8(ascii: ">") where isPending && label.isEmpty:
      // As of memory before and after it is cleared: "103M->1M".
      let last = fields.count - 1
      spareNames[last] = spareNames[last] == "size" ? "size before" : "before"
      isPending = false
    case UInt8(ascii: "("), UInt8(ascii: "["):
      // A count may stand right behind a word: "GC(0)".
      nameLast()
      isPending = false
    default:
      nameLast()
      isPending = false
      label = []
      isMarked = false
      lastIsNumber = false
    }
  }

  mutating func addTime(at place: Int) {
    guard place > groupEnd else { return }
    nameLast()
    // In brackets it needs no name.
    let isFirst = fields.isEmpty || lastSign == UInt8(ascii: "[")
    let name = isMarked || !isFirst ? label.joined(separator: " ") : ""
    add(LogTemplate.Field(place: place, name: name.isEmpty ? Self.time : name, isNumber: false))
  }

  mutating func addField(at place: Int, isNumber: Bool, unit: String = "") {
    guard place > groupEnd else { return }
    defer { isInAddress = false }
    if isNumber, unit.isEmpty, isInAddress || isIdentifier {
      label = []
      return
    }
    // How many there are in all, and how uncertain a number is.
    if isNumber, lastIsNumber, lastSign == UInt8(ascii: "/") || lastSign == UInt8(ascii: "+") {
      return
    }
    if isPending, !label.isEmpty { nameLast() }
    var name = label.joined(separator: " ")
    if isNumber, !ends.isEmpty { name = ends.removeFirst() }
    let opens = lastSign == UInt8(ascii: "[") || lastSign == UInt8(ascii: "(")
    // The step within an epoch: "Epoch: [2][10/100]".
    let isFirst = fields.allSatisfy { !$0.isNumber || $0.name.lowercased().hasSuffix("epoch") }
    if name.isEmpty, isNumber, opens, isFirst {
      name = unit.isEmpty ? "step" : Self.time
    }
    if !isNumber, !isMarked { name = "text" }
    if name.isEmpty { spareNames[fields.count] = nameAfterArrow ?? Self.quantity(unit) }
    add(
      LogTemplate.Field(
        place: place, name: name, isMarked: isMarked, isLabelled: !label.isEmpty, isNumber: isNumber
      ))
    isPending = name.isEmpty
    lastIsNumber = isNumber
  }

  /// Returns whether a word is an address of a network, or names a file of a program.
  private static func isFileOrAddress(_ word: String) -> Bool {
    word.allSatisfy { $0 == "." || $0.isASCII && $0.isNumber }
      || word.split(separator: ".").last.map { extensions.contains(String($0)) } ?? false
  }

  private static let extensions: Set<String> = [
    "c", "cc", "cpp", "go", "h", "java", "js", "kt", "php", "py", "rb", "rs", "sh", "swift", "ts",
  ]

  /// Whether the next number is that of a process, a user or a port, and no measure.
  private var isIdentifier: Bool {
    label.last.map { Self.identifiers.contains($0.lowercased()) } ?? false
  }

  private static let identifiers: Set<String> = ["pid", "ppid", "tid", "uid", "gid", "port"]

  private mutating func add(_ field: LogTemplate.Field) {
    fields.append(field)
    (label, isMarked, isPending, lastSign, lastIsNumber) = ([], false, false, nil, false)
  }

  /// The name of a number without one after an arrow, or nil if there is no arrow.
  private var nameAfterArrow: String? {
    guard lastSign == UInt8(ascii: ">") else { return nil }
    switch spareNames[fields.count - 1] {
    case "before": return "after"
    case "size before": return "size after"
    default: return nil
    }
  }

  /// Returns the name of what has a unit.
  private static func quantity(_ unit: String) -> String {
    guard !unit.isEmpty else { return "number" }
    let cell = Array("1 \(unit)".utf8)
    if HumanMeasure.duration.value(cell.span) != nil { return "duration" }
    return HumanMeasure.size.value(cell.span) != nil ? "size" : unit
  }

  /// Names the last field by the words after it, if none are before it.
  private mutating func nameLast() {
    guard isPending, !label.isEmpty else { return }
    fields[fields.count - 1].name = label.joined(separator: " ")
    (label, isPending) = ([], false)
  }

  /// Returns the fields, all with different names.
  consuming func finished() -> [LogTemplate.Field] {
    if let last = fields.indices.last, !label.isEmpty, !isMarked {
      let name = fields[last].name
      if isPending {
        fields[last].name = label.joined(separator: " ")
      } else if fields[last].isNumber, !fields[last].isMarked, name != "step" {
        // What follows the last number belongs to the sentence about it.
        fields[last].name = "\(name) \(label.joined(separator: " "))"
      }
    }
    var used: Set<String> = []
    for place in fields.indices {
      var name = fields[place].name
      if name.isEmpty { name = spareNames[place] ?? "number" }
      name = UntrustedText.harmless(name, limit: 60)
      if name == Self.time, place == 0, fields.dropFirst().contains(where: { $0.name == name }) {
        name = "clock"
      }
      var (unique, count) = (name, 1)
      while !used.insert(unique).inserted {
        count += 1
        unique = "\(name) \(count)"
      }
      fields[place].name = unique
    }
    return fields
  }
}
