/// Bytes that come one after the other and are to be read at any place, in bounded memory.
///
/// The first ones stay in memory; when they become many, all go into a temporary file.
struct Spool: ~Copyable {
  /// How many bytes are kept in memory, unless said otherwise.
  static let usualMemory = 32 << 20
  /// How many bytes can be taken.
  static let maxCount = 16 << 30

  /// What messages call the data.
  let name: String
  /// How many bytes came.
  private(set) var count = 0

  /// All bytes, or those that are still to be written to the file.
  private var buffer: [UInt8] = []
  private var file: OpenFile?
  private let memory: Int
  private static let piece = 1 << 20

  /// Makes an empty spool.
  /// - Parameters:
  ///   - name: what messages call the data.
  ///   - memory: how many bytes are kept in memory.
  init(name: String, memory: Int = usualMemory) {
    self.name = name
    self.memory = memory
  }

  /// Takes the bytes that come next.
  /// - Throws: ``InputError/unreadable(source:_:)`` when they find no room.
  mutating func append(_ bytes: Span<UInt8>) throws(InputError) {
    count += bytes.count
    guard count <= Self.maxCount else {
      throw .unreadable(source: name, .tooLong)
    }
    unsafe bytes.withUnsafeBufferPointer { unsafe buffer.append(contentsOf: $0) }
    if buffer.count > (file == nil ? memory : Self.piece) { try writeOut() }
  }

  /// What came, to be read at any place.
  /// - Parameters:
  ///   - lines: for every line, its line in the original, counted from 0; nothing when they are the
  ///     same.
  ///   - conversion: what was done to the original to make these bytes of it.
  /// - Returns: the source.
  /// - Throws: ``InputError/unreadable(source:_:)`` when the last bytes find no room.
  consuming func source(
    lines: LineMap? = nil, _ conversion: ByteSource.Conversion = []
  ) throws(InputError) -> ByteSource {
    guard file != nil else {
      return ByteSource(name: name, bytes: buffer, lines: lines, conversion)
    }
    try writeOut()
    guard let file else { return ByteSource(name: name, bytes: [], lines: lines, conversion) }
    return ByteSource(name: name, file: file, count: count, lines: lines, conversion)
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
