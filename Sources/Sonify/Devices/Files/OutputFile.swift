private import Glibc

/// A file being written: gathered in large pieces, and under its final name only when whole.
///
/// A new file grows beside its target under a hidden name and takes the target's place in
/// ``commit()``; an `OutputFile` that is dropped before that leaves nothing behind. What already
/// exists and is no ordinary file, such as a pipe or `/dev/null`, is written straight away.
///
/// Nothing is forced to the disk (`fsync`): a rendered sound can be made again, and waiting for
/// the disk would take longer than most renders. A power cut may therefore lose a file that was
/// written in the seconds before it.
///
/// It is a class so that libsndfile, which writes through it, can hold on to one address. The command
/// keeps its settings with it, too.
package final class OutputFile {
  /// The name by which errors speak of the file.
  let path: String

  /// Whether earlier bytes can be written again, as in an ordinary file.
  let canSeek: Bool

  /// Bytes from the start to where the next write goes.
  private(set) var position = 0

  /// Bytes in the file.
  private(set) var length = 0

  /// The first failure; after it every write fails in the same way.
  private(set) var failure: OutputError?

  private var descriptor: Int32?
  private let ownsDescriptor: Bool
  private var partial: PartialName?
  private var gathered: [UInt8] = []

  private static let gatheredLimit = 1 << 16

  private init(path: String, descriptor: Int32, ownsDescriptor: Bool, partial: PartialName?) {
    self.path = path
    self.descriptor = descriptor
    self.ownsDescriptor = ownsDescriptor
    self.partial = partial
    canSeek = partial != nil
  }

  deinit {
    guard let descriptor, ownsDescriptor else { return }
    close(descriptor)
    partial?.remove()
  }

  /// Writes to a descriptor that is open already, such as that of standard output.
  ///
  /// The descriptor stays open, and is only ever written forwards.
  static func adopting(descriptor: Int32, name: String) -> OutputFile {
    OutputFile(path: name, descriptor: descriptor, ownsDescriptor: false, partial: nil)
  }

  /// Makes a file that will stand at `path`, or opens the pipe or device that stands there.
  ///
  /// Symbolic links are followed, so that they stay. An ordinary file that is replaced hands on
  /// its permissions.
  /// - Parameters:
  ///   - path: where the file will stand.
  ///   - isPrivate: whether a file that is new is for its owner alone.
  /// - Returns: the file, still empty.
  /// - Throws: ``OutputError/isFolder(path:)`` or ``OutputError/cannotCreate(path:code:)``.
  package static func open(
    path: String, isPrivate: Bool = false
  ) throws(OutputError) -> OutputFile {
    let target = try FilePlace.resolve(path)
    switch target.kind {
    case .folder: throw .isFolder(path: path)
    case .special:
      let descriptor = unsafe Glibc.open(target.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .cannotCreate(path: path, code: errno) }
      return OutputFile(path: path, descriptor: descriptor, ownsDescriptor: true, partial: nil)
    case .missing, .file:
      let (descriptor, partial) = try PartialName.create(
        for: target, permissions: isPrivate ? 0o600 : 0o666)
      return OutputFile(path: path, descriptor: descriptor, ownsDescriptor: true, partial: partial)
    }
  }

  /// Fails if the disk has no room for `bytes` bytes, so that this shows before the work begins.
  func require(room bytes: Int) throws(OutputError) {
    var disk = statvfs()
    guard let descriptor, canSeek, unsafe fstatvfs(descriptor, &disk) == 0, disk.f_blocks > 0
    else { return }
    let (free, overflow) = disk.f_bavail.multipliedReportingOverflow(by: disk.f_frsize)
    if !overflow, free < UInt(bytes) {
      throw .noRoom(path: path, needed: bytes, free: Int(free))
    }
  }

  /// Writes numbers as the processor holds them, at ``position``.
  func write<Number: BitwiseCopyable>(_ numbers: Span<Number>) throws(OutputError) {
    try write(unsafe numbers.bytes)
  }

  /// Writes bytes at ``position``.
  package func write(_ bytes: RawSpan) throws(OutputError) {
    if let failure { throw failure }
    if gathered.count + bytes.byteCount > Self.gatheredLimit { try flush() }
    if bytes.byteCount >= Self.gatheredLimit {
      try pass(bytes)
    } else {
      unsafe bytes.withUnsafeBytes { unsafe gathered.append(contentsOf: $0) }
    }
    position += bytes.byteCount
    length = max(length, position)
  }

  /// Moves to `position`, from 0 to ``length``.
  func seek(to position: Int) throws(OutputError) {
    try flush()
    guard let descriptor, lseek(descriptor, position, SEEK_SET) >= 0 else { throw fail(errno) }
    self.position = position
  }

  /// Writes all that was gathered, closes the file and gives it its final name.
  package func commit() throws(OutputError) {
    try flush()
    guard ownsDescriptor, let descriptor else { return }
    // Network file systems report a full disk only now.
    if close(descriptor) != 0, errno != EINTR { _ = fail(errno) }
    self.descriptor = nil
    if let failure {
      partial?.remove()
      throw failure
    }
    try partial?.takePlace()
  }

  private func flush() throws(OutputError) {
    if let failure { throw failure }
    guard !gathered.isEmpty else { return }
    var bytes: [UInt8] = []
    swap(&bytes, &gathered)
    try pass(unsafe bytes.span.bytes)
    bytes.removeAll(keepingCapacity: true)
    gathered = bytes
  }

  private func pass(_ bytes: RawSpan) throws(OutputError) {
    guard let descriptor else { throw fail(EBADF) }
    var start = 0
    while start < bytes.byteCount {
      let rest = bytes.extracting(droppingFirst: start)
      let written = unsafe rest.withUnsafeBytes {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if written >= 0 {
        start += written
      } else if errno == EAGAIN {
        var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        unsafe poll(&readiness, 1, -1)
      } else if errno != EINTR {
        throw fail(errno)
      }
    }
  }

  private func fail(_ code: Int32) -> OutputError {
    let error: OutputError =
      code == EPIPE ? .readerGone(path: path) : .cannotWrite(path: path, code: code)
    failure = failure ?? error
    return error
  }
}
