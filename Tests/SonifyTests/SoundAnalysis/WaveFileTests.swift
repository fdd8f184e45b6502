import SonifyTestSupport
import Testing

@Suite struct WaveFileTests {
  private func little(_ value: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(body.count, 4) + body + (body.count % 2 == 1 ? [0] : [])
  }

  private func format(_ tag: Int, bits: Int, channels: Int) -> [UInt8] {
    chunk(
      "fmt ",
      little(tag, 2) + little(channels, 2) + little(48_000, 4)
        + little(48_000 * channels * bits / 8, 4) + little(channels * bits / 8, 2)
        + little(bits, 2))
  }

  private func file(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WAVE".utf8) + chunks
  }

  @Test func samplesOfEveryWidthAreRead() throws {
    let sixteen = try Recording(
      waveFile: file(
        format(1, bits: 16, channels: 2)
          + chunk("data", little(-32_768, 2) + little(16_384, 2) + little(1, 2) + little(0, 2))))
    #expect(sixteen.channels == [[-1, 1.0 / 32_768], [0.5, 0]])
    #expect(sixteen.sampleRate == 48_000 && sixteen.encoding == .integer(bits: 16))
    let twentyFour = try Recording(
      waveFile: file(format(1, bits: 24, channels: 1) + chunk("data", little(-4_194_304, 3))))
    #expect(twentyFour.channels == [[-0.5]])
    let float = try Recording(
      waveFile: file(
        format(3, bits: 32, channels: 1)
          + chunk("data", little(Int(Float(-0.25).bitPattern), 4))))
    #expect(float.channels == [[-0.25]] && float.encoding == .float(bits: 32))
  }

  @Test func stringsAndCuesAreRead() throws {
    let cue = little(1, 4) + little(7, 4) + little(0, 4) + Array("data".utf8) + little(0, 8)
    let names = Array("adtl".utf8) + chunk("labl", little(7, 4) + Array("1960\0".utf8))
    let recording = try Recording(
      waveFile: file(
        format(1, bits: 16, channels: 1)
          + chunk("LIST", Array("INFO".utf8) + chunk("INAM", Array("Births\0".utf8)))
          + chunk("cue ", cue + little(123, 4)) + chunk("LIST", names)
          + chunk("data", little(0, 2))))
    #expect(recording.strings == ["INAM": "Births"])
    #expect(recording.cues == [.init(frame: 123, name: "1960")])
  }

  @Test func longFilesKeepTheirSizesInTheirOwnPart() throws {
    let data = little(5, 2)
    let rest = format(1, bits: 16, channels: 1) + Array("data".utf8) + little(0xFFFF_FFFF, 4) + data
    let sizes = chunk(
      "ds64", little(4 + 36 + rest.count, 8) + little(2, 8) + little(1, 8) + little(0, 4))
    let recording = try Recording(
      waveFile: Array("RF64".utf8) + little(0xFFFF_FFFF, 4) + Array("WAVE".utf8) + sizes + rest)
    #expect(recording.channels == [[5.0 / 32_768]])
  }

  @Test func wrongSizesAreTold() {
    let good = file(format(1, bits: 16, channels: 1) + chunk("data", little(0, 2)))
    #expect(throws: WaveFileError.self) { try Recording(waveFile: good + [0]) }
    #expect(throws: WaveFileError.self) { try Recording(waveFile: Array(good.dropLast())) }
    #expect(throws: WaveFileError.self) { try Recording(waveFile: []) }
  }
}
