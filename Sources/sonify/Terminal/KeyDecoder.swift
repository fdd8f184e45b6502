import Sonify

/// A decoder of the bytes that a terminal sends into keys.
///
/// Escape is both a key and the beginning of every sequence, and only time distinguishes them:
/// bytes that follow within ``pause`` make a sequence; otherwise Escape was typed. No byte is ever
/// lost to what came before it, except for the texts and reports that terminals send to programs.
///
/// It has no clock: times are given, and at ``deadline`` the owner calls ``expire(at:)``. Memory is
/// bounded; each byte takes O(1).
struct KeyDecoder {
  /// The maximum time between the bytes of a sequence, as in other programs that detect Escape by
  /// time.
  ///
  /// A terminal sends a key in one write, ssh carries it in one packet, and tmux and screen hand it
  /// on whole: what is left to bridge are serial lines (1 ms a byte) and reads that cut a burst in
  /// two, so a twentieth of a second is ample. Longer would blur two keys typed quickly into one,
  /// and delay Escape, which stops the sound. Where tmux or screen hold Escape back (up to half a
  /// second, depending on their settings), they have distinguished it already or pass it on
  /// together with what was typed then, which is decoded here as if it had been pasted.
  static let pause = Seconds.milliseconds(50)

  /// The maximum time between the bytes of a sequence whose Escape has been taken for the key.
  ///
  /// Over a slow link the rest of an arrow key comes late: as keys of their own, its letters would
  /// move the listener and change a setting that is kept. A key "[" or "O" soon after Escape waits
  /// for this time.
  static let slowPause = Seconds.milliseconds(400)

  /// The maximum time for a text for another program, however steadily it comes: otherwise a held
  /// key would be taken for part of it without end.
  static let longestText = Seconds.milliseconds(500)

  /// The maximum length of such a text, in bytes.
  static let largestText = 1024

  /// Escape and the bytes after it.
  private var sequence: [UInt8] = []
  /// Whether the Escape in ``sequence`` has been taken for the key already.
  private var isLate = false
  /// The time of the last Escape that was taken for the key, until another byte comes.
  private var lastEscape: Seconds?
  /// Whether the key that ``lastEscape`` began is dropped.
  private var dropsLateKey = false
  private var partialCharacter = PartialCharacter()
  private var text: SkippedText?
  /// Whether the Escape in ``sequence`` may be half of the terminator of a text.
  private var mayEndText = false
  private var followsReturn = false
  private var lastByte = Seconds(0)

  private struct SkippedText {
    let began: Seconds
    var count = 1
  }

  /// The time at which unfinished bytes are given up, or nil if there are none.
  var deadline: Seconds? {
    let patience = lastByte.value + (isLate ? Self.slowPause : Self.pause).value
    if let text { return Seconds(min(patience, text.began.value + Self.longestText.value)) }
    return sequence.isEmpty && partialCharacter.isEmpty ? nil : Seconds(patience)
  }

  /// Decodes bytes as they were read.
  /// - Parameters:
  ///   - bytes: the bytes, divided anywhere.
  ///   - time: the time at which they came, never before that of an earlier call.
  /// - Returns: the keys that are certain so far.
  mutating func feed(_ bytes: some Sequence<UInt8>, at time: Seconds) -> [SessionKey] {
    var keys = expire(at: time)
    for byte in bytes {
      take(byte, at: time, &keys)
      lastByte = time
    }
    return keys
  }

  /// Gives up unfinished bytes, if their deadline has passed.
  /// - Parameter time: the current time.
  /// - Returns: the keys that the bytes stand for.
  mutating func expire(at time: Seconds) -> [SessionKey] {
    guard let deadline, deadline <= time else { return [] }
    var keys: [SessionKey] = []
    text = nil
    partialCharacter = PartialCharacter()
    giveUpSequence(&keys)
    return keys
  }

  private mutating func take(_ byte: UInt8, at time: Seconds, _ keys: inout [SessionKey]) {
    if text != nil { return skip(byte) }
    guard !sequence.isEmpty else { return takePlain(byte, at: time, &keys) }
    sequence.append(byte)
    if mayEndText, byte == UInt8(ascii: "\\") { return endSequence() }
    mayEndText = false
    switch EscapeSequence.read(sequence) {
    case .unfinished: return
    case .key(let key): if !isLate || !dropsLateKey { keys.append(key) }
    case .nothing: break
    case .text: text = SkippedText(began: time)
    case .alt:
      endSequence()
      return takePlain(byte, at: time, &keys)
    case .broken:
      sequence.removeLast()
      giveUpSequence(&keys)
      return takePlain(byte, at: time, &keys)
    }
    endSequence()
  }

  private mutating func takePlain(_ byte: UInt8, at time: Seconds, _ keys: inout [SessionKey]) {
    // Pasted text may end its lines with both.
    let endsLineAgain =
      byte == 0x0A && followsReturn && time.value - lastByte.value < Self.pause.value
    followsReturn = byte == 0x0D
    defer { lastEscape = nil }
    if let lastEscape, time.value - lastEscape.value < Self.slowPause.value,
      EscapeSequence.introducers.contains(byte)
    {
      (sequence, isLate) = ([EscapeSequence.escape, byte], true)
      return
    }
    dropsLateKey = false
    if byte < 0x80 { partialCharacter = PartialCharacter() }
    switch byte {
    case 0x1B: sequence = [byte]
    case 0x0D: keys.append(.enter)
    case 0x0A: if !endsLineAgain { keys.append(.enter) }
    case 0x08, 0x7F: keys.append(.backspace)
    case 0x00...0x7E: keys.append(.character(Character(Unicode.Scalar(byte))))
    default: if let character = partialCharacter.take(byte) { keys.append(.character(character)) }
    }
  }

  /// Skips a byte of a text for another program.
  private mutating func skip(_ byte: UInt8) {
    switch byte {
    case 0x1B:
      text = nil
      sequence = [byte]
      mayEndText = true
    // The bell ends it, and so do CAN and SUB, which cancel a sequence.
    case 0x07, 0x18, 0x1A: text = nil
    default:
      text?.count += 1
      if let count = text?.count, count >= Self.largestText { text = nil }
    }
  }

  /// Records that Escape has ended a line: if it began a cursor key, the rest of that is dropped.
  mutating func escapeEndedLine(at time: Seconds) { (lastEscape, dropsLateKey) = (time, true) }

  private mutating func endSequence() {
    sequence.removeAll(keepingCapacity: true)
    (mayEndText, isLate) = (false, false)
  }

  /// Adds what looked like a sequence to `keys`, as the keys that a person typed.
  ///
  /// With a digit in it, it was the beginning of a sequence that never completed, and is dropped.
  private mutating func giveUpSequence(_ keys: inout [SessionKey]) {
    if sequence == [EscapeSequence.escape] { lastEscape = lastByte }
    if sequence.allSatisfy({ $0 < 0x80 && !(0x30...0x39).contains($0) }) {
      for byte in sequence.dropFirst(isLate ? 1 : 0) {
        keys.append(byte == 0x1B ? .escape : .character(Character(Unicode.Scalar(byte))))
      }
    }
    endSequence()
  }
}

/// A UTF-8 character of which not all bytes have come.
private struct PartialCharacter {
  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a byte of 0x80 or more.
  ///
  /// Bytes that cannot continue the character are dropped, and so are control characters.
  /// - Returns: the character that it completes, or nil if none.
  mutating func take(_ byte: UInt8) -> Character? {
    if !bytes.isEmpty, continues(byte) {
      bytes.append(byte)
    } else {
      bytes = (0xC2...0xF4).contains(byte) ? [byte] : []
    }
    guard let first = bytes.first, bytes.count == Self.length(after: first) else { return nil }
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    bytes = []
    return scalar.flatMap { $0.value < 0xA0 ? nil : Character($0) }
  }

  /// Returns whether a byte may follow, by table 3-7 of the Unicode standard.
  private func continues(_ byte: UInt8) -> Bool {
    guard bytes.count == 1 else { return (0x80...0xBF).contains(byte) }
    return switch bytes[0] {
    case 0xE0: (0xA0...0xBF).contains(byte)
    case 0xED: (0x80...0x9F).contains(byte)
    case 0xF0: (0x90...0xBF).contains(byte)
    case 0xF4: (0x80...0x8F).contains(byte)
    default: (0x80...0xBF).contains(byte)
    }
  }

  private static func length(after first: UInt8) -> Int {
    first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }
}
