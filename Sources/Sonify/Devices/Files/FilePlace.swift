import Glibc

/// Where a path leads, once symbolic links are followed.
struct FilePlace {
  /// What stands there.
  enum Kind: Equatable {
    /// Nothing yet.
    case missing
    /// An ordinary file with these permissions.
    case file(permissions: mode_t)
    /// A folder.
    case folder
    /// A device, a pipe or a socket.
    case special
  }

  /// The path, which is no link.
  let path: String
  /// What stands at it.
  let kind: Kind

  /// The folder in which the path lies.
  var folder: String { Self.folder(of: path) }

  /// The part of `path` before its last slash, or "." when it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Follows `path` through links, also one that leads to nothing yet.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  static func resolve(_ path: String) throws(OutputError) -> FilePlace {
    var path = path
    for _ in 0..<40 {
      var status = stat()
      guard unsafe lstat(path, &status) == 0 else {
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
      unsafe buffer.baseAddress.map { unsafe readlink(link, $0, buffer.count) } ?? -1
    }
    guard count >= 0 else { throw .cannotCreate(path: link, code: errno) }
    let target = String(decoding: bytes[..<count], as: UTF8.self)
    return target.hasPrefix("/") ? target : folder(of: link) + "/" + target
  }
}
