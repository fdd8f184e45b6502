/// Files that people mistake for tables, recognized by their first bytes.
package enum UnsupportedFile {
  /// Throws an error that names the format if the data are plainly not a table.
  /// - Parameters:
  ///   - start: about the first 16 bytes, or all bytes if there are fewer.
  ///   - name: the name of the data in messages.
  /// - Throws: ``InputError/badData(_:_:)``.
  package static func refuse(_ start: [UInt8], _ name: String) throws(InputError) {
    for (signature, format) in known where start.starts(with: signature) {
      throw .badData(InputError.Place(source: name), .foreign(format))
    }
  }

  /// The first bytes of archives, as workbooks are.
  package static let archive: [UInt8] = [0x50, 0x4b, 0x03, 0x04]

  private static let known: [([UInt8], InputError.DataFault.ForeignFormat)] = [
    (Array("%PDF-".utf8), .pdf), (archive, .zip),
    ([0xd0, 0xcf, 0x11, 0xe0], .office),
    (Array("SQLite format 3".utf8), .sqlite),
    (Array("PAR1".utf8), .parquet), (Array("ARROW1".utf8), .arrow),
    (Array("FEA1".utf8), .arrow), ([0x4f, 0x62, 0x6a, 0x01], .avro),
    ([0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a], .hdf5),
    ([0x93] + Array("NUMPY".utf8), .numpy),
    ([0x80, 0x02], .pickle), ([0x80, 0x03], .pickle), ([0x80, 0x04], .pickle),
    ([0x80, 0x05], .pickle),
    ([0x28, 0xb5, 0x2f, 0xfd], .zstd),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], .xz),
    (Array("BZh9".utf8), .bzip2),
    ([0x89, 0x50, 0x4e, 0x47], .picture),
    ([0xff, 0xd8, 0xff], .picture), (Array("GIF8".utf8), .picture),
    (Array("RIFF".utf8), .sound), (Array("OggS".utf8), .sound),
    (Array("fLaC".utf8), .sound),
    ([0x7f, 0x45, 0x4c, 0x46], .program),
  ]
}
