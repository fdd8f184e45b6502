public import SonifySound

extension SoundFileSink {
  /// What a sound file says about itself besides its samples.
  ///
  /// Texts come from charts and so from anywhere; they are cut here to lengths that every format
  /// holds.
  public struct Tags: Equatable, Sendable {
    /// What the sound is called; at most 4,000 bytes of UTF-8.
    public let title: String
    /// The program that made it, with its version; at most 100 bytes of UTF-8.
    public let software: String
    /// Further words, as for axes and ranges; at most 4,000 bytes of UTF-8.
    public let comment: String
    /// Named places, sorted by frame: at most 1,000, each name at most 80 bytes of UTF-8, and fewer
    /// where so many names would be too long together.
    public let markers: [Score.Marker]

    /// Makes tags; longer texts are cut between characters, and an empty text is left out of files.
    public init(
      title: String = "", software: String = "", comment: String = "", markers: [Score.Marker] = []
    ) {
      self.title = Self.cut(title, bytes: 4000)
      // libsndfile has room for 127 bytes, its own name among them.
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

    /// The most bytes that a name may have for all markers to fit into a header.
    ///
    /// libsndfile 1.2.0 makes no header of more than 64 KiB, and leaves out without a word what
    /// comes after. The other tags take up to 8.5 kB, and a marker 40 bytes and its name.
    private static func nameLimit(_ lengths: [Int]) -> Int {
      (0...80).last { limit in
        lengths.reduce(0) { $0 + 40 + min($1, limit) } <= 56_500
      } ?? 0
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
}
