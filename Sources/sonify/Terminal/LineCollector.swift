import Sonify

/// A collector of a line of ordinary input from a terminal, read by read.
struct LineCollector {
  /// The maximum length of a line, in bytes; the rest is dropped.
  static let longest = 1024

  /// The result of a line.
  enum Answer: Equatable {
    /// The typed text, without spaces around it; never empty.
    case line(String)
    /// Nothing was typed, or Ctrl+D.
    case cancelled
    /// Escape, or a cursor key, which begins with it.
    case escaped
  }

  private var bytes: [UInt8] = []

  /// Adds the bytes of a read.
  /// - Parameter read: the bytes of one read; none stands for the end of input, which Ctrl+D on an
  ///   empty line sends.
  /// - Returns: the answer once the line is complete, otherwise nil; bytes after the line in the
  ///   same read are dropped.
  mutating func feed(_ read: some Collection<UInt8>) -> Answer? {
    for byte in read {
      if byte == EscapeSequence.escape { return .escaped }
      if byte == 0x0A || byte == 0x0D { return finish() }
      if bytes.count < Self.longest { bytes.append(byte) }
    }
    return read.isEmpty ? finish() : nil
  }

  /// Returns the answer without control characters.
  private mutating func finish() -> Answer {
    defer { bytes = [] }
    var text: Substring = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
    where scalar.properties.generalCategory != .control {
      text.unicodeScalars.append(scalar)
    }
    text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? .cancelled : .line(String(text))
  }
}
