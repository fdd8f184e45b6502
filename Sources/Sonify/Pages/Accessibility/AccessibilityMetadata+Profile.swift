extension AccessibilityMetadata {
  /// A standard that a publication claims to meet.
  public struct Profile: RawRepresentable, Hashable, Sendable {
    /// The name or the address of the standard, as publications write it.
    public let rawValue: String

    /// Creates a profile from its name or address, which need not be known.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates the profile of EPUB Accessibility 1.1 with a level of WCAG.
    /// - Parameters:
    ///   - guidelines: the version of WCAG: 2.0, 2.1 or 2.2.
    ///   - level: the level of WCAG.
    public init(guidelines: String, level: Level) {
      rawValue = "\(Self.prefix)\(guidelines) Level \(level.rawValue)"
    }

    /// A level of WCAG.
    public enum Level: String, CaseIterable, Comparable, Sendable {
      /// The minimum.
      case a = "A"
      /// What laws usually ask for.
      case aa = "AA"
      /// The maximum.
      case aaa = "AAA"

      /// Returns whether the first level asks for less.
      public static func < (first: Level, second: Level) -> Bool {
        first.rawValue.utf8.count < second.rawValue.utf8.count
      }
    }

    /// What a known profile claims.
    public struct Claim: Equatable, Sendable {
      /// The version of EPUB Accessibility: 1.0 or 1.1.
      public var standard: String
      /// The version of WCAG: 2.0, 2.1 or 2.2.
      public var guidelines: String
      /// The level of WCAG.
      public var level: Level
    }

    /// What the profile claims, or nil if it is not one of EPUB Accessibility.
    ///
    /// Known are the names and addresses that EPUB Accessibility 1.0 and 1.1 prescribe, and no
    /// others: a claim is never guessed from part of a name.
    public var claim: Claim? {
      for level in Level.allCases {
        let small = level.rawValue.lowercased()
        if Self.oldAddresses.contains(where: { rawValue == "\($0)\(small)" }) {
          return Claim(standard: "1.0", guidelines: "2.0", level: level)
        }
        for version in ["2.0", "2.1", "2.2"] {
          guard
            rawValue == "\(Self.prefix)\(version) Level \(level.rawValue)"
              || rawValue == "\(Self.address)\(version)-\(small)"
          else { continue }
          return Claim(standard: "1.1", guidelines: version, level: level)
        }
      }
      return nil
    }

    private static let prefix = "EPUB Accessibility 1.1 - WCAG "
    private static let address = "https://www.w3.org/TR/epub-a11y-11#wcag-"
    private static let oldAddresses = ["http://www.", "https://www.", "http://", "https://"].map {
      "\($0)idpf.org/epub/a11y/accessibility-20170105.html#wcag-"
    }
  }
}
