import Sonify

/// What monitor does, and its own options.
enum MonitorHelp {
  static let abstract = Phrase("Hear values as they arrive.")
  /// An example follows; Space is a key.
  static let discussion = Phrase(
    """
    Rows come from a pipe, or from a file that is followed from its end through truncation and \
    replacement. A row counts when its line ends. Each of up to three columns is a tone that is held \
    and glides to every new value. Space freezes the last rows, which then are a chart for the keys of \
    scrub; Space again returns to now.
    """)
  /// Letters are keys; capital letters are other keys than small ones.
  ///
  /// Each line stands for itself.
  static let listOfKeys = Phrase(
    """
    Keys:
      Space: freeze, back to now
      Enter w: values and time
      y x: values, time
      d: describe the last rows
      A: list the alerts
      s: mute until the next alert
      v V: softer, louder
      S: speech
      any other key of scrub: freeze, and do what it does
      ?: list all keys
      q: describe the last rows and quit
    """)

  static let source = Phrase(
    "Read rows from the file SOURCE as it grows; - is standard input. [-]")
  static let y = Phrase(
    "Hear COLUMN, a name or a number; columns joined by commas share a range. Repeat for more, three in all. [the first three columns of numbers]"
  )
  /// tone, notes and changes are typed.
  static let style = Phrase(
    "Hear values in this STYLE. tone: a held tone; notes: a tone for each row; changes: a tone for each change that is more than noise. [tone]"
  )
  static let rate = Phrase("Hear how fast counters rise, per second. A fall is a reset.")
  static let yRange = Phrase(
    "Run the pitches from LOW to HIGH. [from 0 to a round number, doubled when a value is outside]")
  static let window = Phrase("Keep the last ROWS, or the rows of a TIME such as 10m. [10000]")
  /// "for" and "no data" are typed.
  static let alert = Phrase(
    "Sound and say an alert when COLUMN>VALUE, or another test of --where, is true; \"us>90 for 30s\": when it is true for that time; \"no data for 30s\": when no row comes. Repeat for more."
  )
  static let log = Phrase(
    "Keep all rows in FILE as comma-separated values, after those that it holds.")
  static let speakEvery = Phrase("Say the values every TIME, such as 10s. [never]")
  static let keys = Phrase(
    "Press the keys in SCRIPT, and let rows come by its clock, instead of reading a terminal.")
  static let output = Phrase(
    "Write what would be heard to FILE instead of playing it; - is standard output.")
  static let every = Phrase("With -o or --keys, let a row come every TIME. [1s]")
}
