/// What is wrong with a file that should be a WAV file.
public struct WaveFileError: Error, CustomStringConvertible {
  /// What is wrong.
  public var description: String
}

extension Recording {
  /// Reads a WAV or RF64 file of 16, 24 or 32-bit whole numbers or 32 or 64-bit floating point.
  ///
  /// A reader of its own, so that files are not checked by the library that wrote them. Sizes in
  /// the header must be those of the file.
  public init(waveFile bytes: [UInt8]) throws(WaveFileError) {
    let form = bytes.text(0, 4)
    guard form == "RIFF" || form == "RF64", bytes.text(8, 4) == "WAVE" else {
      throw WaveFileError(description: "not a WAV file")
    }
    var dataSize: Int?
    var riffSize = bytes.number(4, 4)
    var format: Format?
    var names: [Int: String] = [:]
    var places: [(id: Int, frame: Int)] = []
    var samples: Range<Int>?
    self.init(sampleRate: 0, channels: [])

    var position = 12
    while position + 8 <= bytes.count {
      let body = position + 8
      var size = bytes.number(position + 4, 4)
      switch bytes.text(position, 4) {
      case "ds64":
        riffSize = bytes.number(body, 8)
        dataSize = bytes.number(body + 8, 8)
      case "fmt ": format = try Format(bytes, at: body, size: size)
      case "data":
        if size == 0xFFFF_FFFF, let dataSize { size = dataSize }
        guard body + size <= bytes.count else {
          throw WaveFileError(
            description: "data says \(size) bytes, \(bytes.count - body) are left")
        }
        samples = body..<(body + size)
      case "LIST":
        try bytes.forEachChunk(in: (body + 4)..<(body + size)) { name, chunk in
          if bytes.text(body, 4) == "INFO" {
            strings[name] = bytes.zeroTerminated(chunk)
          } else if name == "labl" {
            names[bytes.number(chunk.lowerBound, 4)] = bytes.zeroTerminated(
              (chunk.lowerBound + 4)..<chunk.upperBound)
          }
        }
      case "cue ":
        for index in 0..<bytes.number(body, 4) {
          let cue = body + 4 + 24 * index
          places.append((bytes.number(cue, 4), bytes.number(cue + 20, 4)))
        }
      default: break
      }
      position = body + size + size % 2
    }
    guard riffSize + 8 == bytes.count else {
      throw WaveFileError(description: "header says \(riffSize + 8) bytes, file has \(bytes.count)")
    }
    guard let format, let samples else {
      throw WaveFileError(description: "no format or no data")
    }
    sampleRate = Double(format.sampleRate)
    encoding = format.encoding
    channels = format.decode(bytes, samples)
    cues = places.map { Cue(frame: $0.frame, name: names[$0.id] ?? "") }
  }
}

private struct Format {
  var channels: Int
  var sampleRate: Int
  var encoding: Recording.Encoding

  init(_ bytes: [UInt8], at start: Int, size: Int) throws(WaveFileError) {
    channels = bytes.number(start + 2, 2)
    sampleRate = bytes.number(start + 4, 4)
    let bits = bytes.number(start + 14, 2)
    var tag = bytes.number(start, 2)
    if tag == 0xFFFE, size >= 26 { tag = bytes.number(start + 24, 2) }
    switch (tag, bits) {
    case (1, 16), (1, 24), (1, 32): encoding = .integer(bits: bits)
    case (3, 32), (3, 64): encoding = .float(bits: bits)
    default: throw WaveFileError(description: "format \(tag) of \(bits) bits")
    }
    guard channels > 0, bytes.number(start + 12, 2) == channels * bits / 8,
      bytes.number(start + 8, 4) == sampleRate * channels * bits / 8
    else { throw WaveFileError(description: "the format's sizes disagree") }
  }

  func decode(_ bytes: [UInt8], _ samples: Range<Int>) -> [[Double]] {
    let width =
      switch encoding {
      case .integer(let bits), .float(let bits): bits / 8
      }
    let frames = samples.count / (width * channels)
    return (0..<channels).map { channel in
      (0..<frames).map { frame in
        let raw = bytes.number(samples.lowerBound + (frame * channels + channel) * width, width)
        return switch encoding {
        case .float(32): Double(Float(bitPattern: UInt32(raw)))
        case .float: Double(bitPattern: UInt64(bitPattern: Int64(raw)))
        case .integer(let bits):
          Double((raw << (64 - bits)) >> (64 - bits)) / Double(1 << (bits - 1))
        }
      }
    }
  }
}

extension [UInt8] {
  /// A little-endian number of 1 to 8 bytes; what lies past the end counts as zero.
  fileprivate func number(_ start: Int, _ size: Int) -> Int {
    var value = 0
    for index in 0..<size where start + index < count {
      value |= Int(truncatingIfNeeded: UInt64(self[start + index]) << (8 * index))
    }
    return value
  }

  fileprivate func text(_ start: Int, _ size: Int) -> String {
    String(decoding: dropFirst(start).prefix(size), as: UTF8.self)
  }

  fileprivate func zeroTerminated(_ range: Range<Int>) -> String {
    String(decoding: self[range].prefix { $0 != 0 }, as: UTF8.self)
  }

  fileprivate func forEachChunk(in range: Range<Int>, _ body: (String, Range<Int>) -> Void)
    throws(WaveFileError)
  {
    var position = range.lowerBound
    while position + 8 <= range.upperBound {
      let size = number(position + 4, 4)
      guard position + 8 + size <= Swift.min(range.upperBound, count) else {
        throw WaveFileError(description: "a part is longer than the list that holds it")
      }
      body(text(position, 4), (position + 8)..<(position + 8 + size))
      position += 8 + size + size % 2
    }
  }
}
