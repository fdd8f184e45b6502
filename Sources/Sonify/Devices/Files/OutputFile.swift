private import Glibc
import SonifyBase

/// A file that is written in large pieces, and has its final name only when it is complete.
///
/// A new file is a ``PartialFile`` that replaces its target in ``commit()``; an `OutputFile` that
/// is dropped before that leaves nothing behind. An existing target that is not a regular file, as
/// a pipe or `/dev/null`, is written directly.
///
/// Nothing is forced to disk (`fsync`): a rendered sound can be made again, and waiting for the
/// disk would take longer than most renders. So a power failure may lose a file that was written in
/// the seconds before it.
///
/// It is a class so that libsndfile, which writes through it, can keep one address. The command
/// also saves its settings with it.
package final class OutputFile {
  /// The name of the file in errors.
  let path: String

  /// Whether earlier bytes can be overwritten, as in a regular file.
  let canSeek: Bool

  /// The offset of the next write, in bytes.
  private(set) var position = 0

  /// The length of the file in bytes.
  private(set) var length = 0

  /// The first failure; all later writes fail with it.
  private(set) var failure: OutputError?

  private var descriptor: Int32?
  private let ownsDescriptor: Bool
  private var partial: PartialFile?
  private let companion: OutputFile?
  private var gathered: [UInt8] = []

  private static let gatheredLimit = 1 << 16

  private init(
    path: String, descriptor: Int32, ownsDescriptor: Bool, partial: PartialFile?,
    companion: OutputFile?
  ) {
    self.path = path
    self.descriptor = descriptor
    self.ownsDescriptor = ownsDescriptor
    self.partial = partial
    self.companion = companion
    canSeek = partial != nil
  }

  deinit {
    partial?.remove()
    guard let descriptor, ownsDescriptor else { return }
    close(descriptor)
  }

  /// Returns whether two paths name one file, so that it could hold only one of two outputs.
  package static func isOne(_ path: String, and other: String) -> Bool {
    FilePlace.isOne(path, and: other)
  }

  /// Makes a file for a descriptor that is already open, such as standard output.
  ///
  /// The descriptor stays open, and is only written sequentially. The companion is committed with
  /// it.
  static func adopting(
    descriptor: Int32, name: String, companion: OutputFile? = nil
  ) -> OutputFile {
    OutputFile(
      path: name, descriptor: descriptor, ownsDescriptor: false, partial: nil, companion: companion)
  }

  /// Makes a file for `path`, or opens the pipe or device at that path.
  ///
  /// Symbolic links are followed and remain. A regular file that is replaced passes on its
  /// permissions.
  /// - Parameters:
  ///   - path: the path of the finished file.
  ///   - isPrivate: whether only the owner may read and write a new file.
  ///   - companion: a file that is committed with this one, when both are complete.
  /// - Returns: the file, which is empty.
  /// - Throws: ``OutputError/isFolder(path:)`` or ``OutputError/cannotCreate(path:code:)``.
  package static func open(
    path: String, isPrivate: Bool = false, companion: OutputFile? = nil
  ) throws(OutputError) -> OutputFile {
    let target = try FilePlace.resolve(path)
    switch target.kind {
    case .folder: throw .isFolder(path: path)
    case .special:
      let descriptor = unsafe Glibc.open(target.path.systemName, O_WRONLY | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw .cannotCreate(path: path, code: errno) }
      return OutputFile(
        path: path, descriptor: descriptor, ownsDescriptor: true, partial: nil,
        companion: companion)
    case .missing, .file:
      let partial = try PartialFile.create(for: target, permissions: isPrivate ? 0o600 : 0o666)
      return OutputFile(
        path: path, descriptor: partial.descriptor, ownsDescriptor: true, partial: partial,
        companion: companion)
    }
  }

  /// Fails early if the disk has fewer than `bytes` bytes free.
  func require(room bytes: Int) throws(OutputError) {
    var disk = statvfs()
    guard let descriptor, canSeek, unsafe fstatvfs(descriptor, &disk) == 0, disk.f_blocks > 0
    else { return }
    let (free, overflow) = disk.f_bavail.multipliedReportingOverflow(by: disk.f_frsize)
    if !overflow, free < UInt(bytes) {
      throw .noRoom(path: path, needed: bytes, free: Int(free))
    }
  }

  /// Writes numbers in the processor's byte order, at ``position``.
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

  /// Writes all buffered bytes, after which a file only needs its final name.
  private func complete() throws(OutputError) {
    try flush()
    guard partial != nil, let descriptor else { return }
    // Network file systems do not report a full disk until a descriptor is closed.
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0 || errno == EINTR else { throw fail(errno) }
    try partial?.complete()
  }

  /// Completes the file and gives it its final name.
  ///
  /// Its companion gets its name just before: only a program that is killed between the two, or a
  /// folder that is removed, can leave one without the other.
  package func commit() throws(OutputError) {
    try complete()
    try companion?.commit()
    guard ownsDescriptor, let descriptor else { return }
    try partial?.takePlace()
    self.descriptor = nil
    if close(descriptor) != 0, errno != EINTR, partial == nil { throw fail(errno) }
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
      code == EPIPE ? .readerClosed(path: path) : .cannotWrite(path: path, code: code)
    failure = failure ?? error
    return error
  }
}
