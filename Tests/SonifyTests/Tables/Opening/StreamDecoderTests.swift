import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What can never become a table is refused before the data end, as they may have no end.
struct StreamDecoderTests {
  /// What comes of pieces: the number of the one that is refused, with the error.
  private func refusal(_ first: String, then piece: String, times: Int) -> String? {
    var intake = StreamDecoder(Spool(name: "pipe"), ReadingOptions())
    let bytes = Array(piece.utf8)
    do throws(InputError) {
      try intake.take(Array(first.utf8).span)
      for _ in 0..<times { try intake.take(bytes.span) }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private let long = String(repeating: "1", count: 1 << 20)

  @Test func aLineWithoutAnEnd() {
    #expect(refusal("x,y\n", then: long, times: 16) == nil)
    #expect(
      refusal("x,y\n", then: long, times: 17)
        == "pipe:2: a row is longer than 16 MB, the maximum; check that the input is a text file with a table, such as CSV"
    )
    #expect(refusal("x,y\n", then: long + "\n", times: 17) == nil)
  }

  @Test func documentsMayBeOneLine() {
    #expect(refusal("\u{feff} [\"", then: long, times: 17) == nil)
    #expect(refusal("{\"", then: long, times: 17) == nil)
  }

  @Test func bytesThatAreNoText() {
    #expect(
      refusal("x,y\n1,\u{0}", then: "", times: 0)
        == "pipe:2: there is a NUL byte here, so this is not plain text; give a text file")
  }
}
