import SonifyTestSupport
import Testing

@testable import SonifyBase

/// Names of files, which may have any bytes.
@Suite struct SystemNameTests {
  private func bytes(_ name: String) -> [UInt8] {
    name.systemName.map { UInt8(bitPattern: $0) }
  }

  @Test(arguments: 0..<200) func everyNameComesBack(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    // Bytes of valid letters, of private ones and of none.
    let letters: [[UInt8]] = [
      Array("a".utf8), Array("é".utf8), Array("京".utf8), Array("🎵".utf8), [0xE9], [0xFF], [0x80],
      [0xF4, 0x8F, 0xB9, 0xBF], [0xF4, 0x8F, 0xBA, 0x80], [0xF4, 0x8F, 0xBB, 0xBF], [0xE4, 0xBA],
      [0xC0, 0xAF], [0xED, 0xA0, 0x80],
    ]
    let name = (0..<12).flatMap { _ in letters.randomElement(using: &generator) ?? [] }
    #expect(bytes(String(systemName: name)) == name + [0])
  }

  @Test(arguments: ["", "chart.csv", "Größe Ω", "東京/気温.csv", "🎵\u{301}", "\u{10FE7F}\u{10FF00}"])
  func validNamesStay(name: String) {
    #expect(String(systemName: Array(name.utf8)) == name)
    #expect(bytes(name) == Array(name.utf8) + [0])
  }

  @Test func whatIsNotTextReachesNoTerminal() {
    let name = String(systemName: Array("caf".utf8) + [0xE9, 0x1B] + Array(".csv".utf8))
    #expect(UntrustedText.harmless(name) == "caf\u{FFFD}\u{FFFD}.csv")
  }
}
