import Glibc
import Sonify

/// A file that is followed by its name as it grows, is cut off, replaced, deleted and made again.
final class GrowingFile {
  /// The interval at which the file is read.
  static let period = Seconds.milliseconds(100)
  /// The maximum number of bytes of one look.
  private static let maxBytes = 1 << 20
  /// The maximum number of bytes whose lines are counted.
  private static let maxCounted = 64 << 20
  private static let blockSize = 64 << 10

  /// What has happened to the file.
  enum News {
    /// These bytes were added.
    case bytes([UInt8])
    /// The file was cut off; it is read from its start.
    case cutOff
    /// Another file has the name; it is read from its start.
    case replaced
    /// No file has the name.
    case gone
  }

  private let path: String
  private var descriptor: Int32
  private var offset = 0
  private var isGone = false

  /// Opens a file at its start.
  /// - Throws: ``CommandFailure`` if it cannot be opened or is no regular file.
  init(path: String) throws(CommandFailure) {
    self.path = path
    descriptor = unsafe open(path.systemName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(InputError.unreadable(source: path, .system(errorNumber: errno)))
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Whether it is a regular file; others are read as they come.
  var isRegular: Bool { (state(of: descriptor)?.st_mode ?? 0) & S_IFMT == S_IFREG }

  /// Gives the descriptor away, as a pipe that was closed and opened again would have lost its rows.
  func takeDescriptor() -> Int32 {
    defer { descriptor = -1 }
    return descriptor
  }

  /// Moves to the last line that is not complete.
  /// - Returns: the lines at the start of the file, at most 64 KiB, and the number of lines from
  ///   there to the position; nil if the file is too large to count them.
  func moveToEnd() -> (beginning: [UInt8], skippedLines: Int?) {
    let size = Int(state(of: descriptor)?.st_size ?? 0)
    let beginning = read(at: 0, atMost: Self.blockSize)
    let first = max(0, size - Self.blockSize)
    let ending = read(at: first, atMost: size - first)
    // A line without an end is read when that has come.
    offset = ending.lastIndex(of: 0x0a).map { first + $0 + 1 } ?? (first == 0 ? 0 : size)
    let count = min(offset, (beginning.lastIndex(of: 0x0a) ?? -1) + 1)
    return (Array(beginning.prefix(count)), lines(from: count, to: offset))
  }

  private func lines(from start: Int, to end: Int) -> Int? {
    guard end - start <= Self.maxCounted else { return nil }
    var count = 0
    for first in stride(from: start, to: end, by: Self.blockSize) {
      count += read(at: first, atMost: min(Self.blockSize, end - first)).count { $0 == 0x0a }
    }
    return count
  }

  /// Returns what has happened since the last look.
  func look() -> [News] {
    var news: [News] = []
    let bytes = read(at: offset, atMost: Self.maxBytes)
    offset += bytes.count
    if !bytes.isEmpty { news.append(.bytes(bytes)) }
    guard bytes.count < Self.maxBytes else { return news }
    guard let now = state(of: descriptor) else { return news }
    if Int(now.st_size) < offset {
      offset = 0
      return news + [.cutOff]
    }
    var named = stat()
    guard unsafe stat(path.systemName, &named) == 0 else {
      defer { isGone = true }
      return isGone || errno != ENOENT ? news : news + [.gone]
    }
    guard named.st_ino != now.st_ino || named.st_dev != now.st_dev else {
      isGone = false
      return news
    }
    let other = unsafe open(path.systemName, O_RDONLY | O_CLOEXEC)
    guard other >= 0 else { return news }
    close(descriptor)
    (descriptor, offset, isGone) = (other, 0, false)
    return news + [.replaced]
  }

  /// Whether there is more to read at once.
  var hasMore: Bool { Int(state(of: descriptor)?.st_size ?? 0) > offset }

  private func state(of descriptor: Int32) -> stat? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  private func read(at start: Int, atMost count: Int) -> [UInt8] {
    var found: [UInt8] = []
    while found.count < count {
      var block = [UInt8](repeating: 0, count: min(Self.blockSize, count - found.count))
      let read = unsafe pread(descriptor, &block, block.count, off_t(start + found.count))
      if read < 0, errno == EINTR { continue }
      guard read > 0 else { break }
      found += block.prefix(read)
    }
    return found
  }
}
