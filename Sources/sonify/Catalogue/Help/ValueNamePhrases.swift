import Sonify

/// The name of a value after an option, as in "--y <column>": one short word without spaces.
///
/// Help repeats it in capital letters, as COLUMN.
///
/// Words that are typed as they are stay as they are: auto, none, duration.
enum ValueNames {
  static let axis = Phrase("axis")
  static let bits = Phrase("bits")
  static let character = Phrase("character")
  static let chart = Phrase("chart")
  static let column = Phrase("column")
  static let condition = Phrase("column=value")
  static let count = Phrase("count")
  static let countOrAuto = Phrase("count|auto")
  static let decibels = Phrase("db")
  static let detail = Phrase("detail")
  static let dots = Phrase("6|8")
  static let encoding = Phrase("encoding")
  static let file = Phrase("file")
  static let format = Phrase("format")
  static let gridlines = Phrase("auto|none|count|v1,v2")
  static let group = Phrase("group")
  static let hertz = Phrase("hz")
  static let kind = Phrase("kind")
  static let language = Phrase("language")
  static let loudness = Phrase("loudness")
  static let milliseconds = Phrase("milliseconds")
  static let mode = Phrase("mode")
  static let name = Phrase("name")
  static let number = Phrase("number")
  static let order = Phrase("order")
  static let pan = Phrase("pan")
  static let percent = Phrase("percent")
  static let points = Phrase("points")
  static let range = Phrase("low:high")
  static let scale = Phrase("scale")
  static let script = Phrase("script")
  static let seconds = Phrase("seconds")
  static let size = Phrase("size")
  static let summary = Phrase("summary")
  /// A table of several.
  static let table = Phrase("number|name")
  static let statement = Phrase("statement")
  static let text = Phrase("text")
  static let theme = Phrase("theme")
  static let unit = Phrase("unit|units")
  static let verbosity = Phrase("verbosity")
  static let when = Phrase("when")
  static let wording = Phrase("wording")
}
