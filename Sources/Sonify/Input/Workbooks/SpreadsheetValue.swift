import SonifyBase
import SonifyTables

/// The texts of numbers, days and times of workbooks.
enum SpreadsheetValue {
  /// The days from serial number 0 to 1970-01-01 of the two systems of dates: that from 1 January
  /// 1900, with the 29 February that year did not have, and that from 1 January 1904.
  private static let epochs = (from1900: 25_569, from1904: 24_107)
  /// The numbers of days with four-digit years.
  private static let days = 0.0..<2_958_466.0

  /// Appends a number to a sheet as its format shows it.
  /// - Parameters:
  ///   - number: the number, as the workbook writes it.
  ///   - format: the format of the cell.
  ///   - is1904: whether days count from 1904.
  ///   - column: the column.
  ///   - sheet: the sheet.
  static func append(
    _ number: [UInt8], _ format: CellFormat, is1904: Bool, at column: Int,
    to sheet: inout CellSheet
  ) {
    guard let value = Double(String(decoding: number, as: UTF8.self)), value.isFinite else {
      sheet.append(number, at: column, .text)
      return
    }
    switch format {
    case .number(let unit):
      // Programs in Java write whole numbers as 2014.0.
      let isWhole = number.suffix(2).elementsEqual(".0".utf8)
      let digits = isWhole ? number.dropLast(2) : number[...]
      // Beside a unit, people write no exponents.
      let hasExponent = !unit.isEmpty && digits.contains { $0 | 0x20 == UInt8(ascii: "e") }
      let plain = hasExponent ? withoutExponent(String(decoding: digits, as: UTF8.self)) : nil
      sheet.append(
        plain.map { Array($0.utf8)[...] } ?? digits, at: column, .number, unit: sign(of: unit))
    case .percent: sheet.append(hundredfold(value).utf8, at: column, .number, unit: "%")
    case .code(let digits):
      let isCode = value >= 0 && value == value.rounded() && value < 1e15
      let text = isCode ? "\(Int(value))" : "\(value)"
      let zeros = String(repeating: "0", count: max(0, min(digits, 40) - text.utf8.count))
      sheet.append((zeros + text).utf8, at: column, .text)
    case .duration:
      guard let milliseconds = Int64(exactly: (value * 86_400_000).rounded()) else {
        sheet.append(number, at: column, .text)
        return
      }
      sheet.append("\(milliseconds)".utf8, at: column, .number, unit: CellSheet.milliseconds)
    case .time:
      let seconds = Int(((value - value.rounded(.down)) * 86_400).rounded()) % 86_400
      sheet.append(time(seconds).utf8, at: column, .text)
    case .day, .moment:
      guard days.contains(value) else {
        sheet.append(number, at: column, .number)
        return
      }
      let isDay = format == .day && value == value.rounded(.down)
      sheet.append(
        moment(value, is1904: is1904, isDay: isDay).utf8, at: column, isDay ? .day : .moment)
    }
  }

  /// Returns a serial number as a day, or a day and a time, of ISO 8601.
  static func moment(_ value: Double, is1904: Bool, isDay: Bool) -> String {
    var day = Int(value)
    var seconds = Int(((value - Double(day)) * 86_400).rounded())
    if seconds >= 86_400 { (day, seconds) = (day + 1, 0) }
    let since1970 =
      is1904 ? day - epochs.from1904 : day - epochs.from1900 + (day < 60 ? 1 : 0)
    let date = CivilDate(daysSince1970: since1970)
    var text = "\(digits(date.year, 4))-\(digits(date.month))-\(digits(date.day))"
    if !is1904, day == 60 { text = "1900-02-29" }
    return isDay ? text : "\(text)T\(time(seconds))"
  }

  private static func time(_ seconds: Int) -> String {
    "\(digits(seconds / 3600)):\(digits(seconds / 60 % 60)):\(digits(seconds % 60))"
  }

  private static func digits(_ number: Int, _ count: Int = 2) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, count - text.count)) + text
  }

  /// Returns a number times 100, by moving its decimal point.
  static func hundredfold(_ value: Double) -> String {
    let text = "\(value)"
    guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return "\(value * 100)" }
    let whole = text[..<point]
    let decimals = text[text.index(after: point)...]
    let zeros = String(repeating: "0", count: max(0, 2 - decimals.count))
    let digits = "\(whole.drop { $0 == "-" })\(decimals.prefix(2))\(zeros)".drop { $0 == "0" }
    let rest = decimals.dropFirst(2)
    let sign = whole.hasPrefix("-") ? "-" : ""
    return "\(sign)\(digits.isEmpty ? "0" : digits)\(rest.isEmpty ? "" : ".")\(rest)"
  }

  /// The exponents of numbers that are written in full.
  private static let fullExponents = -30...30

  /// Returns a number such as 6.48E-3 as 0.00648, or nil if it would be too long.
  static func withoutExponent(_ text: String) -> String? {
    let parts = text.lowercased().split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), fullExponents.contains(exponent) else {
      return nil
    }
    let sign = parts[0].hasPrefix("-") ? "-" : ""
    let digits = parts[0].drop { $0 == "-" || $0 == "+" }
    let whole = digits.prefix { $0 != "." }
    let decimals = digits.dropFirst(whole.count + 1)
    let zeros = String(repeating: "0", count: abs(exponent))
    guard exponent < 0 else {
      let all = decimals + zeros
      return "\(sign)\(whole)\(all.prefix(exponent)).\(all.dropFirst(exponent))0"
    }
    let all = zeros + whole
    return "\(sign)\(all.dropLast(-exponent)).\(all.suffix(-exponent))\(decimals)"
  }

  /// Returns the sign of a currency given by its code (ISO 4217); other units as they are.
  static func sign(of unit: String) -> String { currencies[unit]?.rawValue ?? unit }

  private static let currencies: [String: UnitSign] = [
    "EUR": .euro, "USD": .dollar, "GBP": .pound, "JPY": .yen, "CNY": .yen, "INR": .rupee,
    "KRW": .won, "RUB": .ruble, "TRY": .lira, "UAH": .hryvnia, "ILS": .shekel, "VND": .dong,
    "PHP": .peso, "NGN": .naira, "THB": .baht,
  ]
}
