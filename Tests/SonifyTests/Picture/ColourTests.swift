import Testing

@testable import SonifyPicture

/// Contrast, colour blindness and colour differences, against what their authors publish.
@Suite struct ColourTests {
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x767676, 0xFFFFFF, 4.54),
      (0x0000FF, 0xFFFFFF, 8.59), (0xFF0000, 0xFFFFFF, 4.0), (0x00FF00, 0xFFFFFF, 1.37),
    ] as [(UInt32, UInt32, Double)])
  func contrastIsThatOfTheGuidelines(one: UInt32, other: UInt32, expected: Double) {
    #expect(abs(Colour(one).contrast(with: Colour(other)) - expected) < 0.005)
    #expect(Colour(one).contrast(with: Colour(other)) == Colour(other).contrast(with: Colour(one)))
  }

  @Test func hexadecimalDigitsAreSix() {
    #expect(Colour(0x00000A).hexadecimal == "#00000a")
    #expect(Colour(0xFFFFFF).hexadecimal == "#ffffff")
  }

  /// Without one kind of cones, white is still white, and grey is grey.
  @Test(arguments: ColourVision.allCases, [0.1, 0.5, 1])
  func greyIsSeenAsGrey(vision: ColourVision, light: Double) {
    let seen = vision.seeing(LinearColour(red: light, green: light, blue: light))
    for part in [seen.red, seen.green, seen.blue] { #expect(abs(part - light) < 1e-5) }
  }

  /// Red and green are most alike for eyes without cones for either, blue and yellow never less
  /// than for usual ones.
  @Test func colourBlindnessBringsItsColoursTogether() {
    let (olive, brown) = (Colour(0x6B8E23), Colour(0xA0642D))
    for vision in [ColourVision.protan, .deutan] {
      #expect(olive.distance(to: brown, for: vision) < olive.distance(to: brown) / 2)
    }
    let (green, blue) = (Colour(0x00A090), Colour(0x0090C0))
    #expect(green.distance(to: blue, for: .tritan) < green.distance(to: blue) / 2)
  }

  /// The pairs of table 1 of Sharma, Wu and Dalal (2005), which try every branch of the formula.
  @Test func differencesAreThoseOfThePublishedPairs() {
    for pair in Self.pairs {
      let one = LabColour(lightness: pair[0], a: pair[1], b: pair[2])
      let other = LabColour(lightness: pair[3], a: pair[4], b: pair[5])
      #expect(abs(one.distance(to: other) - pair[6]) < 0.00005, "\(pair)")
      #expect(abs(other.distance(to: one) - pair[6]) < 0.00005, "\(pair)")
    }
  }

  private static let pairs: [[Double]] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
    [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
    [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412],
    [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
    [50, -1.1848, -84.8006, 50, 0, -82.7485, 1],
    [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
    [50, 0, 0, 50, -1, 2, 2.3669],
    [50, -1, 2, 50, 0, 0, 2.3669],
    [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195],
    [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
    [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045],
    [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
    [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461],
    [50, 2.5, 0, 50, 0, -2.5, 4.3065],
    [50, 2.5, 0, 73, 25, -18, 27.1492],
    [50, 2.5, 0, 61, -5, 29, 22.8977],
    [50, 2.5, 0, 56, -27, -3, 31.903],
    [50, 2.5, 0, 58, 24, 15, 19.4535],
    [50, 2.5, 0, 50, 3.1736, 0.5854, 1],
    [50, 2.5, 0, 50, 3.2972, 0, 1],
    [50, 2.5, 0, 50, 1.8634, 0.5757, 1],
    [50, 2.5, 0, 50, 3.2592, 0.335, 1],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.263],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.248, -4.962, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.694, 23.0331, 14.973, -42.5619, 2.0373],
    [36.4612, 47.858, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.441, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.135, 0.9033, -0.0636, -0.5514, 0.9082],
  ]
}

/// The colours that pictures use.
@Suite struct PaletteTests {
  private static let themes: [(palette: Palette, text: Double, lines: Double)] = [
    (.light, 4.5, 3), (.dark, 4.5, 3), (.contrast, 7, 4.5), (.darkContrast, 7, 4.5),
  ]

  @Test func everythingStandsOutFromItsBackground() {
    for (palette, text, lines) in Self.themes {
      for colour in [palette.text] + palette.series {
        #expect(colour.contrast(with: palette.paper) >= text, "\(colour.hexadecimal)")
      }
      for colour in [palette.axis, palette.gridline] {
        #expect(colour.contrast(with: palette.paper) >= lines, "\(colour.hexadecimal)")
      }
      // The median stands out from its band as well.
      for (index, colour) in palette.series.enumerated() {
        #expect(colour.contrast(with: palette.band(ofSeries: index)) >= 3)
      }
    }
  }

  @Test(arguments: ColourVision.allCases)
  func coloursOfSeriesStayApart(vision: ColourVision) {
    for (palette, _, _) in Self.themes {
      #expect(palette.series.count == Palette.count)
      for (index, colour) in palette.series.enumerated() {
        for other in palette.series[..<index] {
          #expect(colour.distance(to: other, for: vision) >= 20)
        }
      }
    }
  }
}
