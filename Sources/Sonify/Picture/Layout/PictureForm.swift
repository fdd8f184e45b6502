/// What a picture is made for.
public enum PictureForm: String, CaseIterable, Sendable {
  /// For the eye: in colours, with print.
  case visual
  /// For touch, on swell paper: black on white, with braille, strokes of 1 mm and more, and textures.
  ///
  /// It keeps its size only if it is printed at 100 %.
  case tactile
}
