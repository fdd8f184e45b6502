import Glibc
import Sonify

/// Standard output, for results.
enum StandardOutput {
  /// Writes all of `text`.
  /// - Throws: ``CommandFailure``: a quiet one if the reader has gone.
  static func write(_ text: String) throws(CommandFailure) { try write(Array(text.utf8)) }

  /// Writes all of `bytes`.
  /// - Throws: ``CommandFailure``: a quiet one if the reader has gone.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    switch writeAll(bytes, to: STDOUT_FILENO) {
    case 0: return
    case EPIPE: throw CommandFailure(status: .done, message: nil)
    case let number:
      throw CommandFailure(
        OutputError.cannotWrite(path: MessagePhrases.standardOutput.text(), code: number))
    }
  }
}
