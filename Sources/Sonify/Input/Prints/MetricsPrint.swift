import SonifyBase
import SonifyTables

/// The text in which programs give their metrics to Prometheus: a sample on each line, with labels.
///
/// Each metric is a table of its own: a row for each sample, with its labels.
struct MetricsPrint: PrintForm {
  let holdsTables = true

  init?(_ lines: [String]) {
    let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
    let samples = filled.filter { !$0.hasPrefix("#") }
    let isDeclared = filled.contains { $0.hasPrefix("# TYPE ") || $0.hasPrefix("# HELP ") }
    let isLabelled = samples.count > 1 && samples.allSatisfy { $0.contains("{") }
    guard isDeclared || isLabelled, !samples.isEmpty,
      samples.allSatisfy({ Sample($0) != nil })
    else { return nil }
  }

  /// A line with the value of a metric.
  private struct Sample {
    var name = ""
    var labels: [(name: String, value: String)] = []
    var value = ""
    var time: String?

    init?(_ line: String) {
      var rest = line[...].drop(while: \.isWhitespace)
      let end = rest.firstIndex { $0 == "{" || $0 == " " || $0 == "\t" } ?? rest.endIndex
      name = String(rest[..<end])
      guard let first = name.first, first.isLetter || "_:".contains(first),
        name.allSatisfy({ $0.isLetter || $0.isNumber || "_:.".contains($0) })
      else { return nil }
      rest = rest[end...]
      if rest.first == "{" {
        rest.removeFirst()
        guard Self.read(&rest, into: &labels) else { return nil }
      }
      // What follows a number sign is an example of what was counted.
      let words = rest.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard (1...2).contains(words.count), Double(words[0]) != nil,
        words.count == 1 || Double(words[1]) != nil
      else { return nil }
      value = Double(words[0]).map { $0.isFinite } == true ? String(words[0]) : ""
      time = words.count > 1 ? String(words[1]) : nil
    }

    private static func read(
      _ rest: inout Substring, into labels: inout [(name: String, value: String)]
    ) -> Bool {
      while let first = rest.first, first != "}" {
        if first == "," || first == " " {
          rest.removeFirst()
          continue
        }
        guard let equals = rest.firstIndex(of: "=") else { return false }
        let name = String(rest[..<equals])
        rest = rest[rest.index(after: equals)...].drop { $0 == " " }
        guard rest.first == "\"" else { return false }
        rest.removeFirst()
        var value = ""
        while let next = rest.popFirst(), next != "\"" {
          if next == "\\", let escaped = rest.popFirst() {
            value.append(escaped == "n" ? "\n" : escaped)
          } else {
            value.append(next)
          }
        }
        labels.append((name, value))
      }
      return rest.popFirst() == "}"
    }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    var names = TableNames()
    var stream = try LineStream(source, limit: limits.row)
    while let line = try stream.nextLine() {
      if let sample = Self.sample(line) { names.count(sample.name) }
    }
    // The counts of a histogram and the times of beginning are about other metrics.
    let (index, decisions) = try names.chosen(options.table) { name in
      !["_bucket", "_created", "_sum", "_count"].contains { name.hasSuffix($0) }
    }
    guard index < names.names.count else {
      throw .badData(InputError.Place(source: source.name), .noPrintedTable)
    }
    let name = names.names[index]
    var labels: [String] = []
    var distinct: [String: String] = [:]
    var varying: Set<String> = []
    var isTimed = false
    try forEachSample(source, limits, of: name) { (sample, _) throws(InputError) in
      isTimed = isTimed || sample.time != nil
      for label in sample.labels {
        if let known = distinct[label.name] {
          if known != label.value { varying.insert(label.name) }
        } else if labels.count < CellGrid.maxWidth {
          labels.append(label.name)
          distinct[label.name] = label.value
        }
      }
    }
    let columns = labels.filter(varying.contains)
    var rows = RowSpool(name: source.name)
    try rows.append((isTimed ? ["time"] : []) + columns + [name], line: 0)
    try forEachSample(source, limits, of: name) { (sample, line) throws(InputError) in
      // The last bucket of a histogram has no bound: it counts all.
      guard !sample.labels.contains(where: { $0.name == "le" && $0.value == "+Inf" }) else {
        return
      }
      let cells = columns.map { column in sample.labels.first { $0.name == column }?.value ?? "" }
      try rows.append((isTimed ? [sample.time ?? ""] : []) + cells + [sample.value], line: line)
    }
    var table = try rows.table(options, hasHeader: true)
    table.decisions = decisions + table.decisions
    // Labels are names, though some are digits; the bounds of a histogram are numbers.
    for (column, label) in columns.enumerated() where !["le", "quantile"].contains(label) {
      table.contents[column + (isTimed ? 1 : 0)] = .text
    }
    return table
  }

  private static func sample(_ line: ArraySlice<UInt8>) -> Sample? {
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    return Sample(String(decoding: line, as: UTF8.self))
  }

  private func forEachSample(
    _ source: ByteSource, _ limits: ReadingLimits, of name: String,
    _ visit: (Sample, _ line: Int) throws(InputError) -> Void
  ) throws(InputError) {
    var stream = try LineStream(source, limit: limits.row)
    let start = Array(name.utf8)
    while let line = try stream.nextLine() {
      guard line.starts(with: start), let sample = Self.sample(line), sample.name == name else {
        continue
      }
      try visit(sample, stream.line)
    }
  }
}
