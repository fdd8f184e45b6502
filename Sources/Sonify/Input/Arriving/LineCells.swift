import SonifyTables

/// The division of a line into cells.
enum LineCells: Equatable, Sendable {
  /// At each occurrence of a character, outside double quotation marks.
  case delimited(UInt8)
  /// At runs of spaces.
  case words
  /// At runs of two or more spaces, because names have single ones.
  case wideWords
  /// At runs of spaces and at bars, which stand between groups of columns, as dstat prints them.
  case barredWords

  /// Determines the division of a line: at tabs, semicolons, bars or commas, if it has such and they
  /// are no decimal commas of a line of words; otherwise at spaces.
  init(_ line: String) {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line.utf8 {
      if byte == .quote { isQuoted.toggle() } else if !isQuoted { counts[byte, default: 0] += 1 }
    }
    for delimiter in [UInt8(0x09), UInt8(ascii: ";"), UInt8(ascii: "|")]
    where counts[delimiter] != nil {
      self = .delimited(delimiter)
      return
    }
    let comma = UInt8(ascii: ",")
    guard let commas = counts[comma] else {
      self = .words
      return
    }
    let trimmed = line.drop { $0 == " " }
    let words = line.printedWords
    let hasColumns = trimmed.contains("  ") || words.count > 2 * (commas + 1)
    let areDecimal =
      words.count > 1 && words.allSatisfy { !$0.hasSuffix(",") } && commas < words.count
      && words.filter { $0.contains(",") }.allSatisfy(\.hasDecimalComma)
    self = hasColumns || areDecimal ? .words : .delimited(comma)
  }

  /// Returns the cells of a line, without surrounding spaces and quotation marks; at most
  /// `maxCount`.
  func split(_ line: String, maxCount: Int = 1024) -> [String] {
    switch self {
    case .words: Array(line.printedWords.prefix(maxCount))
    case .wideWords:
      PrintedLine(bytes: Array(line.utf8)[...]).parts(apart: 2).prefix(maxCount).map {
        String(decoding: PrintedLine.trimmed($0), as: UTF8.self)
      }
    case .barredWords:
      Array(line.replacing("|", with: " ").printedWords.prefix(maxCount))
    case .delimited(let delimiter): Self.cells(Array(line.utf8), at: delimiter, maxCount)
    }
  }

  /// Returns the cells of a line of columns, with AM or PM joined to the time before it, and the last
  /// name of df in one.
  func columns(of line: String) -> [String] { joined(split(line)) }

  /// Returns words with those joined that are one cell.
  func joined(_ cells: [String]) -> [String] {
    guard self == .words else { return cells }
    if cells.suffix(2) == ["Mounted", "on"] { return cells.dropLast(2) + ["Mounted on"] }
    guard cells.count > 1, cells[0].isClockTime, cells[1] == "AM" || cells[1] == "PM" else {
      return cells
    }
    return ["\(cells[0]) \(cells[1])"] + cells.dropFirst(2)
  }

  private static func cells(_ line: [UInt8], at delimiter: UInt8, _ maxCount: Int) -> [String] {
    var line = line
    // A table with bars may have a frame.
    if delimiter == UInt8(ascii: "|") {
      line = Array(PrintedLine.trimmed(line[...]))
      if line.first == delimiter { line.removeFirst() }
      if line.last == delimiter { line.removeLast() }
    }
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    func finish() {
      cells.append(String(decoding: PrintedLine.trimmed(cell[...]), as: UTF8.self))
      cell.removeAll(keepingCapacity: true)
    }
    var position = 0
    while position < line.count, cells.count < maxCount {
      let byte = line[position]
      position += 1
      switch byte {
      case .quote where isQuoted && position < line.count && line[position] == .quote:
        cell.append(.quote)
        position += 1
      case .quote: isQuoted.toggle()
      case delimiter where !isQuoted: finish()
      default: cell.append(byte)
      }
    }
    if cells.count < maxCount { finish() }
    return cells
  }
}

extension String {
  /// Whether the word is a number with a decimal comma, as 0,25.
  fileprivate var hasDecimalComma: Bool {
    let parts = split(separator: ",", omittingEmptySubsequences: false)
    return parts.count == 2 && Int(parts[0]) != nil && !parts[1].isEmpty
      && parts[1].allSatisfy { $0.isASCII && $0.isNumber }
  }
}
