import CZlib

/// Packs bytes as the program gzip does.
func gzip(_ bytes: [UInt8], level: Int32 = 9) -> [UInt8] {
  var stream = unsafe z_stream()
  var packed = [UInt8](repeating: 0, count: bytes.count + bytes.count / 1000 + 100)
  var bytes = bytes
  let room = packed.count
  unsafe bytes.withUnsafeMutableBufferPointer { input in
    unsafe packed.withUnsafeMutableBufferPointer { output in
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = UInt32(input.count)
      unsafe stream.next_out = output.baseAddress
      unsafe stream.avail_out = UInt32(output.count)
      unsafe deflate(&stream, Z_FINISH)
      unsafe deflateEnd(&stream)
    }
  }
  return Array(packed.prefix(unsafe room - Int(stream.avail_out)))
}
