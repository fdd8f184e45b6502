import Foundation
import Testing

@testable import SonifyBase

/// JSON that we write, as others read it.
@Suite struct JSONTextTests {
  @Test func everyCharacterComesBackAndNoneControlsATerminal() throws {
    let codes: [ClosedRange<UInt32>] = [
      0...0x2FF, 0x2000...0x206F, 0xFEFF...0xFEFF, 0xE0000...0xE007F,
    ]
    let scalars = codes.joined().compactMap(Unicode.Scalar.init) + ["日", "👍"]
    for scalar in scalars {
      let text = "a\(Character(scalar))b"
      let quoted = JSONText.quoted(text)
      #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)) == text)
      let isHarmless = quoted.unicodeScalars.allSatisfy {
        switch $0.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: ["\u{200C}", "\u{200D}"].contains($0)
        default: true
        }
      }
      #expect(isHarmless, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
