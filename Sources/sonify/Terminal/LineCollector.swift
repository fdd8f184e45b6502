import Sonify

/// Gathers a line of ordinary input from what a terminal sends, read by read.
struct LineCollector {
  /// The longest line that is kept, in bytes; what exceeds it is dropped.
  static let longest = 1024

  /// What a line comes to.
  enum Answer: Equatable {
    /// What was typed, without spaces around it: a text that is not empty.
    case line(String)
    /// Nothing was typed, or Ctrl+D, or Escape.
    case cancelled
  }

  private var bytes: [UInt8] = []

  /// Takes what was read.
  /// - Parameter read: the bytes of one read; none stands for the end of input, which Ctrl+D on an
  ///   empty line sends.
  /// - Returns: the answer, once the line is whole; what follows the line in the same read is dropped.
  mutating func feed(_ read: some Collection<UInt8>) -> Answer? {
    for byte in read {
      if byte == 0x0A || byte == 0x0D { return finish() }
      if bytes.count < Self.longest { bytes.append(byte) }
    }
    return read.isEmpty ? finish() : nil
  }

  /// Cursor keys, which the terminal shows as signs but does not follow, are left out.
  private mutating func finish() -> Answer {
    defer { bytes = [] }
    var decoder = KeyDecoder()
    let keys = decoder.feed(bytes, at: Seconds(0)) + decoder.expire(at: KeyDecoder.longestText)
    guard !keys.contains(.escape) else { return .cancelled }
    var text: Substring = ""
    for case .character(let character) in keys where character >= " " { text.append(character) }
    text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? .cancelled : .line(String(text))
  }
}
