import Sonify

@testable import sonify

/// What people ask of the command: its options with values that mostly make sense.
enum Grammar {
  /// An option and the values that are tried; none for a flag.
  struct Option {
    let name: String
    let values: [String]

    init(_ name: String, _ values: [String] = []) { (self.name, self.values) = (name, values) }
  }

  /// The commands, and how often each is tried beside the others.
  static let commands = [
    "render", "render", "score", "score", "scrub", "scrub", "describe", "convert", "draw", "page",
    "audit",
  ]

  /// Returns the options of a command.
  static func options(of command: String) -> [Option] {
    switch command {
    case "render": chart + sound + narration
    case "score": chart + sound + [Option("--format", ["csv", "json", "json"])]
    case "scrub": chart + sound + scrub
    case "describe": chart + describe
    case "page": chart + sound + [Option("--theme", ["dark"]), Option("--fragment", [])]
    case "draw":
      chart + [Option("--text-size", ["100", "250", "400"]), Option("--theme", ["dark"])]
    case "audit": chart + [Option("--format", ["json"]), Option("--descriptive")]
    default: chart
    }
  }

  /// Names and numbers of columns.
  static let columns = [
    "1", "2", "3", "-1", "0", "year", "date", "value", "x", "y", "name", "count", "none",
  ]
  private static let numbers = [
    "0", "1", "2", "7", "20", "100", "1e308", "-1e308", "5e-324", "-3.5", "nan", "",
  ]
  private static let ranges = [
    "0:1", "0:100", "1:1000", "-5:5", "1990:2020", "2019-01-01:2020-01-01", "0:0", "1e308:-1e308",
    ":3", "3:",
  ]
  private static let grids = ["auto", "none", "5", "1", "100", "0,10,20", "2019-06-01", "1e400"]
  private static let texts = ["Births", "a\tb", "é\u{202e}x", "<b>&", "-->", "\u{7f}", "日本 語", ""]

  private static let chart = [
    Option("--x", columns), Option("--y", columns), Option("--y", columns),
    Option("--series", columns), Option("--label", columns), Option("--summary", texts),
    Option("--source", texts),
    Option("--kind", KindArgument.allCases.map(\.rawValue)),
    Option("--stack"), Option("--no-stack"), Option("--bins", numbers + ["auto"]),
    Option(
      "--where",
      ["1>0", "year>=1980", "name=a", "2!=", "value<1e3", "date>=2019", "x<=0", "1=", "nothing"]),
    Option("--group", RowChoices.Grouping.allCases.map(\.rawValue)),
    Option("--sort", columns + ["1:desc", "2:asc", "value:desc"]),
    Option("--first", numbers), Option("--last", numbers),
    Option("--title", texts), Option("--x-title", texts), Option("--y-title", texts),
    Option("--x-unit", ["year", "cup|cups", "%", "s", "|"]),
    Option("--y-unit", ["cup|cups", "$", "°C", "ms", "km/h"]),
    Option("--x-scale", ["linear", "log", "time", "category", "auto"]),
    Option("--y-scale", ["linear", "log", "auto"]),
    Option("--x-range", ranges), Option("--y-range", ranges),
    Option("--x-grid", grids), Option("--y-grid", grids), Option("--view", ["1", "2", "3"]),
    Option("--input-format", ReadingOptions.Format.allCases.map(\.rawValue)),
    Option("--delimiter", ["comma", "tab", ";", "bar", "space", "x"]),
    Option("--table", ["1", "2", "0", "-1", "A", ""]), Option("--skip-lines", numbers),
    Option("--header"), Option("--no-header"),
    Option("--decimal-comma"), Option("--no-decimal-comma"),
    Option("--day-first"), Option("--month-first"), Option("--encoding", ["utf8", "latin1"]),
    Option("--missing", ["x", "", "0", "NA", "-"]), Option("--skip-bad-rows"), Option("--explain"),
    Option("--quiet"),
    Option("--language", ["de", "fr", "ja", "nl", "es", "en", "tlh"]),
  ]

  private static let sound = [
    Option("--mode", ["continuous", "discrete", "auto"]),
    Option("--duration", ["0.3", "0.5", "1", "1.7", "0.1", "0"]),
    Option("--duration", ["0.3", "0.5", "1"]),
    Option("--pitch-range", ["C3:C7", "110:1760", "40:5000", "A4:A4", "1000:100"]),
    Option("--pitch-scale", PitchScale.allCases.map(\.rawValue)), Option("--invert"),
    Option("--pan", ["auto", "x", "series", "none"]),
    Option("--ticks", ["x", "y", "both", "none"]),
    Option("--cue", ["outliers", "turning-points", "all", "none"]),
    Option("--order", ["together", "sequence", "auto"]), Option("--loudness", ["equal", "flat"]),
    Option("--volume", ["-12", "0", "20", "40", "-60", "41"]),
    Option("--sample-rate", ["8000", "8000", "11025", "44100", "48000"]), Option("--mono"),
    Option("--legend"), Option("--dense", SoundOptions.Dense.allCases.map(\.rawValue)),
  ]

  private static let narration = [
    Option("--speak", ["none", "title"]), Option("--speak-over"),
    Option("--speech-rate", ["80", "175", "450"]),
    Option("--bits", ["16", "24", "32f"]),
    Option("--captions", ["words.vtt", "words.srt"]),
    Option("--captions", ["words.vtt", "words.srt"]),
    Option("--output", ["sound.wav", "sound.wav", "sound.flac", "sound.ogg", "sound.aiff", "-"]),
    Option("--output", ["sound.wav"]),
  ]

  private static let describe = [
    Option("--format", ["text", "json", "json", "markdown"]),
    Option("--detail", ChartDescription.Detail.allCases.map(\.rawValue)),
    Option("--wording", Wording.allCases.map(\.rawValue)), Option("--braille"),
    Option("--cells", ["1", "14", "20", "40", "1000"]), Option("--dots", ["6", "8", "7"]),
    Option("--braille-ascii"),
  ]

  private static let scrub = [
    Option("--verbosity", ["terse", "normal", "full"]),
    Option("--wording", Wording.allCases.map(\.rawValue)), Option("--say", ["xy", "yx"]),
    Option("--braille"), Option("--no-braille"), Option("--cells", ["14", "20", "40"]),
    Option("--dots", ["6", "8"]), Option("--output", ["sound.wav"]),
  ]

  /// The steps of a key script.
  static let steps =
    "abcdefghijklmnopqrstuvwxyzBCDFGHLMNRUV.,/?+-=<>[]{}".map(String.init).filter { $0 != "q" }
    + [
      "Right*3", "Left", "Up", "Down", "Home", "End", "PgUp", "PgDn", "Enter", "Space", "Esc",
      "Ctrl+Right", "Ctrl+Left", "Right*200@33ms", "wait 1s", "wait 300ms", "goto 1957", "goto 3",
      "goto \"a b\"", "goto -1e999", "goto 2019-06", "+*6", "-*9", "F1", "p wait 2s",
      "Right@5ms", "n*4", "k*3",
    ]

  /// The lines of a settings file.
  static let settings = [
    "speed = 2", "speed = 64", "speed = 0.125", "speed = nan", "mode = discrete",
    "mode = continuous", "ticks = both", "cue = all", "volume = -12", "volume = 6",
    "verbosity = terse", "verbosity = full", "wording = descriptive", "landmarks = all",
    "landmarks = outliers", "braille = on", "speech = off", "# a comment", "nothing", "= =",
    "speed = 1e999", "volume = \u{1b}[2J",
  ]
}
