/// A key as the session knows it, whatever bytes a terminal sends for it.
public enum SessionKey: Hashable, Sendable {
  /// A character as typed, including a space; case matters. Ctrl with a letter is a control
  /// character.
  case character(Character)
  case left, right, up, down, home, end, pageUp, pageDown, controlLeft, controlRight
  case enter, escape, backspace, f1
  /// A key without a command, such as F5 or Delete.
  case other
}
