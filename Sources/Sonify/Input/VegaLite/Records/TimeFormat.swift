/// A date format of d3-time-format, with the directives that are usual for data: %Y %y %m %d %e %B
/// %b %A %a %H %I %M %S %L %p %j %Z, and %% for a percent sign.
struct TimeFormat: Equatable, Sendable {
  private enum Part: Equatable {
    case directive(Character)
    case literal(Character)
  }
  private let parts: [Part]

  /// The English names of the months, as in data.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// The English names of the days of the week, from Sunday.
  static let weekdays = [
    "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  ]

  /// Parses a format, with or without quotation marks; nil for an unknown directive.
  init?(_ text: String) {
    var text = text[...]
    if let quote = text.first, quote == "'" || quote == "\"", text.last == quote, text.count > 1 {
      text = text.dropFirst().dropLast()
    }
    var parts: [Part] = []
    var isDirective = false
    for character in text {
      if isDirective {
        isDirective = false
        if character == "-" || character == "_" || character == "0" {
          isDirective = true
        } else if character == "%" {
          parts.append(.literal("%"))
        } else {
          guard "YymdeBbAaHIMSLpjZ".contains(character) else { return nil }
          parts.append(.directive(character))
        }
      } else if character == "%" {
        isDirective = true
      } else {
        parts.append(.literal(character))
      }
    }
    guard !isDirective else { return nil }
    self.parts = parts
  }

  /// Returns the milliseconds since 1970 of a text in this format, or nil if it has another format.
  func milliseconds(_ text: String) -> Double? {
    var rest = text.prefix(200)[...]
    // Year, month, day, hour, minute, second and millisecond.
    var values: [Double] = [1900, 0, 1, 0, 0, 0, 0]
    var isAfternoon: Bool?
    for part in parts {
      switch part {
      case .literal(let character) where character.isWhitespace:
        rest = rest.drop(while: \.isWhitespace)
      case .literal(let character):
        guard rest.first == character else { return nil }
        rest = rest.dropFirst()
      case .directive("p"):
        let half = rest.prefix(2).lowercased()
        guard half == "am" || half == "pm" else { return nil }
        isAfternoon = half == "pm"
        rest = rest.dropFirst(2)
      case .directive("Z"):
        guard rest.first == "Z" else { return nil }
        rest = rest.dropFirst()
      case .directive(let directive):
        guard read(directive, &rest, &values) else { return nil }
      }
    }
    guard rest.isEmpty else { return nil }
    if let isAfternoon {
      values[3] = values[3].truncatingRemainder(dividingBy: 12) + (isAfternoon ? 12 : 0)
    }
    return Timestamp(parts: values).milliseconds
  }

  private func read(_ directive: Character, _ rest: inout Substring, _ values: inout [Double])
    -> Bool
  {
    switch directive {
    case "B", "b":
      guard let month = Self.name(among: Self.months, &rest) else { return false }
      values[1] = Double(month)
      return true
    case "A", "a": return Self.name(among: Self.weekdays, &rest) != nil
    default: break
    }
    let digits = rest.drop(while: { $0 == " " }).prefix(Self.digits[directive] ?? 2)
      .prefix { $0.isASCII && $0.isNumber }
    guard let number = Double(digits) else { return false }
    rest = rest[digits.endIndex...]
    switch directive {
    case "Y": values[0] = number
    case "y": values[0] = number + (number < 69 ? 2000 : 1900)
    case "m": values[1] = number - 1
    case "j": (values[1], values[2]) = (0, number)
    case "H", "I": values[3] = number
    case "M": values[4] = number
    case "S": values[5] = number
    case "L": values[6] = number
    default: values[2] = number
    }
    return true
  }

  private static let digits: [Character: Int] = ["Y": 4, "j": 3, "L": 3]

  /// Returns the index of the name, in full or abbreviated to three letters, at the start of a
  /// text.
  private static func name(among names: [String], _ rest: inout Substring) -> Int? {
    let start = rest.lowercased()
    for length in [nil, 3] as [Int?] {
      for (place, name) in names.enumerated() {
        let form = name.lowercased().prefix(length ?? name.count)
        guard start.hasPrefix(form) else { continue }
        rest = rest.dropFirst(form.count)
        return place
      }
    }
    return nil
  }
}
