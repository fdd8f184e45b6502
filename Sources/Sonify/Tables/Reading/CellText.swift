import SonifyArchives
import SonifyBase

/// Bytes of cells as text.
package enum CellText {
  /// Returns bytes as text that is safe to print, cut to at most 40 characters.
  package static func harmless(_ bytes: [UInt8]) -> String {
    UntrustedText.harmless(decode(bytes.prefix(400)), limit: 40)
  }

  /// Returns a whole name or category as text that is safe to print.
  package static func clean(_ bytes: some Collection<UInt8>) -> String {
    UntrustedText.harmless(decode(bytes), limit: .max)
  }

  /// Returns bytes as text; invalid UTF-8 becomes U+FFFD.
  private static func decode(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
