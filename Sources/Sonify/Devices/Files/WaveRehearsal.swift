/// The header of a WAV file, computed before there are samples.
///
/// libsndfile writes the sizes into the header when it closes the file, which is too late for a
/// pipe. So it first writes a file of the same length, of which only the header is kept.
struct WaveRehearsal {
  /// The bytes before the first sample, with the sizes of the whole file.
  let header: [UInt8]

  /// The number of bytes of the header that libsndfile did not write.
  let added: Int

  /// The number of bytes of the whole file.
  let length: Int

  /// Whether sizes exceed 32 bits, so that the file is RF64.
  let isRF64: Bool

  /// Computes the header of a file of `frames` frames, which errors call `path`.
  /// - Throws: ``OutputError/encoder(path:message:)`` if libsndfile refuses.
  init(path: String, format: SoundFormat, frames: Int, tags: SoundFileSink.Tags) throws(OutputError)
  {
    var file = try Self.write(isRF64: false, path, format, frames, tags)
    var header = file.header
    if format.samples == .float32 { Self.completeDescription(in: &header) }
    // The RIFF size is the number of bytes after the first eight.
    isRF64 = file.length + header.count - file.header.count - 8 > UInt32.max
    if isRF64 {
      file = try Self.write(isRF64: true, path, format, frames, tags)
      header = file.header
    }
    self.header = header
    added = header.count - file.header.count
    length = file.length + added
  }

  /// Adds the size, 0, of the extension to the `fmt` chunk for floating-point samples.
  ///
  /// libsndfile 1.2.0 omits it, and sox 14.4.2 warns that it is missing.
  private static func completeDescription(in header: inout [UInt8]) {
    // The chunks begin after "RIFF", a size and "WAVE".
    var chunk = 12
    while chunk + 8 <= header.count {
      let size = header.number(at: chunk + 4)
      if header[chunk..<chunk + 4].elementsEqual("fmt ".utf8) {
        guard size == 16 else { return }
        header.set(size + 2, at: chunk + 4)
        header.insert(contentsOf: [0, 0], at: chunk + 8 + size)
        header.set(header.number(at: 4) + 2, at: 4)
        return
      }
      chunk += 8 + size + size % 2
    }
  }

  private static func write(
    isRF64: Bool, _ path: String, _ format: SoundFormat, _ frames: Int, _ tags: SoundFileSink.Tags
  ) throws(OutputError) -> HeaderFile {
    let file = HeaderFile(path: path)
    let library = try LibrarySoundFile.open(
      file, as: .wav, isRF64: isRF64, format: format, tags: tags)
    try library.writeLast(of: frames, channels: format.channels)
    try library.finish()
    return file
  }
}

/// A file that keeps only what is written at its start.
private final class HeaderFile: LibraryFile {
  let path: String
  let failure: OutputError? = nil
  private(set) var position = 0
  private(set) var length = 0
  private(set) var header: [UInt8] = []

  init(path: String) {
    self.path = path
  }

  func seek(to position: Int) { self.position = position }

  func write(_ bytes: RawSpan) {
    if position == 0 { header = unsafe bytes.withUnsafeBytes { unsafe Array($0) } }
    position += bytes.byteCount
    length = max(length, position)
  }

  func commit() {}
}
