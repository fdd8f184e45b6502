/// Texts of units, as they stand in headers.
package enum UnitText {
  /// The maximum length of a unit, in bytes.
  package static let maxLength = 24

  /// Units that end headers, as in "latency_ms".
  package static let inHeaders: Set<String> = [
    "ms", "us", "ns", "s", "sec", "mm", "cm", "m", "km", "kg", "g", "mg", "kb", "mb", "gb", "pct",
    "percent", "usd", "eur", "gbp", "celsius", "fahrenheit", "hpa", "kw", "kwh", "mw", "rpm",
  ]

  /// Units that are too much like other words to be recognized at the end of a header.
  private static let alone: Set<String> = [
    "a", "ma", "v", "mv", "kv", "w", "va", "wh", "mwh", "hz", "khz", "mhz", "ghz", "pa", "kpa",
    "mpa", "bar", "mbar", "psi", "mmhg", "j", "kj", "mj", "cal", "kcal", "n", "kn", "nm", "um",
    "l", "ml", "dl", "t", "mol", "mmol", "k", "c", "f", "in", "inch", "inches", "ft", "feet", "yd",
    "mi", "mile", "miles", "mph", "kph", "kmh", "kn.", "knots", "kt", "kts", "lb", "lbs", "oz",
    "db", "dba", "dbm", "lux", "lx", "ppm", "ppb", "psu", "ntu", "ph", "deg", "degc", "degf",
    "deg c", "deg f", "degrees", "rad", "min", "mins", "minutes", "minute", "h", "hr", "hrs",
    "hour", "hours", "d", "day", "days", "week", "weeks", "month", "months", "yr", "year", "years",
    "second", "seconds", "bytes", "b", "tb", "kib", "mib", "gib", "bps", "kbps", "mbps", "gbps",
    "count", "counts", "number", "index", "ratio", "unitless", "dimensionless", "none", "$", "€",
    "£", "¥", "thousands", "millions", "billions", "people", "persons", "acres", "ha", "metres",
    "meters", "kilometres", "kilometers", "kelvin", "volts", "amps", "watts", "mgd", "cfs",
    "exajoules", "petajoules", "terajoules", "gigajoules", "terawatt-hours", "gigawatt-hours",
    "gyr", "myr", "kpc", "mpc", "au", "mag", "jy", "gal", "km2", "m2", "m3", "cm2", "cm3", "sqft",
    "pts", "wpm", "bpm", "fps", "点", "位", "人", "円", "歳", "回", "件", "個",
  ]

  /// What stands in place of a unit where things are counted, or nothing has one.
  package static let none: Set<String> = [
    "count", "counts", "number", "none", "unitless", "dimensionless", "-", "1", "n/a",
  ]

  /// Returns whether a text alone in a cell is a unit: in brackets, by a sign that units have, or by
  /// its word.
  package static func isUnit(_ text: String) -> Bool {
    guard text.utf8.count <= maxLength, let first = text.first, !first.isNumber else {
      return false
    }
    let bare = bare(text)
    guard !bare.isEmpty else { return false }
    if bare != text { return true }
    let word = text.lowercased()
    let sides = word.split(separator: "/", omittingEmptySubsequences: false)
    // Province/State.
    if sides.count == 2, sides.allSatisfy({ $0.count > 4 && $0.allSatisfy(\.isLetter) }) {
      return sides.contains { inHeaders.contains(String($0)) || alone.contains(String($0)) }
    }
    return inHeaders.contains(word) || alone.contains(word)
      || text.count <= 16 && text.contains { "/%°²³µμ·^".contains($0) }
        && text.contains { $0.isLetter || "%°".contains($0) }
  }

  /// Returns the unit in brackets at the end of a header, as in "wind (m/s)"; nil if there is none.
  package static func inBrackets(atEndOf header: String) -> String? {
    guard let last = header.last, last == ")" || last == "]",
      let start = header.lastIndex(of: last == ")" ? "(" : "["),
      header[..<start].contains(where: { $0 != " " })
    else { return nil }
    let unit = String(header[header.index(after: start)...].dropLast())
    let isUnit =
      inHeaders.contains(unit.lowercased())
      // One letter may be a name: "Score (A)".
      || unit.count > 2 && self.isUnit(unit)
      || unit.count <= 12 && unit.contains { "/%°²³".contains($0) }
    return isUnit ? unit : nil
  }

  /// Returns whether a text is the base of an index, as "2020=100".
  package static func isBase(_ text: String) -> Bool {
    let sides = text.split(separator: "=", omittingEmptySubsequences: false)
    return sides.count == 2 && sides[1].drop { $0 == " " } == "100"
      && sides[0].contains(where: \.isASCIIDigit) && sides[0].count <= maxLength
  }

  /// Returns a unit without the brackets around it.
  package static func bare(_ text: String) -> String {
    guard let open = text.first, let close = ["(": ")", "[": "]", "<": ">"][String(open)],
      text.hasSuffix(close), text.count > 2
    else { return text }
    return String(text.dropFirst().dropLast())
  }
}
