import Foundation
import SonifyTestSupport
import Testing

@Suite struct RenderTests {
  private let squares = Workplace.squares

  /// How files of each kind begin, and where in them that stands.
  private static let signatures: [(ending: String, offset: Int, bytes: [UInt8])] = [
    ("wav", 0, Array("RIFF".utf8)), ("flac", 0, Array("fLaC".utf8)),
    ("ogg", 29, Array("vorbis".utf8)),
    ("opus", 28, Array("OpusHead".utf8)), ("mp3", 0, Array("ID3".utf8)),
    ("aiff", 0, Array("FORM".utf8)),
    ("aif", 0, Array("FORM".utf8)), ("WAV", 0, Array("RIFF".utf8)),
  ]

  @Test(arguments: signatures)
  func theEndingChoosesTheFormat(ending: String, offset: Int, bytes: [UInt8]) async throws {
    let workplace = try Workplace()
    try workplace.write("squares.csv", squares)
    let file = "sound.\(ending)"
    let outcome = try await workplace.sonify(
      ["render", "squares.csv", "-o", file, "--duration", "0.5", "--quiet"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error.isEmpty)
    #expect(outcome.output.isEmpty)
    #expect(try workplace.names == [file, "squares.csv"].sorted())
    #expect(try Array(workplace.bytes(of: file).dropFirst(offset).prefix(bytes.count)) == bytes)
  }
}
