/// Bytes that can be read at any place, by several threads at a time.
final class ByteSource: Sendable {
  /// What messages call the data.
  let name: String
  /// How many bytes there are.
  let count: Int

  /// For every line of the bytes, its line in the original, counted from 0; nothing when they are
  /// the same.
  private let lines: LineMap?

  /// What was done to the person's bytes to make these of them.
  struct Conversion: OptionSet {
    let rawValue: UInt8
    /// They were unpacked by gzip.
    static let unpacked = Conversion(rawValue: 1)
    /// They were UTF-16.
    static let fromUTF16 = Conversion(rawValue: 2)
  }
  /// What was done to the person's bytes to make these of them.
  let conversion: Conversion

  private enum Store: Sendable {
    case memory([UInt8])
    case file(OpenFile)
  }
  private let store: Store

  private init(
    name: String, count: Int, lines: LineMap?, _ conversion: Conversion, store: Store
  ) {
    self.name = name
    self.count = count
    self.lines = lines
    self.conversion = conversion
    self.store = store
  }

  /// Makes a source of bytes in memory.
  convenience init(
    name: String, bytes: [UInt8], lines: LineMap? = nil, _ conversion: Conversion = []
  ) {
    self.init(name: name, count: bytes.count, lines: lines, conversion, store: .memory(bytes))
  }

  /// Makes a source of the first `count` bytes of a file.
  convenience init(
    name: String, file: OpenFile, count: Int, lines: LineMap? = nil, _ conversion: Conversion = []
  ) {
    self.init(name: name, count: count, lines: lines, conversion, store: .file(file))
  }

  /// The first `count` bytes alone.
  func prefix(_ count: Int) -> ByteSource {
    ByteSource(
      name: name, count: min(count, self.count), lines: lines, conversion, store: store)
  }

  /// The place of a line of the bytes in what the person gave.
  /// - Parameter line: the line, counted from 0.
  /// - Returns: the place in the original.
  func place(line: Int) -> InputError.Place {
    InputError.Place(source: name, line: (lines?[line] ?? line) + 1)
  }

  /// Reads the bytes from `offset` on into a buffer.
  /// - Parameters:
  ///   - length: how many bytes are wanted; fewer come at the end of the data.
  ///   - offset: where to begin, within 0…``count``.
  ///   - buffer: where the bytes go.
  ///   - start: where in the buffer to put them; it must have room.
  /// - Returns: how many bytes came.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  func read(
    _ length: Int, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(InputError) -> Int {
    let length = min(length, count - offset)
    switch store {
    case .memory(let bytes):
      unsafe buffer[start..<(start + length)].withUnsafeMutableBytes { target in
        unsafe bytes[offset..<(offset + length)].withUnsafeBytes {
          unsafe target.copyMemory(from: $0)
        }
      }
    case .file(let file):
      try file.read(length, at: offset, into: &buffer, from: start, name)
    }
    return length
  }

  /// The first bytes.
  /// - Parameter length: how many, at most.
  /// - Returns: the bytes.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  func beginning(_ length: Int) throws(InputError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(length, count))
    _ = try read(bytes.count, at: 0, into: &bytes, from: 0)
    return bytes
  }
}
