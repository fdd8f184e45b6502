import SonifyBase

/// Lines that differ in their numbers alone, with a label before each, as programs report their
/// progress: `[ 1s ] thds: 1 eps: 2676.30` of sysbench, `Epoch 1/9 - loss: 0.52` of training, or one
/// number after the time, `18:33:06: PIDs/sec: 4` or `18:33:06 INFO request took 123ms`, as in a log.
///
/// What stands before, between and after them is skipped.
struct LabelledReport: ProgramReport {
  let header: [String]

  /// The minimum number of such lines in sequence.
  private static let minimum = 3

  init?(_ lines: [String]) {
    let lines = lines.prefix(200).filter { !$0.allSatisfy(\.isWhitespace) }
    var run = 0
    var names: [String] = []
    for line in lines {
      let found = Self.fields(line).map(\.name)
      run = found == names ? run + 1 : 1
      names = found
      guard names.count > 1, run == Self.minimum else { continue }
      // In a table, the same word in some rows is a cell.
      if Self.isSentence(line), !lines.allSatisfy({ Self.fields($0).map(\.name) == names }) {
        return nil
      }
      header = names
      return
    }
    return nil
  }

  mutating func cells(of line: String) -> [String]? {
    let fields = Self.fields(line)
    return fields.map(\.name) == header ? fields.map(\.value) : nil
  }

  private typealias Field = (name: String, value: String)

  /// Returns the names and the numbers of a line; none if a name occurs twice.
  private static func fields(_ line: String) -> [Field] {
    guard line.utf8.count < 1000, !line.utf8.contains(.quote),
      line.utf8.contains(UInt8(ascii: ":")) || line.utf8.contains(UInt8(ascii: "="))
    else { return [] }
    var fields: [Field] = []
    var rest = line[...]
    if let time = time(rest) {
      fields.append((timeName, time.value))
      rest = time.rest
    }
    // What counts the lines may be before another sign: "Iteration 1: loss=0.5".
    let start = rest.startIndex
    while let sign = rest.firstIndex(where: { $0 == ":" || $0 == "=" }) {
      let label = rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      let value = rest.drop { $0 == " " }.prefix { $0 != " " && $0 != "," && $0 != ";" }
      guard let number = number(value), let last = label.last,
        last.isLetter || ")%]_".contains(last)
      else { continue }
      rest = rest[value.endIndex...]
      if fields.isEmpty || fields.last?.name == timeName, let counter = counter(line[start..<sign])
      {
        fields.append((counter.name, counter.value))
        fields.append((name(counter.rest), number))
      } else {
        fields.append((name(label), number))
      }
    }
    if fields.dropFirst().contains(where: { $0.name == timeName }), fields[0].name == timeName {
      fields[0].name = "clock"
    }
    if fields.count == 1, fields[0].name == timeName { fields += numbers(in: rest) }
    let names = fields.map(\.name)
    return Set(names).count == names.count && !names.contains("") ? fields : []
  }

  /// Returns whether nothing marks the numbers of a line that begins with the time.
  private static func isSentence(_ line: String) -> Bool {
    time(line[...]).map { !$0.rest.contains { $0 == ":" || $0 == "=" } } ?? false
  }

  /// Returns the numbers among the words of a line, each by the words between it and the one before it;
  /// the words after the last belong to its name.
  private static func numbers(in text: Substring) -> [Field] {
    var fields: [Field] = []
    var label: [Substring] = []
    let words = text.split(separator: " ").filter { !levels.contains($0) }
    // Half a day is no name.
    guard let first = words.first, !["AM", "PM", "am", "pm"].contains(first) else { return [] }
    for (place, word) in words.enumerated() {
      if let number = number(word) {
        fields.append((name(Substring(label.joined(separator: " "))), number))
        label = []
      } else if label.isEmpty, place > 0, let last = fields.last, hasUnit(last.value, word) {
        fields[fields.count - 1].value += " \(word)"
      } else {
        label.append(word)
      }
    }
    if !label.isEmpty, let last = fields.last {
      fields[fields.count - 1].name = name(
        Substring(last.name + " " + label.joined(separator: " ")))
    }
    return fields
  }

  /// Returns whether a word is the unit of the number before it.
  private static func hasUnit(_ number: String, _ word: Substring) -> Bool {
    let text = Array("\(number) \(word)".utf8)
    return number.isPrintedNumber
      && ([HumanMeasure.duration, .size].contains { $0.value(text.span) != nil }
        || UnitText.isUnit(String(word)))
  }

  /// The weights of messages, which may differ from line to line.
  private static let levels: Set<Substring> = [
    "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "TRACE", "[DEBUG]", "[INFO]", "[WARN]",
    "[WARNING]", "[ERROR]",
  ]

  private static let timeName = "time"

  /// Returns the time of day at the beginning of a line, perhaps after a date and in brackets, and what
  /// follows it.
  private static func time(_ line: Substring) -> (value: String, rest: Substring)? {
    let start = line.drop { $0 == " " || $0 == "[" }
    guard start.first?.isNumber == true else { return nil }
    let marks: Set<Character> = ["]", ":", ",", ";"]
    var (words, rest) = ([String](), start)
    while words.count < 2, case let word = rest.prefix(while: { $0 != " " }), !word.isEmpty {
      rest = rest[word.endIndex...].drop { $0 == " " }
      var bare = String(word)
      while let last = bare.last, marks.contains(last) { bare.removeLast() }
      let hasClock = bare.contains(":")
      // Python's logging writes milliseconds after a comma.
      if hasClock { bare.replace(",", with: ".") }
      words.append(bare)
      if bare.isClockTime { return (words.joined(separator: " "), rest) }
      guard DateFormat.yearFirst.reading(Array(bare.utf8).span) != nil else { return nil }
      if hasClock { return (bare, rest) }
      // What ends a day alone is no time.
      guard bare.utf8.count == word.utf8.count else { return nil }
    }
    return nil
  }

  /// Returns the number at the beginning of a value such as "0.36", "12ms" or "45%", or nil.
  private static func number(_ value: Substring) -> String? {
    let digits = value.prefix { $0.isNumber || "+-.eE".contains($0) }
    let unit = value[digits.endIndex...]
    guard String(digits).isPrintedNumber, unit.count < 6,
      unit.allSatisfy({ $0.isLetter || "%/".contains($0) })
    else { return nil }
    return String(value)
  }

  /// Returns the words at the end of a label, without the marks between fields.
  private static func name(_ label: Substring) -> String {
    let marks: Set<Character> = [" ", "\t", ",", ";", "|", "-", "[", "]", "·"]
    var label = label.drop(while: marks.contains)
    while let last = label.last, marks.contains(last) { label.removeLast() }
    return UntrustedText.harmless(String(label), limit: 60)
  }

  /// Returns what counts the lines at their beginning, "[ 1s ]" or "Epoch 1/9 -", and what follows it.
  private static func counter(
    _ label: Substring
  ) -> (name: String, value: String, rest: Substring)? {
    guard let start = label.firstIndex(where: \.isNumber) else { return nil }
    let digits = label[start...].prefix { $0.isNumber || $0 == "." }
    let word = label[..<start].filter(\.isLetter)
    var rest = label[digits.endIndex...]
    let isSeconds = rest.first == "s" && label.first == "["
    guard isSeconds || !word.isEmpty else { return nil }
    if isSeconds { rest = rest.dropFirst() }
    // Of how many.
    if rest.first == "/" { rest = rest.dropFirst().drop(while: \.isNumber) }
    let marks: Set<Character> = [" ", "]", ",", ";", "|", "-", ":", "\t"]
    guard let first = rest.first, marks.contains(first) else { return nil }
    return (isSeconds ? "time (s)" : word, String(digits), rest.drop(while: marks.contains))
  }
}
