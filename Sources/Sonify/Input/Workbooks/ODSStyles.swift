import SonifyArchives

/// The styles of a spreadsheet of OpenDocument: hidden sheets, and how cells show numbers.
struct ODSStyles {
  private var hiddenTables: Set<[UInt8]> = []
  /// The formats of styles of numbers and of cells, by their names.
  private var numbers: [[UInt8]: CellFormat] = [:]
  private var cells: [[UInt8]: CellFormat] = [:]

  /// The maximum number of styles.
  private static let maxCount = 100_000

  /// Returns whether a style hides the tables of it.
  func hides(_ style: [UInt8]?) -> Bool { style.map(hiddenTables.contains) ?? false }

  /// Returns how cells of a style show numbers, or nil if that is the usual way.
  func format(_ style: [UInt8]?) -> CellFormat? { style.flatMap { cells[$0] } }

  /// Reads a style whose start tag is at the position, if it is one that matters.
  /// - Parameter scanner: the reader of the document, which moves past the style.
  /// - Returns: whether it was a style.
  /// - Throws: ``XMLScanner/Fault``.
  mutating func read(_ scanner: inout XMLScanner) throws(XMLScanner.Fault) -> Bool {
    guard cells.count + numbers.count < Self.maxCount else { return false }
    if scanner.isNamed("style") {
      try readStyle(&scanner)
    } else if scanner.isNamed("time-style") {
      let name = try scanner.attribute("name") ?? []
      let isSpan = try scanner.attribute("truncate-on-overflow")?.elementsEqual("false".utf8)
      numbers[name] = isSpan == true ? .duration : .time
    } else if scanner.isNamed("number-style") {
      try readNumberStyle(&scanner)
    } else {
      return false
    }
    return true
  }

  private mutating func readStyle(_ scanner: inout XMLScanner) throws(XMLScanner.Fault) {
    let name = try scanner.attribute("name") ?? []
    let family = try scanner.attribute("family") ?? []
    let data = try scanner.attribute("data-style-name")
    let parent = try scanner.attribute("parent-style-name")
    var isHidden = false
    try Self.forEachChild(&scanner) { child throws(XMLScanner.Fault) in
      if child.isNamed("table-properties"), let shown = try child.attribute("display") {
        isHidden = shown.elementsEqual("false".utf8)
      }
    }
    if family.elementsEqual("table".utf8), isHidden { hiddenTables.insert(name) }
    if family.elementsEqual("table-cell".utf8) {
      cells[name] = data.flatMap { numbers[$0] } ?? parent.flatMap { cells[$0] }
    }
  }

  private mutating func readNumberStyle(_ scanner: inout XMLScanner) throws(XMLScanner.Fault) {
    let name = try scanner.attribute("name") ?? []
    var digits = 0
    var unit: [UInt8] = []
    let depth = scanner.depth
    while scanner.depth >= depth {
      guard try scanner.next() == .start else { continue }
      if scanner.isNamed("number") {
        let isWhole = try scanner.number("decimal-places") ?? 0 == 0
        let isGrouped = try scanner.isSet("grouping")
        if isWhole, !isGrouped { digits = try scanner.number("min-integer-digits") ?? 0 }
        try scanner.skipElement()
      } else if scanner.isNamed("text") {
        unit += try scanner.elementText()
      } else {
        try scanner.skipElement()
      }
    }
    let words = String(decoding: unit, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    let isUnit = unit.count <= 20 && !unit.contains(UInt8(ascii: "("))
    numbers[name] =
      digits > 1
      ? .code(digits: digits) : .number(unit: isUnit ? words.joined(separator: " ") : "")
  }

  private static func forEachChild(
    _ scanner: inout XMLScanner, _ body: (XMLScanner) throws(XMLScanner.Fault) -> Void
  ) throws(XMLScanner.Fault) {
    let depth = scanner.depth
    while scanner.depth >= depth { if try scanner.next() == .start { try body(scanner) } }
  }
}
