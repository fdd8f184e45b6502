extension SessionSettings {
  /// Whether texts are spoken besides being printed.
  public enum Speech: String, CaseIterable, Sendable {
    /// They are not.
    case off
    /// They are, unless a screen reader speaks them already.
    case auto
    /// They are.
    case on
  }
}
