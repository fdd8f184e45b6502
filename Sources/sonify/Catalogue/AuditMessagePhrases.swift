import Sonify

/// What audit prints.
enum AuditMessages {
  /// The title of a field, above its statements.
  static let title = Phrase("{title}:")
  static let noFindings = Phrase("nothing was found that would keep people out")
}
