/// An MP3 file that begins with its tags, before everything that libsndfile writes.
///
/// libsndfile 1.2.0 writes them in Latin-1, with question marks for all other letters.
final class TaggedFile: LibraryFile {
  private let output: any LibraryFile
  private let start: Int

  var path: String { output.path }
  var position: Int { output.position - start }
  var length: Int { output.length - start }
  var failure: OutputError? { output.failure }

  /// Writes the tags.
  init(_ output: any LibraryFile, _ tags: SoundFileSink.Tags) throws(OutputError) {
    self.output = output
    let tag = Self.tag(tags)
    start = tag.count
    try output.write(unsafe tag.span.bytes)
  }

  func seek(to position: Int) throws(OutputError) { try output.seek(to: start + position) }

  func write(_ bytes: RawSpan) throws(OutputError) { try output.write(bytes) }

  func commit() throws(OutputError) { try output.commit() }

  /// Returns a tag by the ID3v2 informal standard, version 2.3.0, or no bytes without any text.
  static func tag(_ tags: SoundFileSink.Tags) -> [UInt8] {
    // A comment has a language, "und" for none in particular, and a description.
    let frames =
      frame("TIT2", tags.title) + frame("TSSE", tags.software)
      + frame("COMM", tags.comment, after: Array("und".utf8) + utf16("") + [0, 0])
    return frames.isEmpty
      ? []
      : Array("ID3".utf8) + [3, 0, 0] + bytes(frames.count, bits: 7) + frames
  }

  /// Returns a frame with a text in UTF-16, or no bytes if the text is empty.
  private static func frame(_ name: String, _ text: String, after start: [UInt8] = []) -> [UInt8] {
    guard !text.isEmpty else { return [] }
    let content = [1] + start + utf16(text)
    return Array(name.utf8) + bytes(content.count, bits: 8) + [0, 0] + content
  }

  /// Returns a text with a byte order mark.
  private static func utf16(_ text: String) -> [UInt8] {
    [0xFF, 0xFE] + text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  /// Returns a number as four bytes, the highest first, with `bits` bits in each.
  private static func bytes(_ number: Int, bits: Int) -> [UInt8] {
    (0..<4).reversed().map { UInt8(number >> ($0 * bits) & (1 << bits - 1)) }
  }
}
