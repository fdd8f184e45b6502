import Sonify

/// A collector of a line of ordinary input from a terminal, read by read.
struct LineCollector {
  /// The maximum length of a line, in bytes; the rest is dropped.
  static let longest = 1024

  /// The result of a line.
  enum Answer: Equatable {
    /// The typed text, without spaces around it; never empty.
    case line(String)
    /// Nothing was typed, or Ctrl+D, or Escape.
    case cancelled
  }

  private var bytes: [UInt8] = []

  /// Adds the bytes of a read.
  /// - Parameter read: the bytes of one read; none stands for the end of input, which Ctrl+D on an
  ///   empty line sends.
  /// - Returns: the answer once the line is complete, otherwise nil; bytes after the line in the
  ///   same read are dropped.
  mutating func feed(_ read: some Collection<UInt8>) -> Answer? {
    for byte in read {
      if byte == 0x0A || byte == 0x0D { return finish() }
      if bytes.count < Self.longest { bytes.append(byte) }
    }
    return read.isEmpty ? finish() : nil
  }

  /// Returns the answer without cursor keys, which the terminal shows as characters but does not
  /// carry out.
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
