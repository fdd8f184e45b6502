import Glibc
import SonifyBase

/// The target of a path, after symbolic links are followed.
struct FilePlace {
  /// The kind of the target.
  enum Kind: Equatable {
    /// It does not exist yet.
    case missing
    /// A regular file with these permissions.
    case file(permissions: mode_t)
    /// A folder.
    case folder
    /// A device, a pipe or a socket.
    case special
  }

  /// The path, which is not a symbolic link.
  let path: String
  /// The kind of file at the path.
  let kind: Kind

  /// The folder that contains the path.
  var folder: String { Self.folder(of: path) }

  /// Returns the part of `path` before its last slash, or "." if it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns whether two paths lead to one file, existing or not, through whatever links.
  ///
  /// Hard links to one file are two: each can be replaced without the other.
  static func isOne(_ path: String, and other: String) -> Bool {
    guard let one = try? resolve(path), let another = try? resolve(other),
      name(of: one.path) == name(of: another.path)
    else { return false }
    var (folder, otherFolder) = (stat(), stat())
    return unsafe stat(one.folder.systemName, &folder) == 0
      && stat(another.folder.systemName, &otherFolder) == 0
      && (folder.st_dev, folder.st_ino) == (otherFolder.st_dev, otherFolder.st_ino)
  }

  /// Returns the part of `path` after its last slash.
  private static func name(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }

  /// Follows symbolic links in `path`, even if the last one leads to a path that does not exist.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  static func resolve(_ path: String) throws(OutputError) -> FilePlace {
    var path = path
    for _ in 0..<40 {
      var status = stat()
      guard unsafe lstat(path.systemName, &status) == 0 else {
        guard errno == ENOENT else { throw .cannotCreate(path: path, code: errno) }
        return FilePlace(path: path, kind: .missing)
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK: path = try follow(path)
      case S_IFDIR: return FilePlace(path: path, kind: .folder)
      case S_IFREG:
        return FilePlace(path: path, kind: .file(permissions: status.st_mode & 0o777))
      default: return FilePlace(path: path, kind: .special)
      }
    }
    throw .cannotCreate(path: path, code: ELOOP)
  }

  private static func follow(_ link: String) throws(OutputError) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe buffer.baseAddress.map { unsafe readlink(link.systemName, $0, buffer.count) } ?? -1
    }
    guard count >= 0 else { throw .cannotCreate(path: link, code: errno) }
    let target = String(systemName: bytes[..<count])
    return target.hasPrefix("/") ? target : folder(of: link) + "/" + target
  }
}
