package import SonifyBase
import SonifyTables

/// A cell of a row that arrived, as a number.
enum WrittenValue: Equatable {
  /// A number, with its unit taken into account: 45%, 1.5GiB, 12ms.
  case number(Double)
  /// An empty cell, a sign for a missing value, or a limit such as "<5".
  case missing
  case text

  /// Reads a cell.
  /// - Parameters:
  ///   - cell: the cell.
  ///   - header: the header of its column: under one of sizes, K is 1024.
  init(_ cell: String, under header: String = "value") {
    let bytes = Array(cell.utf8)
    let span = bytes.span
    // A colon is a sign in a line, and a missing value in tables alone.
    if cell != ":",
      Dialect().isMissingNumber(span) || Unmeasured.isLimit(bytes)
    {
      self = .missing
    } else if let number = Self.plainNumber(bytes)
      ?? ProcessMemory.kibibytes(cell, under: header) ?? Self.measure(bytes, header)
    {
      self = .number(number)
    } else {
      self = .text
    }
  }

  /// Returns a number without a unit other than percent, or nil if the cell is none.
  static func plainNumber(_ bytes: [UInt8]) -> Double? {
    var bytes = bytes
    if bytes.count > 1, bytes.last == UInt8(ascii: "%") { bytes.removeLast() }
    guard let last = bytes.last, (0x30...0x39).contains(last) || last == UInt8(ascii: ".") else {
      return nil
    }
    for sign in [UInt8(ascii: "."), UInt8(ascii: ",")] {
      if case .number(let number) = DecimalNumber.read(bytes.span, decimal: sign) { return number }
    }
    return nil
  }

  private static func measure(_ bytes: [UInt8], _ header: String) -> Double? {
    guard let first = bytes.first, (0x30...0x39).contains(first) || bytes.count > 1 && first == 0x2d
    else { return nil }
    // A bare letter is a thousand or a million; with a B or an i, as in MiB, kB or Mi, it counts bytes.
    let isSize = bytes.last.map { $0 | 0x20 == UInt8(ascii: "b") || $0 == UInt8(ascii: "i") }
    let measures: [HumanMeasure] =
      isSize == true
      ? [.size] : HumanMeasure.isOfSizes(header) ? [.size, .duration] : [.duration, .amount]
    return measures.lazy.compactMap { $0.value(bytes.span) }.first
  }
}

/// Lengths of time and numbers as people type them in options.
package enum WrittenDuration {
  /// Returns the length of time that a text with units means, as 30s, 10m or 1h30m, or nil.
  package static func seconds(_ text: String) -> Seconds? {
    let bytes = Array(text.utf8)
    guard WrittenValue.plainNumber(bytes) == nil else { return nil }
    return HumanMeasure.duration.value(bytes.span).map { Seconds($0) }
  }

  /// Returns a number as cells have it, as 90, 90% or 1.5GiB, or nil.
  package static func number(_ text: String) -> Double? {
    if case .number(let number) = WrittenValue(text) { number } else { nil }
  }
}
