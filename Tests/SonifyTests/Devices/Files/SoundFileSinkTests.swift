import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

@Suite struct SoundFileSinkTests {
  private let frames = 20_000
  private let tags = SoundFileSink.Tags(
    title: "Größe – births", software: "sonify 0.1.0", comment: "x: year, 1917 to 1975",
    markers: [Score.Marker(frame: 0, name: "1920"), Score.Marker(frame: 4800, name: "1930")])

  private func format(
    _ samples: SoundFormat.Samples, channels: Int = 2, rate: Int = 48_000
  ) throws -> SoundFormat {
    SoundFormat(
      sampleRate: try #require(SampleRate(framesPerSecond: rate)), channels: channels,
      samples: samples)
  }

  /// A tone at 440 Hz of amplitude 0.5, the same on every channel.
  private func tone(_ format: SoundFormat) -> [Float] {
    let step = 2 * Double.pi * 440 / Double(format.sampleRate.framesPerSecond)
    return (0..<frames * format.channels).map {
      Float(0.5 * sin(step * Double($0 / format.channels)))
    }
  }

  private func write(
    _ samples: [Float], to path: String, format: SoundFormat, blockLength: Int = 4096
  ) throws {
    var sink = try SoundFileSink.open(
      path: path, format: format, frames: samples.count / format.channels, tags: tags)
    for start in stride(from: 0, to: samples.count, by: blockLength) {
      try sink.write(samples[start..<min(samples.count, start + blockLength)].span)
    }
    try sink.finish()
  }

  @Test(arguments: SoundFileFormat.available, [1, 2])
  func everyFormatGivesBackWhatWasWritten(file: SoundFileFormat, channels: Int) throws {
    let folder = try TemporaryFolder()
    for samples in file.sampleFormats {
      let format = try format(samples, channels: channels)
      let path = folder.file("tone-\(samples.rawValue).\(file.rawValue)")
      let written = tone(format)
      try write(written, to: path, format: format)
      let decoded = try #require(DecodedSound(path: path))
      #expect(decoded.sampleRate == 48_000)
      #expect(decoded.channels == channels)
      #expect(decoded.frames == frames)
      let tolerance: Float =
        switch samples {
        case _ where file.isLossy: 0.02
        case .int16: 1.5 / 32_768
        case .int24: 1.5 / 8_388_608
        case .float32: 0
        }
      let middle = 4000 * channels..<16_000 * channels
      let worst = middle.map { abs(decoded.floats[$0] - written[$0]) }.max() ?? 1
      #expect(worst <= tolerance, "\(path)")
      #expect(decoded.comment == tags.comment)
      #expect(decoded.cueFrames == (file.holdsMarkers ? [0, 4800] : []))
      #expect(decoded.title == tags.title)
      // libsndfile does not read the software of MP3.
      #expect(file == .mp3 || decoded.software.hasPrefix("sonify 0.1.0"))
    }
    #expect(try folder.names.count == file.sampleFormats.count)
  }

  @Test func wholeNumbersAreStoredAsTheyAre() throws {
    let folder = try TemporaryFolder()
    let edges: [Int32] = [0, 1, -1, 0x7FFF, -0x8000, 12_345]
    let narrowSamples = edges.map { Int16($0) }
    let wideSamples = edges.map { $0 << 16 | 0x55 << 8 }
    for name in ["wav", "flac", "aiff"] {
      var narrow = try SoundFileSink.open(
        path: folder.file("16.\(name)"), format: try format(.int16), frames: 3)
      try narrow.write(narrowSamples.span)
      try narrow.finish()
      #expect(DecodedSound(path: folder.file("16.\(name)"))?.samples == edges.map { $0 << 16 })
      var wide = try SoundFileSink.open(
        path: folder.file("24.\(name)"), format: try format(.int24), frames: 3)
      try wide.write(wideSamples.span)
      try wide.finish()
      #expect(DecodedSound(path: folder.file("24.\(name)"))?.samples == wideSamples)
    }
  }

  @Test(arguments: [SoundFormat.Samples.int16, .int24])
  func whatIsTooLoudBecomesFullScaleAndNeverWraps(samples: SoundFormat.Samples) throws {
    let folder = try TemporaryFolder()
    for name in ["wav", "flac", "aiff"] {
      let path = folder.file("loud.\(name)")
      try write([1, -1, 1.5, -1.5, 40, -40], to: path, format: try format(samples))
      let decoded = try #require(DecodedSound(path: path))
      for (index, sample) in decoded.floats.enumerated() {
        #expect(index.isMultiple(of: 2) ? sample > 0.9999 : sample < -0.9999)
      }
    }
  }

  @Test(arguments: SoundFileFormat.available.filter { $0 != .ogg && $0 != .opus })
  func theSameSamplesGiveTheSameBytesInBlocksOfAnyLength(file: SoundFileFormat) throws {
    let folder = try TemporaryFolder()
    for samples in file.sampleFormats {
      let format = try format(samples)
      let names = [64, 1000, 40_000].map { "\($0).\(file.rawValue)" }
      for (name, blockLength) in zip(names, [64, 1000, 40_000]) {
        try write(tone(format), to: folder.file(name), format: format, blockLength: blockLength)
      }
      let first = try folder.bytes(of: names[0])
      for name in names.dropFirst() { #expect(try folder.bytes(of: name) == first) }
    }
  }

  @Test(arguments: SoundFileFormat.available, ["Größe", "東京の気温 – Ω", "births 🎵", "a", ""])
  func aTitleOfAnyLettersIsKept(file: SoundFileFormat, title: String) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tone.\(file.rawValue)")
    let format = try format(try #require(file.sampleFormats.first))
    let tags = SoundFileSink.Tags(title: title)
    var sink = try SoundFileSink.open(path: path, format: format, frames: 4800, tags: tags)
    try sink.write([Float](repeating: 0, count: 9600).span)
    try sink.finish()
    #expect(try #require(DecodedSound(path: path)).title == title)
  }

  @Test func aFormatRefusesWhatItCannotHold() throws {
    let folder = try TemporaryFolder()
    let refusals: [(String, SoundFormat, Int, String)] = [
      ("a.flac", try format(.float32), 1, "flac files can have 16 or 24 bits, not 32f"),
      ("a.ogg", try format(.int16), 1, "ogg files have no choice of bits"),
      (
        "a.opus", try format(.float32, rate: 44_100), 1,
        "opus files can have sample rates of 8000, 12000"
      ),
      (
        "a.mp3", try format(.float32, rate: 96_000), 1,
        "mp3 files can have sample rates of 8000, 11025"
      ),
      (
        "a.flac", try format(.int16, rate: 96_001), 1,
        "flac files can have sample rates up to 65535"
      ),
      (
        "a.ogg", try format(.float32, rate: 384_000), 1,
        "ogg files can have sample rates up to 200000"
      ),
      ("a.aiff", try format(.int16), 1 << 30, "too long for aiff"),
      ("a.xyz", try format(.int16), 1, "use one of .wav .flac"),
      ("wav", try format(.int16), 1, "use one of .wav"),
      (".wav", try format(.int16), 1, "use one of .wav"),
    ]
    for (name, format, frames, words) in refusals {
      let path = folder.file(name)
      let error = #expect(throws: OutputError.self) {
        try SoundFileSink.open(path: path, format: format, frames: frames).finish()
      }
      #expect(error?.category == .usage)
      #expect(error?.description.hasPrefix(path + ": ") == true)
      #expect(error?.description.contains(words) == true, "\(String(describing: error))")
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func theExtensionChoosesInCapitalsToo() {
    #expect(SoundFileFormat(path: "A.WAV") == .wav)
    #expect(SoundFileFormat(path: "x/a.b.aif") == .aiff)
    #expect(SoundFileFormat(path: "x.flac/a") == nil)
    #expect(SoundFileFormat(path: "") == nil)
  }
}

extension [UInt8] {
  fileprivate var latin1: String { String(String.UnicodeScalarView(map { Unicode.Scalar($0) })) }
}
