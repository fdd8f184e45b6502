import SonifyPicture

/// The style sheet of a page: the form in a file of its own, and the colours of its pictures.
enum PageStyle {
  /// Returns the rules of a theme.
  static func text(of theme: PictureTheme) -> String {
    let form = String(decoding: PackageResources.page_css, as: UTF8.self)
    let schemes =
      switch theme {
      case .light: "light"
      case .dark: "dark"
      case .contrast, .auto: "light dark"
      }
    let colours = theme.palettes.map { condition, palette in
      condition.map { media($0, rules(palette)) } ?? scheme(schemes) + rules(palette)
    }.joined()
    return "\n" + colours + form
  }

  private static func media(_ condition: String, _ rules: String) -> String {
    "@media \(condition) { \(rules.dropLast()) }\n"
  }

  /// Lets the browser draw its own controls in the same colours.
  private static func scheme(_ name: String) -> String {
    "[data-sonify-theme] { color-scheme: \(name) }\n"
  }

  private static func rules(_ palette: Palette) -> String {
    let names = [
      ("paper", palette.paper), ("text", palette.text), ("line", palette.axis),
      ("accent", palette.series[0]),
    ]
    // Properties of the page's own begin with two hyphens.
    let hyphens = String(repeating: "-", count: 2)
    let values = names.map { "\(hyphens)\($0): \($1.hexadecimal)" }.joined(separator: "; ")
    return "[data-sonify-theme] { \(values) }\n"
  }
}
