/// Python's profiler: a line for each function below sentences about the whole.
///
/// The time of a call follows from the others and is left out.
struct ProfileReport: ProgramReport {
  let header = ["filename:lineno(function)", "ncalls", "tottime", "cumtime"]
  private static let columns = [
    "ncalls", "tottime", "percall", "cumtime", "percall", "filename:lineno(function)",
  ]
  private var isRead = false
  private var names = NumberedNames()

  init?(_ lines: [String]) {
    guard lines.prefix(40).contains(where: { $0.printedWords == Self.columns }) else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    let words = line.printedWords
    guard words != Self.columns else {
      isRead = true
      return nil
    }
    guard isRead, words.count >= Self.columns.count,
      // A function that calls itself has the number of all calls before that of the outer ones.
      let calls = words[0].split(separator: "/").first,
      UInt64(calls) != nil, words[1...4].allSatisfy(\.isPrintedNumber)
    else { return nil }
    let name = names.next(words[5...].joined(separator: " "))
    return [name, String(calls), words[1], words[3]]
  }
}

/// Names of functions, of which those that came before have a number: "main (2)".
private struct NumberedNames {
  private var counts: [String: Int] = [:]

  /// The maximum number of characters of a name, which with its template parameters can be very long.
  private static let maxLength = 100

  mutating func next(_ name: String) -> String {
    let name = name.count > Self.maxLength ? name.prefix(Self.maxLength - 1) + "…" : name
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) (\(count))"
  }
}

/// The flat profile of gprof: a line for each function, before the graph of calls.
///
/// The share of a function and the time of a call follow from the others and are left out.
struct FlatProfileReport: ProgramReport {
  let header = ["name", "self seconds", "calls"]
  private var isRead = false
  private var names = NumberedNames()

  init?(_ lines: [String]) {
    let lines = lines.prefix(40)
    guard lines.contains(where: { $0.hasPrefix("Flat profile") }),
      lines.contains(where: Self.isHeader)
    else { return nil }
  }

  /// Returns whether a line is the second of the header, of which the first alone may be that of other programs.
  private static func isHeader(_ line: String) -> Bool {
    let words = line.printedWords
    return words.starts(with: ["time", "seconds", "seconds"]) && words.last == "name"
  }

  mutating func cells(of line: String) -> [String]? {
    guard !Self.isHeader(line) else {
      isRead = true
      return nil
    }
    if line.hasPrefix("\u{c}") || line.contains("Call graph") { isRead = false }
    let words = line.printedWords
    guard isRead, words.count > 3, words[..<3].allSatisfy(\.isPrintedNumber) else { return nil }
    // What is called by no function that was compiled for it has no count.
    let hasCalls = words.count > 6 && words[3..<6].allSatisfy(\.isPrintedNumber)
    let name = names.next(words[(hasCalls ? 6 : 3)...].joined(separator: " "))
    return [name, words[2], hasCalls ? words[3] : ""]
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
