import Glibc
import SonifyBase

/// An open file, which is closed when its last owner is gone.
final class OpenFile: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  /// Opens a file for reading.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func open(_ path: String) throws(InputError) -> OpenFile {
    let descriptor = unsafe Glibc.open(path.systemName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(path) }
    return OpenFile(descriptor)
  }

  /// Creates an unnamed file, which is deleted when it is closed.
  ///
  /// It is created in the folder that TMPDIR names, or else in one that outlives a restart: the
  /// usual folder for temporary files is often kept in memory.
  /// - Parameter source: the name in messages of the data that the file is for.
  /// - Returns: the file, open for reading and writing.
  /// - Throws: ``InputError/unreadable(source:_:)`` if the folder takes no file.
  static func temporary(for source: String) throws(InputError) -> OpenFile {
    let path = "\(temporaryFolder)/sonify-\(String(UInt64.random(in: 0 ... .max), radix: 36))"
    let descriptor = unsafe Glibc.open(
      path.systemName, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw noRoom(for: source) }
    unsafe unlink(path.systemName)
    return OpenFile(descriptor)
  }

  /// Returns the size of a file with random access; nil for pipes, devices and files that the
  /// kernel generates, which have no size of their own.
  /// - Parameter name: the name of the file in messages.
  /// - Returns: the size in bytes, above 0.
  /// - Throws: ``InputError/unreadable(source:_:)``, also if the file is a directory.
  func size(_ name: String) throws(InputError) -> Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw Self.failure(name) }
    switch status.st_mode & S_IFMT {
    case S_IFREG where status.st_size > 0: return Int(status.st_size)
    case S_IFDIR: throw .unreadable(source: name, .isDirectory)
    default: return nil
    }
  }

  /// Reads `length` bytes at `offset`.
  /// - Throws: ``InputError/unreadable(source:_:)``, also if the file ends before.
  func read(
    _ length: Int, at offset: Int, into buffer: inout [UInt8], from start: Int, _ name: String
  ) throws(InputError) {
    var done = 0
    while done < length {
      let count = unsafe Self.withBytes(of: &buffer, (start + done)..<(start + length)) { bytes in
        unsafe pread(descriptor, bytes.baseAddress, bytes.count, off_t(offset + done))
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw Self.failure(name) }
      guard count > 0 else {
        throw .unreadable(source: name, .becameShorter)
      }
      done += count
    }
  }

  /// Reads the next bytes into a buffer from `start` on.
  /// - Returns: the number of bytes read, 0 at the end.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  func readOn(into buffer: inout [UInt8], from start: Int, _ name: String) throws(InputError) -> Int
  {
    try Self.readOn(descriptor, into: &buffer, from: start, name)
  }

  /// As ``readOn(into:from:_:)``, from a descriptor with another owner.
  static func readOn(
    _ descriptor: Int32, into buffer: inout [UInt8], from start: Int, _ name: String
  ) throws(InputError) -> Int {
    while true {
      let count = unsafe withBytes(of: &buffer, start..<buffer.count) {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(name) }
      return count
    }
  }

  /// Gives some bytes of a buffer to a call of the system; a slice of the array would be a copy.
  private static func withBytes(
    of buffer: inout [UInt8], _ range: Range<Int>, _ call: (UnsafeMutableRawBufferPointer) -> Int
  ) -> Int {
    precondition(range.upperBound <= buffer.count)
    return unsafe buffer.withUnsafeMutableBytes {
      unsafe call(UnsafeMutableRawBufferPointer(rebasing: $0[range]))
    }
  }

  /// Writes bytes after those already written.
  /// - Throws: ``InputError/unreadable(source:_:)``, about the data `source`, if there is no room.
  func append(_ bytes: [UInt8], for source: String) throws(InputError) {
    var done = 0
    while done < bytes.count {
      let count = unsafe bytes[done...].withUnsafeBytes {
        unsafe write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.noRoom(for: source) }
      done += count
    }
  }

  private static var temporaryFolder: String {
    guard let folder = unsafe getenv("TMPDIR"), unsafe folder.pointee != 0 else {
      return "/var/tmp"
    }
    return unsafe String(systemName: folder)
  }

  private static func noRoom(for source: String) -> InputError {
    let number = errno
    return .unreadable(
      source: source, .noRoom(folder: temporaryFolder, errorNumber: number))
  }

  private static func failure(_ name: String) -> InputError {
    let fault: InputError.SourceFault =
      switch errno {
      case ENOENT: .noFile
      case EACCES, EPERM: .noPermission
      case EISDIR: .isDirectory
      case let number: .system(errorNumber: number)
      }
    return .unreadable(source: name, fault)
  }
}
