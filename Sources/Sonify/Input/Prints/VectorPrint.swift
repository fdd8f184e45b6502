import SonifyTables

/// Vectors and time series as R prints them: values after the index of the first of each line.
struct VectorPrint: PrintForm {
  /// The time of the first value, and the number of values in a unit of time.
  private var time: (start: Double, frequency: Double)?

  init?(_ lines: [String]) {
    var rest = lines[...].drop { $0.allSatisfy(\.isWhitespace) }
    if rest.first?.hasPrefix("Time Series:") == true {
      rest = rest.dropFirst()
      let frequency = Self.numbers(rest, "Frequency = ").first ?? 1
      let start = Self.numbers(rest, "Start = ")
      guard let whole = start.first, frequency > 0 else { return nil }
      time = (whole + (start.count > 1 ? (start[1] - 1) / frequency : 0), frequency)
      rest = rest.drop { !$0.hasPrefix(" ") && !$0.hasPrefix("[") }
    }
    let filled = rest.filter { !$0.allSatisfy(\.isWhitespace) && !Self.isFooter($0) }
    guard let first = filled.first, let words = Self.words(first), !words.isEmpty,
      filled.allSatisfy({ Self.words($0) != nil }),
      first.drop(while: \.isWhitespace).hasPrefix("[1]")
    else { return nil }
  }

  /// Returns the numbers in a line such as "Start = c(1991, 130)".
  private static func numbers(_ lines: ArraySlice<String>, _ key: String) -> [Double] {
    guard let line = lines.prefix(4).first(where: { $0.hasPrefix(key) }) else { return [] }
    return line.dropFirst(key.count).split { "c(), ".contains($0) }.compactMap { Double($0) }
  }

  private static func isFooter(_ line: String) -> Bool { line.hasPrefix("Levels: ") }

  /// Returns the values of a line after its index, or nil if it has no index.
  private static func words(_ line: String) -> [String]? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]"),
      case let index = text[text.index(after: text.startIndex)..<end], !index.isEmpty,
      index.allSatisfy(\.isNumber)
    else { return nil }
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text[text.index(after: end)...] + " " {
      if character == "\"" {
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return words
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    let isYearly = time.map { $0.frequency == 1 && $0.start.rounded() == $0.start } ?? false
    if time != nil { try rows.append([isYearly ? "year" : "time", "value"], line: 0) }
    var stream = try LineStream(source, limit: limits.row)
    var count = 0
    while let bytes = try stream.nextLine() {
      guard let words = Self.words(String(decoding: bytes, as: UTF8.self)) else { continue }
      for word in words {
        if let time {
          let moment = time.start + Double(count) / time.frequency
          try rows.append([isYearly ? "\(Int(moment))" : "\(moment)", word], line: stream.line)
        } else {
          try rows.append([word], line: stream.line)
        }
        count += 1
      }
    }
    return try rows.table(options, hasHeader: time != nil)
  }
}

/// Named vectors and counts as R prints them: a line of names above one of numbers, again and again,
/// with each name over the end of its number.
///
/// So are the coefficients of a model, below the call that made it.
struct NamedVectorPrint: PrintForm {
  private static let coefficients = "Coefficients:"
  private let isModel: Bool
  /// Whether a title stands above, as that of autocorrelations.
  private let isTitled: Bool

  init?(_ lines: [String]) {
    var lines = lines[...]
    isModel = lines.first { !$0.isEmpty } == "Call:"
    if isModel {
      lines = lines.drop { $0 != Self.coefficients }.dropFirst().prefix { !$0.isEmpty }
    }
    var filled = Self.filled(lines)
    // R ends each line of names and of numbers with a space.
    isTitled = filled.count > 2 && !filled[0].hasSuffix(" ") && filled[1].hasSuffix(" ")
    if isTitled { filled.removeFirst() }
    guard filled.count > 1, filled.count < 200 else { return nil }
    let whole = filled.prefix(filled.count / 2 * 2)
    var all: [(String, String)] = []
    for line in stride(from: 0, to: whole.count, by: 2) {
      guard let pairs = Self.pairs(names: whole[line], values: whole[line + 1]) else { return nil }
      all += pairs
    }
    let areNumbers = all.contains { $0.0.isPrintedNumber }
    let isMarked = filled.allSatisfy { $0.hasSuffix(" ") }
    guard all.count > 1, isMarked || !isTitled && whole.count > 2 && !areNumbers else { return nil }
  }

  private static func filled(_ lines: ArraySlice<String>) -> [String] {
    lines.filter { !$0.allSatisfy(\.isWhitespace) }
  }

  /// Returns names and values, or nil if the lines are no such pair.
  private static func pairs(names: String, values: String) -> [(String, String)]? {
    let (names, values) = (Array(names), Array(values))
    var pairs: [(String, String)] = []
    var start = 0
    var nameStart = 0
    while start < values.count {
      guard values[start] != " " else {
        start += 1
        continue
      }
      let end = values[start...].firstIndex(of: " ") ?? values.count
      let value = String(values[start..<end])
      guard value.isPrintedNumber || value == "NA", end <= names.count, nameStart < end,
        names[end - 1] != " ", end == names.count || names[end] == " "
      else { return nil }
      let name = names[nameStart..<end].drop { $0 == " " }
      guard !name.isEmpty else { return nil }
      pairs.append((String(name), value))
      (start, nameStart) = (end, end)
    }
    return pairs.isEmpty || names[min(nameStart, names.count)...].contains { $0 != " " }
      ? nil : pairs
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var rows = RowSpool(name: source.name)
    try rows.append(["name", "value"], line: 0)
    var stream = try LineStream(source, limit: limits.row)
    var names: String?
    var isCall = isModel
    var isTitle = isTitled
    while let bytes = try stream.nextLine() {
      let line = String(decoding: bytes, as: UTF8.self)
      if isCall {
        isCall = line != Self.coefficients
        continue
      }
      if isModel, line.isEmpty { break }
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      if isTitle {
        isTitle = false
        continue
      }
      guard let above = names else {
        names = line
        continue
      }
      for (name, value) in Self.pairs(names: above, values: line) ?? [] {
        try rows.append([name, value], line: stream.line)
      }
      names = nil
    }
    return try rows.table(options, hasHeader: true)
  }
}
