import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What goes into a spool can be read at any place, wherever it is kept.
struct SpoolTests {
  @Test(arguments: [0, 10, 1000, 1 << 20])
  func whatGoesInComesOut(memory: Int) throws {
    var spool = Spool(name: "data", memory: memory)
    var bytes: [UInt8] = []
    for piece in 0..<50 {
      let more = (0..<(piece * 7)).map { UInt8(truncatingIfNeeded: $0 &* piece) }
      bytes += more
      try spool.append(more.span)
    }
    #expect(spool.count == bytes.count)
    let source = try spool.source()
    #expect(try source.all() == bytes)
    var middle = [UInt8](repeating: 0, count: 100)
    #expect(try source.read(100, at: 5000, into: &middle, from: 0) == 100)
    #expect(middle == Array(bytes[5000..<5100]))
  }

  @Test func linesAreThoseOfTheOriginal() throws {
    let text = Array("a\nb\n".utf8)
    var spool = Spool(name: "data")
    try spool.append(text.span)
    let source = try spool.source(lines: [3, 8])
    #expect("\(source.place(line: 0)) \(source.place(line: 1))" == "data:4 data:9")
    #expect("\(source.place(line: 7))" == "data:9")
    #expect("\(ByteSource(name: "data", bytes: text).place(line: 7))" == "data:8")
  }

  @Test func nothingIsNothing() throws {
    #expect(try Spool(name: "data", memory: 0).source().count == 0)
  }
}
