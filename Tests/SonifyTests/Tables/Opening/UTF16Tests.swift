import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// UTF-16 with a byte order mark reads as the same text in UTF-8.
struct UTF16Tests {
  private func encoded(_ units: [UInt16], bigEndian: Bool) -> [UInt8] {
    ([0xfeff] + units).flatMap { unit in
      let (upper, lower) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      return bigEndian ? [upper, lower] : [lower, upper]
    }
  }

  private func read(_ bytes: [UInt8]) throws -> String {
    String(decoding: try ByteSource.open(.bytes(bytes, name: "u.csv")).all(), as: UTF8.self)
  }

  private func read(_ bytes: [UInt8], inPiecesOf size: Int) throws -> String {
    var intake = StreamDecoder(Spool(name: "u.csv"), ReadingOptions())
    for start in stride(from: 0, to: bytes.count, by: size) {
      try intake.take(bytes[start..<min(start + size, bytes.count)].span)
    }
    return String(decoding: try intake.finish().all(), as: UTF8.self)
  }

  @Test(arguments: [false, true])
  func textsAreTheSame(bigEndian: Bool) throws {
    for text in ["x,y\n1,2\n", "", "é,€,𝄞\r\n", "\u{10FFFF}\u{E000}\u{D7FF}"] {
      let bytes = encoded(Array(text.utf16), bigEndian: bigEndian)
      #expect(try read(bytes) == text)
      for size in 1...5 { #expect(try read(bytes, inPiecesOf: size) == text) }
    }
  }

  /// Some programs write no mark; the zeros beside the first characters show what it is.
  @Test(arguments: [false, true])
  func aMarkMayBeMissing(bigEndian: Bool) throws {
    let text = "year\tété\r\n2001\t1\r\n2002\t2\r\n"
    let bytes = Array(encoded(Array(text.utf16), bigEndian: bigEndian).dropFirst(2))
    #expect(try read(bytes) == text)
    for size in 1...5 { #expect(try read(bytes, inPiecesOf: size) == text) }
  }

  @Test(arguments: [false, true])
  func halvesAreReplaced(bigEndian: Bool) throws {
    func read(_ units: [UInt16]) throws -> String {
      try self.read(encoded(units, bigEndian: bigEndian))
    }
    #expect(try read([0xd834, 0x61]) == "\u{FFFD}a")
    #expect(try read([0xd834, 0xd834, 0xdd1e]) == "\u{FFFD}𝄞")
    #expect(try read([0xdd1e, 0x61]) == "\u{FFFD}a")
    #expect(try read([0x61, 0xd834]) == "a\u{FFFD}")
    #expect(try self.read(encoded([0x61], bigEndian: bigEndian) + [0x62]) == "a\u{FFFD}")
  }

  @Test func chartsAreMade() throws {
    let bytes = encoded(Array("year\trate\r\n2001\t1,5\r\n2002\t2,5\r\n".utf16), bigEndian: false)
    let loaded = try ChartLoader.load(.bytes(bytes, name: "u.txt"))
    #expect(loaded.rowCount == 2)
    #expect(loaded.chart.series.count == 1)
  }

  @Test func latin1IsTakenAtItsWord() {
    var reading = ReadingOptions()
    reading.encoding = .latin1
    #expect(
      throws: InputError.badData(
        InputError.Place(source: "u.csv", line: 1), .row(.zeroByte))
    ) {
      try ChartLoader.load(
        .bytes(encoded([0x61, 0x0a, 0x62], bigEndian: false), name: "u.csv"), reading: reading)
    }
  }
}
