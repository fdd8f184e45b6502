import Testing

@testable import sonify

/// Lines of ordinary input.
@Suite struct LineCollectorTests {
  @Test(arguments: [
    (["1957\n"], LineCollector.Answer.line("1957")), (["19", "57", "\n"], .line("1957")),
    (["  two words \n"], .line("two words")), (["1957\r"], .line("1957")),
    (["größe\n"], .line("größe")), (["\n"], .cancelled), (["   \n"], .cancelled),
    ([""], .cancelled),
    (["19", ""], .line("19")), (["\u{1B}"], .escaped), (["19\u{1B}"], .escaped),
    (["19", "\u{1B}[D"], .escaped), (["19\u{0}5\u{9B}7\n"], .line("1957")),
    (["1957\n1958\n"], .line("1957")),
  ])
  func whatWasTyped(reads: [String], answer: LineCollector.Answer) {
    var collector = LineCollector()
    for read in reads.dropLast() { #expect(collector.feed(Array(read.utf8)) == nil) }
    #expect(collector.feed(Array((reads.last ?? "").utf8)) == answer)
  }

  @Test func aLineIsBounded() {
    var collector = LineCollector()
    for _ in 0..<1000 { #expect(collector.feed([UInt8](repeating: 0x61, count: 1000)) == nil) }
    #expect(collector.feed([0x0A]) == .line(String(repeating: "a", count: LineCollector.longest)))
  }
}
