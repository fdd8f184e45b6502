/// The colours of a picture.
public enum PictureTheme: String, CaseIterable, Sendable {
  /// Dark on white.
  case light
  /// Light on nearly black.
  case dark
  /// More contrast: text and values 7 to 1 or more on their background, gridlines 4.5 to 1.
  case contrast
  /// As the reader's system asks: light or dark, with more contrast, or in its own colours.
  case auto
}
