import Glibc

/// A catalogue of sentences in the format that `msgfmt` writes.
///
/// The C library trusts such a file, and would crash on one that is cut off. This checks it first.
enum MessageFile {
  /// The size of the largest file that is read as a catalogue, in bytes.
  private static let limit = 1 << 24
  /// The longest header of a catalogue, which the C library copies onto its stack, in bytes.
  private static let headerLimit = 10_000

  /// Returns whether the C library may read a file.
  /// - Parameter path: the path of the file.
  /// - Returns: true or false, or nil if there is no file.
  static func isSound(path: String) -> Bool? {
    guard unsafe access(path, F_OK) == 0 else { return nil }
    guard let bytes = read(path) else { return false }
    return isSound(bytes)
  }

  private static func read(_ path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    var isWhole = true
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: status.st_size) { buffer, count in
      while count < buffer.count {
        let piece = unsafe Glibc.read(
          descriptor, buffer.baseAddress.map { unsafe $0 + count }, buffer.count - count)
        if piece <= 0 {
          isWhole = false
          break
        }
        count += piece
      }
    }
    return isWhole ? bytes : nil
  }

  /// Returns whether a catalogue is well formed by the description of MO files in gettext's manual.
  static func isSound(_ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { file in
      guard file.count >= 28 else { return false }
      let magic = unsafe file.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      guard magic == 0x9504_12de || magic == 0xde12_0495 else { return false }
      func word(_ place: Int) -> Int {
        let word = unsafe file.loadUnaligned(fromByteOffset: place, as: UInt32.self)
        return Int(magic == 0x9504_12de ? word : word.byteSwapped)
      }
      let (revision, count) = (word(4), word(8))
      let tables = [word(12), word(16)]
      let (hashCount, hashes) = (word(20), word(24))
      guard revision == 0, count <= file.count / 16,
        tables.allSatisfy({ $0 <= file.count - 8 * count }),
        hashCount <= file.count / 4, hashes <= file.count - 4 * hashCount
      else { return false }
      for table in tables {
        for entry in 0..<count {
          let (length, start) = (word(table + 8 * entry), word(table + 8 * entry + 4))
          guard start < file.count, length < file.count - start, unsafe file[start + length] == 0
          else { return false }
        }
      }
      // The header is the translation of the empty string.
      for entry in 0..<count where unsafe file[word(tables[0] + 8 * entry + 4)] == 0 {
        let (length, start) = (word(tables[1] + 8 * entry), word(tables[1] + 8 * entry + 4))
        guard length <= headerLimit,
          unsafe isSound(header: Array(file[start..<start + length].prefix { $0 != 0 }))
        else { return false }
      }
      // A search ends at an empty slot of the table, which it is sure to reach if the size is
      // prime.
      let places = (0..<hashCount).map { word(hashes + 4 * $0) }
      return places.allSatisfy { $0 <= count }
        && (hashCount == 0 || isPrime(hashCount) && places.contains(0))
    }
  }

  /// Returns whether the plural rule in a header divides only by literal numbers greater than 0.
  private static func isSound(header: [UInt8]) -> Bool {
    let name = Array("plural=".utf8)
    guard let start = header.indices.first(where: { header[$0...].starts(with: name) }) else {
      return true
    }
    let rule = header[(start + name.count)...].prefix { !";\n".utf8.contains($0) }
    return rule.indices.filter { "/%".utf8.contains(rule[$0]) }.allSatisfy { place in
      let divisor = rule[(place + 1)...].drop { " \t".utf8.contains($0) }
        .prefix { (48...57).contains($0) }
      return divisor.count <= 9 && divisor.contains { $0 != 48 }
    }
  }

  private static func isPrime(_ number: Int) -> Bool {
    number > 1 && !(2...).prefix { $0 * $0 <= number }.contains { number % $0 == 0 }
  }
}
