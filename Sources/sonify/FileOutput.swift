import Sonify

/// A file that appears when it is complete.
struct FileOutput {
  /// The file.
  let path: String

  /// Opens the file, lets it be written and gives it its name.
  /// - Parameter work: writes all bytes, by calls of its argument.
  /// - Throws: ``CommandFailure``; no partial file remains.
  func write(
    _ work: (_ write: ([UInt8]) throws(CommandFailure) -> Void) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    // A pipe leaves nothing to clean up, and a signal must be able to end the wait for its reader.
    if !SoundFileSink.isStream(path: path) { Interruption.watch() }
    let file = try trying { () throws(OutputError) in try OutputFile.open(path: path) }
    try work { bytes throws(CommandFailure) in
      guard Interruption.signal == nil else { throw Interruption.failure }
      try trying { () throws(OutputError) in try unsafe file.write(bytes.span.bytes) }
    }
    try trying { () throws(OutputError) in try file.commit() }
  }

  private func trying<Result>(
    _ work: () throws(OutputError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(OutputError) {
      return try work()
    } catch {
      throw CommandFailure(error)
    }
  }
}
