import Sonify

/// What scrub is for, and its own options.
enum ScrubHelp {
  static let abstract = Phrase("Walk through a chart by keys.")
  /// An example follows; "wait" and "goto" are typed as they are.
  static let discussion = Phrase(
    """
    Left and Right go from point to point, each of which sounds at once; ? lists all keys. \
    With --keys the same is done without a terminal, and what would be said is printed. A key is \
    pressed so many times by *10, so long after one another by @50ms; "wait 1s" lets time pass, and \
    "goto 1957" answers where to go:
    """)
  /// Letters and signs are keys; capital letters are other keys than small ones.
  static let listOfKeys = Phrase(
    """
    Keys: h l, Left Right: point before, next; H L: by a tenth; a e, Home End: first, last; j k, \
    Down Up: series; f F: lowest, highest; u U: of all series; n N: landmarks; r R: which; \
    p, Space: play, pause; s, Esc: stop; period, comma: faster, slower; Enter: again; x y w: x, y, \
    where am I; d i: description, statistics; + - z: zoom in, out, whole; < >: pan; m M: mark, \
    compare; G: go to; g: legend; t c: ticks, continuous; v V: softer, louder; D: say less, more; \
    b: braille; S: speech; ?: all of these; q: quit.
    """)

  static let verbosity = Phrase("How much is said of a point; normal if not given.")
  static let wording = Phrase(
    "How d and i word statements; descriptive if not given, compact with --verbosity terse.")
  static let say = Phrase("Which is said first, x or y.")
  static let silent = Phrase("Walk without sound; no device is needed.")
  static let follow = Phrase("Read the file again when it changes.")
  static let keys = Phrase("Keys to press, instead of those of a terminal.")
  static let output = Phrase(
    "With --keys, a sound file of what would be heard, or - for standard output.")
}
