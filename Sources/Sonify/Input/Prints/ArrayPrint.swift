import SonifyTables

/// Arrays as numpy prints them: numbers in brackets, with or without commas, over several lines.
struct ArrayPrint: PrintForm {
  /// The words before an array that show it as an expression.
  private static let beginnings = ["array(", "tensor("]

  init?(_ lines: [String]) {
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return nil }
    let text = first.drop(while: \.isWhitespace)
    if Self.beginnings.contains(where: { text.hasPrefix($0 + "[") }) { return }
    // Without commas, it is no JSON; R begins with an index alone in brackets.
    guard text.hasPrefix("["), !text.contains(",") else { return nil }
    let inner = text.drop { $0 == "[" || $0 == " " }.prefix { $0 != "]" }
    let words = inner.split(separator: " ")
    let isIndex = text.hasPrefix("[\(inner)] ") && inner.allSatisfy(\.isNumber) && lines.count > 0
    // A log may number its lines in brackets.
    let isWhole = text[inner.endIndex...].allSatisfy { !$0.isLetter || "einaf".contains($0) }
    guard !words.isEmpty, !isIndex, isWhole,
      words.allSatisfy({ String($0).isPrintedNumber || $0 == "..." || $0.hasPrefix("'") })
    else { return nil }
    let isOne = words.count == 1 && !words[0].hasSuffix(".") && !text.hasPrefix("[[")
    guard !isOne || lines.count > 1 && text.last != "]" else { return nil }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    var stream = try LineStream(source, limit: limits.row)
    var depth = 0
    var deepest = 0
    var row: [String] = []
    var isOver = false
    while !isOver, let bytes = try stream.nextLine() {
      var word: [UInt8] = []
      for byte in Array(bytes) + [0x20] {
        let isBracket = byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
        guard isBracket || byte == UInt8(ascii: ",") || byte == 0x20 || byte == 0x09 else {
          if byte == UInt8(ascii: "("), depth == 0 { word = [] } else { word.append(byte) }
          continue
        }
        if depth > 0, !word.isEmpty {
          let cell = String(decoding: word, as: UTF8.self)
          guard cell != "..." else { throw .badData(source.place(line: stream.line), .rowsLeftOut) }
          if depth == 1, deepest == 1 {
            try rows.append([cell], line: stream.line)
          } else {
            row.append(cell)
          }
        }
        word = []
        if byte == UInt8(ascii: "[") {
          depth += 1
          deepest = max(deepest, depth)
          guard depth < 3 else { throw .badData(source.place(line: stream.line), .deepArray) }
        } else if byte == UInt8(ascii: "]") {
          if depth == 2 {
            try rows.append(row, line: stream.line)
            row = []
          }
          depth -= 1
          if depth <= 0 {
            isOver = true
            break
          }
        }
      }
    }
    return try rows.table(options, hasHeader: false)
  }
}
