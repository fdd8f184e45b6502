/// Python's profiler: a line for each function below sentences about the whole.
///
/// The time of a call follows from the others and is left out.
struct ProfileReport: ProgramReport {
  let header = ["filename:lineno(function)", "ncalls", "tottime", "cumtime"]
  private static let names = [
    "ncalls", "tottime", "percall", "cumtime", "percall", "filename:lineno(function)",
  ]
  private var isRead = false
  /// How often each name occurred.
  private var functions: [String: Int] = [:]

  init?(_ lines: [String]) {
    guard lines.prefix(40).contains(where: { $0.printedWords == Self.names }) else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard words != Self.names else {
      isRead = true
      return nil
    }
    guard isRead, words.count >= Self.names.count,
      // A function that calls itself has the number of all calls before that of the outer ones.
      let calls = words[0].split(separator: "/").first,
      UInt64(calls) != nil, words[1...4].allSatisfy(\.isPrintedNumber)
    else { return nil }
    let name = words[5...].joined(separator: " ")
    let earlier = functions[name, default: 0]
    functions[name] = earlier + 1
    return [earlier == 0 ? name : "\(name) (\(earlier + 1))", String(calls), words[1], words[3]]
  }
}

/// `python -X importtime`: a line for each module, with the time that it took alone and with those that it imports.
struct ImportTimeReport: ProgramReport {
  let header = ["module", "self (us)", "cumulative (us)"]
  private static let prefix = "import time:"

  init?(_ lines: [String]) {
    guard lines.contains(where: { $0.hasPrefix(Self.prefix + " self [us] |") }) else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    guard line.hasPrefix(Self.prefix) else { return nil }
    let cells = line.dropFirst(Self.prefix.count).split(separator: "|").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    guard cells.count == 3, cells[0].isPrintedNumber, cells[1].isPrintedNumber else { return nil }
    return [cells[2], cells[0], cells[1]]
  }
}
