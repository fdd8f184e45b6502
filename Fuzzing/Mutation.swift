import CFuzzer

/// Changes cases so that most of them stay charts that can be heard.
struct Mutation {
  var random: Random
  /// The maximum size of a case, in bytes.
  let limit: Int

  /// Pieces that readers may stumble over.
  private static let pieces: [String] = [
    "\"", "\"\"", ",", ";", "\t", "|", "\n", "\r\n", "\r", "\u{0}", "\u{1b}[2J", "\u{feff}", "é",
    "\u{202e}", "{", "}", "[", "]", ":", "[[", "{\"a\":", "\"x\":", "null", "true", "\\N",
    "13/13/2013", "T25:00Z", "+99:99", "\\ud83d", "\\u0000", "\\", "\"mark\":\"bar\"",
    "\"encoding\":{",
    "\"transform\":[", "\"calculate\":", "\"filter\":", "\"fold\":[", "\"window\":[",
    "\"aggregate\":\"sum\"", "\"bin\":true", "\"timeUnit\":\"yearmonth\"",
    "\"stack\":\"normalize\"", "\"type\":\"temporal\"", "datum.", "\"hconcat\":[", "\"facet\":{",
    "\"repeat\":", "((((", "1/0", "pow(9,9999)", "\"data\":{\"values\":", "\"series\":[",
    "\"xAxis\":{", "+----+", "| a |", "---|---", "(59 rows)", "# ", "│", "\u{1f}\u{8b}",
  ]

  /// Changes a case once, and more often at times.
  mutating func change(_ subject: inout Case) {
    for _ in 0...(random.below(3) == 0 ? 3 : 0) { changeOnce(&subject) }
  }

  private mutating func changeOnce(_ subject: inout Case) {
    switch random.below(20) {
    case 0: subject.arguments = command()
    case 1...4: addOption(&subject)
    case 5...6: removeOption(&subject)
    case 7: damageArgument(&subject)
    case 8...10 where subject.subject == "scrub": changeKeys(&subject)
    case 11: changeSettings(&subject)
    case 12:
      var tables = TableGenerator(random: random)
      subject.data = tables.table()
      random = tables.random
    case 13...14: subject.data = damaged(subject.data)
    case 15: insertPiece(&subject.data)
    case 16: repeatPiece(&subject.data)
    default: changeCell(&subject.data)
    }
  }

  /// Joins the command line of one case with the file of another.
  static func cross(_ one: Case, _ other: Case) -> Case {
    var crossed = one
    crossed.data = other.data
    return crossed
  }

  // MARK: - Arguments

  private mutating func command() -> [String] {
    let name = random.pick(Grammar.commands)
    return switch name {
    case "scrub": [name, "--keys=\(keys())"] + (random.below(2) == 0 ? ["--output=sound.wav"] : [])
    case "score": [name, "--format=json"]
    default: [name]
    }
  }

  private mutating func addOption(_ subject: inout Case) {
    let option = random.pick(Grammar.options(of: subject.subject))
    // Most options may be given once; a second one takes the place of the first.
    if option.name != "--y" {
      subject.arguments.removeAll { $0.split(separator: "=").first.map(String.init) == option.name }
    }
    guard !option.values.isEmpty else { return subject.arguments.append(option.name) }
    let value =
      option.values == Grammar.columns && random.below(4) > 0
      ? word(of: subject.data) : random.pick(option.values)
    subject.arguments.append("\(option.name)=\(value)")
  }

  /// Returns a word from the beginning of a file, where the names of columns are.
  private mutating func word(of data: [UInt8]) -> String {
    let words = String(decoding: data.prefix(300), as: UTF8.self)
      .split { "\",;\t|\r\n{}[]:".contains($0) }
    return words.isEmpty ? "1" : String(random.pick(Array(words.prefix(12))))
  }

  private mutating func removeOption(_ subject: inout Case) {
    guard subject.arguments.count > 1 else { return }
    subject.arguments.remove(at: 1 + random.below(subject.arguments.count - 1))
  }

  private mutating func damageArgument(_ subject: inout Case) {
    guard subject.arguments.count > 1 else { return }
    let index = 1 + random.below(subject.arguments.count - 1)
    let parts = subject.arguments[index].split(separator: "=", maxSplits: 1)
    // Results go to the files that the trial looks at.
    guard parts.count == 2, !["--output", "--captions"].contains(parts[0]) else { return }
    let value = damaged(Array(parts[1].utf8).prefix(200))
    subject.arguments[index] = "\(parts[0])=\(String(decoding: value, as: UTF8.self))"
  }

  private mutating func keys() -> String {
    (0...random.below(12)).map { _ in random.pick(Grammar.steps) }.joined(separator: " ")
  }

  private mutating func changeKeys(_ subject: inout Case) {
    let name = "--keys="
    guard let index = subject.arguments.firstIndex(where: { $0.hasPrefix(name) }) else {
      return subject.arguments.append(name + keys())
    }
    var steps = subject.arguments[index].dropFirst(name.count).split(separator: " ")
    let position = random.below(steps.count + 1)
    if random.below(3) == 0, position < steps.count {
      steps.remove(at: position)
    } else {
      steps.insert(Substring(random.pick(Grammar.steps)), at: position)
    }
    subject.arguments[index] = name + steps.joined(separator: " ")
  }

  private mutating func changeSettings(_ subject: inout Case) {
    if random.below(2) == 0, !subject.settings.isEmpty {
      subject.settings.remove(at: random.below(subject.settings.count))
    } else {
      subject.settings.append(random.pick(Grammar.settings))
    }
  }

  // MARK: - Data

  /// Returns bytes changed in one of libFuzzer's ways, which know what the comparisons of the
  /// program look for.
  private func damaged(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(bytes)
    let count = bytes.count
    bytes += [UInt8](repeating: 0, count: max(0, min(limit, count + 64) - count))
    let capacity = bytes.count
    let size = unsafe bytes.withUnsafeMutableBufferPointer {
      unsafe LLVMFuzzerMutate($0.baseAddress, min(count, capacity), capacity)
    }
    return Array(bytes.prefix(size))
  }

  private mutating func insertPiece(_ data: inout [UInt8]) {
    let place = random.below(data.count + 1)
    let end = random.below(2) == 0 ? place : min(data.count, place + 1 + random.below(8))
    data.replaceSubrange(place..<end, with: random.pick(Self.pieces).utf8)
  }

  /// Repeats a piece many times: deep, long, wide.
  private mutating func repeatPiece(_ data: inout [UInt8]) {
    let place = random.below(data.count + 1)
    let end = min(data.count, place + 1 + random.below(1 << random.below(8)))
    let piece = data[place..<end]
    guard !piece.isEmpty else { return }
    let times = min(1 << random.below(10), (limit - min(limit, data.count)) / piece.count)
    data.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
  }

  /// Replaces what stands between two delimiters by another value.
  private mutating func changeCell(_ data: inout [UInt8]) {
    let place = random.below(data.count + 1)
    let start = data[..<place].lastIndex(where: Self.delimits).map { $0 + 1 } ?? 0
    let end = data[place...].firstIndex(where: Self.delimits) ?? data.endIndex
    guard end - start < 64 else { return }
    var tables = TableGenerator(random: random)
    data.replaceSubrange(start..<end, with: tables.value().utf8)
    random = tables.random
  }

  private static func delimits(_ byte: UInt8) -> Bool { ",;\t|\n\r:[]{}".utf8.contains(byte) }
}
