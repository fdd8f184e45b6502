public import SonifyComposition
public import SonifyPicture

/// What an author chooses of a page.
public struct PageOptions: Equatable, Sendable {
  /// The colours.
  public var theme = PictureTheme.auto
  /// Whether only a `figure` element is written, for a page of someone else.
  public var isFragment = false
  /// The sound of the chart.
  ///
  /// Its sample rate must be one of Opus: 8,000, 12,000, 16,000, 24,000 or 48,000 frames per second.
  public var sound = SoundOptions()

  /// Creates the usual options.
  public init() {}
}
