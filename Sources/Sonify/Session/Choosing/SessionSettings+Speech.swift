extension SessionSettings {
  /// Whether texts are spoken as well as printed.
  public enum Speech: String, CaseIterable, Sendable {
    /// Texts are not spoken.
    case off
    /// Texts are spoken unless a screen reader already speaks them.
    case auto
    /// Texts are spoken.
    case on
  }
}
