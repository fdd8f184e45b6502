/// The bytes of a WAV file before its samples, with exact sizes.
///
/// RIFF WAVE after Microsoft and IBM, "Multimedia Programming Interface and Data Specifications
/// 1.0" (1991); past 4 GiB RF64 after EBU Tech 3306 (2009). Tags and markers stand before the
/// samples, so that a reader of a pipe meets them first.
struct WaveHeader {
  /// Everything up to the first sample.
  let bytes: [UInt8]

  /// Whether sizes needed more than 32 bits, and the file is RF64.
  let isRF64: Bool

  /// Bytes of all samples.
  let dataBytes: Int

  /// Bytes that follow the samples: 1 if they are odd in number, else 0.
  var padding: Int { dataBytes & 1 }

  /// Makes the header of `frames` frames.
  ///
  /// Markers whose frame needs more than 32 bits are left out. RIFF may state a size up to
  /// `limit`, which is less than 2³².
  init(format: SoundFormat, frames: Int, tags: SoundTags, limit: Int = Int(UInt32.max)) {
    dataBytes = frames * format.bytesPerFrame
    var chunks: [UInt8] = []
    Self.appendFormat(format, frames: frames, to: &chunks)
    Self.appendTags(tags, to: &chunks)
    Self.appendMarkers(tags.markers, to: &chunks)

    let riffBytes = 4 + chunks.count + 8 + dataBytes + (dataBytes & 1)
    isRF64 = riffBytes > limit
    var bytes: [UInt8] = []
    bytes.append(isRF64 ? "RF64" : "RIFF")
    bytes.append32(isRF64 ? UInt32.max : UInt32(riffBytes))
    bytes.append("WAVE")
    if isRF64 {
      let sizes = [riffBytes + 36, dataBytes, frames]
      bytes.appendChunk("ds64") { chunk in
        for size in sizes { chunk.append64(size) }
        chunk.append32(0)
      }
    }
    bytes += chunks
    bytes.append("data")
    bytes.append32(isRF64 ? UInt32.max : UInt32(dataBytes))
    self.bytes = bytes
  }

  private static func appendFormat(_ format: SoundFormat, frames: Int, to bytes: inout [UInt8]) {
    let isFloat = format.samples == .float32
    bytes.appendChunk("fmt ") { chunk in
      chunk.append16(isFloat ? 3 : 1)
      chunk.append16(format.channels)
      chunk.append32(UInt32(format.sampleRate.framesPerSecond))
      chunk.append32(UInt32(format.sampleRate.framesPerSecond * format.bytesPerFrame))
      chunk.append16(format.bytesPerFrame)
      chunk.append16(format.samples.bytes * 8)
      if isFloat { chunk.append16(0) }
    }
    if isFloat {
      bytes.appendChunk("fact") { $0.append32(UInt32(clamping: frames)) }
    }
  }

  private static func appendTags(_ tags: SoundTags, to bytes: inout [UInt8]) {
    let texts = [("INAM", tags.title), ("ISFT", tags.software), ("ICMT", tags.comment)]
      .filter { !$0.1.isEmpty }
    guard !texts.isEmpty else { return }
    bytes.appendChunk("LIST") { list in
      list.append("INFO")
      for (name, text) in texts {
        list.appendChunk(name) { $0.append(text + "\0") }
      }
    }
  }

  private static func appendMarkers(_ markers: [ScoreMarker], to bytes: inout [UInt8]) {
    let cues = markers.compactMap { marker in
      UInt32(exactly: marker.frame).map { (frame: $0, name: marker.name) }
    }
    guard !cues.isEmpty else { return }
    bytes.appendChunk("cue ") { chunk in
      chunk.append32(UInt32(cues.count))
      for (index, cue) in cues.enumerated() {
        chunk.append32(UInt32(index + 1))
        chunk.append32(cue.frame)
        chunk.append("data")
        chunk.append32(0)
        chunk.append32(0)
        chunk.append32(cue.frame)
      }
    }
    bytes.appendChunk("LIST") { list in
      list.append("adtl")
      for (index, cue) in cues.enumerated() {
        list.appendChunk("labl") { label in
          label.append32(UInt32(index + 1))
          label.append(cue.name + "\0")
        }
      }
    }
  }
}

extension [UInt8] {
  /// Appends a chunk: its name, its size and what `fill` appends, made even in length.
  fileprivate mutating func appendChunk(_ name: String, fill: (inout [UInt8]) -> Void) {
    append(name)
    let sizeOffset = count
    append32(0)
    let start = count
    fill(&self)
    let size = UInt32(count - start)
    for byte in 0..<4 { self[sizeOffset + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte)) }
    if size & 1 == 1 { append(0) }
  }

  fileprivate mutating func append(_ text: String) { append(contentsOf: text.utf8) }

  fileprivate mutating func append16(_ number: Int) { append(number, bytes: 2) }

  fileprivate mutating func append32(_ number: UInt32) { append(Int(number), bytes: 4) }

  fileprivate mutating func append64(_ number: Int) { append(number, bytes: 8) }

  /// Appends the low bytes of `number`, the lowest first.
  private mutating func append(_ number: Int, bytes: Int) {
    for byte in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }
}
