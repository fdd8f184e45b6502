import SonifyTables

/// Bars of progress, as tqdm prints them:
/// `Epoch 1/3:  45%|████▌     | 45/100 [00:11<00:14,  3.95it/s, loss=0.52]`, or, where nobody knows the
/// end, `45it [00:11, 3.95it/s]`.
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
    label = first.label
    // Slow steps have their time where fast ones have their number.
    let units = alike.compactMap { $0.rate?.unit }
    unit = units.first { $0.hasSuffix("/s") } ?? units.first
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
      bar.epoch.map { EpochProgress.epochs($0, from: firstEpoch, bar.count, of: bar.total ?? 1) }
      ?? "\(bar.count)"
    let rate = unit.map { unit in [bar.rate?.value(in: unit).map { "\($0)" } ?? ""] }
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
    /// The count at the end; nil if nobody knows it.
    var total: Double?
    var rate: Rate?
    /// What follows, in the form name=value.
    var values: [(name: String, text: String)] = []

    init?(_ line: String) {
      let head: Substring
      let rest: Substring
      if let open = line.firstRange(of: "%|"),
        let close = line[open.upperBound...].firstIndex(of: "|")
      {
        let digits = line[..<open.lowerBound].reversed().prefix { $0.isASCIIDigit }.count
        guard digits > 0 else { return nil }
        head = line[..<open.lowerBound].dropLast(digits)
        rest = line[line.index(after: close)...]
      } else {
        // The count is the last word before the bracket.
        guard let bracket = line.firstRange(of: " [") else { return nil }
        let start = line[..<bracket.lowerBound].lastIndex { $0.isWhitespace }
        (head, rest) = (
          line[..<(start ?? line.startIndex)], line[(start ?? line.startIndex)...]
        )
      }
      guard let figures = Self.figures(rest) else { return nil }
      (count, total) = (figures.count, figures.total)
      label = head.filter { !$0.isNumber && !$0.isWhitespace }
      epoch = Self.epoch(in: head)
      // Other numbers are values without names.
      guard head.split(whereSeparator: { !$0.isASCIIDigit }).count <= (epoch == nil ? 0 : 2) else {
        return nil
      }
      for part in figures.parts {
        if let sign = part.firstIndex(of: "=") {
          let value = part[part.index(after: sign)...]
          values.append((name: String(part[..<sign]), text: String(value)))
        } else if rate == nil {
          rate = Rate(part)
        }
      }
    }

    /// Reads "45/100 [00:11<00:14,  3.95it/s, loss=0.52]" or "45it [00:11, 3.95it/s]"; the parts are those
    /// after the times.
    private static func figures(
      _ text: Substring
    ) -> (count: Double, total: Double?, parts: [Substring])? {
      let words = text.split(maxSplits: 1) { $0 == "[" }
      guard words.count == 2, let end = words[1].lastIndex(of: "]") else { return nil }
      let parts = words[1][..<end].split(separator: ",").map { part in
        part.drop { $0.isWhitespace }
      }
      let counts = words[0].split(separator: "/").map { $0.filter { !$0.isWhitespace } }
      guard let times = parts.first, times.first?.isASCIIDigit ?? false, times.contains(":"),
        let (count, unit) = counts.first.flatMap({ Rate.amount($0[...]) })
      else { return nil }
      guard counts.count == 2 else {
        guard counts.count == 1, !unit.isEmpty, !times.contains("<"), parts.count > 1 else {
          return nil
        }
        return (count, nil, Array(parts.dropFirst()))
      }
      guard let total = Rate.amount(counts[1][...])?.value, total > 0, times.contains("<") else {
        return nil
      }
      return (count, total, Array(parts.dropFirst()))
    }

    private static func epoch(in text: Substring) -> Double? {
      guard let word = text.lowercased().firstRange(of: "epoch") else { return nil }
      let digits = text.lowercased()[word.upperBound...].drop { !$0.isASCIIDigit }
        .prefix { $0.isASCIIDigit }
      return Double(digits)
    }
  }

  /// Steps per second, or seconds per step, as in "3.95it/s", "9.9MB/s" and "2.5s/it".
  private struct Rate {
    private let number: Double?
    /// The unit, without a letter for thousands or more.
    let unit: String

    init?(_ text: Substring) {
      let isUnknown = text.first == "?"
      guard let (value, unit) = isUnknown ? (.nan, text.dropFirst()) : Self.amount(text),
        unit.contains("/")
      else { return nil }
      number = isUnknown ? nil : value
      self.unit = String(unit)
    }

    /// Returns the rate in a unit: its own, or the inverse of its own.
    func value(in unit: String) -> Double? {
      if unit == self.unit { return number }
      let parts = self.unit.split(separator: "/")
      guard parts.count == 2, unit == "\(parts[1])/\(parts[0])", let number, number > 0 else {
        return nil
      }
      return 1 / number
    }

    /// Reads a number with a letter for thousands or more, and returns it with what follows.
    static func amount(_ text: Substring) -> (value: Double, rest: Substring)? {
      let digits = text.prefix { $0.isASCIIDigit || $0 == "." }
      guard let value = Double(digits), value.isFinite else { return nil }
      let rest = text[digits.endIndex...]
      let powers = ["k": 1e3, "M": 1e6, "G": 1e9, "T": 1e12]
      let unit = rest.dropFirst()
      let isPower = unit.isEmpty || unit.hasPrefix("it") || "Bb/".contains(unit.first ?? " ")
      guard let letter = rest.first, let power = powers[String(letter)], isPower else {
        return (value, rest)
      }
      return (value * power, unit)
    }
  }
}
