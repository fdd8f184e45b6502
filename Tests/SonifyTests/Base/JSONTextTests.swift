import Foundation
import Testing

@testable import SonifyBase

/// JSON that we write, as others read it.
@Suite struct JSONTextTests {
  @Test func everyCharacterComesBackAndNoneControlsATerminal() throws {
    let scalars = (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{2028}", "日", "👍"]
    for scalar in scalars {
      let text = "a\(Character(scalar))b"
      let quoted = JSONText.quoted(text)
      #expect(try JSONDecoder().decode(String.self, from: Data(quoted.utf8)) == text)
      let isHarmless = quoted.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      #expect(isHarmless, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
