import Glibc

/// What a folder of the system holds.
package enum FolderNames {
  /// The names in a folder, in no order, those of the folder itself and the one above included.
  /// - Parameter path: where the folder is.
  /// - Returns: the names; none where it cannot be read.
  package static func names(in path: String) -> [String] {
    guard let stream = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      // An entry may be shorter than the room that its type has for a name.
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }
}
