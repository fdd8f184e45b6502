/// What a sound file says about itself besides its samples.
///
/// Texts come from charts and so from anywhere; they are cut here to lengths that every format
/// holds.
public struct SoundTags: Equatable, Sendable {
  /// What the sound is called; at most 4,000 bytes of UTF-8.
  public let title: String
  /// The program that made it, with its version; at most 4,000 bytes of UTF-8.
  public let software: String
  /// Further words, as for axes and ranges; at most 4,000 bytes of UTF-8.
  public let comment: String
  /// Named places, sorted by frame: at most 1,000, each name at most 80 bytes of UTF-8.
  public let markers: [ScoreMarker]

  /// Makes tags; longer texts are cut between characters, and an empty text is left out of files.
  public init(
    title: String = "", software: String = "", comment: String = "", markers: [ScoreMarker] = []
  ) {
    self.title = Self.cut(title, bytes: 4000)
    self.software = Self.cut(software, bytes: 4000)
    self.comment = Self.cut(comment, bytes: 4000)
    self.markers = markers.prefix(1000).map {
      ScoreMarker(frame: $0.frame, name: Self.cut($0.name, bytes: 80))
    }
  }

  /// The longest start of `text` that fits, without NUL characters, which end a text in C.
  private static func cut(_ text: String, bytes limit: Int) -> String {
    var kept = ""
    var bytes = 0
    for character in text where character != "\0" {
      bytes += character.utf8.count
      if bytes > limit { break }
      kept.append(character)
    }
    return kept
  }
}
