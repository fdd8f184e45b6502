/// How an eye sees colours: usually, or without one of its three kinds of cones.
package enum ColourVision: String, CaseIterable, Sendable {
  case trichromatic
  /// Without cones for long wavelengths, of red.
  case protan
  /// Without cones for middle wavelengths, of green.
  case deutan
  /// Without cones for short wavelengths, of blue.
  case tritan

  /// Returns a colour as this eye sees it.
  ///
  /// Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for Simulation of Color
  /// Vision Deficiency", at severity 1.0, in linear light.
  package func seeing(_ colour: LinearColour) -> LinearColour {
    func part(_ row: (Double, Double, Double)) -> Double {
      min(1, max(0, row.0 * colour.red + row.1 * colour.green + row.2 * colour.blue))
    }
    guard let matrix else { return colour }
    return LinearColour(red: part(matrix.0), green: part(matrix.1), blue: part(matrix.2))
  }

  private typealias Row = (Double, Double, Double)

  private var matrix: (Row, Row, Row)? {
    switch self {
    case .trichromatic: nil
    case .protan:
      (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998)
      )
    case .deutan:
      (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881)
      )
    case .tritan:
      (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900)
      )
    }
  }
}

extension Colour {
  /// Returns the distance of CIEDE2000 to another colour, as an eye sees both.
  package func distance(to other: Colour, for vision: ColourVision = .trichromatic) -> Double {
    LabColour(vision.seeing(linear)).distance(to: LabColour(vision.seeing(other.linear)))
  }
}
