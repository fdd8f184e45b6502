import Glibc
import Sonify

/// A file in which the command keeps what its user chose while scrubbing, as text.
///
/// Its path follows the XDG Base Directory Specification (0.8).
struct KeptFile: Equatable {
  /// The maximum size of a file that is read, in bytes.
  static let limit = 1 << 20

  /// The path of the file, which need not exist.
  let path: String

  /// Returns the settings file of the user, or nil if neither a settings folder nor a home folder
  /// is known.
  /// - Parameter variables: looks up an environment variable.
  /// - Returns: the file, which need not exist.
  static func ofSettings(
    variables: (String) -> String? = { unsafe getenv($0).map { unsafe String(systemName: $0) } }
  ) -> KeptFile? {
    // By the specification, a path that is not absolute is ignored.
    if let folder = variables("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return KeptFile(path: folder + "/sonify/settings")
    }
    guard let home = variables("HOME"), home.hasPrefix("/") else { return nil }
    return KeptFile(path: home + "/.config/sonify/settings")
  }

  /// Returns the file of the marks in a chart, named after a hash of its path; nil if neither a folder for states nor a home folder is known.
  /// - Parameters:
  ///   - path: the absolute path of the chart.
  ///   - variables: looks up an environment variable.
  /// - Returns: the file, which need not exist.
  static func ofMarks(
    inChart path: String,
    variables: (String) -> String? = { unsafe getenv($0).map { unsafe String(systemName: $0) } }
  ) -> KeptFile? {
    let name = String(StableHash(of: path.utf8).value, radix: 16)
    if let folder = variables("XDG_STATE_HOME"), folder.hasPrefix("/") {
      return KeptFile(path: "\(folder)/sonify/marks/\(name)")
    }
    guard let home = variables("HOME"), home.hasPrefix("/") else { return nil }
    return KeptFile(path: "\(home)/.local/state/sonify/marks/\(name)")
  }

  /// Returns the text in the file, or nil if there is no file.
  ///
  /// Bytes that are not UTF-8 become "�".
  /// - Throws: ``KeptFileError``.
  func read() throws(KeptFileError) -> String? {
    // Opening a pipe must not wait for its other end.
    let descriptor = unsafe open(path.systemName, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw .unreadable(path: path, code: errno)
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    var bytes = [UInt8](repeating: 0, count: Self.limit + 1)
    var count = 0
    while count < bytes.count {
      let piece = unsafe bytes[count...].withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if piece == 0 { return String(decoding: bytes[..<count], as: UTF8.self) }
      guard piece > 0 || errno == EINTR else { throw .unreadable(path: path, code: errno) }
      count += max(0, piece)
    }
    throw .tooLarge(path: path)
  }

  /// Replaces the file atomically by one with this text.
  ///
  /// Missing folders are created. A link is followed, so that it remains.
  /// - Throws: ``KeptFileError``.
  func write(_ text: String) throws(KeptFileError) {
    try makeFolders()
    do {
      let file = try OutputFile.open(path: path, isPrivate: true)
      let bytes = Array(text.utf8)
      try unsafe file.write(bytes.span.bytes)
      try file.commit()
    } catch {
      throw .unwritable(error)
    }
  }

  /// Removes the file.
  /// - Returns: whether there was one.
  /// - Throws: ``KeptFileError``.
  func remove() throws(KeptFileError) -> Bool {
    guard unsafe unlink(path.systemName) != 0 else { return true }
    guard errno == ENOENT || errno == ENOTDIR else {
      throw .irremovable(path: path, code: errno)
    }
    return false
  }

  private func makeFolders() throws(KeptFileError) {
    var place = path.startIndex
    while let slash = path[place...].dropFirst().firstIndex(of: "/") {
      let folder = String(path[..<slash])
      guard unsafe mkdir(folder.systemName, 0o700) == 0 || errno == EEXIST || isFolder(folder)
      else {
        throw .unwritable(.cannotCreate(path: folder, code: errno))
      }
      place = slash
    }
  }

  /// Returns whether a path is a folder, since some systems report an error other than `EEXIST`
  /// when an existing folder is created.
  private func isFolder(_ path: String) -> Bool {
    let code = errno
    defer { errno = code }
    var status = stat()
    return unsafe stat(path.systemName, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// An error in reading or writing a file that is kept.
enum KeptFileError: Error, Equatable, CustomStringConvertible {
  /// The file could not be read; `code` is the system's `errno`.
  case unreadable(path: String, code: Int32)
  /// The path is a folder, a pipe or a device.
  case notAFile(path: String)
  /// The file is larger than ``KeptFile/limit``.
  case tooLarge(path: String)
  /// The file could not be written.
  case unwritable(OutputError)
  /// The file could not be removed; `code` is the system's `errno`.
  case irremovable(path: String, code: Int32)

  /// One line: where, what, and how to fix it.
  var description: String {
    switch self {
    case .unreadable(let path, let code):
      KeptFilePhrases.unreadable.text(["path": path, "reason": words(forError: code)])
    case .notAFile(let path): KeptFilePhrases.notAFile.text(["path": path])
    case .tooLarge(let path): KeptFilePhrases.tooLarge.text(["path": path])
    case .unwritable(let error):
      KeptFilePhrases.unwritable.text(["reason": error.description])
    case .irremovable(let path, let code):
      KeptFilePhrases.irremovable.text(["path": path, "reason": words(forError: code)])
    }
  }
}
