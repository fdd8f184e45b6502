import CZlib

/// Packs data by the deflate method, and sums them up.
package enum Deflater {
  /// Returns the packed form of some bytes, without a header, or nil if there is no memory.
  ///
  /// The same bytes give the same result, with one version of zlib.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = unsafe z_stream()
    // The best compression, the largest window, and no header.
    let status = unsafe deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return nil }
    defer { unsafe deflateEnd(&stream) }
    var packed = [UInt8](repeating: 0, count: Int(unsafe deflateBound(&stream, UInt(bytes.count))))
    let ending = unsafe bytes.withUnsafeBufferPointer { input in
      unsafe packed.withUnsafeMutableBufferPointer { output in
        // zlib reads through a pointer that is not marked as constant.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.avail_in = UInt32(input.count)
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = UInt32(output.count)
        return unsafe deflate(&stream, Z_FINISH)
      }
    }
    guard ending == Z_STREAM_END else { return nil }
    packed.removeLast(Int(unsafe stream.avail_out))
    return packed
  }

  /// Returns the CRC-32 of some bytes.
  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - before: the checksum of all bytes before them.
  /// - Returns: the checksum of all together.
  package static func checksum(_ bytes: [UInt8], after before: UInt32 = 0) -> UInt32 {
    let sum = unsafe bytes.withUnsafeBufferPointer {
      unsafe crc32(UInt(before), $0.baseAddress, UInt32($0.count))
    }
    return UInt32(truncatingIfNeeded: sum)
  }
}
