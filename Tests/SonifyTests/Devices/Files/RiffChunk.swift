/// A chunk of a RIFF or RF64 file as a reader finds it, apart from the code that writes it.
struct RiffChunk {
  let name: String
  let body: [UInt8]

  /// The chunks of a whole file, after its first 12 bytes; the body of `data` runs to the end of
  /// what is there.
  static func chunks(ofFile bytes: [UInt8]) -> [RiffChunk] { chunks(of: bytes, from: 12) }

  /// The chunks inside a list, after its type.
  var listed: [RiffChunk] { Self.chunks(of: body, from: 4) }

  /// The type of a list.
  var listType: String { String(decoding: body.prefix(4), as: UTF8.self) }

  /// The text up to the first NUL, from `offset` on; nil if no NUL ends the chunk.
  func text(at offset: Int = 0) -> String? {
    guard body.last == 0 else { return nil }
    return String(decoding: body[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func chunks(of bytes: [UInt8], from first: Int) -> [RiffChunk] {
    var chunks: [RiffChunk] = []
    var offset = first
    while offset + 8 <= bytes.count {
      let name = String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
      let size = bytes.number(at: offset + 4, bytes: 4)
      let start = offset + 8
      let end = min(bytes.count, start + size)
      chunks.append(RiffChunk(name: name, body: Array(bytes[start..<end])))
      offset = start + size + size % 2
    }
    return chunks
  }
}

extension [UInt8] {
  /// The whole number in `bytes` bytes at `offset`, the low byte first.
  func number(at offset: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(self[offset + $1]) << (8 * $1) }
  }
}

extension [RiffChunk] {
  /// The first chunk of that name.
  subscript(name: String) -> RiffChunk? { first { $0.name == name } }
}
