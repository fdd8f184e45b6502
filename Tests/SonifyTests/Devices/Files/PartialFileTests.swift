import Foundation
import Synchronization
import Testing

@testable import SonifyDevices

/// Files that are not complete yet, with and without a name.
@Suite struct PartialFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func begin(_ name: String, isNamed: Bool) throws -> PartialFile {
    let target = try FilePlace.resolve(folder.file(name))
    return try PartialFile.create(for: target, permissions: 0o666, isNamed: isNamed)
  }

  /// Writes a file as a program that was killed leaves it.
  private func leave(_ name: String) throws {
    try "left".write(toFile: folder.file(name), atomically: false, encoding: .utf8)
  }

  private static func discard(_ file: PartialFile) {
    var file = file
    file.remove()
    close(file.descriptor)
  }

  @Test(arguments: [false, true]) func aFileTakesItsPlaceWhenItIsComplete(isNamed: Bool) throws {
    try leave("a")
    var file = try begin("a", isNamed: isNamed)
    defer { close(file.descriptor) }
    if isNamed { #expect(try folder.names == [".sonify-1.partial", "a"]) }
    #expect(unsafe write(file.descriptor, "new", 3) == 3)
    try file.complete()
    #expect(try folder.names == [".sonify-1.partial", "a"])
    #expect(try folder.bytes(of: "a") == Array("left".utf8))
    try file.takePlace()
    #expect(try folder.names == ["a"])
    #expect(try folder.bytes(of: "a") == Array("new".utf8))
  }

  @Test(arguments: [false, true]) func whatIsRemovedLeavesNothing(isNamed: Bool) throws {
    Self.discard(try begin("a", isNamed: isNamed))
    var complete = try begin("a", isNamed: isNamed)
    try complete.complete()
    Self.discard(complete)
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [false, true]) func permissionsFollowTheMaskOrTheOldFile(isNamed: Bool) throws {
    // A file of the system's own tells the mask, which only its owner may change.
    let plain = unsafe open(folder.file("plain"), O_WRONLY | O_CREAT, 0o666)
    close(plain)
    try leave("old")
    #expect(unsafe chmod(folder.file("old"), 0o604) == 0)
    for (name, model) in [("new", "plain"), ("old", "old")] {
      let before = try permissions(of: model)
      var file = try begin(name, isNamed: isNamed)
      try file.takePlace()
      close(file.descriptor)
      #expect(try permissions(of: name) == before)
    }
  }

  private func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.file(name))[.posixPermissions] as? Int
  }

  @Test(arguments: [false, true]) func whatWasLeftIsRemoved(isNamed: Bool) throws {
    for number in [1, 2, 5, 8] { try leave(".sonify-\(number).partial") }
    Self.discard(try begin("a", isNamed: isNamed))
    #expect(try folder.names.isEmpty)
    // Many at once, as by a program that wrote them side by side.
    for number in 1...30 { try leave(".sonify-\(number).partial") }
    Self.discard(try begin("a", isNamed: isNamed))
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [false, true]) func nothingElseIsRemoved(isNamed: Bool) throws {
    let others = [
      ".sonify-01.partial", ".sonify-0.partial", ".sonify-1.partial~", ".sonify-x.partial",
      ".sonify-", ".sonify-1", "sonify-1.partial",
    ]
    for name in others { try leave(name) }
    try leave("kept")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(".sonify-1.partial"), withDestinationPath: "kept")
    try FileManager.default.createDirectory(
      atPath: folder.file(".sonify-2.partial"), withIntermediateDirectories: false)
    #expect(unsafe mkfifo(folder.file(".sonify-3.partial"), 0o600) == 0)
    try leave(".sonify-4.partial")
    let locked = unsafe open(folder.file(".sonify-4.partial"), O_RDONLY)
    defer { close(locked) }
    #expect(flock(locked, LOCK_SH | LOCK_NB) == 0)
    let before = try folder.names
    var file = try begin("a", isNamed: isNamed)
    try file.complete()
    #expect(try folder.names == (before + [".sonify-5.partial"]).sorted())
    Self.discard(file)
    #expect(try folder.names == before)
    #expect(try folder.bytes(of: "kept") == Array("left".utf8))
  }

  @Test func whatIsBeingWrittenStays() throws {
    let files = try (1...12).map { _ in try begin("a", isNamed: true) }
    #expect(try folder.names.count == 12)
    let another = try begin("b", isNamed: true)
    #expect(try folder.names.count == 13)
    for file in files + [another] { Self.discard(file) }
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [false, true]) func manyWritersDoNotDisturbEachOther(isNamed: Bool) throws {
    let failures = Mutex<[String]>([])
    let folder = folder.path
    DispatchQueue.concurrentPerform(iterations: 8) { writer in
      for round in 0..<100 {
        do {
          let path = "\(folder)/\(writer)"
          var file = try PartialFile.create(
            for: FilePlace.resolve(path), permissions: 0o666, isNamed: isNamed)
          let text = "\(writer) \(round)"
          _ = unsafe write(file.descriptor, text, text.utf8.count)
          if round % 3 == 2 {
            Self.discard(file)
            continue
          }
          try file.takePlace()
          close(file.descriptor)
          let found = try String(contentsOfFile: path, encoding: .utf8)
          if found != text { failures.withLock { $0.append("\(found), not \(text)") } }
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(failures.withLock(\.self) == [])
    #expect(try self.folder.names == (0..<8).map { "\($0)" })
  }
}
