import SonifyBase

extension InputError {
  /// Why data cannot be opened or read.
  public enum SourceFault: Equatable, Sendable, CustomStringConvertible {
    /// There is no such file.
    case noFile
    /// There is no permission to read the file.
    case noPermission
    /// The path is that of a directory.
    case isDirectory
    /// The file became shorter while it was read.
    case becameShorter
    /// Data that can be read only once, or must be unpacked, cannot be stored in the folder for
    /// temporary files; the error number of the system.
    case noRoom(folder: String, errorNumber: Int32)
    /// There is not enough memory to unpack the data.
    case noMemory
    /// Another error of the system, by its number.
    case system(errorNumber: Int32)

    /// What is wrong, without the name of the data.
    public var description: String {
      switch self {
      case .noFile: FilePhrases.noFile.text()
      case .noPermission: FilePhrases.noPermission.text()
      case .isDirectory: FilePhrases.isDirectory.text()
      case .becameShorter: FilePhrases.becameShorter.text()
      case .noRoom(let folder, let number):
        FilePhrases.noRoom.text([
          "folder": UntrustedText.harmless(folder, limit: 200), "reason": words(forError: number),
        ])
      case .noMemory: FilePhrases.noMemory.text()
      case .system(let number): words(forError: number)
      }
    }
  }
}
