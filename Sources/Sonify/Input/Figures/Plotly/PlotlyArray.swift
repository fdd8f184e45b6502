import SonifyBase
import SonifyTables

/// The values of an attribute of Plotly: an array of JSON, or a typed array.
///
/// A typed array is an object with "dtype", the type and size of its numbers as in numpy, and
/// "bdata", their bytes as Base64.
enum PlotlyArray {
  /// The maximum number of values.
  private static let maxCount = 8_000_000

  /// Returns the values.
  /// - Parameter node: the attribute.
  /// - Returns: the values, or nil if this is no array.
  /// - Throws: ``SpecificationError`` if the typed array is damaged.
  static func values(_ node: DocumentNode?) throws(SpecificationError) -> [JSONValue]? {
    guard let node else { return nil }
    if let values = node.value.array { return values }
    guard let text = node["bdata"]?.text, let type = node["dtype"]?.text else { return nil }
    guard let bytes = decoded(text), let values = numbers(bytes, type) else {
      throw SpecificationError(node, FigureFaultPhrases.typedArray.text())
    }
    return values
  }

  /// Returns the rows of a matrix: an array of arrays, or a typed array with its shape.
  /// - Parameter node: the attribute.
  /// - Returns: the rows, none if this is no matrix.
  /// - Throws: ``SpecificationError`` if a typed array is damaged.
  static func rows(_ node: DocumentNode?) throws(SpecificationError) -> [[JSONValue]] {
    guard let node else { return [] }
    if node.value.array != nil {
      var rows: [[JSONValue]] = []
      for row in node.elements { rows.append(try values(row) ?? []) }
      return rows
    }
    let sizes = (node["shape"]?.text ?? "").split(separator: ",").compactMap {
      Int($0.drop { $0 == " " })
    }
    guard let values = try values(node), sizes.count == 2, sizes[1] > 0,
      values.count / sizes[1] == sizes[0], values.count % sizes[1] == 0
    else { return [] }
    return stride(from: 0, to: values.count, by: sizes[1]).map {
      Array(values[$0..<($0 + sizes[1])])
    }
  }

  private static func numbers(_ bytes: [UInt8], _ type: String) -> [JSONValue]? {
    let name = type.drop { $0 == "<" || $0 == "|" }
    switch name {
    case "i1", "int8": return values(bytes, 1) { Double(Int8(truncatingIfNeeded: $0)) }
    case "u1", "uint8", "uint8c", "u1c": return values(bytes, 1) { Double($0) }
    case "i2", "int16": return values(bytes, 2) { Double(Int16(truncatingIfNeeded: $0)) }
    case "u2", "uint16": return values(bytes, 2) { Double($0) }
    case "i4", "int32": return values(bytes, 4) { Double(Int32(truncatingIfNeeded: $0)) }
    case "u4", "uint32": return values(bytes, 4) { Double($0) }
    case "i8", "int64": return values(bytes, 8) { Double(Int64(truncatingIfNeeded: $0)) }
    case "u8", "uint64": return values(bytes, 8) { Double($0) }
    case "f4", "float32":
      return values(bytes, 4) { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case "f8", "float64": return values(bytes, 8) { Double(bitPattern: $0) }
    default: return nil
    }
  }

  /// Returns the numbers of `size` bytes each, the lowest byte first.
  private static func values(
    _ bytes: [UInt8], _ size: Int, _ number: (UInt64) -> Double
  ) -> [JSONValue]? {
    guard bytes.count % size == 0, bytes.count / size <= maxCount else { return nil }
    var values: [JSONValue] = []
    values.reserveCapacity(bytes.count / size)
    for start in stride(from: 0, to: bytes.count, by: size) {
      var bits: UInt64 = 0
      for place in (0..<size).reversed() { bits = bits << 8 | UInt64(bytes[start + place]) }
      let value = number(bits)
      values.append(value.isFinite ? .number(value) : .null)
    }
    return values
  }

  /// Returns the bytes of a text of Base64, or nil if it is none.
  private static func decoded(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 4 * 3)
    var (bits, count) = (0, 0)
    for letter in text.utf8 where letter != UInt8(ascii: "=") && !letter.isEndOfLine {
      let value: UInt8
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = letter - 65
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = letter - 71
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = letter + 4
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      default: return nil
      }
      bits = (bits << 6 | Int(value)) & 0xFFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    return bytes
  }
}
