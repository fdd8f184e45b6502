// The terms of https://www.w3.org/2021/a11y-discov-vocab/latest/, which schema.org refers to.

extension AccessibilityMetadata {
  /// A sense or a form in which a publication holds information.
  public struct AccessMode: RawRepresentable, Hashable, Sendable {
    /// The term, as publications write it.
    public let rawValue: String

    /// Creates a mode from its term, which may be of another vocabulary.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sound.
    public static let auditory = AccessMode(rawValue: "auditory")
    /// Charts as pictures.
    public static let chartOnVisual = AccessMode(rawValue: "chartOnVisual")
    /// Chemical equations as pictures.
    public static let chemOnVisual = AccessMode(rawValue: "chemOnVisual")
    /// Information that needs the perception of colours.
    public static let colorDependent = AccessMode(rawValue: "colorDependent")
    /// Diagrams as pictures.
    public static let diagramOnVisual = AccessMode(rawValue: "diagramOnVisual")
    /// Mathematical notation as pictures.
    public static let mathOnVisual = AccessMode(rawValue: "mathOnVisual")
    /// Musical notation as pictures.
    public static let musicOnVisual = AccessMode(rawValue: "musicOnVisual")
    /// What can be felt.
    public static let tactile = AccessMode(rawValue: "tactile")
    /// Text as pictures.
    public static let textOnVisual = AccessMode(rawValue: "textOnVisual")
    /// Text.
    public static let textual = AccessMode(rawValue: "textual")
    /// Pictures and other visual content.
    public static let visual = AccessMode(rawValue: "visual")
  }
}
