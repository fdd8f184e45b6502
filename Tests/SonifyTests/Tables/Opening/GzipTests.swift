import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Data packed by gzip are those that were packed, or one clear error.
struct GzipTests {
  private let text = Array("year,births\n1917,183.1\n1918,183.9\n".utf8)

  private func open(_ bytes: [UInt8]) throws(InputError) -> ByteSource {
    try ByteSource.open(.bytes(bytes, name: "b.csv.gz"))
  }

  /// What came of bytes: all of them, or the error.
  private func outcome(_ bytes: [UInt8]) -> Result<[UInt8], InputError> {
    do throws(InputError) {
      let source = try open(bytes)
      return .success(try source.beginning(source.count))
    } catch {
      return .failure(error)
    }
  }

  @Test func whatWasPackedComesOut() throws {
    for level in [0, 1, 9] as [Int32] {
      #expect(try open(gzip(text, level: level)).all() == text)
    }
    #expect(try open(gzip([])).count == 0)
    var long: [UInt8] = []
    for row in 0..<100_000 { long += Array("\(row),\(row &* 2_654_435_761 % 1000)\n".utf8) }
    #expect(try open(gzip(long)).all() == long)
  }

  @Test func membersFollowOneAnother() throws {
    let members = gzip(text) + gzip(Array("1919,1\n".utf8))
    #expect(try open(members).all() == text + Array("1919,1\n".utf8))
    #expect(try open(members + [0, 0, 0]).all() == text + Array("1919,1\n".utf8))
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "b.csv.gz"), .damagedGzip)
    ) { try open(members + Array("more".utf8)) }
  }

  @Test func whatIsCutOffIsSaid() {
    let packed = gzip(text)
    for count in 2..<packed.count {
      #expect(
        outcome(Array(packed.prefix(count)))
          == .failure(
            .badData(
              InputError.Place(source: "b.csv.gz"), .truncatedGzip)))
    }
  }

  @Test func noDamageGoesUnseen() {
    let packed = gzip(text)
    // Time, flags of speed and system say nothing of the contents.
    for position in Array(2..<4) + Array(10..<packed.count) {
      for bit in 0..<8 {
        var damaged = packed
        damaged[position] ^= 1 << bit
        switch outcome(damaged) {
        case .success(let bytes): #expect(bytes == text)
        case .failure(let error): #expect(error.description.hasPrefix("b.csv.gz: its gzip data "))
        }
      }
    }
  }

  @Test func bombsAreRefused() throws {
    let bomb = gzip(Array(String(repeating: "1\n", count: 1 << 20).utf8))
    var text = StreamDecoder(Spool(name: "bomb"), ReadingOptions())
    let decoder = try GzipDecoder(name: "bomb", harmlessCount: 1 << 20)
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "bomb"), .unpacksTooFar(factor: 400))
    ) { try decoder.take(bomb[...], into: &text) }
    // A line without end is refused long before the memory is full.
    let line = gzip([UInt8](repeating: 0x31, count: 17 << 20))
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "b.csv.gz", line: 1), .row(.longRow(16 << 20)))
    ) { try open(line) }
  }

  @Test func filesAndPipesAreUnpacked() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sonify-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "births.csv.gz")
    try Data(gzip(text)).write(to: file)
    let loaded = try ChartLoader.load(.file(path: file.path))
    #expect(loaded.chart.title == "births")
    #expect(loaded.rowCount == 2)
    let pipe = Pipe()
    for byte in gzip(text) { try pipe.fileHandleForWriting.write(contentsOf: [byte]) }
    try pipe.fileHandleForWriting.close()
    let source = ChartSource.descriptor(
      pipe.fileHandleForReading.fileDescriptor, name: "standard input")
    #expect(try ByteSource.open(source).all() == text)
  }
}
