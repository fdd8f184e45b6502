import SonifyBase
import SonifySession
import SonifyTestSupport
import Testing

@testable import sonify

/// Bytes to keys.
@Suite struct KeyDecoderTests {
  /// Bytes, and when they came, in milliseconds.
  typealias Arrival = (bytes: String, time: Double)

  /// All keys of what came, until long after the last of it.
  private func keys(_ arrivals: [Arrival]) -> [SessionKey] {
    keys(arrivals.map { (Array($0.bytes.utf8), $0.time) })
  }

  private func keys(_ arrivals: [([UInt8], Double)]) -> [SessionKey] {
    var decoder = KeyDecoder()
    var keys: [SessionKey] = []
    for (bytes, time) in arrivals {
      // As a loop does that sleeps no longer than to the deadline.
      if let deadline = decoder.deadline, deadline.value <= time / 1000 {
        keys += decoder.expire(at: deadline)
      }
      keys += decoder.feed(bytes, at: .milliseconds(time))
    }
    while let deadline = decoder.deadline { keys += decoder.expire(at: deadline) }
    return keys
  }

  private func typed(_ text: String) -> [SessionKey] {
    text.map { $0 == "\u{1B}" ? .escape : .character($0) }
  }

  // MARK: Keys of terminals

  @Test(arguments: TerminalKeyLog.all)
  func everyKeyOfEveryTerminalIsKnown(log: TerminalKeyLog) {
    for (bytes, key) in log.keys {
      #expect(keys([(bytes, 0)]) == [key], "\(bytes.debugDescription)")
      // Pasted, or held down: nothing runs into what follows.
      #expect(keys([(bytes + bytes + "l", 0)]) == [key, key, .character("l")])
    }
  }

  @Test(arguments: TerminalKeyLog.all)
  func howAKeyIsCutDoesNotMatter(log: TerminalKeyLog) {
    for (text, key) in log.keys {
      let bytes = Array(text.utf8)
      for cut in 0..<bytes.count {
        for pause in [0, 1, 20, 49.9] {
          let pieces = [(Array(bytes[..<cut]), 0), (Array(bytes[cut...]) + [0x6C], pause)]
          #expect(keys(pieces) == [key, .character("l")], "\(text.debugDescription) at \(cut)")
        }
      }
      let single = bytes.enumerated().map { ([$1], Double($0) * 49) }
      #expect(keys(single) == [key])
    }
  }

  @Test(arguments: [0, 1, 49.9], [1, 7, 64])
  func howAStreamIsCutDoesNotMatter(pause: Double, seed: UInt64) {
    let all = TerminalKeyLog.all.flatMap(\.keys)
    let bytes = all.flatMap { Array($0.bytes.utf8) }
    var generator = SeededGenerator(seed: seed)
    var pieces: [([UInt8], Double)] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...9, using: &generator)
      pieces.append((Array(rest.prefix(count)), Double(pieces.count) * pause))
      rest = rest.dropFirst(count)
    }
    #expect(keys(pieces) == all.map(\.key))
  }

  @Test func charactersComeAsTyped() {
    #expect(keys([(TerminalKeyLog.characters, 0)]) == typed(TerminalKeyLog.characters))
    for character in TerminalKeyLog.characters {
      let bytes = Array(String(character).utf8)
      let single = bytes.enumerated().map { ([$1], Double($0) * 49) }
      #expect(keys(single) == [.character(character)])
    }
  }

  @Test func enterIsOneKey() {
    #expect(keys([("\r", 0), ("\n", 100)]) == [.enter, .enter])
    #expect(keys([("\r\n", 0)]) == [.enter])
    #expect(keys([("\r", 0), ("\n", 49)]) == [.enter])
    #expect(keys([("\r\r\n\n", 0)]) == [.enter, .enter, .enter])
    #expect(keys([("l\r\nl", 0)]) == [.character("l"), .enter, .character("l")])
  }

  // MARK: Escape

  @Test(arguments: ["[", "]", "O", "P", "X", "^", "_", "[["])
  func escapeAndAKeyAreTwoKeys(text: String) {
    for pause in [0, 20, 300.0] {
      #expect(keys([("\u{1B}", 0), (text, pause)]) == typed("\u{1B}" + text))
      // What follows after a while is a key of its own.
      #expect(keys([("\u{1B}", 0), (text, pause), ("l", pause + 410)]) == typed("\u{1B}\(text)l"))
    }
  }

  /// Over a slow link each byte may come alone; its letters must not become commands.
  @Test(arguments: [51.0, 120, 300, 390]) func aSlowArrowIsEscapeAndAnArrow(pause: Double) {
    for (letters, key) in [("[D", SessionKey.left), ("OC", .right), ("[1;5C", .controlRight)] {
      let bytes = Array("\u{1B}\(letters)".utf8)
      let single = bytes.enumerated().map { ([$1], Double($0) * pause) }
      #expect(keys(single) == [.escape, key])
      #expect(keys([("\u{1B}", 0), (letters + "l", pause)]) == [.escape, key, .character("l")])
    }
  }

  /// Escape ends the line of a prompt; what remains of a cursor key is dropped.
  @Test func aCursorKeyThatEndsALineIsNoKey() {
    var decoder = KeyDecoder()
    decoder.escapeEndedLine(at: Seconds(1))
    #expect(decoder.feed(Array("[Dl".utf8), at: Seconds(1.001)) == typed("l"))
    decoder.escapeEndedLine(at: Seconds(2))
    #expect(decoder.feed(Array("l[".utf8), at: Seconds(2.001)) == typed("l["))
  }

  @Test(arguments: [
    "[l", "[]", "[[l", "[?l", "[ ", "[é", "]l", "][", "Oz", "\u{1B}l", "\u{1B}\u{1B}",
  ])
  func whatNoTerminalSendsIsKeysAtOnce(text: String) {
    #expect(keys([("\u{1B}" + text, 0)]) == typed("\u{1B}" + text))
  }

  @Test func escapeAndALetterAreToldApartFromAltByTime() {
    #expect(keys([("\u{1B}l", 0)]) == typed("l"))
    #expect(keys([("\u{1B}", 0), ("l", 60)]) == typed("\u{1B}l"))
    #expect(keys([("\u{1B}", 0), ("\u{1B}", 20), ("\u{1B}", 40)]) == typed("\u{1B}\u{1B}\u{1B}"))
    #expect(keys([("\u{1B}", 0), ("\u{1B}[C", 200)]) == [.escape, .right])
  }

  @Test func escapeComesWhenItsTimeIsOver() {
    var decoder = KeyDecoder()
    #expect(decoder.deadline == nil)
    #expect(decoder.feed([0x1B], at: Seconds(7)) == [])
    #expect(decoder.deadline == Seconds(7.05))
    #expect(decoder.expire(at: Seconds(7.049)) == [])
    #expect(decoder.expire(at: Seconds(7.05)) == [.escape])
    #expect(decoder.deadline == nil)
  }

  @Test(arguments: [
    "[2~", "[3~", "[2;5~", "[15~", "[15;2~", "[24^", "[34~", "OQ", "OR", "OS", "[1;5Q", "[1;2R",
    "[[B", "[[E", "[E", "OE", "[G", "[Z", "OI", "[108;5u", "[27;5;108~",
  ])
  func aKeyWithoutAMeaningIsAKey(text: String) {
    let text = "\u{1B}" + text
    #expect(keys([("l" + text + text + "l", 0)]) == ["l", .other, .other, "l"])
  }

  @Test func controlCharactersAreKeys() {
    for value in UInt8(0)..<0x20 where ![0x08, 0x0A, 0x0D, 0x1B].contains(value) {
      #expect(keys([([value], 0)]) == [.character(Character(Unicode.Scalar(value)))])
    }
  }

  // MARK: What is not a key

  @Test(arguments: [
    "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[I", "\u{1B}[O", "\u{1B}[M !!", "\u{1B}[M#lq",
    "\u{1B}[<0;12;7M", "\u{1B}[<0;12;7m", "\u{1B}[32;12;7M", "\u{1B}[?62;22c", "\u{1B}[>0;276;0c",
    "\u{1B}[24;80R", "\u{1B}[0n", "\u{1B}[8;24;80t", "\u{1B}[?2026;2$y", "\u{1B}[4;2$y",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]52;c;cQ==\u{1B}\\", "\u{1B}P1$r0m\u{1B}\\",
    "\u{1B}P>|q(3)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^q\u{1B}\\", "\u{1B}Xq\u{1B}\\",
  ])
  func reportsAndAnswersArePassedOver(text: String) {
    #expect(keys([("l" + text + "l", 0)]) == typed("ll"))
    let bytes = Array(text.utf8)
    for cut in 0..<bytes.count {
      #expect(keys([(Array(bytes[..<cut]), 0), (Array(bytes[cut...]) + [0x6C], 45)]) == typed("l"))
    }
  }

  @Test(arguments: ["\u{1B}]0;quit", "\u{1B}Pq", "\u{1B}_q", "\u{1B}]0;quit\u{1B}"])
  func aTextThatNeverEndsGivesTheKeysBack(text: String) {
    let escape: [SessionKey] = text.hasSuffix("\u{1B}") ? [.escape] : []
    #expect(keys([(text, 0), ("l", 60)]) == escape + typed("l"))
    // Two Escapes before an arrow are Alt.
    #expect(keys([(text, 0), ("\u{1B}[C", 20)]) == [.right])
    // Keys held down all the while come through, too.
    let held = (1...60).map { ("l", Double($0) * 30) }
    #expect(keys([(text, 0)] + held).count > 40)
    #expect(
      keys([(text + String(repeating: "x", count: 2000), 0), ("l", 1)]).last == typed("l")[0])
  }

  @Test func aSequenceThatNeverEndsGivesTheKeysBack() {
    #expect(keys([("\u{1B}[1;5", 0), ("l", 60)]) == typed("l"))
    #expect(keys([("\u{1B}[1;5\r", 0)]) == [.enter])
    #expect(keys([("\u{1B}[1;5\u{1B}[C", 0)]) == [.right])
    #expect(keys([("\u{1B}[" + String(repeating: "1;", count: 40) + "C", 0)]).last == typed("C")[0])
  }

  @Test(arguments: [
    [0xFF], [0x80], [0xC3], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xE2, 0x82],
    [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88], [0xC2, 0x9B], [0x9B],
  ])
  func bytesThatAreNoTextSwallowNothing(bytes: [UInt8]) {
    #expect(keys([([0x6C] + bytes + [0x6C], 0)]) == typed("ll"))
    #expect(keys([(bytes + Array("é".utf8), 0)]) == typed("é"))
    #expect(keys([(bytes + Array("\u{1B}[C".utf8), 0)]) == [.right])
    #expect(keys([(bytes, 0), ([0x6C], 60)]) == typed("l"))
  }

  @Test(arguments: 1...40)
  func afterAnythingAKeyIsAKey(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let usual = Array("\u{1B}[]O1;5PM~\\$?<\u{7}lé".utf8)
    var decoder = KeyDecoder()
    var time = 0.0
    for _ in 0..<200 {
      let count = Int.random(in: 0...60, using: &generator)
      let bytes = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : usual.randomElement(using: &generator) ?? 0
      }
      let keys = decoder.feed(bytes, at: Seconds(time))
      #expect(keys.count <= count + EscapeSequence.longest)
      time += Double.random(in: 0...0.1, using: &generator)
      guard Bool.random(using: &generator) else { continue }
      time += KeyDecoder.pause.value + 0.001
      #expect(decoder.feed(Array("l".utf8), at: Seconds(time)).last == .character("l"))
      #expect(decoder.deadline == nil)
    }
  }
}
