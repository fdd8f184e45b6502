extension PictureTheme {
  /// A palette, and the media query of CSS under which it is used; nil for always.
  package typealias ConditionalPalette = (condition: String?, palette: Palette)

  /// The palettes of the theme, of which the last whose condition is met is used.
  package var palettes: [ConditionalPalette] {
    let (isDark, hasContrast) = ("(prefers-color-scheme: dark)", "(prefers-contrast: more)")
    return switch self {
    case .light: [(nil, .light)]
    case .dark: [(nil, .dark)]
    case .contrast: [(nil, .contrast), (isDark, .darkContrast)]
    case .auto:
      [
        (nil, .light), (isDark, .dark), (hasContrast, .contrast),
        ("\(isDark) and \(hasContrast)", .darkContrast),
      ]
    }
  }
}
