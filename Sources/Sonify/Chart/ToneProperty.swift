/// A property of tones, besides pitch, that can follow a further value of each point.
///
/// See ``ChartDescriptor/tones``.
public enum ToneProperty: String, CaseIterable, Sendable {
  /// The level of a tone: at most six levels, 3 dB apart.
  case volume
  /// The timbre of a tone: one for each of at most five categories.
  case timbre
  /// The length of a tone: at most four lengths, each half as long again as the one below, nearly.
  case length

  /// The maximum number of steps that the property has.
  ///
  /// A listener who hears one tone at a time tells about seven loudnesses apart (Miller, "The
  /// magical number seven, plus or minus two", 1956: 2.3 bits, after Garner 1953), and fewer where
  /// pitch changes as well (Neuhoff, Kramer and Wayand 2002). Lengths and timbres have a step less
  /// or two, since tones are short.
  public var maxSteps: Int {
    switch self {
    case .volume: 6
    case .timbre: 5
    case .length: 4
    }
  }
}
