import Glibc
import SonifyBase

/// A colour of CIELAB, in which equal distances are about equally visible.
package struct LabColour: Equatable, Sendable {
  package var lightness: Double
  package var a: Double
  package var b: Double

  /// Makes a colour from its coordinates.
  package init(lightness: Double, a: Double, b: Double) {
    (self.lightness, self.a, self.b) = (lightness, a, b)
  }

  /// Makes a colour from linear light of sRGB (IEC 61966-2-1), with the white of D65.
  package init(_ light: LinearColour) {
    func response(_ share: Double) -> Double {
      share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
    }
    func sum(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      let white = red + green + blue
      return response((red * light.red + green * light.green + blue * light.blue) / white)
    }
    let x = sum(0.4124564, 0.3575761, 0.1804375)
    let y = sum(0.2126729, 0.7151522, 0.0721750)
    let z = sum(0.0193339, 0.1191920, 0.9503041)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the distance of CIEDE2000, with all weights 1; about 1 is just visible.
  ///
  /// Sharma, Wu and Dalal (2005), "The CIEDE2000 Color-Difference Formula: Implementation Notes,
  /// Supplementary Test Data, and Mathematical Observations".
  package func distance(to other: LabColour) -> Double {
    let meanChroma = (hypotenuse(a, b) + hypotenuse(other.a, other.b)) / 2
    let stretch = 1 + 0.5 * (1 - Self.chromaShare(meanChroma))
    let one = Hue(a: a * stretch, b: b)
    let two = Hue(a: other.a * stretch, b: other.b)
    let isGrey = one.chroma * two.chroma == 0

    var turn = two.angle - one.angle
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    if isGrey { turn = 0 }
    let lightnessDifference = other.lightness - lightness
    let chromaDifference = two.chroma - one.chroma
    let hueDifference = 2 * (one.chroma * two.chroma).squareRoot() * Self.sine(turn / 2)

    let lightness = (self.lightness + other.lightness) / 2
    let chroma = (one.chroma + two.chroma) / 2
    let sum = one.angle + two.angle
    let hue =
      isGrey
      ? sum
      : abs(one.angle - two.angle) <= 180 ? sum / 2 : sum < 360 ? sum / 2 + 180 : sum / 2 - 180
    let weight =
      1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue)
      + 0.32 * Self.cosine(3 * hue + 6) - 0.20 * Self.cosine(4 * hue - 63)
    let offset = (lightness - 50) * (lightness - 50)
    let lightnessScale = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let chromaScale = 1 + 0.045 * chroma
    let hueScale = 1 + 0.015 * chroma * weight
    let blue = (hue - 275) / 25
    let rotation = -2 * Self.chromaShare(chroma) * Self.sine(60 * exp(-blue * blue))

    let l = lightnessDifference / lightnessScale
    let c = chromaDifference / chromaScale
    let h = hueDifference / hueScale
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
  }

  private struct Hue {
    let chroma: Double
    /// Degrees, 0 to 360.
    let angle: Double

    init(a: Double, b: Double) {
      chroma = hypotenuse(a, b)
      let angle = atan2(b, a) * 180 / .pi
      self.angle = chroma == 0 ? 0 : angle < 0 ? angle + 360 : angle
    }
  }

  private static func chromaShare(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + pow(25, 7))).squareRoot()
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
