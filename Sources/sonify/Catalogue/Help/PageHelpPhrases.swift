import Sonify

/// The help of the command that writes a page.
enum PageHelp {
  static let abstract = Phrase("Write a chart as a web page to hand on.")
  static let discussion = Phrase(
    """
    The page is one file that needs no network. It holds the description, the picture, the sound \
    and the data, and a slider that explores the chart with the keys of scrub, by touch or with a \
    screen reader.
    """)

  static let others = Phrase("Further charts, each a page of its own.")
  static let output = Phrase(
    """
    Write the page to FILE, which ends in .html, or a book that ends in .epub; - is standard output. \
    A name that ends in / is a folder for a page of each chart and index.html, which lists them.
    """)
  static let theme = Phrase(
    """
    Use the colours of THEME: light, dark, contrast for more contrast, or auto for what the \
    reader's system asks for. [auto]
    """)
  static let speak = Phrase(
    """
    Let a book be read aloud: its titles and descriptions by a voice, its pictures by their sound.
    """)
  static let certifiedBy = Phrase(
    """
    State in a book that TEXT, a name, vouches that it meets EPUB Accessibility 1.1 and WCAG 2.2 AA.
    """)
  static let fragment = Phrase("Write only a figure element, for a page of your own.")
}
