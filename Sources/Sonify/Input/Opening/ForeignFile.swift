/// Files that people mistake for tables, known by their first bytes.
enum ForeignFile {
  /// Refuses what is plainly no table, and says what it is.
  /// - Parameters:
  ///   - start: the first bytes, some 16 of them if there are so many.
  ///   - name: what the data are called.
  /// - Throws: ``InputError/badData(_:problem:)``.
  static func refuse(_ start: [UInt8], _ name: String) throws(InputError) {
    for (signature, problem) in known where start.starts(with: signature) {
      throw .badData(InputPlace(source: name), problem: problem.text())
    }
  }

  private static let known: [([UInt8], Phrase)] = [
    (Array("%PDF-".utf8), ForeignPhrases.pdf), ([0x50, 0x4b, 0x03, 0x04], ForeignPhrases.zip),
    ([0xd0, 0xcf, 0x11, 0xe0], ForeignPhrases.office),
    (Array("SQLite format 3".utf8), ForeignPhrases.sqlite),
    (Array("PAR1".utf8), ForeignPhrases.parquet), (Array("ARROW1".utf8), ForeignPhrases.arrow),
    ([0x28, 0xb5, 0x2f, 0xfd], ForeignPhrases.zstd),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], ForeignPhrases.xz),
    (Array("BZh9".utf8), ForeignPhrases.bzip2),
    ([0x89, 0x50, 0x4e, 0x47], ForeignPhrases.picture),
    ([0xff, 0xd8, 0xff], ForeignPhrases.picture), (Array("GIF8".utf8), ForeignPhrases.picture),
    (Array("RIFF".utf8), ForeignPhrases.sound), (Array("OggS".utf8), ForeignPhrases.sound),
    (Array("fLaC".utf8), ForeignPhrases.sound),
    ([0x7f, 0x45, 0x4c, 0x46], ForeignPhrases.program),
  ]
}
