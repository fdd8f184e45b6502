/// Bytes with random access, from several threads at a time.
package final class ByteSource: Sendable {
  /// The name of the data in messages.
  package let name: String
  /// The number of bytes.
  package let count: Int

  /// Whether more bytes follow in the original.
  package let isCut: Bool

  /// For every line of the bytes, its line in the original, counted from 0; nil if they are the
  /// same.
  let lines: LineMap?

  /// The conversions from the user's bytes to these.
  package struct Conversion: Sendable {
    /// Whether the bytes were unpacked from gzip.
    package var isUnpacked = false
    /// The name of the encoding from which the text was converted; nil if it was not.
    package var encoding: String?
    /// The number of bytes that stand for no character in that encoding.
    package var replaced = 0

    /// The name of UTF-16.
    package static let utf16 = "UTF-16"

    package init(isUnpacked: Bool = false, encoding: String? = nil, replaced: Int = 0) {
      self.isUnpacked = isUnpacked
      self.encoding = encoding
      self.replaced = replaced
    }
  }
  /// The conversions from the user's bytes to these.
  package let conversion: Conversion

  private enum Store: Sendable {
    case memory([UInt8])
    case file(OpenFile)
  }
  private let store: Store

  private init(
    name: String, count: Int, lines: LineMap?, _ conversion: Conversion, store: Store,
    isCut: Bool = false
  ) {
    self.isCut = isCut
    self.name = name
    self.count = count
    self.lines = lines
    self.conversion = conversion
    self.store = store
  }

  /// Creates a source of bytes in memory.
  package convenience init(
    name: String, bytes: [UInt8], lines: LineMap? = nil, _ conversion: Conversion = Conversion(),
    isCut: Bool = false
  ) {
    self.init(
      name: name, count: bytes.count, lines: lines, conversion, store: .memory(bytes), isCut: isCut)
  }

  /// Creates a source of the first `count` bytes of a file.
  convenience init(
    name: String, file: OpenFile, count: Int, lines: LineMap? = nil,
    _ conversion: Conversion = Conversion(),
    isCut: Bool = false
  ) {
    self.init(
      name: name, count: count, lines: lines, conversion, store: .file(file), isCut: isCut)
  }

  /// Returns the first `count` bytes alone.
  package func prefix(_ count: Int, isCut: Bool = false) -> ByteSource {
    ByteSource(
      name: name, count: min(count, self.count), lines: lines, conversion, store: store,
      isCut: isCut)
  }

  /// Returns where a line of the bytes is in the user's data.
  /// - Parameter line: the line, counted from 0.
  /// - Returns: the line in the original, counted from 1.
  package func place(line: Int) -> InputError.Place {
    InputError.Place(source: name, line: (lines?[line] ?? line) + 1)
  }

  /// Reads the bytes from `offset` on into a buffer.
  /// - Parameters:
  ///   - length: the number of bytes to read; fewer are read at the end of the data.
  ///   - offset: the offset of the first byte, within 0…``count``.
  ///   - buffer: the destination.
  ///   - start: the index in the buffer of the first byte; the buffer must have room.
  /// - Returns: the number of bytes read.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  package func read(
    _ length: Int, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(InputError) -> Int {
    let length = min(length, count - offset)
    switch store {
    case .memory(let bytes):
      // A slice of the buffer would be a copy of it.
      precondition(start + length <= buffer.count)
      unsafe buffer.withUnsafeMutableBytes { target in
        unsafe bytes[offset..<(offset + length)].withUnsafeBytes {
          unsafe UnsafeMutableRawBufferPointer(rebasing: target[start...]).copyMemory(from: $0)
        }
      }
    case .file(let file):
      try file.read(length, at: offset, into: &buffer, from: start, name)
    }
    return length
  }

  /// Returns the first bytes.
  /// - Parameter length: the maximum number of bytes.
  /// - Returns: the bytes.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  package func beginning(_ length: Int) throws(InputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(length, count))
    _ = try read(bytes.count, at: 0, into: &bytes, from: 0)
    return bytes
  }
}
