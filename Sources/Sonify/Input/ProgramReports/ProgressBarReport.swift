import SonifyTables

/// Bars of progress, as tqdm prints them:
/// `Epoch 1/3:  45%|████▌     | 45/100 [00:11<00:14,  3.95it/s, loss=0.52]`.
///
/// A row is what one bar shows. Lines between them, and bars with another label than the first, are left
/// out, and counted.
struct ProgressBarReport: ProgramReport {
  let header: [String]
  private let label: String
  private let unit: String?
  private let names: [String]
  /// The number of the first epoch of a training.
  private let firstEpoch: Double
  private var last: [String] = []
  private(set) var skippedLines = 0

  /// The minimum number of bars, and the number of first lines that are examined.
  private static let minimum = 3
  private static let examined = 200
  /// The maximum number of values that are kept of a bar.
  private static let maxValues = 32

  init?(_ lines: [String]) {
    let lines = lines.prefix(Self.examined).filter { !$0.allSatisfy(\.isWhitespace) }
    let bars = lines.compactMap { Bar($0) }
    guard let first = bars.first, bars.count >= Self.minimum, bars.count * 2 >= lines.count else {
      return nil
    }
    let alike = bars.filter { $0.label == first.label }
    // What does not move is a bar for each epoch, and what has other values has them elsewhere.
    guard alike.contains(where: { $0.count != first.count || $0.epoch != first.epoch }),
      !lines.contains(where: { $0.contains("{'") })
    else { return nil }
    var names: [String] = []
    for name in alike.flatMap({ $0.values.map(\.name) }) where !names.contains(name) {
      names.append(name)
    }
    let units = Set(alike.compactMap { $0.rate?.unit })
    label = first.label
    unit = units.count == 1 ? units.first : nil
    self.names = Array(names.prefix(Self.maxValues))
    firstEpoch = first.epoch == 1 ? 1 : 0
    let x = first.epoch == nil ? "step" : EpochProgress.name
    header = [x] + (unit.map { [$0] } ?? []) + self.names
    guard header.count > 1, Set(header).count == header.count else { return nil }
  }

  mutating func cells(of line: String) -> [String]? {
    guard let bar = Bar(line), bar.label == label else {
      if !line.allSatisfy(\.isWhitespace) { skippedLines += 1 }
      return nil
    }
    let x =
      bar.epoch.map { EpochProgress.epochs($0, from: firstEpoch, bar.count, of: bar.total) }
      ?? "\(bar.count)"
    let rate = unit.map { unit in [bar.rate.flatMap { $0.unit == unit ? $0.value : nil } ?? ""] }
    let values = names.map { name in bar.values.first { $0.name == name }?.text ?? "" }
    let cells = [x] + (rate ?? []) + values
    // A bar that is full is printed once more when it is closed, and the next begins where it ended.
    guard cells != last, bar.count > 0 || last.isEmpty else { return nil }
    last = cells
    return cells
  }
}

extension ProgressBarReport {
  /// What a bar shows.
  private struct Bar {
    /// The text before the bar, without numbers.
    var label: String
    /// The number after "epoch" in the label, or nil if there is none.
    var epoch: Double?
    var count: Double
    var total: Double
    /// Steps per second, or seconds per step.
    var rate: (value: String, unit: String)?
    /// What follows, in the form name=value.
    var values: [(name: String, text: String)] = []

    init?(_ line: String) {
      guard let open = line.firstRange(of: "%|"),
        let close = line[open.upperBound...].firstIndex(of: "|")
      else { return nil }
      let head = line[..<open.lowerBound].drop { $0.isWhitespace }
      let digits = head.reversed().prefix { $0.isASCIIDigit }.count
      let text = head.dropLast(digits)
      guard digits > 0, let figures = Self.figures(line[line.index(after: close)...]) else {
        return nil
      }
      (count, total) = (figures.count, figures.total)
      label = text.filter { !$0.isNumber && !$0.isWhitespace }
      epoch = Self.epoch(in: text)
      // Other numbers are values without names.
      guard text.split(whereSeparator: { !$0.isASCIIDigit }).count <= (epoch == nil ? 0 : 2) else {
        return nil
      }
      for part in figures.parts {
        if let sign = part.firstIndex(of: "=") {
          let value = part[part.index(after: sign)...]
          values.append((name: String(part[..<sign]), text: String(value)))
        } else if rate == nil, let unit = part.firstIndex(where: \.isLetter), unit > part.startIndex
        {
          rate = (value: String(part[..<unit]), unit: String(part[unit...]))
        }
      }
    }

    /// Reads "45/100 [00:11<00:14,  3.95it/s, loss=0.52]"; the parts are those after the times.
    private static func figures(
      _ text: Substring
    ) -> (count: Double, total: Double, parts: [Substring])? {
      let words = text.split(maxSplits: 1) { $0 == "[" }
      guard words.count == 2, let end = words[1].lastIndex(of: "]"),
        case let counts = words[0].split(separator: "/"), counts.count == 2,
        let count = Double(counts[0].filter { !$0.isWhitespace }),
        let total = Double(counts[1].filter { !$0.isWhitespace }), total > 0, count.isFinite,
        total.isFinite
      else { return nil }
      let parts = words[1][..<end].split(separator: ",").map { part in
        part.drop { $0.isWhitespace }
      }
      guard parts.first?.contains("<") ?? false else { return nil }
      return (count, total, Array(parts.dropFirst()))
    }

    private static func epoch(in text: Substring) -> Double? {
      guard let word = text.lowercased().firstRange(of: "epoch") else { return nil }
      let digits = text.lowercased()[word.upperBound...].drop { !$0.isASCIIDigit }
        .prefix { $0.isASCIIDigit }
      return Double(digits)
    }
  }
}
