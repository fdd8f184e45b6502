extension SessionKey {
  /// The name of the key, as in scripts: "Right", "Ctrl+Right", "Space", "h", "Ctrl+E".
  ///
  /// The name of ``other`` is empty.
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character("\t"): "Tab"
    case .character(let character): Self.controlName(character) ?? String(character)
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .controlLeft: "Ctrl+Left"
    case .controlRight: "Ctrl+Right"
    case .enter: "Enter"
    case .escape: "Esc"
    case .backspace: "Backspace"
    case .f1: "F1"
    case .other: ""
    }
  }

  /// The keys that have names of more than one character.
  static let named: [SessionKey] = [
    " ", "\t", .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .controlLeft,
    .controlRight, .enter, .escape, .backspace, .f1,
  ]

  /// Creates a key from its name; nil if there is no such key.
  public init?(name: String) {
    if let key = Self.named.first(where: { $0.name == name }) {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else if let sign = Self.controls.first(where: { Self.controlName($0) == name }) {
      self = .character(sign)
    } else {
      return nil
    }
  }

  /// The characters that Ctrl makes: 64 below "@", the capital letters and "[" to "_" in ASCII.
  private static let controls = (UInt8(0)..<0x20).map { Character(Unicode.Scalar($0)) }

  private static func controlName(_ character: Character) -> String? {
    guard let value = character.asciiValue, value < 0x20 else { return nil }
    // "@" makes it as well, but Ctrl+Space is easier on every keyboard.
    if value == 0 { return "Ctrl+Space" }
    return "Ctrl+" + String(Unicode.Scalar(value + 0x40))
  }
}
