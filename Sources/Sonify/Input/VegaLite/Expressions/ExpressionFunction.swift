import Glibc
import SonifyBase

/// A function of expressions, with Vega's names and semantics; all times are UTC.
enum ExpressionFunction: String, Sendable {
  case abs, ceil, floor, round, sqrt, exp, log, pow, min, max, clamp, sin, cos, tan
  case isNaN, isFinite, isValid, isNumber, isString, isBoolean, toNumber, toString, toBoolean
  case length, lower, upper, trim, substring, slice, indexof, replace, inrange
  case year, quarter, month, date, day, dayofyear, hours, minutes, seconds, milliseconds
  case datetime, time, toDate
  case acos, asin, atan, atan2, hypot
  case sinh, cosh, tanh, log2, log10, cbrt, sign, trunc

  /// Creates the function with a name; functions of local time are the same as those of UTC.
  ///
  /// Formulas have functions of `Math` that Vega has not, and `ln`, but none of texts and times.
  init?(called name: String, inFormula: Bool = false) {
    if inFormula {
      guard let function = name == "ln" ? .log : Self(rawValue: name), function.isOfNumbers else {
        return nil
      }
      self = function
      return
    }
    let plain = name.hasPrefix("utc") ? String(name.dropFirst(3)) : name
    if name == "utc" {
      self = .datetime
    } else if let function = Self(rawValue: plain), !function.isOfFormulas,
      name == plain || function.isOfTime
    {
      self = function
    } else {
      return nil
    }
  }

  /// Whether only formulas have it.
  private var isOfFormulas: Bool {
    switch self {
    case .sinh, .cosh, .tanh, .log2, .log10, .cbrt, .sign, .trunc: true
    default: false
    }
  }

  /// Whether it makes a number or a condition of numbers.
  private var isOfNumbers: Bool {
    switch self {
    case .abs, .ceil, .floor, .round, .sqrt, .exp, .log, .pow, .min, .max, .clamp, .sin, .cos,
      .tan, .isNaN, .isFinite, .acos, .asin, .atan, .atan2, .hypot:
      true
    default: isOfFormulas
    }
  }

  private var isOfTime: Bool {
    switch self {
    case .year, .quarter, .month, .date, .day, .dayofyear, .hours, .minutes, .seconds,
      .milliseconds:
      true
    default: false
    }
  }

  /// The number of operands.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .min, .max, .hypot: 1...100
    case .pow, .atan2, .indexof, .inrange: 2...2
    case .clamp, .replace: 3...3
    case .substring, .slice: 2...3
    case .datetime: 1...7
    default: 1...1
    }
  }

  /// Returns the result for operands, whose number is within ``operandCount``.
  func value(_ operands: [JSONValue]) -> JSONValue {
    let first = operands[0]
    let number = first.coercedNumber
    switch self {
    case .abs: return .number(Swift.abs(number))
    case .ceil: return .number(number.rounded(.up))
    case .floor: return .number(number.rounded(.down))
    case .round: return .number((number + 0.5).rounded(.down))
    case .sqrt: return .number(number.squareRoot())
    case .exp: return .number(Glibc.exp(number))
    case .log: return .number(Glibc.log(number))
    case .sin: return .number(Glibc.sin(number))
    case .cos: return .number(Glibc.cos(number))
    case .tan: return .number(Glibc.tan(number))
    case .pow: return .number(Glibc.pow(number, operands[1].coercedNumber))
    case .acos, .asin, .atan, .sinh, .cosh, .tanh, .log2, .log10, .cbrt, .sign, .trunc:
      return .number(formulaValue(number))
    case .atan2: return .number(Glibc.atan2(number, operands[1].coercedNumber))
    case .hypot: return .number(operands.reduce(0) { hypotenuse($0, $1.coercedNumber) })
    case .min, .max:
      let numbers = operands.map(\.coercedNumber)
      if numbers.contains(where: \.isNaN) { return .number(.nan) }
      return .number((self == .min ? numbers.min() : numbers.max()) ?? .nan)
    case .clamp:
      return .number(
        Swift.max(operands[1].coercedNumber, Swift.min(operands[2].coercedNumber, number)))
    case .inrange:
      let ends = (operands[1].array ?? []).map(\.coercedNumber)
      return .boolean(
        ends.count > 1 && number >= Swift.min(ends[0], ends[1])
          && number <= Swift.max(ends[0], ends[1]))
    case .isNaN: return .boolean(number.isNaN)
    case .isFinite: return .boolean(number.isFinite)
    case .isValid: return .boolean(first != .null && !(first.number?.isNaN ?? false))
    case .isNumber: return .boolean(first.number != nil)
    case .isString: return .boolean(first.text != nil)
    case .isBoolean: return .boolean(first.boolean != nil)
    case .toNumber: return first.isValid ? .number(number) : .null
    case .toString: return first == .null ? .null : .text(first.coercedText)
    case .toBoolean: return first == .null ? .null : .boolean(first.isTrue)
    case .length, .lower, .upper, .trim, .substring, .slice, .indexof, .replace:
      return textValue(operands)
    case .datetime where operands.count > 1:
      return .number(Timestamp(parts: operands.map(\.coercedNumber)).milliseconds)
    case .datetime, .time, .toDate:
      return Timestamp(first).map { .number($0.milliseconds) } ?? .number(.nan)
    case .year, .quarter, .month, .date, .day, .dayofyear, .hours, .minutes, .seconds,
      .milliseconds:
      guard let parts = Timestamp(first)?.parts else { return .number(.nan) }
      return .number(Double(part(of: parts)))
    }
  }

  private func formulaValue(_ number: Double) -> Double {
    switch self {
    case .acos: Glibc.acos(number)
    case .asin: Glibc.asin(number)
    case .atan: Glibc.atan(number)
    case .sinh: Glibc.sinh(number)
    case .cosh: Glibc.cosh(number)
    case .tanh: Glibc.tanh(number)
    case .log2: Glibc.log2(number)
    case .log10: Glibc.log10(number)
    case .cbrt: Glibc.cbrt(number)
    case .sign: number > 0 ? 1 : number < 0 ? -1 : number
    default: number.rounded(.towardZero)
    }
  }

  private func part(of parts: TimestampComponents) -> Int {
    switch self {
    case .year: parts.year
    case .quarter: (parts.month - 1) / 3 + 1
    case .month: parts.month - 1
    case .date: parts.day
    case .day: parts.weekday
    case .dayofyear: parts.dayOfYear
    case .hours: parts.hour
    case .minutes: parts.minute
    case .seconds: parts.second
    default: parts.millisecond
    }
  }

  private func textValue(_ operands: [JSONValue]) -> JSONValue {
    if self == .length, let elements = operands[0].array { return .number(Double(elements.count)) }
    let text = operands[0].coercedText
    func place(_ index: Int, fromEnd: Bool) -> Int {
      guard index < operands.count else { return text.count }
      let value = operands[index].coercedNumber
      if fromEnd, value < 0 {
        return Swift.max(0, text.count + (Int(exactly: value.rounded()) ?? 0))
      }
      return Int(Swift.max(0, Swift.min(value.isNaN ? 0 : value, Double(text.count))))
    }
    func part(_ start: Int, _ end: Int) -> JSONValue {
      .text(String(text.dropFirst(start).prefix(Swift.max(0, end - start))))
    }
    switch self {
    case .length: return .number(Double(text.utf16.count))
    case .lower: return .text(text.lowercased())
    case .upper: return JSONValue.text(text.uppercased()).shortened
    case .trim:
      let isSpace: (Character) -> Bool = { $0.isWhitespace }
      let inner = text.drop(while: isSpace)
      return .text(String(inner.reversed().drop(while: isSpace).reversed()))
    case .substring:
      let ends = (place(1, fromEnd: false), place(2, fromEnd: false))
      return part(Swift.min(ends.0, ends.1), Swift.max(ends.0, ends.1))
    case .slice: return part(place(1, fromEnd: true), place(2, fromEnd: true))
    case .indexof:
      let found = text.firstRange(of: operands[1].coercedText)
      return .number(
        found.map { Double(text.distance(from: text.startIndex, to: $0.lowerBound)) } ?? -1)
    case .replace:
      let pattern = operands[1].coercedText
      guard !pattern.isEmpty, let found = text.firstRange(of: pattern) else { return .text(text) }
      return JSONValue.text(text.replacingCharacters(found, operands[2].coercedText)).shortened
    default: return .null
    }
  }
}

extension String {
  /// Returns the first occurrence of a text.
  fileprivate func firstRange(of pattern: String) -> Range<String.Index>? {
    guard !pattern.isEmpty else { return startIndex..<startIndex }
    let length = pattern.count
    var start = startIndex
    while let end = index(start, offsetBy: length, limitedBy: endIndex) {
      if self[start..<end] == pattern { return start..<end }
      guard start < endIndex else { return nil }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(_ range: Range<String.Index>, _ other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
