import SonifyTables

/// `sensors`: what the chips of a machine measure, of which the values in one unit are read.
///
/// Limits and alarms after the values are left out, and so is what is printed again.
struct SensorReport: ProgramReport {
  let header: [String]
  private let unit: String
  private var chip = ""
  private var firstChip = ""
  private var names: Set<String> = []
  /// Whether the values come again, as they are printed again.
  private var isOver = false

  init?(_ lines: [String]) {
    guard lines.contains(where: { $0.hasPrefix("Adapter: ") }) else { return nil }
    let units = lines.compactMap { Self.value($0)?.unit }
    // Temperatures are what most people look for.
    guard let unit = units.first(where: { $0.hasPrefix("°") }) ?? units.first else { return nil }
    self.unit = unit
    header = ["sensor", "\(unit.hasPrefix("°") ? "temperature" : "value") (\(unit))"]
  }

  /// Returns the parts of "Core 0:  +43.0°C  (high = +80.0°C)", or nil if a line is no such one.
  private static func value(_ line: String) -> (name: String, number: String, unit: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let text = line[line.index(after: colon)...].drop { $0 == " " }
    let number = text.prefix { $0.isASCIIDigit || "+-.".contains($0) }
    let unit = text[number.endIndex...].drop { $0 == " " }.prefix { $0 != " " }
    guard String(number).isPrintedNumber, unit.first.map({ $0.isLetter || $0 == "°" }) == true
    else {
      return nil
    }
    return (String(line[..<colon]), String(number), String(unit))
  }

  mutating func cells(of line: String) -> [String]? {
    if !line.contains(":"), !line.contains(" "), !line.isEmpty {
      chip = line
      if names.isEmpty { firstChip = line }
    }
    guard !isOver, let (name, number, unit) = Self.value(line), unit == self.unit else {
      return nil
    }
    if names.insert(name).inserted { return [name, number] }
    // Several chips have a "temp1".
    let whole = "\(name) (\(chip))"
    isOver = chip.isEmpty || chip == firstChip || !names.insert(whole).inserted
    return isOver ? nil : [whole, number]
  }
}
