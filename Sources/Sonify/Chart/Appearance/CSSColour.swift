import SonifyBase

/// A colour as CSS writes it: a name, hexadecimal digits, or the parts of RGB or HSL.
package struct CSSColour: Equatable, Sendable {
  /// Red, green and blue as one number, as 0x1B6CFC.
  package let number: UInt32
  /// The opacity, 0 to 1.
  package let opacity: Double

  /// Reads a colour, or returns nil if the text is none, or one of another kind.
  package init?(_ text: String) {
    let text = text.lowercased().filter { !$0.isWhitespace || $0 == " " }
    let word = text.split(separator: " ").joined(separator: " ")
    if word == "transparent" {
      (number, opacity) = (0, 0)
    } else if let number = Self.named[word] {
      (self.number, opacity) = (number, 1)
    } else if word.hasPrefix("#") {
      guard let (number, opacity) = Self.digits(word.dropFirst()) else { return nil }
      (self.number, self.opacity) = (number, opacity)
    } else {
      guard let (number, opacity) = Self.function(word) else { return nil }
      (self.number, self.opacity) = (number, opacity)
    }
  }

  /// Creates a colour from its number.
  package init(number: UInt32, opacity: Double) {
    self.number = number
    self.opacity = opacity
  }

  /// Returns the number of the colour as it appears on an opaque background.
  package func number(on paper: UInt32) -> UInt32 {
    [16, 8, 0].reduce(UInt32(0)) { mixed, shift in
      let (own, other) = (Double(number >> shift & 0xFF), Double(paper >> shift & 0xFF))
      return mixed << 8 | UInt32((own * opacity + other * (1 - opacity)).rounded())
    }
  }

  private static func digits(_ digits: Substring) -> (UInt32, Double)? {
    guard digits.allSatisfy(\.isHexDigit), [3, 4, 6, 8].contains(digits.count) else { return nil }
    let long = digits.count < 6 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let number = UInt32(long.prefix(6), radix: 16) else { return nil }
    let opacity = UInt32(long.dropFirst(6), radix: 16).map { Double($0) / 255 }
    return (number, opacity ?? 1)
  }

  /// Reads "rgb(…)", "rgba(…)", "hsl(…)" or "hsla(…)".
  private static func function(_ text: String) -> (UInt32, Double)? {
    guard text.hasSuffix(")"), let bracket = text.firstIndex(of: "(") else { return nil }
    let name = text[..<bracket]
    let parts = text[text.index(after: bracket)...].dropLast().split {
      $0 == "," || $0 == " " || $0 == "/"
    }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    func share(_ part: Substring, of whole: Double) -> Double? {
      let isPercent = part.hasSuffix("%")
      guard let value = Double(isPercent ? part.dropLast() : part), value.isFinite else {
        return nil
      }
      return min(1, max(0, isPercent ? value / 100 : value / whole))
    }
    guard let opacity = parts.count == 4 ? share(parts[3], of: 1) : 1 else { return nil }
    switch name {
    case "rgb", "rgba":
      let shares = parts.prefix(3).compactMap { share($0, of: 255) }
      guard shares.count == 3 else { return nil }
      return (number(shares), opacity)
    case "hsl", "hsla":
      let angle = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
      guard let hue = Double(angle), hue.isFinite, let saturation = share(parts[1], of: 100),
        let lightness = share(parts[2], of: 100)
      else { return nil }
      return (number(rgb(hue: hue, saturation, lightness)), opacity)
    default: return nil
    }
  }

  private static func number(_ shares: [Double]) -> UInt32 {
    shares.reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// The formula of CSS Color 4, section 7.1.
  private static func rgb(hue: Double, _ saturation: Double, _ lightness: Double) -> [Double] {
    let turned = hue.remainder(dividingBy: 360)
    let angle = (turned < 0 ? turned + 360 : turned) / 30
    let reach = saturation * min(lightness, 1 - lightness)
    return [0, 8, 4].map { start in
      let place = (start + angle).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(place - 3, 9 - place, 1))
    }
  }
}
