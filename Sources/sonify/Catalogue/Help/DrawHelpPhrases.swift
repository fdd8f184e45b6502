import Sonify

/// What draw does, and its own options.
enum DrawHelp {
  static let abstract = Phrase("Draw a chart as a picture for low vision or touch.")
  static let discussion = Phrase(
    """
    The picture shows what is heard: the same gridlines, scales, gaps and outliers. It is an SVG \
    file with text that stays text, and with a name for each axis and point, which screen readers \
    can say. A name that ends in .brf makes a file for braille embossers and displays instead: \
    each series as a picture of dots, and the description.
    """)

  static let output = Phrase(
    """
    Write the picture to FILE, which ends in .svg, or in .brf for braille; - is standard output, as \
    .svg.
    """)
  static let theme = Phrase(
    """
    Use the colours of THEME: light, dark, contrast for more contrast, or auto for what the \
    reader's system asks for; tactile draws for touch, with braille and strokes for swell paper. \
    [auto]
    """)
  static let textSize = Phrase(
    "Draw text at PERCENT of its usual size, 100 to 400. [100]")
}

/// What is reported of a picture.
enum DrawReport {
  static let tactileSize = Phrase(
    "The picture is {width} by {height} mm. Print it at 100 % on A4 paper, then raise it.")
  static let largeTactileSize = Phrase(
    """
    The picture is {width} by {height} mm, larger than A4 paper. Print it at 100 % on larger \
    paper, then raise it.
    """)
}
