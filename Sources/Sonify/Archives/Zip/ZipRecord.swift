/// The records of the zip format, by PKWARE's APPNOTE 6.3.10: signatures, sizes and fields.
enum ZipRecord {
  /// The header before the bytes of an entry.
  static let local: UInt32 = 0x0403_4b50
  /// An entry of the list at the end.
  static let central: UInt32 = 0x0201_4b50
  /// The end of the archive.
  static let end: UInt32 = 0x0605_4b50
  /// What stands before the end of an archive in the form for large sizes.
  static let zip64Locator: UInt32 = 0x0706_4b50

  /// The number of bytes of a local header without its name.
  static let localCount = 30
  /// The number of bytes of an entry of the list without its name.
  static let centralCount = 46
  /// The number of bytes of the end without its comment.
  static let endCount = 22
  /// The number of bytes of the locator for large sizes.
  static let zip64LocatorCount = 20
  /// The maximum number of bytes of a comment.
  static let maxComment = 65_535

  /// The flag of names in UTF-8.
  static let isUTF8: UInt16 = 1 << 11
  /// The flags of encrypted entries: of the bytes, strongly, and of the list.
  static let isEncrypted: UInt16 = 1 << 0 | 1 << 6 | 1 << 13

  /// The method of entries that are not packed.
  static let stored: UInt16 = 0
  /// The method deflate.
  static let deflated: UInt16 = 8
}

extension [UInt8] {
  /// Returns the 16 bits at an index, the low byte first.
  func little16(at index: Int) -> UInt16 { UInt16(self[index]) | UInt16(self[index + 1]) << 8 }

  /// Returns the 32 bits at an index, the low byte first.
  func little32(at index: Int) -> UInt32 {
    UInt32(little16(at: index)) | UInt32(little16(at: index + 2)) << 16
  }

  /// Appends 16 bits, the low byte first.
  mutating func append(little16 value: UInt16) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
  }

  /// Appends 32 bits, the low byte first.
  mutating func append(little32 value: UInt32) {
    append(little16: UInt16(truncatingIfNeeded: value))
    append(little16: UInt16(truncatingIfNeeded: value >> 16))
  }
}
