public import SonifySound

extension SoundFileSink {
  /// The metadata of a sound file.
  ///
  /// Texts come from charts and so from any source; they are truncated to lengths that every format
  /// supports.
  public struct Tags: Equatable, Sendable {
    /// The title of the sound; at most 4,000 bytes of UTF-8.
    public let title: String
    /// The program that made it, with its version; at most 100 bytes of UTF-8.
    public let software: String
    /// A comment, as on axes and ranges; at most 4,000 bytes of UTF-8.
    public let comment: String
    /// Named frames, sorted by frame: at most 1,000, with names of at most 80 bytes of UTF-8, and
    /// shorter ones if all names together would be too long.
    public let markers: [Score.Marker]

    /// Makes tags; longer texts are truncated between characters, and empty texts are not written.
    public init(
      title: String = "", software: String = "", comment: String = "", markers: [Score.Marker] = []
    ) {
      self.title = Self.cut(title, bytes: 4000)
      // libsndfile has space for 127 bytes, including its own name.
      self.software = Self.cut(software, bytes: 100)
      self.comment = Self.cut(comment, bytes: 4000)
      let markers = markers.prefix(1000).map {
        Score.Marker(frame: $0.frame, name: Self.cut($0.name, bytes: 80))
      }
      let limit = Self.nameLimit(markers.map(\.name.utf8.count))
      self.markers = markers.map {
        Score.Marker(frame: $0.frame, name: Self.cut($0.name, bytes: limit))
      }
    }

    /// Returns the maximum length of a name, in bytes, with which all markers fit into a header.
    ///
    /// libsndfile 1.2.0 writes no header of more than 64 KiB, and silently omits what comes after.
    /// The other tags take up to 8.5 kB, and a marker 40 bytes and its name.
    private static func nameLimit(_ lengths: [Int]) -> Int {
      (0...80).last { limit in
        lengths.reduce(0) { $0 + 40 + min($1, limit) } <= 56_500
      } ?? 0
    }

    /// Returns the longest prefix of `text` that fits, without NUL characters, which end a C
    /// string.
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
}
