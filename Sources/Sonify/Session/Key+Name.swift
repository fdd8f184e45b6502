extension Key {
  /// What the key is called, as scripts write it: "Right", "Ctrl+Right", "Space", "h".
  public var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
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
    }
  }

  /// The keys that have names of more than one character.
  static let named: [Key] = [
    " ", .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .controlLeft, .controlRight,
    .enter, .escape, .backspace, .f1,
  ]

  /// Reads what a key is called; nothing if there is no such key.
  public init?(name: String) {
    if let key = Self.named.first(where: { $0.name == name }) {
      self = key
    } else if name.count == 1, let character = name.first {
      self = .character(character)
    } else {
      return nil
    }
  }
}
