import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifySound

/// Sounds in memory and compressed files: the same sound gives the same bytes, which still decode.
@Suite struct SteadyOggTests {
  private static func score() throws -> Score {
    try Composer().compose(PictureCharts.sample("births.csv")).score.levelled().score
  }

  @Test(arguments: [SoundFileFormat.opus, .ogg, .mp3])
  func theSameSoundGivesTheSameBytes(format: SoundFileFormat) throws {
    let score = try Self.score()
    let tags = SoundFileSink.Tags(title: "Births", software: "tests", comment: "")
    let bytes = try #require(try score.encoded(as: format, tags: tags))
    #expect(try score.encoded(as: format, tags: tags) == bytes)
    let folder = try TemporaryFolder()
    let path = folder.file("sound.\(format.rawValue)")
    let file = try OutputFile.open(path: path)
    try file.write(unsafe bytes.span.bytes)
    try file.commit()
    let decoded = try #require(DecodedSound(path: path))
    // Encoders pad the end.
    #expect(abs(decoded.frames - score.frames) < 4000)
    let loud = decoded.floats.count { abs($0) > 0.05 }
    #expect(loud > score.frames / 4)
  }

  @Test func aStoppedSoundHasNoBytes() throws {
    let score = try Self.score()
    let bytes = try score.encoded(as: .mp3, tags: SoundFileSink.Tags()) { _ in false }
    #expect(bytes == nil)
  }
}
