// The terms of https://www.w3.org/2021/a11y-discov-vocab/latest/, which schema.org refers to.

extension AccessibilityMetadata {
  /// Something that may harm some readers, or that is known not to.
  public struct Hazard: RawRepresentable, Hashable, Sendable {
    /// The term, as publications write it.
    public let rawValue: String

    /// Creates a hazard from its term, which may be of another vocabulary.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It flashes, which can cause seizures.
    public static let flashing = Hazard(rawValue: "flashing")
    /// It does not flash.
    public static let noFlashing = Hazard(rawValue: "noFlashingHazard")
    /// Whether it flashes is not known.
    public static let unknownFlashing = Hazard(rawValue: "unknownFlashingHazard")
    /// It simulates motion, which can cause sickness.
    public static let motionSimulation = Hazard(rawValue: "motionSimulation")
    /// It does not simulate motion.
    public static let noMotionSimulation = Hazard(rawValue: "noMotionSimulationHazard")
    /// Whether it simulates motion is not known.
    public static let unknownMotionSimulation = Hazard(
      rawValue: "unknownMotionSimulationHazard")
    /// It has sounds that can cause discomfort.
    public static let sound = Hazard(rawValue: "sound")
    /// It has no sounds that can cause discomfort.
    public static let noSound = Hazard(rawValue: "noSoundHazard")
    /// Whether its sounds can cause discomfort is not known.
    public static let unknownSound = Hazard(rawValue: "unknownSoundHazard")
    /// No hazard is known or excluded.
    public static let unknown = Hazard(rawValue: "unknown")
    /// It has no hazard.
    public static let none = Hazard(rawValue: "none")
  }

  /// A reason why a publication need not be accessible, by the EPUB Accessibility exemption property.
  public struct Exemption: RawRepresentable, Hashable, Sendable {
    /// The term, as publications write it.
    public let rawValue: String

    /// Creates an exemption from its term, which may be of another vocabulary.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Disproportionate burden, Article 14 of the European Accessibility Act.
    public static let eaaDisproportionateBurden = Exemption(rawValue: "eaa-disproportionate-burden")
    /// Fundamental alteration, Article 14 of the European Accessibility Act.
    public static let eaaFundamentalAlteration = Exemption(rawValue: "eaa-fundamental-alteration")
    /// The publisher is a microenterprise, Article 4 of the European Accessibility Act.
    public static let eaaMicroenterprise = Exemption(rawValue: "eaa-microenterprise")
  }
}
