import Sonify

/// What audit prints.
enum AuditMessages {
  /// The title of a field, above its statements.
  static let title = Phrase("{title}:")
  static let noPublication = Phrase(
    """
    {source}: not a web page, an EPUB or a Readium manifest; audit reads what these state of their \
    accessibility
    """)
}
