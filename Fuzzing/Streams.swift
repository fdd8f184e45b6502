import Glibc

/// Standard output and standard error of the process while a case runs, as files.
struct Streams {
  private let files: [Int32]
  private let originals: [Int32]

  /// Makes the files `output` and `errors` in the working folder.
  init() {
    files = ["output", "errors"].map { (name: String) in
      unsafe open(name, O_RDWR | O_CREAT | O_TRUNC, 0o600)
    }
    originals = [STDOUT_FILENO, STDERR_FILENO].map { dup($0) }
  }

  /// Runs `body` with both streams in files.
  /// - Returns: what it wrote.
  func during(_ body: () -> Void) -> (output: [UInt8], errors: [UInt8]) {
    for (file, stream) in zip(files, [STDOUT_FILENO, STDERR_FILENO]) {
      ftruncate(file, 0)
      lseek(file, 0, SEEK_SET)
      dup2(file, stream)
    }
    body()
    for (original, stream) in zip(originals, [STDOUT_FILENO, STDERR_FILENO]) {
      dup2(original, stream)
    }
    return (Files.read("output"), Files.read("errors"))
  }
}

/// Small files in the working folder.
enum Files {
  /// Returns the bytes of a file, or none if it cannot be opened.
  static func read(_ path: String) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    let size = Int(lseek(descriptor, 0, SEEK_END))
    return unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, unsafe pread(descriptor, buffer.baseAddress, size, 0))
    }
  }

  /// Replaces a file.
  static func write(_ bytes: [UInt8], to path: String) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0, unsafe Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    else { fatalError("\(path) cannot be written") }
    close(descriptor)
  }
}
