private import Glibc
private import SonifyBase

/// The hidden name of a file until it is complete.
struct PartialName {
  private let path: String
  private let target: FilePlace

  /// Creates an empty file under a new hidden name in the folder of `target`, and opens it.
  ///
  /// It has the permissions of the file that it replaces, if there is one.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``.
  static func create(
    for target: FilePlace, permissions: UInt32
  ) throws(OutputError) -> (descriptor: Int32, name: PartialName) {
    // A rename would also replace a write-protected file.
    if case .file = target.kind, unsafe access(target.path.systemName, W_OK) != 0 {
      throw .cannotCreate(path: target.path, code: errno)
    }
    while true {
      let path = "\(target.folder)/.sonify-\(String(UInt64.random(in: .min ... .max), radix: 36))"
      let descriptor = unsafe open(path.systemName, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if descriptor >= 0 {
        if case .file(let permissions) = target.kind { fchmod(descriptor, permissions) }
        return (descriptor, PartialName(path: path, target: target))
      }
      if errno != EEXIST, errno != EINTR { throw .cannotCreate(path: target.path, code: errno) }
    }
  }

  /// Gives the file its final name, and replaces any file of that name.
  /// - Throws: ``OutputError/cannotCreate(path:code:)``; the file is then removed.
  func takePlace() throws(OutputError) {
    guard unsafe rename(path.systemName, target.path.systemName) == 0 else {
      let code = errno
      remove()
      throw .cannotCreate(path: target.path, code: code)
    }
  }

  /// Removes the file.
  func remove() {
    unsafe unlink(path.systemName)
  }
}
