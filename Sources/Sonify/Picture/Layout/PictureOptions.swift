/// What a reader chooses of the layout of a picture.
public struct PictureOptions: Equatable, Sendable {
  /// The size of the text in percent of its usual size, within ``allowedTextSizes``.
  public var textSize = 100.0 {
    didSet { textSize = Self.allowed(textSize, Self.allowedTextSizes, else: 100) }
  }
  /// The width of the picture, within ``allowedWidths``; large text may make it wider.
  public var width = 800.0 {
    didSet { width = Self.allowed(width, Self.allowedWidths, else: 800) }
  }

  /// What the picture is made for; braille has one size, whatever ``textSize`` is.
  public var form = PictureForm.visual

  /// A picture for touch, as wide as A4 paper on its side with margins of 1 cm.
  public static var tactile: PictureOptions {
    var options = PictureOptions(width: 277 * Drawing.millimetre)
    options.form = .tactile
    return options
  }

  /// The allowed sizes of text, in percent.
  public static let allowedTextSizes = 100.0...400.0
  /// The allowed widths.
  public static let allowedWidths = 280.0...4000.0

  /// Creates options of a picture for the eye, with the usual size of text and width.
  public init(textSize: Double = 100, width: Double = 800) {
    self.textSize = Self.allowed(textSize, Self.allowedTextSizes, else: 100)
    self.width = Self.allowed(width, Self.allowedWidths, else: 800)
  }

  private static func allowed(
    _ value: Double, _ range: ClosedRange<Double>, else usual: Double
  ) -> Double {
    value.isNaN ? usual : min(range.upperBound, max(range.lowerBound, value))
  }
}
