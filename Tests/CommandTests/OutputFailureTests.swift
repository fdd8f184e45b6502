import Foundation
import Testing

/// Renders that cannot end well: one line, the right status, and nothing left behind.
@Suite struct OutputFailureTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
    try workplace.write("old.wav", "before")
  }

  private func expect(
    _ outcome: Outcome, _ status: Int32, _ message: String,
    location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(outcome.ending == .exit(status), sourceLocation: location)
    #expect(outcome.error == "sonify: \(message)\n", sourceLocation: location)
    #expect(outcome.output.isEmpty, sourceLocation: location)
    try expectNothingLeft(location: location)
  }

  private func expectNothingLeft(location: SourceLocation = #_sourceLocation) throws {
    #expect(try workplace.names == ["old.wav", "squares.csv"], sourceLocation: location)
    #expect(try workplace.bytes(of: "old.wav") == Array("before".utf8), sourceLocation: location)
  }

  @Test func targetsThatCannotBeMade() async throws {
    let failures = [
      ("no/a.wav", "no/a.wav: the folder \"no\" does not exist; make it first"),
      (
        "squares.csv/a.wav", "squares.csv/a.wav: squares.csv is not a folder; choose another folder"
      ),
      (".", ".: this is a folder; name a file in it"),
    ]
    for (file, message) in failures {
      try expect(
        try await workplace.sonify(["render", "squares.csv", "-o", file]), 73, message)
    }
  }

  @Test func aFolderCalledLikeASoundStays() async throws {
    try FileManager.default.createDirectory(
      atPath: workplace.file("folder.wav"), withIntermediateDirectories: false)
    let outcome = try await workplace.sonify(["render", "squares.csv", "-o", "folder.wav"])
    #expect(outcome.ending == .exit(73))
    #expect(outcome.error == "sonify: folder.wav: this is a folder; name a file in it\n")
    #expect(try workplace.names == ["folder.wav", "old.wav", "squares.csv"])
  }

  @Test func aFullDisk() async throws {
    try expect(
      try await workplace.sonify(["render", "squares.csv", "-o", "/dev/full", "--quiet"]), 74,
      "/dev/full: the disk is full; make room or choose another folder")
  }

  @Test(arguments: ["new.wav", "old.wav", "new.flac", "new.ogg", "new.aiff"])
  func aWriteThatFailsMidway(file: String) async throws {
    // No file may grow beyond so many blocks of 512 bytes.
    let outcome = try await workplace.shell(
      "ulimit -f 8; exec \"$SONIFY\" render squares.csv --quiet -o \(file)")
    try expect(outcome, 74, "\(file): writing failed: File too large")
  }

  @Test func aFolderWithoutPermission() async throws {
    try FileManager.default.createDirectory(
      atPath: workplace.file("shut"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    let outcome = try await workplace.shell(
      "\(Workplace.asOrdinaryUser) \"$SONIFY\" render squares.csv -o shut/a.wav")
    #expect(outcome.ending == .exit(73))
    #expect(
      outcome.error
        == "sonify: shut/a.wav: no permission to write here; choose another folder\n")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: workplace.file("shut")).isEmpty)
  }

  @Test func aFileThatIsProtectedAgainstWriting() async throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: workplace.file("old.wav"))
    try expect(
      try await workplace.shell(
        "\(Workplace.asOrdinaryUser) \"$SONIFY\" render squares.csv -o old.wav"), 73,
      "old.wav: no permission to write here; choose another folder")
  }
}
