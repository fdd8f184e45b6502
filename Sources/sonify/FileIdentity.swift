import Glibc
import Sonify

/// A regular file, by whatever path it is reached.
struct FileIdentity: Equatable {
  private let device: dev_t
  private let number: ino_t

  /// Makes the identity of the file at a path, or nil if there is no regular file.
  init?(path: String) {
    var status = stat()
    guard unsafe stat(path.systemName, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// The file to which standard input is redirected, or nil if there is none.
  static var ofStandardInput: FileIdentity? {
    var status = stat()
    return unsafe fstat(STDIN_FILENO, &status) == 0 ? FileIdentity(status) : nil
  }
}
