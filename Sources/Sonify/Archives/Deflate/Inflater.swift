import CZlib

/// Unpacks data of the deflate method (RFC 1951), piece by piece.
@safe package final class Inflater {
  /// What surrounds the packed data.
  package enum Wrapping: Sendable {
    /// Nothing, as in zip archives.
    case none
    /// The header and trailer of gzip (RFC 1952).
    case gzip
  }

  /// The state after a step.
  package enum State: Equatable, Sendable {
    /// More output or more input is to come.
    case running
    /// The data are complete.
    case ended
    /// There is no more output without more input.
    case starved
    /// The data are not of the method.
    case damaged
  }

  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)

  /// Starts to unpack, or returns nil if there is no memory.
  /// - Parameter wrapping: what surrounds the packed data.
  package init?(_ wrapping: Wrapping) {
    unsafe stream.initialize(to: z_stream())
    // The size of the window: negative without a header, 16 more for the gzip format.
    let bits: Int32 =
      switch wrapping {
      case .none: -15
      case .gzip: 15 + 16
      }
    let status = unsafe inflateInit2_(
      stream, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard status == Z_OK else { return nil }
  }

  deinit {
    // Harmless if the state was never made.
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Starts again, with another member of gzip data.
  package func reset() { unsafe inflateReset(stream) }

  /// Unpacks the next bytes.
  /// - Parameters:
  ///   - input: the packed bytes.
  ///   - output: the destination, from its start.
  /// - Returns: the state, the number of bytes used of the input, and that of bytes given.
  package func step(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8]
  ) -> (state: State, used: Int, given: Int) {
    unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        // zlib reads through a pointer that is not marked as constant.
        unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.pointee.avail_in = UInt32(input.count)
        unsafe stream.pointee.next_out = output.baseAddress
        unsafe stream.pointee.avail_out = UInt32(output.count)
        let state: State =
          switch unsafe inflate(stream, Z_NO_FLUSH) {
          case Z_OK: .running
          case Z_STREAM_END: .ended
          case Z_BUF_ERROR: .starved
          default: .damaged
          }
        return unsafe (
          state, input.count - Int(stream.pointee.avail_in),
          output.count - Int(stream.pointee.avail_out)
        )
      }
    }
  }
}
