/// Writes a zip archive; the same entries give the same bytes.
package struct ZipWriter {
  private var archive: [UInt8] = []
  private var list: [UInt8] = []
  private var names: Set<String> = []
  private let date: UInt16
  private let time: UInt16

  /// Starts an archive whose entries all have one time.
  /// - Parameters:
  ///   - year: the year, from 1980 to 2107; other years become the nearest of these.
  ///   - month: the month, from 1.
  ///   - day: the day of the month.
  ///   - hour: the hour.
  ///   - minute: the minute.
  ///   - second: the second, of which the format keeps even ones.
  package init(
    year: Int = 1980, month: Int = 1, day: Int = 1, hour: Int = 0, minute: Int = 0, second: Int = 0
  ) {
    let years = min(max(year - 1980, 0), 127)
    date = UInt16(years << 9 | (month & 15) << 5 | day & 31)
    time = UInt16((hour & 31) << 11 | (minute & 63) << 5 | second / 2 & 31)
  }

  /// Adds an entry.
  /// - Parameters:
  ///   - name: the path in the archive, with "/" between folders.
  ///   - contents: the bytes.
  ///   - isStored: whether they stay as they are; else they are packed if that makes them shorter.
  /// - Throws: ``ArchiveError`` if the name leads out or is there, or the archive grows too large.
  package mutating func add(
    _ name: String, _ contents: [UInt8], isStored: Bool = false
  ) throws(ArchiveError) {
    guard ZipArchive.isSafe(name), name.utf8.count < 0xFFFF else { throw .unsafeName(name) }
    guard names.insert(name).inserted else { throw .repeatedName(name) }
    guard names.count <= ZipArchive.maxEntries else {
      throw .tooManyEntries(count: names.count, maximum: ZipArchive.maxEntries)
    }
    var method = ZipRecord.stored
    var packed = contents
    if !isStored, contents.count < Self.maxCount {
      guard let shorter = Deflater.packed(contents) else { throw .noMemory }
      if shorter.count < contents.count { (method, packed) = (ZipRecord.deflated, shorter) }
    }
    guard archive.count + packed.count + list.count < Self.maxCount - 2 * name.utf8.count,
      contents.count < Self.maxCount
    else { throw .tooLarge(name, maximum: Self.maxCount) }

    var fields: [UInt8] = []
    // What is needed to unpack: version 2.0, for deflate.
    fields.append(little16: 20)
    fields.append(little16: name.utf8.allSatisfy { $0 < 0x80 } ? 0 : ZipRecord.isUTF8)
    fields.append(little16: method)
    fields.append(little16: time)
    fields.append(little16: date)
    fields.append(little32: Deflater.checksum(contents))
    fields.append(little32: UInt32(packed.count))
    fields.append(little32: UInt32(contents.count))
    fields.append(little16: UInt16(name.utf8.count))
    fields.append(little16: 0)

    list.append(little32: ZipRecord.central)
    list.append(little16: 20)
    list += fields
    // No comment, the first file, no attributes.
    list += [UInt8](repeating: 0, count: 10)
    list.append(little32: UInt32(archive.count))
    list += Array(name.utf8)

    archive.append(little32: ZipRecord.local)
    archive += fields
    archive += Array(name.utf8)
    archive += packed
  }

  /// Ends the archive.
  /// - Returns: its bytes.
  package consuming func finished() -> [UInt8] {
    let listStart = UInt32(archive.count)
    archive += list
    archive.append(little32: ZipRecord.end)
    archive.append(little32: 0)
    archive.append(little16: UInt16(names.count))
    archive.append(little16: UInt16(names.count))
    archive.append(little32: UInt32(list.count))
    archive.append(little32: listStart)
    archive.append(little16: 0)
    return archive
  }

  /// Every offset and size is below this, so that no reader takes it for the sign of a large one.
  private static let maxCount = 0xFFFF_0000
}
