/// Files that people mistake for tables, known by their first bytes.
enum ForeignFile {
  /// Refuses what is plainly no table, and says what it is.
  /// - Parameters:
  ///   - start: the first bytes, some 16 of them if there are so many.
  ///   - name: what the data are called.
  /// - Throws: ``InputError/badData(_:problem:)``.
  static func refuse(_ start: [UInt8], _ name: String) throws(InputError) {
    for (signature, problem) in known where start.starts(with: signature) {
      throw .badData(InputPlace(source: name), problem: problem)
    }
  }

  private static let image = "is a picture, not data"
  private static let sound = "is a sound, not data"

  private static let known: [([UInt8], String)] = [
    (Array("%PDF-".utf8), "is a PDF: copy its table into a text file"),
    (
      [0x50, 0x4b, 0x03, 0x04],
      "is a ZIP archive or a workbook: unpack it, or save its sheet as CSV"
    ),
    ([0xd0, 0xcf, 0x11, 0xe0], "is an old Office document: save its sheet as CSV"),
    (
      Array("SQLite format 3".utf8),
      "is an SQLite database: sqlite3 FILE 'select …' -csv -header | sonify -"
    ),
    (Array("PAR1".utf8), "is a Parquet file: write it as CSV"),
    (Array("ARROW1".utf8), "is an Arrow file: write it as CSV"),
    ([0x28, 0xb5, 0x2f, 0xfd], "is packed with zstd: zstdcat FILE | sonify -"),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], "is packed with xz: xzcat FILE | sonify -"),
    (Array("BZh9".utf8), "is packed with bzip2: bzcat FILE | sonify -"),
    ([0x89, 0x50, 0x4e, 0x47], image), ([0xff, 0xd8, 0xff], image), (Array("GIF8".utf8), image),
    (Array("RIFF".utf8), sound), (Array("OggS".utf8), sound), (Array("fLaC".utf8), sound),
    ([0x7f, 0x45, 0x4c, 0x46], "is a program, not data"),
  ]
}
