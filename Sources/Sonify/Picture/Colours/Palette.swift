/// The colours of a theme on one background.
///
/// Text and series have a contrast of 4.5 on the background, axes and gridlines of 3; with more
/// contrast, 7 and 4.5. The colours of series differ by a CIEDE2000 of 20 or more, for eyes without
/// one kind of cones too; they come from a search among saturated colours in steps of 17 for the most
/// vivid five. More than about five such colours do not exist, so later series repeat them with
/// another dash and symbol.
package struct Palette: Equatable, Sendable {
  /// The background.
  package let paper: Colour
  /// Text and marks.
  package let text: Colour
  /// The lines of axes.
  package let axis: Colour
  /// Gridlines.
  package let gridline: Colour
  /// The colours of series.
  package let series: [Colour]
  /// The colours of the levels of cells, from the background to the darkest or brightest: text on the
  /// first four, and the background on the others, have the contrast of text.
  package let levels: [Colour]

  /// The number of colours of every palette.
  package static let count = 5

  /// Dark on white.
  package static let light = Palette(
    paper: 0xFFFFFF, text: 0x1A1A1A, axis: 0x595959, gridline: 0x919191,
    series: [0x002299, 0xDD1100, 0x117766, 0x8844FF, 0x770022],
    level: 0x002299, shares: [0.06, 0.18, 0.30, 0.42, 0.66, 0.80, 1])
  /// Light on nearly black.
  package static let dark = Palette(
    paper: 0x14171C, text: 0xF2F2F2, axis: 0xB0B0B0, gridline: 0x6E7278,
    series: [0x4488DD, 0xEE5500, 0xCCFF00, 0x22EEFF, 0xFFAAAA],
    level: 0xA8D4FF, shares: [0.06, 0.18, 0.30, 0.42, 0.64, 0.80, 1])
  /// More contrast on white.
  package static let contrast = Palette(
    paper: 0xFFFFFF, text: 0x000000, axis: 0x333333, gridline: 0x707070,
    series: [0x000066, 0xAA2200, 0x005555, 0x7700DD, 0x440000],
    level: 0x000066, shares: [0.05, 0.16, 0.27, 0.38, 0.72, 0.84, 1])
  /// More contrast on black.
  package static let darkContrast = Palette(
    paper: 0x000000, text: 0xFFFFFF, axis: 0xD0D0D0, gridline: 0x808080,
    series: [0x00FFFF, 0xDDFF00, 0xDD8899, 0x9988FF, 0x55AA11],
    level: 0x00FFFF, shares: [0.08, 0.17, 0.26, 0.35, 0.68, 0.82, 1])

  /// Black on white, for machines that raise what is black.
  package static let tactile = Palette(
    paper: 0xFFFFFF, text: 0x000000, axis: 0x000000, gridline: 0x000000,
    series: Array(repeating: 0x000000, count: count), level: 0x000000,
    shares: [0, 1, 1, 1, 1, 1, 1])

  private init(
    paper: UInt32, text: UInt32, axis: UInt32, gridline: UInt32, series: [UInt32],
    level: UInt32, shares: [Double]
  ) {
    (self.paper, self.text, self.axis) = (Colour(paper), Colour(text), Colour(axis))
    self.gridline = Colour(gridline)
    self.series = series.map(Colour.init)
    levels = shares.map { Colour(paper).mixed(with: Colour(level), share: $0) }
  }

  /// Returns the colour of a series.
  package func colour(ofSeries index: Int) -> Colour { series[index % series.count] }

  /// Returns the colour of the pale band of a series where transparency is not wanted.
  package func band(ofSeries index: Int) -> Colour {
    paper.mixed(with: colour(ofSeries: index), share: Self.bandShare)
  }

  /// How opaque bands are.
  package static let bandShare = 0.25
}

extension Colour {
  /// Returns a mixture with a share of another colour, in sRGB as browsers mix them.
  package func mixed(with other: Colour, share: Double) -> Colour {
    func part(_ one: UInt8, _ two: UInt8) -> UInt32 {
      UInt32((Double(one) * (1 - share) + Double(two) * share).rounded())
    }
    return Colour(
      part(red, other.red) << 16 | part(green, other.green) << 8 | part(blue, other.blue))
  }
}
