import Foundation
import Testing

/// The cases that `make fuzz` starts from: each is a result or a line of explanation.
@Suite struct KeptCaseTests {
  private static let folder: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Fuzzing").appending(path: "Cases")
  }()

  private static let names =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func casesAreKept() { #expect(Self.names.count >= 50) }

  @Test(arguments: names)
  func everyCaseEndsAsItShould(_ name: String) async throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: name)))
    let head = bytes.indices.first { bytes[$0...].starts(with: Array("\n\n".utf8)) } ?? bytes.count
    let lines = String(decoding: bytes[..<head], as: UTF8.self).split(separator: "\n")
    let commands = ["render", "score", "scrub", "describe", "convert", "draw", "page", "audit"]
    guard let command = lines.first, commands.contains(String(command)) else { return }
    let workplace = try Workplace()
    try workplace.write("chart", bytes.dropFirst(head + 2))
    let settings = lines.filter { $0.hasPrefix("= ") }.map { $0.dropFirst(2) + "\n" }
    let folder = workplace.file("sonify")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    try workplace.write("sonify/settings", settings.joined())
    var program = Program(sonify: lines.filter { !$0.hasPrefix("= ") }.map(String.init) + ["chart"])
    program.folder = workplace.path
    program.environment["XDG_CONFIG_HOME"] = workplace.path
    let outcome = try await program.run()
    let endings = [0, 1, 64, 65, 66, 69].map { Outcome.Ending.exit($0) }
    #expect(endings.contains(outcome.ending), "\(outcome.error)")
    #expect(outcome.ending == .exit(0) || outcome.error.hasSuffix("\n"))
    let isHarmless = outcome.error.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.properties.generalCategory != .control
    }
    #expect(isHarmless, "\(outcome.error)")
  }
}
