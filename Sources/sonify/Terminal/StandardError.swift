import Foundation

/// Where messages to the user go; results go to standard output.
enum StandardError {
  /// Whether a person sees it.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes text as it is.
  ///
  /// That nobody can read it any more is no reason to fail.
  static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Writes one line that is worth knowing and no error.
  static func note(_ text: String) { write("sonify: \(text)\n") }
}
