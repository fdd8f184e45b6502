#if _endian(big)
  #error("samples are written as the processor holds them, and WAV wants the low byte first")
#endif

/// Writes a WAV file from front to back, which a pipe can take too.
struct WaveWriter: ~Copyable {
  private let file: OutputFile
  private let header: WaveHeader

  /// Whether the file is RF64.
  var isRF64: Bool { header.isRF64 }

  /// Writes the header of `frames` frames.
  init(file: OutputFile, format: SoundFormat, frames: Int, tags: SoundTags) throws(OutputError) {
    self.file = file
    header = WaveHeader(format: format, frames: frames, tags: tags)
    try file.require(room: header.bytes.count + header.dataBytes + header.padding)
    try file.write(header.bytes.span)
  }

  /// Writes samples that are stored as floating-point numbers.
  func write(_ samples: Span<Float>) throws(OutputError) { try file.write(samples) }

  /// Writes samples that are stored in 16 bits.
  func write(_ samples: Span<Int16>) throws(OutputError) { try file.write(samples) }

  /// Writes the high 24 bits of each sample.
  func write(_ samples: Span<Int32>) throws(OutputError) {
    let blockLength = 8192
    var start = 0
    while start < samples.count {
      let block = samples.extracting(start..<min(samples.count, start + blockLength))
      let packed = [UInt8](capacity: 3 * block.count) { output in
        for index in block.indices {
          let sample = block[index]
          output.append(UInt8(truncatingIfNeeded: sample >> 8))
          output.append(UInt8(truncatingIfNeeded: sample >> 16))
          output.append(UInt8(truncatingIfNeeded: sample >> 24))
        }
      }
      try file.write(packed.span)
      start += block.count
    }
  }

  /// Completes the file and gives it its name.
  /// - Precondition: as many frames were written as the header says.
  consuming func finish() throws(OutputError) {
    precondition(file.length == header.bytes.count + header.dataBytes)
    if header.padding == 1 { try file.write(([0] as [UInt8]).span) }
    try file.commit()
  }
}
