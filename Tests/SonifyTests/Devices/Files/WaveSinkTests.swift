import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

/// What a WAV file of ours holds, as a reader of its own finds it.
@Suite struct WaveSinkTests {
  private let tags = SoundFileSink.Tags(
    title: "Größe", software: "sonify 0.1.0", comment: "x: year",
    markers: [Score.Marker(frame: 0, name: "1920"), Score.Marker(frame: 4800, name: "1930é")])

  private func format(_ samples: SoundFormat.Samples, channels: Int = 2) -> SoundFormat {
    SoundFormat(sampleRate: .standard, channels: channels, samples: samples)
  }

  /// The bytes of a file of `frames` frames that are not silent.
  private func file(
    _ format: SoundFormat, frames: Int, tags: SoundFileSink.Tags = SoundFileSink.Tags()
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    var sink = try SoundFileSink.open(
      path: folder.file("a.wav"), format: format, frames: frames, tags: tags)
    let samples = [Float](repeating: 0.5, count: frames * format.channels)
    try sink.write(samples.span)
    try sink.finish()
    return try folder.bytes(of: "a.wav")
  }

  /// The header of a file that is too long to be written here.
  private func header(
    _ format: SoundFormat, frames: Int, tags: SoundFileSink.Tags = SoundFileSink.Tags()
  ) throws -> WaveRehearsal {
    try WaveRehearsal(path: "a.wav", format: format, frames: frames, tags: tags)
  }

  @Test func aPlainHeaderIsTheFortyFourBytesEveryReaderKnows() throws {
    let expected: [UInt8] =
      Array("RIFF".utf8) + [0xC4, 0x0F, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0]
      + [1, 0, 2, 0, 0x80, 0xBB, 0, 0, 0x00, 0xEE, 2, 0, 4, 0, 16, 0]
      + Array("data".utf8) + [0xA0, 0x0F, 0, 0]
    let file = try file(format(.int16), frames: 1000)
    #expect(file.prefix(44).elementsEqual(expected))
    #expect(file.count == 44 + 4000)
  }

  @Test(arguments: SoundFormat.Samples.allCases, [1, 2])
  func sizesAgreeWithWhatFollows(samples: SoundFormat.Samples, channels: Int) throws {
    let format = format(samples, channels: channels)
    let file = try file(format, frames: 333, tags: tags)
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
    // sox warns of floating point whose description does not say how long its extension is.
    #expect(description.count == (samples == .float32 ? 18 : 16))
    if samples == .float32 { #expect(description.number(at: 16, bytes: 2) == 0) }
    // It would hold the time of day.
    #expect(chunks["PEAK"] == nil)
  }

  @Test(arguments: SoundFormat.Samples.allCases, [0, 1])
  func theShortestSoundsAreWhole(samples: SoundFormat.Samples, frames: Int) throws {
    for tags in [tags, SoundFileSink.Tags()] {
      let file = try file(format(samples, channels: 1), frames: frames, tags: tags)
      #expect(file.number(at: 4, bytes: 4) == file.count - 8)
      #expect(try Recording(waveFile: file).frames == frames)
    }
  }

  @Test func tagsAndMarkersStandBeforeTheSamples() throws {
    let chunks = RiffChunk.chunks(ofFile: try file(format(.int16), frames: 9600, tags: tags))
    #expect(chunks.map(\.name) == ["fmt ", "LIST", "cue ", "LIST", "data"])
    #expect(chunks[1].listType == "INFO")
    #expect(chunks[1].listed.map(\.name) == ["INAM", "ISFT", "ICMT"])
    let texts = chunks[1].listed.map { $0.text() }
    #expect(texts[0] == "Größe" && texts[2] == "x: year")
    #expect(texts[1]?.hasPrefix("sonify 0.1.0 (libsndfile") == true)
    let cues = chunks[2].body
    #expect(cues.count == 4 + 2 * 24)
    #expect(cues.number(at: 0, bytes: 4) == 2)
    #expect(cues.number(at: 4 + 24 + 20, bytes: 4) == 4800)
    #expect(chunks[3].listType == "adtl")
    #expect(chunks[3].listed.map { $0.body.number(at: 0, bytes: 4) } == [1, 2])
    #expect(chunks[3].listed.map { $0.text(at: 4) } == ["1920", "1930é"])
  }

  @Test(arguments: [
    [""], ["a"], ["ab"], ["abc"], ["abcd"], ["", ""], ["x", "größer", "", "数", "y\u{301}"],
    (1...500).map { "\($0) %" },
  ])
  func everyMarkerKeepsItsName(names: [String]) throws {
    let tags = SoundFileSink.Tags(
      markers: names.enumerated().map { Score.Marker(frame: 7 * $0.offset, name: $0.element) })
    let folder = try TemporaryFolder()
    let bytes = try file(format(.int16), frames: 4000, tags: tags)
    let chunks = RiffChunk.chunks(ofFile: bytes)
    let list = try #require(chunks["LIST"])
    let labels = list.listed
    // No byte of the list is outside a label, where a reader would look for another.
    let labelBytes = labels.map { 8 + $0.body.count + $0.body.count % 2 }
    #expect(labelBytes.reduce(4, +) == list.body.count)
    #expect(labels.map { $0.text(at: 4) } == names)
    #expect(labels.map { $0.body.number(at: 0, bytes: 4) } == Array(1...names.count))
    let recording = try Recording(waveFile: bytes)
    #expect(recording.cues.map(\.name) == names)
    #expect(recording.cues.map(\.frame) == names.indices.map { 7 * $0 })

    try Data(bytes).write(to: URL(fileURLWithPath: folder.file("a.wav")))
    let decoded = try #require(DecodedSound(path: folder.file("a.wav")))
    #expect(decoded.frames == 4000)
    #expect(decoded.cueFrames == names.indices.prefix(100).map { 7 * $0 })
    #expect(decoded.cueNames == Array(names.prefix(100)))
  }

  @Test func theLongestTagsStillMakeAHeader() throws {
    let markers = (0..<2000).map {
      Score.Marker(frame: $0, name: $0 < 900 ? String(repeating: "x", count: 99) : "\($0)")
    }
    let text = String(repeating: "é", count: 3000)
    let tags = SoundFileSink.Tags(title: text, software: text, comment: text, markers: markers)
    #expect(tags.markers.count == 1000)
    #expect(tags.markers.suffix(100).map(\.name) == (900..<1000).map { "\($0)" })
    for samples in SoundFormat.Samples.allCases {
      let recording = try Recording(waveFile: file(format(samples), frames: 10, tags: tags))
      #expect(recording.frames == 10)
      #expect(recording.cues.map(\.name) == tags.markers.map(\.name))
      #expect(recording.strings["ICMT"] == tags.comment)
    }
    let long = try header(format(.float32), frames: 1 << 32, tags: tags)
    #expect(RiffChunk.chunks(ofFile: long.header).last?.name == "data")
    let folder = try TemporaryFolder()
    var sink = try SoundFileSink.open(
      path: folder.file("a.aiff"), format: format(.int16), frames: 10, tags: tags)
    try sink.write([Int16](repeating: 1, count: 20).span)
    try sink.finish()
    #expect(DecodedSound(path: folder.file("a.aiff"))?.frames == 10)
  }

  @Test func longAndForeignTextsAreCutToWhatFormatsHold() {
    let tags = SoundFileSink.Tags(
      title: String(repeating: "é", count: 3000), comment: "a\0b",
      markers: (0..<450).map { Score.Marker(frame: $0, name: String(repeating: "x", count: 99)) })
    #expect(tags.title.utf8.count == 4000)
    #expect(tags.comment == "ab")
    #expect(tags.markers.allSatisfy { $0.name.utf8.count == 80 })
  }
}
