/// A zip archive that nobody vouches for, read in bounded memory.
///
/// The list of entries is checked when the archive is opened: names stay inside, no two entries
/// have one name, and no two share bytes, which is how small archives unpack to very large ones.
package struct ZipArchive: Sendable {
  /// Reads bytes of the archive: as many as the range has, which lies within the archive.
  package typealias Bytes = @Sendable (Range<Int>) throws(ArchiveError) -> [UInt8]

  /// An entry of the list.
  package struct Entry: Equatable, Sendable {
    /// The path in the archive.
    package let name: String
    /// The number of bytes when unpacked, as the list has it.
    package let count: Int
    let packedCount: Int
    let checksum: UInt32
    let method: UInt16
    let flags: UInt16
    let offset: Int
    let nameCount: Int

    /// The end of the entry's bytes, without what the local header may add to its name.
    var end: Int { offset + ZipRecord.localCount + nameCount + packedCount }
  }

  /// The entries, in the order of the list.
  package let entries: [Entry]
  private let places: [String: Int]
  private let listStart: Int
  private let bytes: Bytes

  /// The maximum number of entries.
  ///
  /// A book of a thousand pages and pictures has far fewer.
  package static let maxEntries = 9_999
  /// The maximum number of bytes of the list of entries.
  private static let maxList = 4 << 20

  /// Opens an archive.
  /// - Parameters:
  ///   - count: the number of bytes of the archive.
  ///   - bytes: reads them.
  /// - Throws: ``ArchiveError`` if this is no archive, or not one that can be read safely.
  package init(count: Int, bytes: @escaping Bytes) throws(ArchiveError) {
    let ending = try ZipEnding(count: count, bytes)
    guard ending.entries <= Self.maxEntries else {
      throw .tooManyEntries(count: ending.entries, maximum: Self.maxEntries)
    }
    guard ending.list.count <= Self.maxList else { throw .damagedList }
    let list = try bytes(ending.list)
    var entries: [Entry] = []
    var places: [String: Int] = [:]
    var position = 0
    for _ in 0..<ending.entries {
      let (entry, length) = try Self.entry(list, at: position)
      guard Self.isSafe(entry.name) else { throw .unsafeName(entry.name) }
      guard places.updateValue(entries.count, forKey: entry.name) == nil else {
        throw .repeatedName(entry.name)
      }
      entries.append(entry)
      position += length
    }
    var end = 0
    for entry in entries.sorted(by: { $0.offset < $1.offset }) {
      guard entry.offset >= end, entry.end <= ending.list.lowerBound else {
        throw .overlap(entry.name)
      }
      end = entry.end
    }
    (self.entries, self.places, listStart) = (entries, places, ending.list.lowerBound)
    self.bytes = bytes
  }

  /// Returns whether there is an entry.
  /// - Parameter name: the path in the archive.
  /// - Returns: whether it is in the list.
  package func contains(_ name: String) -> Bool { places[name] != nil }

  /// Unpacks an entry.
  /// - Parameters:
  ///   - name: the path in the archive.
  ///   - limit: the maximum number of bytes of the entry.
  /// - Returns: the bytes.
  /// - Throws: ``ArchiveError`` if there is no such entry, or it is too large or damaged.
  package func contents(of name: String, limit: Int) throws(ArchiveError) -> [UInt8] {
    let (entry, place) = try located(name, limit: limit)
    let packed = try bytes(place)
    let contents: [UInt8]
    switch entry.method {
    case ZipRecord.stored: contents = packed
    case ZipRecord.deflated: contents = try Self.unpacked(packed, entry)
    default: throw .unknownMethod(name)
    }
    guard contents.count == entry.count, Deflater.checksum(contents) == entry.checksum else {
      throw .damaged(name)
    }
    return contents
  }

  /// Opens an entry, to be unpacked piece by piece.
  /// - Parameters:
  ///   - name: the path in the archive.
  ///   - limit: the maximum number of bytes of the entry.
  /// - Returns: a reader of the entry.
  /// - Throws: ``ArchiveError`` if there is no such entry, or it is too large.
  package func reader(of name: String, limit: Int) throws(ArchiveError) -> ZipEntryReader {
    let (entry, place) = try located(name, limit: limit)
    guard [ZipRecord.stored, ZipRecord.deflated].contains(entry.method) else {
      throw .unknownMethod(name)
    }
    return try ZipEntryReader(entry, at: place, bytes)
  }

  /// Returns an entry and where its packed bytes are.
  private func located(
    _ name: String, limit: Int
  ) throws(ArchiveError) -> (entry: Entry, place: Range<Int>) {
    guard let place = places[name] else { throw .missing(name) }
    let entry = entries[place]
    guard entry.flags & ZipRecord.isEncrypted == 0 else { throw .encrypted(name) }
    guard entry.count <= limit, entry.packedCount <= limit else {
      throw .tooLarge(name, maximum: limit)
    }
    let header = try bytes(entry.offset..<(entry.offset + ZipRecord.localCount))
    let start =
      entry.offset + ZipRecord.localCount + Int(header.little16(at: 26))
      + Int(header.little16(at: 28))
    guard header.little32(at: 0) == ZipRecord.local, start + entry.packedCount <= listStart,
      header.little16(at: 26) == entry.nameCount
    else { throw .damaged(name) }
    return (entry, start..<(start + entry.packedCount))
  }

  /// Unpacks to no more than the length that the list has.
  private static func unpacked(_ packed: [UInt8], _ entry: Entry) throws(ArchiveError) -> [UInt8] {
    guard let inflater = Inflater(.none) else { throw .noMemory }
    var contents: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    var rest = packed[...]
    while true {
      let (state, used, given) = inflater.step(rest, into: &piece)
      rest = rest.dropFirst(used)
      guard contents.count + given <= entry.count else { throw .damaged(entry.name) }
      contents.append(contentsOf: piece[..<given])
      switch state {
      case .running where used > 0 || given > 0: continue
      case .ended where rest.isEmpty: return contents
      case .running, .ended, .starved, .damaged: throw .damaged(entry.name)
      }
    }
  }

  /// Reads an entry of the list.
  /// - Returns: the entry and the number of its bytes in the list.
  private static func entry(_ list: [UInt8], at start: Int) throws(ArchiveError) -> (Entry, Int) {
    guard start + ZipRecord.centralCount <= list.count,
      list.little32(at: start) == ZipRecord.central
    else { throw .damagedList }
    let nameCount = Int(list.little16(at: start + 28))
    let length =
      ZipRecord.centralCount + nameCount + Int(list.little16(at: start + 30))
      + Int(list.little16(at: start + 32))
    guard start + length <= list.count else { throw .damagedList }
    let nameStart = start + ZipRecord.centralCount
    let name = String(decoding: list[nameStart..<(nameStart + nameCount)], as: UTF8.self)
    let sizes = [20, 24, 42].map { list.little32(at: start + $0) }
    guard !sizes.contains(.max) else { throw .zip64 }
    let entry = Entry(
      name: name, count: Int(sizes[1]), packedCount: Int(sizes[0]),
      checksum: list.little32(at: start + 16), method: list.little16(at: start + 10),
      flags: list.little16(at: start + 8), offset: Int(sizes[2]), nameCount: nameCount)
    return (entry, length)
  }

  /// Returns whether a name is a path that stays inside.
  static func isSafe(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.utf8.contains(0),
      !name.contains("\\"), !name.split(separator: "/").contains("..")
    else { return false }
    // A drive of Windows.
    return name.utf8.dropFirst().first != UInt8(ascii: ":")
  }
}

/// The end of a zip archive, which states where the list of entries is.
struct ZipEnding {
  /// The number of entries.
  let entries: Int
  /// The bytes of the list of entries.
  let list: Range<Int>

  /// Finds the end.
  init(count: Int, _ bytes: ZipArchive.Bytes) throws(ArchiveError) {
    guard count >= ZipRecord.endCount else { throw .notArchive }
    let tailStart = max(
      0, count - ZipRecord.endCount - ZipRecord.maxComment - ZipRecord.zip64LocatorCount)
    let tail = try bytes(tailStart..<count)
    let last = tail.count - ZipRecord.endCount
    guard
      let place = stride(from: last, through: 0, by: -1).first(where: { place in
        tail.little32(at: place) == ZipRecord.end
          && Int(tail.little16(at: place + 20)) == last - place
      })
    else { throw .notArchive }
    guard
      place < ZipRecord.zip64LocatorCount
        || tail.little32(at: place - ZipRecord.zip64LocatorCount) != ZipRecord.zip64Locator,
      tail.little16(at: place + 10) != .max, tail.little32(at: place + 16) != .max
    else { throw .zip64 }
    guard tail.little32(at: place + 4) == 0,
      tail.little16(at: place + 8) == tail.little16(at: place + 10)
    else { throw .severalFiles }
    entries = Int(tail.little16(at: place + 10))
    let start = Int(tail.little32(at: place + 16))
    let end = start + Int(tail.little32(at: place + 12))
    // Bytes before the archive, as of a program that unpacks it, would shift every offset.
    guard end == tailStart + place else { throw .damagedList }
    list = start..<end
  }
}
