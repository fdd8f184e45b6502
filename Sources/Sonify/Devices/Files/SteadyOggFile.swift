/// An Ogg file whose stream has a fixed number, so that the same sound gives the same bytes.
///
/// libsndfile chooses the number at random. It is in the header of every page, and so in its
/// checksum (RFC 3533, section 6). All other bytes pass through, as soon as a page is complete.
final class SteadyOggFile: LibraryFile {
  private let output: any LibraryFile
  /// The bytes of a page that is not complete.
  private var pending: [UInt8] = []

  var path: String { output.path }
  var position: Int { output.position + pending.count }
  var length: Int { max(output.length, position) }
  var failure: OutputError? { output.failure }

  /// The number of the stream.
  private static let serial: [UInt8] = [1, 0, 0, 0]

  init(_ output: any LibraryFile) { self.output = output }

  func seek(to position: Int) throws(OutputError) {
    try flush()
    try output.seek(to: position)
  }

  func write(_ bytes: RawSpan) throws(OutputError) {
    unsafe bytes.withUnsafeBytes { unsafe pending.append(contentsOf: $0) }
    while let size = pageSize, pending.count >= size {
      var page = Array(pending[..<size])
      pending.removeFirst(size)
      page.replaceSubrange(14..<18, with: Self.serial)
      page.replaceSubrange(22..<26, with: [0, 0, 0, 0])
      let checksum = Self.checksum(of: page)
      for place in 0..<4 { page[22 + place] = UInt8(truncatingIfNeeded: checksum >> (8 * place)) }
      try output.write(unsafe page.span.bytes)
    }
  }

  func commit() throws(OutputError) {
    try flush()
    try output.commit()
  }

  /// The size of the page that begins the pending bytes, or nil if they do not say it yet.
  private var pageSize: Int? {
    let headerSize = 27
    guard pending.count >= headerSize else { return nil }
    guard pending.starts(with: "OggS".utf8) else { return nil }
    let segments = Int(pending[26])
    guard pending.count >= headerSize + segments else { return nil }
    return headerSize + segments
      + pending[headerSize..<(headerSize + segments)].reduce(0) { $0 + Int($1) }
  }

  private func flush() throws(OutputError) {
    guard !pending.isEmpty else { return }
    let rest = pending
    pending = []
    try output.write(unsafe rest.span.bytes)
  }

  /// Returns the cyclic redundancy check with the polynomial 04C11DB7, not reflected.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.reduce(0) { ($0 << 8) ^ table[Int(UInt8($0 >> 24) ^ $1)] }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte) << 24) { rest, _ in
      rest & 0x8000_0000 != 0 ? (rest << 1) ^ 0x04C1_1DB7 : rest << 1
    }
  }
}
