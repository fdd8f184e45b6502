import Testing

@testable import SonifyBase

@Suite struct MessageFileTests {
  /// A catalogue of one sentence, and of what stands behind the sentence of no words.
  private static func catalogue(
    _ header: String = "Language: de\n", hashes: [Int] = [1, 0, 2]
  ) -> [UInt8] {
    let texts = ["", "one", header, "eins"].map { Array($0.utf8) + [0] }
    var starts: [Int] = []
    var place = 28 + 4 * 8 + 4 * hashes.count
    for text in texts {
      starts.append(place)
      place += text.count
    }
    let words: [Int] =
      [0x9504_12de, 0, 2, 28, 44, hashes.count, 60]
      + zip(starts, texts).flatMap { [$1.count - 1, $0] } + hashes
    let bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
    return bytes + texts.flatMap(\.self)
  }

  @Test func aWholeFileIsSound() {
    #expect(MessageFile.isSound(Self.catalogue()))
    #expect(MessageFile.isSound(path: "/nowhere/sonify.mo") == nil)
    #expect(MessageFile.isSound(path: "/") == false)
  }

  @Test func aFileThatWasCutOffIsNot() {
    let whole = Self.catalogue()
    for length in whole.indices { #expect(!MessageFile.isSound(Array(whole[..<length]))) }
  }

  /// The C library divides where the rule says so, and copies the header onto its stack.
  @Test(arguments: [
    ("plural=n%10==1 && n/100 != 1;", true), ("plural=n% 10;", true), ("plural=0; x % y", true),
    ("plural=n%0;", false), ("plural=n/00;", false), ("plural=n%n;", false),
    ("plural=1/(n-1);", false), ("plural=n%", false), ("plural=n%18446744073709551616", false),
    ("plural=n!=1;" + String(repeating: " ", count: 10_000), false),
  ])
  func aRuleForPluralsMayNotDivideByNothing(rule: String, isSound: Bool) {
    #expect(MessageFile.isSound(Self.catalogue("Language: de\n" + rule)) == isSound)
  }

  @Test func aTableThroughWhichASearchMayNotComeIsNot() {
    // Every second place of four is looked at, and these two are taken.
    #expect(!MessageFile.isSound(Self.catalogue(hashes: [1, 0, 2, 0])))
    #expect(MessageFile.isSound(Self.catalogue(hashes: [1, 0, 2, 0, 0])))
  }

  @Test func whatPointsOutOfTheFileIsNot() {
    for place in stride(from: 0, to: 60, by: 4) {
      var bytes = Self.catalogue()
      bytes.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
      #expect(!MessageFile.isSound(bytes), "\(place)")
    }
    // Without an empty place, the search for a sentence has no end.
    var full = Self.catalogue()
    full.replaceSubrange(64..<68, with: [1, 0, 0, 0])
    #expect(!MessageFile.isSound(full))
  }
}
