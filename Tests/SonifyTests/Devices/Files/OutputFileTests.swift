import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyDevices

@Suite struct OutputFileTests {
  private let format = SoundFormat(sampleRate: .standard, channels: 1, samples: .int16)
  private let samples: [Int16] = [1, 2, 3, 4]

  private func begin(_ path: String) throws -> SoundFileSink {
    var sink = try SoundFileSink.open(path: path, format: format, frames: samples.count)
    try sink.write(samples.span)
    return sink
  }

  private func drop(_ sink: consuming SoundFileSink) {}

  @Test func theNameAppearsOnlyWhenTheFileIsWhole() throws {
    let folder = try TemporaryFolder()
    let sink = try begin(folder.file("a.wav"))
    #expect(try folder.names.allSatisfy { $0 == ".sonify-1.partial" })
    try sink.finish()
    #expect(try folder.names == ["a.wav"])
    #expect(try folder.bytes(of: "a.wav").count == 44 + 8)
  }

  @Test(arguments: SoundFileFormat.available)
  func whatIsDroppedLeavesNothingAndTouchesNothing(file: SoundFileFormat) throws {
    let folder = try TemporaryFolder()
    let name = "a.\(file.rawValue)"
    try "before".write(toFile: folder.file(name), atomically: false, encoding: .utf8)
    let format = SoundFormat(
      sampleRate: .standard, channels: 1, samples: try #require(file.sampleFormats.first))
    var sink = try SoundFileSink.open(path: folder.file(name), format: format, frames: 10_000)
    try sink.write([Float](repeating: 0.1, count: 5000).span)
    drop(sink)
    #expect(try folder.names == [name])
    #expect(try folder.bytes(of: name) == Array("before".utf8))
  }

  @Test func aReplacedFileHandsOnItsPermissions() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.wav")
    try "before".write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try begin(path).finish()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test func aLinkStaysALinkAndItsTargetIsWritten() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("deep"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.wav"), withDestinationPath: "deep/real.wav")
    for _ in 1...2 {
      try begin(folder.file("link.wav")).finish()
      #expect(try folder.names == ["deep", "link.wav"])
      #expect(try folder.bytes(of: "deep/real.wav").count == 52)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("loop.wav"), withDestinationPath: "loop.wav")
    #expect(throws: OutputError.cannotCreate(path: folder.file("loop.wav"), code: ELOOP)) {
      try begin(folder.file("loop.wav")).finish()
    }
  }

  @Test func aTargetThatCannotBeMadeIsNamedWithItsRemedy() throws {
    let folder = try TemporaryFolder()
    try "text".write(toFile: folder.file("text"), atomically: false, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder.file("folder.wav"), withIntermediateDirectories: false)
    let longName = String(repeating: "n", count: 300)
    let failures = [
      ("no/a.wav", "the folder \"\(folder.file("no"))\" does not exist; make it first"),
      ("text/a.wav", "\(folder.file("text")) is not a folder; choose another folder"),
      ("folder.wav", "this is a folder; name a file in it"),
      ("\(longName).wav", "the name is too long; choose a shorter one"),
    ]
    for (name, words) in failures {
      let error = #expect(throws: OutputError.self) { try begin(folder.file(name)).finish() }
      #expect(error?.category == .cannotCreate)
      #expect(error?.description == "\(folder.file(name)): \(words)")
    }
    #expect(throws: OutputError.isFolder(path: folder.path)) {
      try begin(folder.path).finish()
    }
    #expect(try folder.names == ["folder.wav", "text"])
  }

  @Test func aFolderWithoutPermissionIsRefused() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("shut"), withIntermediateDirectories: false,
      attributes: [.posixPermissions: 0o555])
    // Root may write anywhere but in the kernel's own folders.
    let path = getuid() == 0 ? "/sys/a.wav" : folder.file("shut/a.wav")
    let error = #expect(throws: OutputError.self) { try begin(path).finish() }
    #expect(error?.category == .cannotCreate)
    #expect(error?.description.contains("choose another") == true)
  }

  @Test func aSoundTooLargeForTheDiskFailsBeforeTheWork() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: OutputError.self) {
      try SoundFileSink.open(path: folder.file("a.wav"), format: format, frames: 1 << 50).finish()
    }
    #expect(error?.category == .writeFailed)
    #expect(error?.description.contains("needs 2251799814 MB, and the disk has") == true)
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: SoundFileFormat.available)
  func aFullDiskIsSeenByEveryWriter(file: SoundFileFormat) throws {
    let descriptor = unsafe open("/dev/full", O_WRONLY)
    defer { close(descriptor) }
    let format = SoundFormat(
      sampleRate: .standard, channels: 1, samples: try #require(file.sampleFormats.first))
    #expect(throws: OutputError.cannotWrite(path: "full", code: ENOSPC)) {
      if file == .wav {
        try writeWave(to: descriptor, format: format)
      } else {
        let output = OutputFile.adopting(descriptor: descriptor, name: "full")
        try writeLibraryFile(to: output, as: file, format: format)
      }
    }
  }

  private func writeWave(to descriptor: Int32, format: SoundFormat) throws {
    let noise = (0..<200_000).map { _ in Int16.random(in: .min ... .max) }
    var sink = try SoundFileSink.wave(
      descriptor: descriptor, name: "full", format: format, frames: noise.count)
    try sink.write(noise.span)
    try sink.finish()
  }

  private func writeLibraryFile(
    to output: OutputFile, as file: SoundFileFormat, format: SoundFormat
  ) throws {
    let noise = (0..<200_000).map { _ in Float.random(in: -0.5...0.5) }
    let library = try LibrarySoundFile.open(
      output, as: file, format: format, tags: SoundFileSink.Tags())
    try library.write(noise.span)
    try library.finish()
  }

  @Test func aShortSoundStillMeetsTheFullDisk() throws {
    let error = #expect(throws: OutputError.self) { try begin("/dev/full").finish() }
    #expect(error == .cannotWrite(path: "/dev/full", code: ENOSPC))
    #expect(error?.description == "/dev/full: the disk is full; make room or choose another folder")
    try begin("/dev/null").finish()
  }
}
