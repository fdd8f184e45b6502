import Glibc
import SonifyBase

/// A file that replaces its target when it is complete.
///
/// It has no name while it is written, so that nothing of it is left wherever the program ends.
/// Where the file system has no unnamed files, it has a ``HiddenName`` from the start.
struct PartialFile {
  /// The open file; it is locked until it is closed.
  let descriptor: Int32
  private let target: FilePlace
  private var name: HiddenName?

  private init(_ descriptor: Int32, for target: FilePlace, name: HiddenName?) {
    self.descriptor = descriptor
    self.target = target
    self.name = name
  }

  /// Creates an empty file in the folder of `target`, and opens it.
  ///
  /// It has the permissions of the file that it replaces, if there is one. What programs that were
  /// killed have left in the folder is removed.
  /// - Parameters:
  ///   - target: a regular file, or a path where there is no file.
  ///   - permissions: the permissions of a new file, before the mask of the process is applied.
  ///   - isNamed: whether the file has a name from the start, wherever it is.
  /// - Returns: the file.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  static func create(
    for target: FilePlace, permissions: mode_t, isNamed: Bool = false
  ) throws(OutputError) -> PartialFile {
    // A rename would also replace a write-protected file.
    if case .file = target.kind, unsafe access(target.path.systemName, W_OK) != 0 {
      throw .cannotCreate(path: target.path, code: errno)
    }
    HiddenName.removeLeftFiles(in: target.folder)
    let nameless = isNamed ? nil : unnamed(for: target, permissions)
    let file = if let nameless { nameless } else { try named(for: target, permissions) }
    if case .file(let permissions) = target.kind { fchmod(file.descriptor, permissions) }
    return file
  }

  /// Returns nil where there are no unnamed files, or where they could not get a name later.
  private static func unnamed(for target: FilePlace, _ permissions: mode_t) -> PartialFile? {
    let descriptor = unsafe open(
      target.folder.systemName, HiddenName.openUnnamed | O_RDWR | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { return nil }
    guard unsafe access(link(to: descriptor), F_OK) == 0, HiddenName.lock(descriptor) else {
      close(descriptor)
      return nil
    }
    return PartialFile(descriptor, for: target, name: nil)
  }

  private static func named(
    for target: FilePlace, _ permissions: mode_t
  ) throws(OutputError) -> PartialFile {
    var descriptor: Int32 = -1
    let name = HiddenName.first(in: target.folder) { path in
      descriptor = unsafe open(path.systemName, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      guard descriptor >= 0 else { return false }
      if HiddenName.lock(descriptor), HiddenName.isAt(path, descriptor) { return true }
      // Before the lock, another program has taken it for a file that was left, and removes it.
      close(descriptor)
      errno = EEXIST
      return false
    }
    guard let name else { throw .cannotCreate(path: target.path, code: errno) }
    return PartialFile(descriptor, for: target, name: name)
  }

  /// Gives the file a name in its folder, after which only a rename is needed for its final one.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  mutating func complete() throws(OutputError) {
    guard name == nil else { return }
    let link = Self.link(to: descriptor)
    name = HiddenName.first(in: target.folder) { path in
      unsafe linkat(AT_FDCWD, link, AT_FDCWD, path.systemName, AT_SYMLINK_FOLLOW) == 0
    }
    if name == nil { throw .cannotCreate(path: target.path, code: errno) }
  }

  /// Gives the file its final name, and replaces any file of that name.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  mutating func takePlace() throws(OutputError) {
    try complete()
    guard let name, unsafe rename(name.path.systemName, target.path.systemName) == 0 else {
      throw .cannotCreate(path: target.path, code: errno)
    }
    self.name = nil
  }

  /// Removes the file, unless it has its final name.
  ///
  /// To be called before the descriptor is closed: the lock keeps the name.
  mutating func remove() {
    if let name { unsafe unlink(name.path.systemName) }
    name = nil
  }

  /// The path through which an unnamed file gets a name.
  private static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }
}
