/// Unpacks an entry of a zip archive piece by piece, in memory that does not grow with the entry.
package final class ZipEntryReader {
  private let entry: ZipArchive.Entry
  private let bytes: ZipArchive.Bytes
  /// The packed bytes that are not yet read.
  private var place: Range<Int>
  private var packed: ArraySlice<UInt8> = []
  private let inflater: Inflater?
  private var piece = [UInt8](repeating: 0, count: size)
  private var count = 0
  private var checksum: UInt32 = 0
  private var isOver = false

  /// The number of bytes that are read or unpacked at a time.
  private static let size = 256 << 10
  /// The number of bytes that may be unpacked whatever the ratio.
  private static let harmlessCount = 256 << 20
  /// The maximum number of unpacked bytes for each packed one, beyond that number.
  ///
  /// Sheets of one repeated row have a ratio of some hundreds; the format allows 1032.
  private static let maxRatio = 400

  /// Starts to unpack.
  init(
    _ entry: ZipArchive.Entry, at place: Range<Int>, _ bytes: @escaping ZipArchive.Bytes
  ) throws(ArchiveError) {
    (self.entry, self.place, self.bytes) = (entry, place, bytes)
    inflater = entry.method == ZipRecord.deflated ? Inflater(.none) : nil
    guard inflater != nil || entry.method == ZipRecord.stored else { throw .noMemory }
    if entry.count > Self.harmlessCount, entry.count / Self.maxRatio > entry.packedCount {
      throw .tooLarge(entry.name, maximum: Self.harmlessCount)
    }
  }

  /// Unpacks the next bytes.
  /// - Returns: the bytes, or nil at the end.
  /// - Throws: ``ArchiveError`` if the entry is damaged, at the latest at its end, where its length
  ///   and checksum are compared.
  package func next() throws(ArchiveError) -> [UInt8]? {
    while !isOver {
      if packed.isEmpty, !place.isEmpty {
        let end = min(place.lowerBound + Self.size, place.upperBound)
        packed = try bytes(place.lowerBound..<end)[...]
        place = end..<place.upperBound
      }
      guard let inflater else {
        let stored = Array(packed)
        packed = []
        if place.isEmpty { isOver = true }
        return try take(stored)
      }
      let (state, used, given) = inflater.step(packed, into: &piece)
      packed = packed.dropFirst(used)
      switch state {
      case .running where used > 0 || given > 0: break
      case .ended where packed.isEmpty && place.isEmpty: isOver = true
      case .starved where !place.isEmpty && packed.isEmpty: continue
      case .running, .ended, .starved, .damaged: throw .damaged(entry.name)
      }
      if given > 0 || isOver { return try take(Array(piece[..<given])) }
    }
    return nil
  }

  /// Counts and sums up unpacked bytes.
  private func take(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
    count += bytes.count
    checksum = Deflater.checksum(bytes, after: checksum)
    let isWhole = count == entry.count && checksum == entry.checksum
    guard isOver ? isWhole : count <= entry.count else { throw .damaged(entry.name) }
    return bytes
  }
}
