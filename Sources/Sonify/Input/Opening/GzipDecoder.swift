import CZlib

/// Unpacks gzip data (RFC 1952), which may consist of several members.
@safe final class GzipDecoder {
  /// The two bytes with which every member begins.
  static let mark: [UInt8] = [0x1f, 0x8b]

  /// The number of output bytes that are allowed whatever the input.
  private let harmlessCount: Int
  /// The maximum number of output bytes for each input byte, beyond ``harmlessCount``.
  ///
  /// Real data have a ratio of about ten, a table of one repeated line one of some hundreds; the
  /// format allows 1032.
  private static let maxRatio = 400

  private let name: String
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var output = [UInt8](repeating: 0, count: 256 << 10)
  private var taken = 0
  private var given = 0
  private var isBetweenMembers = false

  /// Starts to unpack.
  /// - Parameters:
  ///   - name: the name of the data in messages.
  ///   - harmlessCount: the number of output bytes that are allowed whatever the input.
  /// - Throws: ``InputError/unreadable(source:_:)`` if there is no memory.
  init(name: String, harmlessCount: Int = 256 << 20) throws(InputError) {
    self.name = name
    self.harmlessCount = harmlessCount
    unsafe stream.initialize(to: z_stream())
    // 16 more than the size of the window asks for the gzip format.
    let status = unsafe inflateInit2_(
      stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else {
      throw .unreadable(source: name, .noMemory)
    }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Unpacks the next bytes.
  /// - Throws: ``InputError`` if the bytes are damaged or unpack to far more than real data do, and
  ///   whatever `text` throws.
  func take(_ piece: ArraySlice<UInt8>, into text: inout StreamDecoder) throws(InputError) {
    var start = piece.startIndex
    taken += piece.count
    while true {
      if isBetweenMembers {
        // Tapes and some programs pad the last member with zeros.
        while start < piece.endIndex, piece[start] == 0 { start += 1 }
        if start == piece.endIndex { return }
        isBetweenMembers = false
        unsafe inflateReset(stream)
      }
      let (status, used, count) = run(piece, from: start)
      start += used
      given += count
      if given > harmlessCount, given / Self.maxRatio > taken {
        throw damaged(.unpacksTooFar(factor: Self.maxRatio))
      }
      do {
        let unpacked = output
        try text.take(unpacked.span.extracting(first: count))
      }
      switch status {
      case Z_STREAM_END: isBetweenMembers = true
      case Z_OK: if start == piece.endIndex, count < output.count { return }
      // No more output without more input.
      case Z_BUF_ERROR: return
      default: throw damaged(.damagedGzip)
      }
    }
  }

  /// Checks that the data are complete.
  /// - Throws: ``InputError`` if the data end within a member.
  func finish() throws(InputError) {
    guard isBetweenMembers else { throw damaged(.truncatedGzip) }
  }

  private func run(_ piece: ArraySlice<UInt8>, from start: Int) -> (
    status: Int32, used: Int, count: Int
  ) {
    unsafe piece[start...].withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        // zlib reads through a pointer that is not marked as constant.
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(input.count)
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = UInt32(output.count)
        let status = unsafe inflate(stream, Z_NO_FLUSH)
        return unsafe (
          status, input.count - Int(stream.pointee.avail_in),
          output.count - Int(stream.pointee.avail_out)
        )
      }
    }
  }

  private func damaged(_ fault: InputError.DataFault) -> InputError {
    .badData(InputError.Place(source: name), fault)
  }
}
