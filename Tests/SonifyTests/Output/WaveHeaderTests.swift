import Foundation
import Testing

@testable import Sonify

@Suite struct WaveHeaderTests {
  private let tags = SoundTags(
    title: "Größe", software: "sonify 0.1.0", comment: "x: year",
    markers: [ScoreMarker(frame: 0, name: "1920"), ScoreMarker(frame: 4800, name: "1930é")])

  private func format(_ samples: SampleFormat, channels: Int = 2) -> SoundFormat {
    SoundFormat(sampleRate: .standard, channels: channels, samples: samples)
  }

  @Test func aPlainHeaderIsTheFortyFourBytesEveryReaderKnows() {
    let header = WaveHeader(format: format(.int16), frames: 1000, tags: SoundTags())
    let expected: [UInt8] =
      Array("RIFF".utf8) + [0xC4, 0x0F, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0]
      + [1, 0, 2, 0, 0x80, 0xBB, 0, 0, 0x00, 0xEE, 2, 0, 4, 0, 16, 0]
      + Array("data".utf8) + [0xA0, 0x0F, 0, 0]
    #expect(header.bytes == expected)
    #expect(!header.isRF64)
  }

  @Test(arguments: SampleFormat.allCases, [1, 2])
  func sizesAgreeWithWhatFollows(samples: SampleFormat, channels: Int) throws {
    let format = format(samples, channels: channels)
    let header = WaveHeader(format: format, frames: 333, tags: tags)
    let file = header.bytes + [UInt8](repeating: 0, count: header.dataBytes + header.padding)
    #expect(file.count.isMultiple(of: 2))
    #expect(file.number(at: 4, bytes: 4) == file.count - 8)
    let chunks = RiffChunk.chunks(ofFile: file)
    #expect(chunks.last?.name == "data")
    #expect(chunks.last?.body.count == 333 * format.bytesPerFrame)
    let description = try #require(chunks["fmt "]).body
    #expect(description.number(at: 0, bytes: 2) == (samples == .float32 ? 3 : 1))
    #expect(description.number(at: 2, bytes: 2) == channels)
    #expect(description.number(at: 8, bytes: 4) == 48_000 * format.bytesPerFrame)
    #expect(description.number(at: 14, bytes: 2) == samples.bytes * 8)
    #expect(chunks["fact"]?.body.number(at: 0, bytes: 4) == (samples == .float32 ? 333 : nil))
  }

  @Test func tagsAndMarkersStandBeforeTheSamples() throws {
    let header = WaveHeader(format: format(.int16), frames: 9600, tags: tags)
    let chunks = RiffChunk.chunks(ofFile: header.bytes)
    #expect(chunks.map(\.name) == ["fmt ", "LIST", "cue ", "LIST", "data"])
    #expect(chunks[1].listType == "INFO")
    #expect(chunks[1].listed.map(\.name) == ["INAM", "ISFT", "ICMT"])
    #expect(chunks[1].listed.map { $0.text() } == ["Größe", "sonify 0.1.0", "x: year"])
    let cues = chunks[2].body
    #expect(cues.count == 4 + 2 * 24)
    #expect(cues.number(at: 0, bytes: 4) == 2)
    #expect(cues.number(at: 4 + 24 + 20, bytes: 4) == 4800)
    #expect(chunks[3].listType == "adtl")
    #expect(chunks[3].listed.map { $0.body.number(at: 0, bytes: 4) } == [1, 2])
    #expect(chunks[3].listed.map { $0.text(at: 4) } == ["1920", "1930é"])
  }

  @Test func pastFourGibibytesTheHeaderIsRF64() throws {
    let frames = 1_728_000_000
    let header = WaveHeader(format: format(.int16), frames: frames, tags: tags)
    #expect(header.isRF64)
    #expect(header.bytes.prefix(4).elementsEqual("RF64".utf8))
    #expect(header.bytes.number(at: 4, bytes: 4) == 0xFFFF_FFFF)
    let chunks = RiffChunk.chunks(ofFile: header.bytes)
    #expect(chunks.first?.name == "ds64")
    let sizes = try #require(chunks["ds64"]).body
    #expect(sizes.number(at: 0, bytes: 8) == header.bytes.count - 8 + 4 * frames)
    #expect(sizes.number(at: 8, bytes: 8) == 4 * frames)
    #expect(sizes.number(at: 16, bytes: 8) == frames)
    #expect(header.bytes.suffix(4) == [255, 255, 255, 255])
  }

  @Test func anotherReaderFindsEveryFrameOfRF64() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("long.wav")
    let header = WaveHeader(format: format(.int24), frames: 1_000_000_001, tags: tags)
    try Data(header.bytes).write(to: URL(fileURLWithPath: path))
    // The samples are a hole in the file, and take no room.
    #expect(unsafe truncate(path, header.bytes.count + header.dataBytes + header.padding) == 0)
    let decoded = try #require(DecodedSound(path: path, readsSamples: false))
    #expect(decoded.frames == 1_000_000_001)
    #expect(decoded.title == "Größe")
  }

  @Test func theLastRIFFIsExactlyFull() {
    let overhead = WaveHeader(format: format(.int16), frames: 0, tags: SoundTags()).bytes.count - 8
    let limit = overhead + 400
    let format = format(.int16)
    #expect(!WaveHeader(format: format, frames: 100, tags: SoundTags(), limit: limit).isRF64)
    #expect(WaveHeader(format: format, frames: 101, tags: SoundTags(), limit: limit).isRF64)
  }

  @Test func markersPastThirtyTwoBitsAreLeftOut() throws {
    let far = SoundTags(markers: [
      ScoreMarker(frame: 7, name: "near"), ScoreMarker(frame: 1 << 32, name: "far"),
    ])
    let header = WaveHeader(format: format(.int16), frames: 1 << 33, tags: far)
    let chunks = RiffChunk.chunks(ofFile: header.bytes)
    #expect(chunks["cue "]?.body.number(at: 0, bytes: 4) == 1)
    #expect(chunks["LIST"]?.listed.map { $0.text(at: 4) } == ["near"])
  }

  @Test func longAndForeignTextsAreCutToWhatFormatsHold() {
    let tags = SoundTags(
      title: String(repeating: "é", count: 3000), comment: "a\0b",
      markers: (0..<2000).map { ScoreMarker(frame: $0, name: String(repeating: "x", count: 99)) })
    #expect(tags.title.utf8.count == 4000)
    #expect(tags.comment == "ab")
    #expect(tags.markers.count == 1000)
    #expect(tags.markers.allSatisfy { $0.name.count == 80 })
  }
}
