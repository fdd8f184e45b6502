import Glibc

/// Bytes that can be read at any place, by several threads at a time.
final class ByteSource: Sendable {
  /// What messages call the data.
  let name: String
  /// How many bytes there are.
  let count: Int

  private enum Store: Sendable {
    case memory([UInt8])
    case file(Int32)
  }
  private let store: Store

  /// The most bytes that are taken from a pipe, which must be held in memory.
  static let greatestPipe = 4 << 30

  private init(name: String, count: Int, store: Store) {
    self.name = name
    self.count = count
    self.store = store
  }

  deinit {
    if case .file(let descriptor) = store { close(descriptor) }
  }

  /// Opens what a chart is to be made from.
  ///
  /// Files are read where they lie; what cannot be read twice, such as a pipe, is read into
  /// memory to its end.
  /// - Throws: ``InputError/unreadable(source:reason:)``.
  static func open(_ source: ChartSource) throws(InputError) -> ByteSource {
    switch source {
    case .bytes(let bytes, let name):
      return ByteSource(name: name, count: bytes.count, store: .memory(bytes))
    case .descriptor(let descriptor, let name):
      return try drain(descriptor, name)
    case .file(let path):
      let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(path) }
      var status = stat()
      guard unsafe fstat(descriptor, &status) == 0 else {
        let failure = failure(path)
        close(descriptor)
        throw failure
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG where status.st_size > 0:
        return ByteSource(name: path, count: Int(status.st_size), store: .file(descriptor))
      case S_IFDIR:
        close(descriptor)
        throw .unreadable(source: path, reason: "is a directory, not a file")
      default:
        // Pipes, devices and files of the kernel's making, which have no size of their own.
        defer { close(descriptor) }
        return try drain(descriptor, path)
      }
    }
  }

  /// Reads the bytes from `offset` on into a buffer.
  /// - Parameters:
  ///   - length: how many bytes are wanted; fewer come at the end of the data.
  ///   - offset: where to begin, within 0…``count``.
  ///   - buffer: where the bytes go.
  ///   - start: where in the buffer to put them; it must have room.
  /// - Returns: how many bytes came.
  /// - Throws: ``InputError/unreadable(source:reason:)``.
  func read(
    _ length: Int, at offset: Int, into buffer: inout [UInt8], from start: Int
  ) throws(InputError) -> Int {
    let length = min(length, count - offset)
    switch store {
    case .memory(let bytes):
      unsafe buffer[start..<(start + length)].withUnsafeMutableBytes { target in
        unsafe bytes[offset..<(offset + length)].withUnsafeBytes {
          unsafe target.copyMemory(from: $0)
        }
      }
    case .file(let descriptor):
      var done = 0
      while done < length {
        let count = unsafe buffer[(start + done)..<(start + length)].withUnsafeMutableBytes {
          bytes in
          unsafe pread(descriptor, bytes.baseAddress, bytes.count, off_t(offset + done))
        }
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw Self.failure(name) }
        guard count > 0 else {
          throw .unreadable(source: name, reason: "became shorter while it was read")
        }
        done += count
      }
    }
    return length
  }

  private static func drain(_ descriptor: Int32, _ name: String) throws(InputError) -> ByteSource {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    var lineStart = 0
    while true {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(name) }
      if count == 0 { break }
      if bytes.isEmpty { try refuseBinary(piece[..<count], name) }
      bytes.append(contentsOf: piece[..<count])
      guard bytes.count <= greatestPipe else {
        throw .unreadable(source: name, reason: "more than 4 GiB through a pipe: use a file")
      }
      if let end = piece[..<count].lastIndex(where: Dialect.isEndOfLine) {
        lineStart = bytes.count - count + end + 1
      }
      // A line longer than any row is refused here, before it fills the memory.
      let limit = ReadingLimits().row
      guard bytes.count - lineStart <= limit else {
        let line = bytes[..<lineStart].count { $0 == Dialect.lineFeed }
        throw ReadingFault(line: line, problem: .longRow(limit))
          .error(source: name, names: [], dialect: Dialect())
      }
    }
    return ByteSource(name: name, count: bytes.count, store: .memory(bytes))
  }

  /// Tells what is not text from its first bytes, before all of it is read, as it may never end.
  private static func refuseBinary(
    _ bytes: ArraySlice<UInt8>, _ name: String
  ) throws(InputError) {
    // UTF-16 is told by its mark, with advice of its own.
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) { return }
    guard let zero = bytes.firstIndex(of: 0) else { return }
    let line = bytes[..<zero].count { $0 == Dialect.lineFeed }
    throw ReadingFault(line: line, problem: .zeroByte)
      .error(source: name, names: [], dialect: Dialect())
  }

  private static func failure(_ name: String) -> InputError {
    let reason =
      switch errno {
      case ENOENT: "no such file"
      case EACCES, EPERM: "no permission to read it"
      case EISDIR: "is a directory, not a file"
      default: unsafe String(cString: strerror(errno))
      }
    return .unreadable(source: name, reason: reason)
  }
}
