import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

/// WAV files longer than 4 GiB, by their headers alone.
@Suite struct LongWaveTests {
  private func format(_ samples: SoundFormat.Samples, channels: Int = 2) -> SoundFormat {
    SoundFormat(sampleRate: .standard, channels: channels, samples: samples)
  }

  private func rehearse(
    _ format: SoundFormat, frames: Int, tags: SoundFileSink.Tags = SoundFileSink.Tags()
  ) throws -> WaveRehearsal {
    try WaveRehearsal(path: "a.wav", format: format, frames: frames, tags: tags)
  }

  @Test(arguments: SoundFormat.Samples.allCases, [1, 2])
  func pastFourGibibytesTheHeaderIsRF64(samples: SoundFormat.Samples, channels: Int) throws {
    let frames = 4_294_967_301
    let format = format(samples, channels: channels)
    let tags = SoundFileSink.Tags(
      title: "Größe", markers: [Score.Marker(frame: 1 << 31, name: "é")])
    let rehearsal = try rehearse(format, frames: frames, tags: tags)
    #expect(rehearsal.isRF64)
    let header = rehearsal.header
    #expect(header.prefix(4).elementsEqual("RF64".utf8))
    #expect(header.number(at: 4, bytes: 4) == 0xFFFF_FFFF)
    let chunks = RiffChunk.chunks(ofFile: header)
    #expect(chunks.map(\.name) == ["ds64", "fmt ", "LIST", "cue ", "LIST", "data"])
    let sizes = chunks[0].body
    let dataBytes = frames * format.bytesPerFrame
    #expect(rehearsal.length == header.count + dataBytes + dataBytes % 2)
    #expect(sizes.number(at: 0, bytes: 8) == rehearsal.length - 8)
    #expect(sizes.number(at: 8, bytes: 8) == dataBytes)
    #expect(sizes.number(at: 16, bytes: 8) == frames)
    // "Extensible": the encoding stands in the first bytes of the sub-format.
    #expect(chunks[1].body.number(at: 0, bytes: 2) == 0xFFFE)
    #expect(chunks[1].body.number(at: 2, bytes: 2) == channels)
    #expect(chunks[1].body.number(at: 14, bytes: 2) == samples.bytes * 8)
    #expect(chunks[1].body.number(at: 24, bytes: 2) == (samples == .float32 ? 3 : 1))
    #expect(chunks[2].listed.map { $0.text() } == ["Größe"])
    #expect(chunks[3].body.number(at: 4 + 20, bytes: 4) == 1 << 31)
    #expect(chunks[4].listed.map { $0.text(at: 4) } == ["é"])
    #expect(header.suffix(4) == [255, 255, 255, 255])
  }

  @Test func anotherReaderFindsEveryFrameOfRF64() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("long.wav")
    let tags = SoundFileSink.Tags(title: "Größe")
    let rehearsal = try rehearse(format(.int24), frames: 1_000_000_001, tags: tags)
    try Data(rehearsal.header).write(to: URL(fileURLWithPath: path))
    // The samples are a hole in the file, and take no room.
    #expect(unsafe truncate(path, rehearsal.length) == 0)
    let decoded = try #require(DecodedSound(path: path, readsSamples: false))
    #expect(decoded.frames == 1_000_000_001)
    #expect(decoded.title == "Größe")
  }

  @Test func theLastRIFFIsExactlyFull() throws {
    // 44 bytes of header, and a size of 32 bits for all but the first eight.
    let frames = (Int(UInt32.max) - 36) / 4
    let full = try rehearse(format(.int16), frames: frames)
    #expect(!full.isRF64)
    #expect(full.header.number(at: 4, bytes: 4) == 36 + 4 * frames)
    #expect(full.header.number(at: 40, bytes: 4) == 4 * frames)
    #expect(try rehearse(format(.int16), frames: frames + 1).isRF64)
  }

  @Test func markersPastThirtyTwoBitsAreLeftOut() throws {
    let far = SoundFileSink.Tags(markers: [
      Score.Marker(frame: 7, name: "near"), Score.Marker(frame: 1 << 32, name: "far"),
    ])
    let rehearsal = try rehearse(format(.int16), frames: 1 << 33, tags: far)
    let chunks = RiffChunk.chunks(ofFile: rehearsal.header)
    #expect(chunks["cue "]?.body.number(at: 0, bytes: 4) == 1)
    #expect(chunks["LIST"]?.listed.map { $0.text(at: 4) } == ["near"])
  }

  /// Counts what is written, and holds it to the order that a pipe needs.
  private final class Order: LibraryFile {
    let path = "order"
    let failure: OutputError? = nil
    var position = 0
    var length = 0
    var rewrites: Set<Int> = []

    func seek(to position: Int) { self.position = position }

    func write(_ bytes: RawSpan) {
      if position < length { rewrites.insert(position) }
      position += bytes.byteCount
      length = max(length, position)
    }

    func commit() {}
  }

  @Test(arguments: SoundFormat.Samples.allCases, [false, true])
  func libsndfileGoesBackToTheHeaderAlone(samples: SoundFormat.Samples, isRF64: Bool) throws {
    let order = Order()
    let library = try LibrarySoundFile.open(
      order, as: .wav, isRF64: isRF64, format: format(samples, channels: 1),
      tags: SoundFileSink.Tags(title: "order", markers: [Score.Marker(frame: 3, name: "1920")]))
    for _ in 0..<3 {
      switch samples {
      case .int16: try library.write([Int16](repeating: 1, count: 9001).span)
      case .int24: try library.write([Int32](repeating: 1, count: 9001).span)
      case .float32: try library.write([Float](repeating: 1, count: 9001).span)
      }
    }
    try library.finish()
    #expect(order.rewrites == [0])
    #expect(order.length.isMultiple(of: 2))
  }
}
