import SonifyBase
package import SonifyChart

/// Numbers as programs and people write them: 956M, 1.5 GiB, 12k, 450ms, 2h5m, 3:25, 7h30, 120/80, 3.8 ± 0.2.
package enum HumanMeasure: CaseIterable, Sendable {
  /// Sizes in bytes. As df, du, ls and free write them, K, M and G alone are powers of 1024, as are
  /// KiB, MiB and GiB; kB, MB and GB are powers of 1000.
  case size
  /// Sizes as ``size`` reads them, most of which are written with powers of 1000: 1.5 MB.
  case decimalSize
  /// Lengths of time, in seconds; the parts may be joined: 2h5m, 1 day 3:25:00.
  case duration
  /// Lengths of time in seconds, in which 7:30 is hours and minutes.
  case hours
  /// Times of day, in seconds since midnight: 09:30, 2:05 PM.
  case timeOfDay
  /// Blood pressures, as ``BloodPressure`` reads them.
  case bloodPressure
  /// Numbers with k, M, G or T for thousands, millions and more.
  case amount
  /// Numbers with their uncertainty, of which the number alone counts: 3.8 ± 0.2.
  case uncertain

  /// The maximum length of such a number, in bytes.
  private static let maxLength = 40

  /// Reads a cell; a number without a unit stands for itself.
  /// - Parameter text: the cell without surrounding white space.
  /// - Returns: the value, or nil if it is no such number.
  package func value(_ text: Span<UInt8>) -> Double? {
    guard (1...Self.maxLength).contains(text.count) else { return nil }
    if self == .timeOfDay { return TimeOfDay.seconds(text) }
    if self == .bloodPressure { return BloodPressure.value(text) }
    if isOfSizes || self == .amount, let pointed = Self.withPoint(text) {
      return value(pointed.span)
    }
    if self != .uncertain, let (number, spread) = Self.sides(text) {
      return value(spread) == nil ? nil : value(number)
    }
    if case .number(let value) = DecimalNumber.read(text, decimal: UInt8(ascii: ".")) {
      // Beside 7:30, 8 may be anything.
      return self == .hours && value != 0 ? nil : value
    }
    switch self {
    case .uncertain: return Self.uncertain(text)
    case .timeOfDay, .bloodPressure: return nil
    case .size, .decimalSize:
      guard let parts = Self.parts(text), parts.count == 1, let factor = Self.sizes[parts[0].unit]
      else { return nil }
      return parts[0].number * factor
    case .amount:
      let amount = Self.withoutMark(text)
      // Beside 1.2 million, 443,000 are thousands.
      if let written = SpreadsheetNumber(amount), written.mark == nil,
        let whole = written.plain(decimal: UInt8(ascii: "."), .comma)
      {
        return Double(String(decoding: whole, as: UTF8.self))
      }
      guard let parts = Self.parts(amount), parts.count == 1,
        let factor = Self.amounts[parts[0].unit]
      else { return nil }
      return parts[0].number * factor
    case .duration: return LengthOfTime.seconds(text)
    case .hours: return LengthOfTime.secondsInHours(text)
    }
  }

  /// Determines the measure of the cells of a column, or nil if they have none.
  ///
  /// Three in four must have it, and some a unit. What K is worth, and whether 3:25 is a length of
  /// time, depends on the header.
  /// - Parameters:
  ///   - cells: the cells that are not missing.
  ///   - header: the header of their column.
  ///   - isFirst: whether the column is the first of the table.
  package init?(of cells: [ArraySlice<UInt8>], header: String, isFirst: Bool) {
    let words = HeaderWords(header)
    if LengthOfTime.areInHours(cells, header: words, isFirst: isFirst) {
      self = .hours
      return
    }
    if BloodPressure.arePressures(cells, header: words) {
      self = .bloodPressure
      return
    }
    if TimeOfDay.areTimes(cells, header: words, isFirst: isFirst) {
      self = .timeOfDay
      return
    }
    // The size of a firm may be what it is worth.
    let isSize =
      Self.isOfSizes(header) && !cells.contains { Self.mark(before: $0.span.trimmed) != nil }
    // 12 K is a temperature.
    let isTemperature =
      words.contains(anyOf: ["temperature", "temp", "temperatur", "température"])
      && cells.allSatisfy { $0.last == UInt8(ascii: "K") }
    let measures: [HumanMeasure] =
      isTemperature
      ? [.uncertain]
      : isSize ? [.size, .duration, .uncertain] : [.duration, .amount, .size, .uncertain]
    let found = measures.first { measure in
      let values = cells.count { measure.value($0.span.trimmed) != nil }
      return values * 4 >= cells.count * 3
        && cells.contains { measure.isEvident($0.span.trimmed, words) }
    }
    guard let found else { return nil }
    // Under no header, only times of day as programs write them are sure.
    let isClock = found == .duration && words.words.isEmpty
    guard !isClock || cells.allSatisfy({ LengthOfTime.mayBeTimeOfDay($0.span.trimmed) }) else {
      return nil
    }
    // 1.2B under "budget" are no bytes.
    if found == .size, !isSize, cells.allSatisfy({ Self.amount.value($0.span.trimmed) != nil }),
      cells.allSatisfy({
        $0.last.map { $0 | 0x20 == UInt8(ascii: "b") || $0 &- 0x30 < 10 } ?? false
      })
    {
      self = .amount
      return
    }
    let isDecimal =
      found == .size && 2 * cells.count { Self.isDecimal($0.span.trimmed) } > cells.count
    self = isDecimal ? .decimalSize : found
  }

  /// Creates the measure of an axis of lengths of time or of times of day, or nil for any other.
  package init?(_ unit: AxisUnit?) {
    switch unit {
    case AxisUnit.duration: self = .duration
    case AxisUnit.timeOfDay: self = .timeOfDay
    case AxisUnit.size: self = .size
    case AxisUnit.decimalSize: self = .decimalSize
    default: return nil
    }
  }

  /// Whether the values are sizes in bytes.
  package var isOfSizes: Bool { self == .size || self == .decimalSize }

  /// Returns whether a size is written with a power of 1000.
  private static func isDecimal(_ text: Span<UInt8>) -> Bool {
    guard let unit = parts(text)?.last?.unit, unit.count == 2 else { return false }
    return unit.hasSuffix("B")
  }

  /// Returns whether a text after a number multiplies it, as K, G and bn do.
  package static func isFactor(_ text: String) -> Bool {
    sizes[text] != nil || amounts[text] != nil
  }

  /// Returns whether a header may be that of sizes.
  package static func isOfSizes(_ header: String) -> Bool {
    // "1024 bytes" names what is counted or timed, as in tables of speed.
    guard header.first?.isNumber != true else { return false }
    let words = HeaderWords(header)
    return words.words.isEmpty || words.contains(anyOf: wordsOfSizes)
  }

  /// Returns whether a cell is plainly of this measure, as a code such as 2B or 1990s is not.
  private func isEvident(_ text: Span<UInt8>, _ header: HeaderWords) -> Bool {
    if self == .uncertain { return Self.uncertain(text) != nil }
    if let (number, spread) = Self.sides(text) {
      return value(spread) != nil && isEvident(number, header)
    }
    guard let value = value(text), let last = (text.count > 0 ? text[text.count - 1] : nil),
      !(0x30...0x39).contains(last) || text.contains(0x3a)
        || self == .duration && LengthOfTime.hourParts(text) != nil
    else { return false }
    switch self {
    case .uncertain, .timeOfDay, .hours, .bloodPressure: return true
    case .size, .decimalSize: return !header.words.isEmpty || text.contains(0x2e) || value >= 1024
    case .amount:
      return Self.mark(before: text) != nil
        || ![UInt8(ascii: "m"), UInt8(ascii: "b"), UInt8(ascii: "B")].contains(last)
    case .duration:
      return LengthOfTime.isEvident(text, header)
        || Self.parts(text).map { parts in
          parts.count > 1 || parts[0].unit != "m" && (parts[0].unit.count > 1 || value < 1000)
        } ?? false
    }
  }

  /// The sign of money before a number, as in $1.4M, or nil if there is none.
  package static func mark(before text: Span<UInt8>) -> UnitSign? {
    UnitSign.allCases.first { sign in
      let bytes = Array(sign.rawValue.utf8)
      return sign.rawValue.first?.isLetter == false && text.count > bytes.count
        && bytes.indices.allSatisfy { text[$0] == bytes[$0] }
    }
  }

  @_lifetime(copy text)
  private static func withoutMark(_ text: Span<UInt8>) -> Span<UInt8> {
    guard let mark = mark(before: text) else { return text }
    return text.extracting(mark.rawValue.utf8.count...).trimmed
  }

  /// Returns a size or an amount with a point for its decimal comma, which one or two digits follow before
  /// the unit: 7,8G; nil if it has none.
  private static func withPoint(_ text: Span<UInt8>) -> [UInt8]? {
    let comma = UInt8(ascii: ",")
    guard let sign = text.indices.first(where: { text[$0] == comma }),
      case let decimals = text.extracting((sign + 1)...).indices.prefix(while: { place in
        text[sign + 1 + place] &- 0x30 < 10
      }).count, (1...2).contains(decimals), sign + 1 + decimals < text.count,
      text[text.count - 1] &- 0x30 > 9
    else { return nil }
    return text.indices.map { $0 == sign ? UInt8(ascii: ".") : text[$0] }
  }

  /// Returns the number before ± or +/-, or nil if there is no number on both sides.
  private static func uncertain(_ text: Span<UInt8>) -> Double? {
    let point = UInt8(ascii: ".")
    guard let (before, after) = sides(text),
      case .number(let value) = DecimalNumber.read(before, decimal: point),
      case .number = DecimalNumber.read(after, decimal: point)
    else { return nil }
    return value
  }

  private static let signsOfSpread = [[0xc2, 0xb1], Array("+/-".utf8), Array("+-".utf8), [0xb1]]

  /// Returns what stands on both sides of ± or +/-, or nil if there is no such sign.
  @_lifetime(copy text)
  private static func sides(
    _ text: Span<UInt8>
  ) -> (number: Span<UInt8>, spread: Span<UInt8>)? {
    for sign in signsOfSpread {
      for start in 1..<max(1, text.count - sign.count)
      where sign.indices.allSatisfy({ text[start + $0] == sign[$0] }) {
        return (
          text.extracting(0..<start).trimmed,
          text.extracting((start + sign.count)...).trimmed
        )
      }
    }
    return nil
  }

  private static let wordsOfSizes = [
    "size", "used", "use", "avail", "available", "free", "total", "mem", "memory", "rss", "disk",
    "bytes", "capacity", "shared", "cache", "buff", "swap", "storage", "download", "upload",
    "traffic", "taille", "utilisé", "dispo", "größe", "benutzt", "verfügbar", "tamaño", "usados",
    "disp", "dimens", "usati", "rozmiar", "użyte", "i", "o", "io", "blocks", "length", "file",
    "heap", "space", "limit", "usage",
  ]
  /// A number and the unit after it, in lower case but for the sign of a size.
  typealias Part = (number: Double, unit: String)

  /// Splits "2h5m" or "1.5 GiB"; nil if it is no number with units.
  static func parts(_ text: Span<UInt8>) -> [Part]? {
    var parts: [Part] = []
    var position = 0
    while position < text.count {
      let start = position
      while position < text.count, isNumeric(text[position], atStart: position == start) {
        position += 1
      }
      guard position > start,
        case .number(let number) = DecimalNumber.read(
          text.extracting(start..<position), decimal: UInt8(ascii: "."))
      else { return nil }
      while position < text.count, text[position] == 0x20 { position += 1 }
      let unitStart = position
      while position < text.count, isLetter(text[position]) { position += 1 }
      guard position > unitStart else { return nil }
      let bytes = (unitStart..<position).map { text[$0] }
      parts.append((number, String(decoding: bytes, as: UTF8.self)))
      while position < text.count, text[position] == 0x20 || text[position] == 0x2c {
        position += 1
      }
    }
    return parts.isEmpty ? nil : parts
  }

  private static func isNumeric(_ byte: UInt8, atStart: Bool) -> Bool {
    (0x30...0x39).contains(byte) || byte == 0x2e || atStart && (byte == 0x2d || byte == 0x2b)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || byte >= 0x80
  }

  private static let sizes: [String: Double] = {
    var sizes = ["B": 1.0, "Bi": 1, "b": 1, "bytes": 1, "byte": 1, "Bytes": 1]
    for (power, sign) in ["K", "M", "G", "T", "P", "E", "Z", "Y"].enumerated() {
      let (binary, decimal) = (raised(1024, power + 1), raised(1000, power + 1))
      sizes[sign] = binary
      sizes[sign + "i"] = binary
      sizes[sign + "iB"] = binary
      sizes[sign + "B"] = decimal
    }
    (sizes["k"], sizes["kB"], sizes["kiB"]) = (1024, 1000, 1024)
    return sizes
  }()

  private static let amounts: [String: Double] = {
    let units: [(String, Double)] = [
      ("k K thousand Tsd tys", 1e3),
      (
        "M m mn mln million millions Million Millions Mio mio Millionen millones milioni milhões",
        1e6
      ),
      ("B b G bn Bn billion billions Billion Billions Mrd mrd mld Milliarden milliards", 1e9),
      ("T tn trillion trillions Trillion", 1e12), ("lakh", 1e5), ("crore Cr", 1e7),
    ]
    return Dictionary(
      uniqueKeysWithValues: units.flatMap { names, factor in
        names.split(separator: " ").map { (String($0), factor) }
      })
  }()

  private static func raised(_ base: Double, _ power: Int) -> Double {
    (0..<power).reduce(1) { product, _ in product * base }
  }
}
