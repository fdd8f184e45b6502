/// Bytes that arrive in sequence and are then read with random access, in bounded memory.
///
/// The bytes stay in memory until there are too many; then all go into a temporary file.
package struct Spool: ~Copyable {
  /// The default number of bytes that are kept in memory.
  static let usualMemory = 32 << 20
  /// The name of the data in messages.
  let name: String
  /// The number of bytes so far.
  private(set) var count = 0

  /// All bytes, or those not yet written to the file.
  private var buffer: [UInt8] = []
  private var file: OpenFile?
  private let memory: Int
  private let maxCount: Int
  private static let piece = 1 << 20

  /// Creates an empty spool.
  /// - Parameters:
  ///   - name: the name of the data in messages.
  ///   - memory: the number of bytes that are kept in memory.
  ///   - maxCount: the maximum number of bytes.
  package init(name: String, memory: Int = usualMemory, maxCount: Int = .max) {
    self.name = name
    self.memory = memory
    self.maxCount = maxCount
  }

  /// Appends the next bytes.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room, and
  ///   ``InputError/badData(_:_:)`` if there are too many.
  package mutating func append(_ bytes: Span<UInt8>) throws(InputError) {
    count += bytes.count
    guard count <= maxCount else {
      throw .badData(InputError.Place(source: name), .tooLong(maximum: maxCount))
    }
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
    if buffer.count > (file == nil ? memory : Self.piece) { try writeOut() }
  }

  /// Returns all bytes, ready for random access.
  /// - Parameters:
  ///   - lines: for every line, its line in the original, counted from 0; nil if they are the same.
  ///   - conversion: the conversions from the original to these bytes.
  ///   - isCut: whether more bytes follow in the original.
  /// - Returns: the source.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room for the last bytes.
  package consuming func source(
    lines: LineMap? = nil, _ conversion: ByteSource.Conversion = ByteSource.Conversion(),
    isCut: Bool = false
  ) throws(InputError) -> ByteSource {
    if file != nil { try writeOut() }
    guard let file else {
      return ByteSource(name: name, bytes: buffer, lines: lines, conversion, isCut: isCut)
    }
    return ByteSource(
      name: name, file: file, count: count, lines: lines, conversion, isCut: isCut)
  }

  /// Returns the bytes so far, ready for random access.
  /// - Parameter conversion: the conversions from the original to these bytes.
  /// - Returns: the source; it does not change when more bytes are appended.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no room for the last bytes.
  mutating func all(_ conversion: ByteSource.Conversion = ByteSource.Conversion())
    throws(InputError)
    -> ByteSource
  {
    if file != nil { try writeOut() }
    guard let file else { return ByteSource(name: name, bytes: buffer, conversion) }
    return ByteSource(name: name, file: file, count: count, conversion)
  }

  private mutating func writeOut() throws(InputError) {
    let file: OpenFile
    if let known = self.file {
      file = known
      try file.append(buffer, for: name)
      buffer.removeAll(keepingCapacity: true)
    } else {
      file = try OpenFile.temporary(for: name)
      try file.append(buffer, for: name)
      buffer = []
    }
    self.file = file
  }
}
