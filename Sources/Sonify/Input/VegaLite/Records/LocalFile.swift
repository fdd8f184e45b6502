import Glibc
import SonifyBase
import SonifyTables

/// The files that a specification may refer to: in its folder or below, and never on the network.
enum LocalFile {
  /// Returns the path of a file that a specification refers to.
  /// - Parameters:
  ///   - node: the relative path, as written in the specification.
  ///   - specification: the path of the specification; nil if it came through a pipe.
  /// - Returns: a path that can be opened.
  /// - Throws: ``SpecificationError`` if the path is not that of a regular file in the folder of
  ///   the specification or below.
  static func path(
    _ node: DocumentNode, besideFile specification: String?
  ) throws(SpecificationError) -> String {
    let name = node.text ?? ""
    func fault(_ fault: (String) -> InputError.SpecificationFault) -> SpecificationError {
      SpecificationError(node, fault(node.words))
    }
    if isRemote(name) { throw fault(InputError.SpecificationFault.onNetwork) }
    guard !name.isEmpty, !name.utf8.contains(0) else {
      throw fault(InputError.SpecificationFault.noFileName)
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\\"), !parts.contains("..")
    else {
      throw fault(InputError.SpecificationFault.notBeside)
    }
    guard let specification else {
      throw fault(InputError.SpecificationFault.fromPipe)
    }
    let folder = folder(of: specification)
    let path = folder + "/" + name
    guard let root = resolved(folder), let target = resolved(path) else {
      throw fault(InputError.SpecificationFault.noFile)
    }
    guard target.hasPrefix(root == "/" ? root : root + "/") else {
      throw fault(InputError.SpecificationFault.leadsOut)
    }
    guard isPlainFile(target) else {
      throw fault(InputError.SpecificationFault.noPlainFile)
    }
    return target
  }

  /// Returns whether a URL is on the network or has another scheme: "https:…", "//host/…",
  /// "file:…".
  private static func isRemote(_ name: String) -> Bool {
    if name.hasPrefix("//") { return true }
    guard let colon = name.firstIndex(of: ":") else { return false }
    let scheme = name[..<colon]
    return !scheme.isEmpty
      && scheme.utf8.allSatisfy { byte in
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2b || byte == 0x2d
          || byte == 0x2e
      }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns whether a path is that of a regular file, which ends: a pipe waits for its writer, and
  /// some devices never end.
  private static func isPlainFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path.systemName, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns a path without symbolic links, or nil if it does not exist.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path.systemName, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(systemName: resolved)
  }
}
