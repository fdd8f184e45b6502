import Glibc

/// A colour of sRGB.
package struct Colour: Hashable, Sendable {
  /// The parts of the colour, 0 to 255.
  package let red: UInt8
  package let green: UInt8
  package let blue: UInt8

  /// Makes a colour from its number, as 0x1B6CFC.
  package init(_ number: UInt32) {
    red = UInt8(truncatingIfNeeded: number >> 16)
    green = UInt8(truncatingIfNeeded: number >> 8)
    blue = UInt8(truncatingIfNeeded: number)
  }

  /// The colour as HTML and SVG write it: "#1b6cfc".
  package var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(part, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// The parts as linear light, 0 to 1.
  package var linear: LinearColour {
    func light(_ part: UInt8) -> Double {
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return LinearColour(red: light(red), green: light(green), blue: light(blue))
  }

  /// The relative luminance of WCAG 2.2: 0 for black, 1 for white.
  package var luminance: Double {
    let light = linear
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }

  /// Returns the contrast ratio of WCAG 2.2 with another colour, 1 to 21.
  package func contrast(with other: Colour) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }
}

/// A colour as the shares of linear light of the primaries of sRGB.
package struct LinearColour: Equatable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
}
