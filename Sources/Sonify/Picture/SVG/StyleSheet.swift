/// The style sheet of a picture: the only place where inks become colours.
struct StyleSheet {
  /// What the names of classes begin with.
  let prefix: String
  /// The growth of strokes with the text.
  let strokeScale: Double
  /// Whether the picture has cells, whose colours are levels.
  let hasLevels: Bool

  /// Returns the rules of a theme, or those of a picture for touch.
  func text(of theme: PictureTheme, form: PictureForm) -> String {
    let rules = common + (form == .tactile ? tactile : colours(of: theme))
    return ([""] + rules + [""]).joined(separator: "\n")
  }

  private func media(_ condition: String, _ rules: [String]) -> [String] {
    ["@media \(condition) {"] + rules.map { "  " + $0 } + ["}"]
  }

  /// What is the same in all themes.
  private var common: [String] {
    [
      "\(name("text")) { font-family: sans-serif }",
      "\(name("line")) { fill: none; stroke-linejoin: round; stroke-linecap: butt }",
      "\(name("sign")) { stroke-width: \(pixels(1.8)) }",
      "\(name("edge")) { stroke-width: \(pixels(1)) }",
      "\(name("over")) { paint-order: stroke; stroke-width: \(pixels(3)); stroke-linejoin: round }",
      "\(name("region")) { fill: none; pointer-events: all }",
      "\(name("band")) { fill-opacity: \(Palette.bandShare) }",
    ]
  }

  /// A picture for touch; grey would rise here and there, so bands are dotted.
  private var tactile: [String] {
    inks(of: .tactile) + ["\(name("band")) { fill: url(#\(prefix)dotting); fill-opacity: 1 }"]
  }

  private func pixels(_ width: Double) -> String { SVGNumber.text(width * strokeScale) + "px" }

  private func colours(of theme: PictureTheme) -> [String] {
    let colours = theme.palettes.flatMap { condition, palette in
      condition.map { media($0, rules(of: palette)) } ?? rules(of: palette)
    }
    // Colours that the reader's system forces come last, over every theme.
    return colours + forcedColours
  }

  private func rules(of palette: Palette) -> [String] {
    // Without transparency the band is opaque, as pale as it was.
    let bands = palette.series.indices.map { index in
      "\(name("band"))\(name("fill-series\(index)")) "
        + "{ fill: \(palette.band(ofSeries: index).hexadecimal); fill-opacity: 1 }"
    }
    return inks(of: palette) + media("(prefers-reduced-transparency: reduce)", bands)
  }

  private func inks(of palette: Palette) -> [String] {
    let paper = palette.paper.hexadecimal
    var rules = [
      "\(name("paper")) { fill: \(paper) }",
      "\(name("hatch")) { stroke: \(paper) }",
      "\(name("dot")) { fill: \(paper) }",
      "\(name("edge")) { stroke: \(paper) }",
      "\(name("over")) { stroke: \(paper) }",
    ]
    let inks = [("text", palette.text), ("axis", palette.axis), ("gridline", palette.gridline)]
    let levels = palette.levels.enumerated().map { ("level\($0)", $1) }
    let ofCells = hasLevels ? levels + [("paper", palette.paper)] : []
    for (ink, colour) in inks + ofCells + palette.series.enumerated().map({ ("series\($0)", $1) }) {
      rules.append("\(name("fill-\(ink)")) { fill: \(colour.hexadecimal) }")
      rules.append("\(name("stroke-\(ink)")) { stroke: \(colour.hexadecimal) }")
    }
    return rules
  }

  /// The colours of the reader's system: series differ by symbol, dash and name alone.
  private var forcedColours: [String] {
    let inks =
      ["text", "axis"] + (0..<Palette.count).map { "series\($0)" }
    let shades = Self.forcedShades.enumerated().map { level, share in
      "\(name("fill-level\(level)")) { fill: CanvasText; fill-opacity: \(SVGNumber.text(share)) }"
    }
    let ofCells = hasLevels ? shades + ["\(name("fill-paper")) { fill: Canvas }"] : []
    let rules =
      ofCells + [
        "\(name("paper")), \(name("dot")) { fill: Canvas }",
        "\(name("hatch")), \(name("edge")), \(name("over")) { stroke: Canvas }",
        // Black on white and white on black, 45 % have 3:1 at least; GrayText may be brighter than
        // the values, and means what is disabled.
        "\(name("fill-gridline")) { fill: CanvasText; fill-opacity: 0.45 }",
        "\(name("stroke-gridline")) { stroke: CanvasText; stroke-opacity: 0.45 }",
      ]
      + inks.flatMap { ink in
        [
          "\(name("fill-\(ink)")) { fill: CanvasText }",
          "\(name("stroke-\(ink)")) { stroke: CanvasText }",
        ]
      }
    let adjusted = "svg[data-sonify] * { forced-color-adjust: none }"
    return media("(forced-colors: active)", [adjusted] + rules)
  }

  /// The shares of the colour of text in cells of each level where colours are forced: on the first
  /// ones that colour is read, on the others that of the background, with 4.5:1 at least of black and
  /// white.
  private static let forcedShades = [0.08, 0.18, 0.28, 0.38, 0.62, 0.8, 1]

  private func name(_ kind: String) -> String { ".\(prefix)\(kind)" }
}
