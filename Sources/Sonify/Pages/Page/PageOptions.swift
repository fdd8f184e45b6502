public import SonifyComposition
public import SonifyPicture

/// What an author chooses of a page.
public struct PageOptions: Equatable, Sendable {
  /// The colours.
  public var theme = PictureTheme.auto
  /// Whether only a `figure` element is written, for a page of someone else.
  public var isFragment = false
  /// The sound of the chart. Its sample rate must be one of Opus: 48,000 frames per second or a
  /// half, third, fourth or sixth of it.
  public var sound = SoundOptions()

  /// Creates the usual options.
  public init() {}
}
