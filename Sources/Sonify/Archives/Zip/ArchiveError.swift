/// Why a zip archive cannot be read or written.
package enum ArchiveError: Error, Equatable, Sendable {
  /// The bytes are not those of a zip archive, or their end is missing.
  case notArchive
  /// The archive is in several files.
  case severalFiles
  /// The archive has the form for sizes over 4 GiB.
  case zip64
  /// There are too many entries.
  case tooManyEntries(count: Int, maximum: Int)
  /// The list of entries is damaged.
  case damagedList
  /// Two entries have the same name.
  case repeatedName(String)
  /// The name of an entry leads out of the archive, or is not one.
  case unsafeName(String)
  /// The bytes of an entry lie outside the archive, or overlap those of another one.
  case overlap(String)
  /// An entry is encrypted.
  case encrypted(String)
  /// An entry is packed by a method that is not read.
  case unknownMethod(String)
  /// An entry is larger than is read.
  case tooLarge(String, maximum: Int)
  /// An entry is damaged: it cannot be unpacked, or its length or checksum is wrong.
  case damaged(String)
  /// There is no entry of this name.
  case missing(String)
  /// The bytes of the archive could not be read.
  case unreadable(String)
  /// There is no memory to pack or unpack an entry.
  case noMemory
}
