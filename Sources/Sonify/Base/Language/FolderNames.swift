import Glibc

/// Lists folders of the file system.
package enum FolderNames {
  /// Returns the names in a folder in no particular order, including "." and "..".
  /// - Parameter path: the path of the folder.
  /// - Returns: the names; empty if the folder cannot be read.
  package static func names(in path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // An entry may be shorter than its type's room for a name.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
