import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyArchives

/// Zip archives: ours as other programs read them, others as we read them, and hostile ones.
@Suite struct ZipTests {
  private func open(_ bytes: [UInt8]) throws(ArchiveError) -> ZipArchive {
    try ZipArchive(count: bytes.count) { range throws(ArchiveError) in Array(bytes[range]) }
  }

  /// The error of opening an archive and unpacking all of it.
  private func fault(_ bytes: [UInt8], limit: Int = 1 << 20) -> ArchiveError? {
    do throws(ArchiveError) {
      let archive = try open(bytes)
      for entry in archive.entries { _ = try archive.contents(of: entry.name, limit: limit) }
      return nil
    } catch {
      return error
    }
  }

  private func python(_ program: String, _ arguments: [String]) throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  /// Files of random lengths, some of which cannot be packed.
  private static func files(seed: Int) -> [(String, [UInt8])] {
    var random = SeededGenerator(seed: UInt64(seed))
    return (0..<12).map { index in
      let count = Int.random(in: 0...70_000, using: &random)
      let spread: ClosedRange<UInt8> = index.isMultiple(of: 2) ? 97...100 : 0...255
      let bytes = (0..<count).map { _ in UInt8.random(in: spread, using: &random) }
      return ("folder/\(index) é.txt", bytes)
    }
  }

  private static func archive(of files: [(String, [UInt8])]) throws -> [UInt8] {
    var writer = ZipWriter(year: 2026, month: 3, day: 10, hour: 12, minute: 30, second: 8)
    try writer.add("mimetype", Array("application/epub+zip".utf8), isStored: true)
    for (name, bytes) in files { try writer.add(name, bytes) }
    return writer.finished()
  }

  @Test(arguments: 0..<4) func whatIsWrittenIsReadAgain(seed: Int) throws {
    let files = Self.files(seed: seed)
    let bytes = try Self.archive(of: files)
    #expect(try bytes == Self.archive(of: files))
    let archive = try open(bytes)
    #expect(archive.entries.map(\.name) == ["mimetype"] + files.map(\.0))
    for (name, contents) in files {
      #expect(try archive.contents(of: name, limit: 1 << 20) == contents)
    }
    // The type of the archive is in plain sight: EPUB asks for these bytes at this offset.
    #expect(bytes[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8))
  }

  /// Python's zipfile checks every checksum, and what it writes is read here.
  @Test func otherProgramsAgree() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sonify-zip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = Self.files(seed: 9)
    let ours = folder.appending(path: "ours.zip").path
    let theirs = folder.appending(path: "theirs.zip").path
    try Data(Self.archive(of: files)).write(to: URL(filePath: ours))
    let (status, output) = try python(
      """
      import sys, zipfile
      ours = zipfile.ZipFile(sys.argv[1])
      assert ours.testzip() is None
      assert ours.infolist()[0].compress_type == 0
      assert all(entry.date_time == (2026, 3, 10, 12, 30, 8) for entry in ours.infolist())
      with zipfile.ZipFile(sys.argv[2], "w", zipfile.ZIP_DEFLATED) as theirs:
        theirs.comment = b"a comment"
        for entry in ours.infolist(): theirs.writestr(entry.filename, ours.read(entry))
      """, [ours, theirs])
    #expect(status == 0, "\(output)")
    let archive = try open([UInt8](try Data(contentsOf: URL(filePath: theirs))))
    #expect(archive.entries.count == files.count + 1)
    for (name, contents) in files {
      #expect(try archive.contents(of: name, limit: 1 << 20) == contents)
    }
  }

  // MARK: Hostile archives

  private static let small = [("a.txt", [UInt8](repeating: 97, count: 5_000)), ("b.txt", [1, 2])]

  /// Writes 32 bits at an offset.
  private static func put(_ value: UInt32, at offset: Int, in bytes: inout [UInt8]) {
    for index in 0..<4 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }

  /// The offsets of the entries in the list at the end.
  private static func entries(_ bytes: [UInt8]) -> [Int] {
    bytes.indices.dropLast(45).filter { bytes.little32(at: $0) == ZipRecord.central }
  }

  /// A changed byte anywhere is found or harmless, and never a crash or other contents.
  @Test func damagedBytesAreFound() throws {
    let whole = try Self.archive(of: Self.small)
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0x55
      do throws(ArchiveError) {
        let archive = try open(bytes)
        for (name, contents) in Self.small where archive.contains(name) {
          #expect(try archive.contents(of: name, limit: 1 << 20) == contents, "byte \(index)")
        }
      } catch {
        continue
      }
    }
    for count in 0..<whole.count {
      #expect(fault(Array(whole[..<count])) != nil, "\(count) bytes")
    }
  }

  @Test func aWrongChecksumIsNamed() throws {
    var bytes = try Self.archive(of: Self.small)
    let entry = Self.entries(bytes)[1]
    Self.put(bytes.little32(at: entry + 16) ^ 1, at: entry + 16, in: &bytes)
    #expect(fault(bytes) == .damaged("a.txt"))
  }

  /// An entry that unpacks to more than it states, and one that states too much.
  @Test func bombsAreRefused() throws {
    let zeros = [("zeros", [UInt8](repeating: 0, count: 8 << 20))]
    var bytes = try Self.archive(of: zeros)
    #expect(bytes.count < 20_000)
    #expect(fault(bytes, limit: 1 << 20) == .tooLarge("zeros", maximum: 1 << 20))
    Self.put(1_000, at: Self.entries(bytes)[1] + 24, in: &bytes)
    #expect(fault(bytes, limit: 1 << 20) == .damaged("zeros"))
  }

  /// Entries that share their bytes would unpack to any size.
  @Test func sharedBytesAreRefused() throws {
    var bytes = try Self.archive(of: Self.small)
    let places = Self.entries(bytes)
    Self.put(bytes.little32(at: places[1] + 42), at: places[2] + 42, in: &bytes)
    #expect(fault(bytes) == .overlap("b.txt") || fault(bytes) == .overlap("a.txt"))
    Self.put(0x7FFF_FFFF, at: places[2] + 42, in: &bytes)
    #expect(fault(bytes) == .overlap("b.txt"))
  }

  @Test(arguments: ["/etc/passwd", "../a", "a/../../b", "a\\b", "C:/a", "a\u{0}b"])
  func namesStayInside(name: String) throws {
    var writer = ZipWriter()
    #expect(throws: ArchiveError.unsafeName(name)) { try writer.add(name, []) }
    // Written by someone who does not check: a harmless name of the same length, replaced.
    let harmless = String(repeating: "x", count: name.utf8.count)
    try writer.add(harmless, [1])
    var bytes = writer.finished()
    for start in bytes.indices
    where bytes[start...].starts(with: harmless.utf8) && bytes.count - start > harmless.utf8.count {
      bytes.replaceSubrange(start..<(start + harmless.utf8.count), with: name.utf8)
    }
    #expect(fault(bytes) == .unsafeName(name))
  }

  @Test func manyEntriesAreRefused() throws {
    var bytes = try Self.archive(of: [])
    let end = bytes.count - 22
    bytes.replaceSubrange((end + 8)..<(end + 12), with: [0x10, 0x27, 0x10, 0x27])
    #expect(fault(bytes) == .tooManyEntries(count: 10_000, maximum: 9_999))
    bytes.replaceSubrange((end + 8)..<(end + 12), with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(fault(bytes) == .zip64)
  }

  @Test func encryptedAndUnknownEntriesAreNamed() throws {
    let whole = try Self.archive(of: Self.small)
    let entry = Self.entries(whole)[2]
    var bytes = whole
    bytes[entry + 8] |= 1
    #expect(fault(bytes) == .encrypted("b.txt"))
    bytes = whole
    bytes[entry + 10] = 14
    #expect(fault(bytes) == .unknownMethod("b.txt"))
  }

  @Test func whatIsNoArchiveIsRefused() throws {
    #expect(fault([]) == .notArchive)
    #expect(fault(Array("PK\u{3}\u{4}".utf8)) == .notArchive)
    #expect(fault([UInt8](repeating: 0x50, count: 200_000)) == .notArchive)
    let repeated = Self.small + [("c.txt", [1])]
    var bytes = try Self.archive(of: repeated)
    let place = Self.entries(bytes)[3]
    bytes[place + 46] = UInt8(ascii: "b")
    #expect(fault(bytes) == .repeatedName("b.txt"))
  }
}
