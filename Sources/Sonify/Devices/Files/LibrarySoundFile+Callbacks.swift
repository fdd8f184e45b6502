import CSndfile
private import Glibc

/// The callbacks through which libsndfile uses a ``LibraryFile``; the user data is an unretained
/// ``LibraryFileReference``.
///
/// The file keeps the first failure, because libsndfile drops those that happen while it closes.
let outputCallbacks = unsafe SF_VIRTUAL_IO(
  get_filelen: { unsafe sf_count_t(file($0)?.length ?? 0) },
  seek: { offset, origin, data in
    guard let file = unsafe file(data) else { return -1 }
    let base =
      switch origin {
      case SEEK_CUR: file.position
      case SEEK_END: file.length
      default: 0
      }
    guard (try? file.seek(to: base + Int(offset))) != nil else { return -1 }
    return sf_count_t(file.position)
  },
  // Nothing that is written is read back.
  read: { _, _, _ in 0 },
  write: { bytes, count, data in
    guard let file = unsafe file(data) else { return 0 }
    let bytes = unsafe UnsafeRawBufferPointer(start: bytes, count: Int(count))
    return (try? file.write(unsafe bytes.bytes)) == nil ? 0 : count
  },
  tell: { unsafe sf_count_t(file($0)?.position ?? 0) })

private func file(_ data: UnsafeMutableRawPointer?) -> (any LibraryFile)? {
  unsafe data.map {
    unsafe Unmanaged<LibraryFileReference>.fromOpaque($0).takeUnretainedValue().file
  }
}
