/// A ``LibraryFile`` in memory.
final class MemoryFile: LibraryFile {
  /// What was written.
  private(set) var bytes: [UInt8] = []
  private(set) var position = 0

  let path: String
  var length: Int { bytes.count }
  var failure: OutputError? { nil }

  /// Makes an empty file, which errors call `path`.
  init(path: String) { self.path = path }

  func seek(to position: Int) { self.position = min(max(0, position), bytes.count) }

  func write(_ written: RawSpan) {
    let overwritten = min(written.byteCount, bytes.count - position)
    unsafe written.withUnsafeBytes { new in
      unsafe bytes.replaceSubrange(position..<(position + overwritten), with: new)
    }
    position += written.byteCount
  }

  func commit() {}
}
