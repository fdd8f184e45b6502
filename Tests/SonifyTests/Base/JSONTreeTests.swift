import Foundation
import Testing

@testable import SonifyBase

@Suite struct JSONTreeTests {
  @Test func everyValueIsWrittenAsJSON() {
    let value = JSONTree.members([
      "a \"b\"": .text("</script> \u{2028}\u{1}"), "left out": nil,
      "list": .list([.null, .bool(true), .number(0.1), .number(.nan), .count(12)]),
      "empty": .members([:]),
    ])
    #expect(
      value.written
        == #"{"a \"b\"":"</script> \u2028\u0001","list":[null,true,0.1,null,12],"empty":{}}"#)
  }

  @Test(arguments: 0..<40) func bytesBecomeBase64(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37 + 5) }
    #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
  }
}
