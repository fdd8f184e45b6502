import Sonify

/// What scrub does, and its own options.
enum ScrubHelp {
  static let abstract = Phrase("Explore a chart with keys.")
  /// An example follows; "wait" and "goto" are typed as they are.
  static let discussion = Phrase(
    """
    Left and Right move from point to point, and each point sounds at once. The key ? lists all keys.

    With --keys, sonify needs no terminal: it presses the keys and prints the texts. In a script, \
    Right*10 presses a key ten times, @50ms leaves 50 ms between presses, \"wait 1s\" waits for a \
    second, and \"goto 1957\" goes to x 1957:
    """)
  /// Letters and signs are keys; capital letters are other keys than small ones.
  ///
  /// Each line stands for itself.
  static let listOfKeys = Phrase(
    """
    Keys:
      h l, Left Right: previous, next point
      H L: a tenth back, forward
      a e, Home End: first, last point
      j k, Down Up: next, previous series
      f F: lowest, highest value of the series
      u U: lowest, highest value of the chart
      n N: next, previous landmark
      r R: choose the landmarks
      p, Space: play, pause
      s, Esc: stop
      comma, period: slower, faster
      Enter: repeat, or continue a text
      x y w: x, y, where am I
      d i: description, statistics
      + - z: zoom in, zoom out, whole chart
      < >: half a view back, forward
      m E: set a mark, and again to name it; erase it
      M O: compare with the last mark, play between two
      I: list marks and landmarks
      G: go to a value, date or name
      g: legend
      t c: ticks, continuous
      v V: softer, louder
      D: say less or more
      b B: braille; words or cells
      T: sound options
      W: next view of a specification
      S: speech
      ?: list all keys
      q: quit
    """)

  static let verbosity = Phrase(
    "Say points with this VERBOSITY. terse: values; normal: also unit and series when they change; full: also names and position. [normal]"
  )
  /// d and i are keys.
  static let wording = Phrase(
    "Use this WORDING for the keys d and i. compact: few words; descriptive: whole sentences. [descriptive; if terse: compact]"
  )
  static let say = Phrase("Say x and y in this ORDER: xy or yx. [xy]")
  static let silent = Phrase("Run without sound; no sound device is needed.")
  static let follow = Phrase("Read the file again whenever it changes.")
  static let keys = Phrase("Press the keys in SCRIPT instead of reading a terminal.")
  static let output = Phrase("Write the sound of --keys to FILE; - is standard output.")
}
