import Sonify

/// A parser of escape sequences from a terminal, which knows no time.
///
/// The forms are those of ECMA-48 (sections 5.4 and 5.6) and of xterm's `ctlseqs`, with the ways in
/// which rxvt, PuTTY and the Linux console differ.
enum EscapeSequence {
  /// The result of reading the bytes so far.
  enum Reading: Equatable {
    /// The sequence may continue.
    case unfinished
    /// The sequence is complete, and is this key.
    case key(SessionKey)
    /// The sequence is complete, but not a key: a report, an answer, or a bracket around pasted
    /// text.
    case nothing
    /// A text for another program follows, up to its terminator.
    case text
    /// Alt was held down: the last byte begins the typed character.
    case alt
    /// The last byte does not continue the sequence.
    case broken
  }

  /// The maximum length of a sequence, in bytes.
  ///
  /// Mouse reports have up to 20.
  static let longest = 32

  /// Reads a sequence whose earlier bytes were found unfinished.
  /// - Parameter bytes: Escape, and at least one more byte.
  /// - Returns: the result.
  /// - Complexity: O(1), as the length is bounded.
  static func read(_ bytes: [UInt8]) -> Reading {
    guard bytes.count <= longest else { return .broken }
    // Escape before a whole sequence is how rxvt and PuTTY send Alt.
    let prefix = bytes.prefix { $0 == escape }.count
    let rest = bytes.dropFirst(prefix)
    guard let introducer = rest.first else { return prefix == 2 ? .unfinished : .broken }
    switch (introducer, prefix) {
    case (UInt8(ascii: "["), _): return readControl(rest.dropFirst())
    case (UInt8(ascii: "O"), _): return readSingleShift(rest.dropFirst())
    case (_, 2...): return .broken
    case (UInt8(ascii: "]"), _): return readOperatingSystemCommand(rest.dropFirst())
    case (UInt8(ascii: "P"), _), (UInt8(ascii: "X"), _), (UInt8(ascii: "^"), _),
      (UInt8(ascii: "_"), _):
      guard let first = rest.dropFirst().first else { return .unfinished }
      return isPrintable(first) ? .text : .broken
    default: return .alt
    }
  }

  static let escape: UInt8 = 0x1B

  /// What follows Escape in the sequences of keys.
  static let introducers: Set<UInt8> = [UInt8(ascii: "["), UInt8(ascii: "O")]

  private static func isPrintable(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Reads what follows `ESC [`.
  private static func readControl(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let first = bytes.first, let last = bytes.last else { return .unfinished }
    switch first {
    case UInt8(ascii: "["):
      // The Linux console numbers its function keys with letters, here from A to E.
      guard bytes.count == 2 else { return .unfinished }
      return (0x41...0x45).contains(last) ? .key(last == 0x41 ? .f1 : .other) : .broken
    case UInt8(ascii: "M"):
      // The button and position of a mouse, in three bytes.
      guard bytes.count > 1 else { return .unfinished }
      guard last >= 0x20, last != 0x7F else { return .broken }
      return bytes.count == 4 ? .nothing : .unfinished
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "d"):
      return key(final: first, Parameters([]))
    case 0x30...0x3F:
      let isFinal = (0x40...0x7E).contains(last)
      guard bytes.contains(where: isDigit) || !isFinal else { return .broken }
      // Shift on rxvt; in an answer, which has several numbers, it is not the end.
      let isShift = last == UInt8(ascii: "$") && !bytes.contains(UInt8(ascii: ";"))
      if isFinal || isShift { return key(final: last, Parameters(bytes.dropLast())) }
      return (0x20...0x3F).contains(last) ? .unfinished : .broken
    default:
      // No terminal sends this, but these are keys that a person may type after Escape.
      return .broken
    }
  }

  /// Reads what follows `ESC O`.
  private static func readSingleShift(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let last = bytes.last else { return .unfinished }
    switch last {
    case 0x30...0x39, UInt8(ascii: ";"): return .unfinished
    case UInt8(ascii: "M"): return .key(.enter)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad: the letters stand for "*" to "9", 0x40 below them.
      return .key(.character(Character(Unicode.Scalar(last - 0x40))))
    case UInt8(ascii: "X"): return .key(.character("="))
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      // Ctrl with an arrow, on rxvt.
      return key(final: last - 0x20, Parameters([UInt8(ascii: "5")]))
    case UInt8(ascii: "I"): return .key(.other)
    case UInt8(ascii: "A")...UInt8(ascii: "H"), UInt8(ascii: "P")...UInt8(ascii: "S"):
      return key(final: last, Parameters(bytes.dropLast()))
    default: return .broken
    }
  }

  /// Reads what follows `ESC ]`, which is a text for another program only if it begins with a
  /// number.
  private static func readOperatingSystemCommand(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard let first = bytes.first else { return .unfinished }
    return isDigit(first) ? .text : .broken
  }

  private static func key(final: UInt8, _ parameters: Parameters) -> Reading {
    guard !parameters.isPrivate else { return .nothing }
    switch final {
    case UInt8(ascii: "A"), UInt8(ascii: "a"): return .key(.up)
    case UInt8(ascii: "B"), UInt8(ascii: "b"): return .key(.down)
    case UInt8(ascii: "C"): return .key(parameters.holdsControl ? .controlRight : .right)
    case UInt8(ascii: "D"): return .key(parameters.holdsControl ? .controlLeft : .left)
    // Shift with an arrow, on rxvt; with numbers, an answer about the terminal.
    case UInt8(ascii: "c") where parameters.isEmpty: return .key(.right)
    case UInt8(ascii: "d") where parameters.isEmpty: return .key(.left)
    case UInt8(ascii: "H"): return .key(.home)
    case UInt8(ascii: "F"): return .key(.end)
    case UInt8(ascii: "P"): return .key(.f1)
    // Shift, Ctrl and both, on rxvt, take the place of the tilde.
    case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      return numberedKey(parameters.number)
    // F2, F4, the middle of the keypad, Shift with Tab; keys in modes that other programs switch
    // on.
    case UInt8(ascii: "Q"), UInt8(ascii: "S"), UInt8(ascii: "E"), UInt8(ascii: "G"),
      UInt8(ascii: "Z"), UInt8(ascii: "u"):
      return .key(.other)
    // F3; with other numbers, a report of the cursor's position.
    case UInt8(ascii: "R") where parameters.isEmpty || parameters.number == 1:
      return .key(.other)
    default: return .nothing
    }
  }

  private static func numberedKey(_ number: Int) -> Reading {
    switch number {
    case 1, 7: .key(.home)
    case 4, 8: .key(.end)
    case 5: .key(.pageUp)
    case 6: .key(.pageDown)
    case 11: .key(.f1)
    // Insert, Delete and the function keys; 27 is any key, in a long form.
    case 2, 3, 9...34: .key(.other)
    default: .nothing
    }
  }
}

/// The numbers in an escape sequence: the key, and its modifiers.
private struct Parameters {
  /// The first three digits of the first number, or 0.
  let number: Int
  /// The modifiers: 1, plus 1 for Shift, 2 for Alt, 4 for Ctrl, 8 for Meta.
  ///
  /// It is the second number; older terminals send it alone.
  let modifiers: Int
  /// Whether they are marked as private, as in the answers of a terminal.
  let isPrivate: Bool
  /// Whether there are none.
  let isEmpty: Bool

  /// Whether Ctrl is held down.
  var holdsControl: Bool { modifiers > 0 && (modifiers - 1) & 4 != 0 }

  init(_ bytes: ArraySlice<UInt8>) {
    isEmpty = bytes.isEmpty
    isPrivate = bytes.first.map { (0x3C...0x3F).contains($0) } ?? false
    let fields = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let numbers = fields.prefix(2).map { field in
      field.prefix { (0x30...0x39).contains($0) }.prefix(3).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
    number = numbers.first ?? 0
    modifiers = numbers.count > 1 ? numbers[1] : number
  }
}
