import SonifyBase
import SonifyChart

/// What a listener must know of a sound before hearing it, in one line with other such things.
enum NoticePhrases {
  /// Something that holds for every series, or for those that are named.
  static let everySeries = Phrase("every series: {notice}")
  static let everyRow = Phrase("every row: {notice}")
  static let someSeries = Phrase("{names}: {notice}")

  static let noValues = Phrase("no values to play")
  static let outsideX = Phrase(
    "{count} point outside the x axis is skipped", "{count} points outside the x axis are skipped")
  static let outsideY = Phrase(
    "{count} value outside the y axis is played at the nearer end of the pitch range",
    "{count} values outside the y axis are played at the nearer end of the pitch range")
  /// Few pitches for most values, because a few values are far away: `{semitones}` of `{all}`.
  static let squeezed = Phrase(
    "{count} outlier leaves the other values {semitones} of {all} semitones",
    "{count} outliers leave the other values {semitones} of {all} semitones")
  static let leftOut = Phrase(
    "{count} point of {total} is skipped where more than {voices} would sound at once; lowest and highest values and outliers are kept",
    "{count} points of {total} are skipped where more than {voices} would sound at once; lowest and highest values and outliers are kept"
  )

  /// More points than time: slots of some milliseconds on a line, one of ``slots``, or one of
  /// ``tones``.
  static let summarisedInSlots = Phrase(
    "{count} point is summarised in {slots} of {length} ms; lowest and highest values and outliers sound on their own",
    "{count} points are summarised in {slots} of {length} ms; lowest and highest values and outliers sound on their own"
  )
  /// The same, with noise under the tone that shows the spread of the values.
  static let summarisedWithSpread = Phrase(
    "{count} point is summarised in {slots} of {length} ms that overlap; a tone plays medians, and noise the pitches of the middle 80 % of values; lowest and highest values and outliers sound on their own",
    "{count} points are summarised in {slots} of {length} ms that overlap; a tone plays medians, and noise the pitches of the middle 80 % of values; lowest and highest values and outliers sound on their own"
  )
  /// Of a series with two different values, as 0 and 1.
  static let followsShare = Phrase(
    "there are only two values, so the tone shows the share of the higher one")
  /// Of a series with a few different values; `{count}` is their number.
  static let followsMean = Phrase(
    "there is only {count} value, so the tone shows the mean",
    "there are only {count} different values, so the tone shows their mean")
  static let summarisedInTones = Phrase(
    "{count} point is summarised in {tones}; lowest and highest values and outliers stand for the points around them",
    "{count} points are summarised in {tones}; lowest and highest values and outliers stand for the points around them"
  )
  /// Of a heat map; `{parts}` is a number.
  static let rowsJoined = Phrase(
    "{count} row is played as the means of neighbouring rows, {parts} in all",
    "{count} rows are played as the means of neighbouring rows, {parts} in all")
  /// Of a heat map; `{slots}` is one of ``slots``.
  static let cellsJoined = Phrase(
    "{count} cell of a row is played as the means of {slots}",
    "{count} cells of each row are played as the means of {slots}")
  static let slots = Phrase("{count} window", "{count} windows")
  static let tones = Phrase("{count} tone", "{count} tones")
  static let rareOutliers = Phrase(
    "{count} outlier has no time to sound on its own",
    "{count} outliers have no time to sound on their own")
  /// Labels of an author beyond the first hundred.
  static let labelsWithoutPing = Phrase(
    "{count} label after the first {maximum} has no ping",
    "{count} labels after the first {maximum} have no ping")
  static let medians = Phrase(
    "{count} point closer than {length} ms sounds as its median",
    "{count} points closer than {length} ms sound as their medians")

  /// The columns or axes that tones would follow.
  static let tonesUnheard = Phrase(
    "volume, timbre and length follow single points, and these are summarised, stacked or joined to a line"
  )
  /// `{name}` is the column or axis that tones follow.
  private static let withoutVolume = Phrase(
    "{count} point has no {name}, and sounds at the middle volume",
    "{count} points have no {name}, and sound at the middle volume")
  private static let withoutLength = Phrase(
    "{count} point has no {name}, and has the middle length",
    "{count} points have no {name}, and have the middle length")
  private static let withoutTimbre = Phrase(
    "{count} point has no {name}, and has a timbre of its own",
    "{count} points have no {name}, and have a timbre of their own")

  /// Returns the phrase for points without a value that a property of tones follows.
  static func withoutValue(_ property: ToneProperty) -> Phrase {
    switch property {
    case .volume: NoticePhrases.withoutVolume
    case .timbre: NoticePhrases.withoutTimbre
    case .length: NoticePhrases.withoutLength
    }
  }

  /// Whose pitches the legend plays, where series have y axes of their own.
  static let legendOfOthers = Phrase(
    "the legend is for the first y axis, and every series that sounds has another")
  static let legendOfSome = Phrase(
    "the legend is for the y axis of {names}; the other series have axes of their own")
  static let noLegend = Phrase("the legend is skipped, because there is no time for it")

  static let noBlips = Phrase(
    "the blips that count the series are skipped, because there is no time for them")
  static let longBlip = Phrase("a long blip before a series counts as {number}")
  static let tooManyTogether = Phrase(
    "{count} series is too many to tell apart at once, so they are played in sequence; at most {maximum} can sound together",
    "{count} series are too many to tell apart at once, so they are played in sequence; at most {maximum} can sound together"
  )

  /// The same of the rows of a heat map.
  static let noBlipsOfRows = Phrase(
    "the blips that count the rows are skipped, because there is no time for them")
  static let longBlipOfRows = Phrase("a long blip before a row counts as {number}")
  static let tooManyRowsTogether = Phrase(
    "{count} row is too many to tell apart at once, so they are played in sequence; at most {maximum} can sound together",
    "{count} rows are too many to tell apart at once, so they are played in sequence; at most {maximum} can sound together"
  )

  /// Too little time for the parts of stacks.
  static let totalsAlone = Phrase(
    "only the totals sound, because {stacks} of up to {parts} take {seconds} seconds")
  /// Too little time for the figures of boxes, candles and points with a range.
  static let mediansAlone = Phrase(
    "only the median sounds, because {count} box takes {seconds} seconds",
    "only the medians sound, because {count} boxes take {seconds} seconds")
  static let closesAlone = Phrase(
    "only the close sounds, because {count} candle takes {seconds} seconds",
    "only the closes sound, because {count} candles take {seconds} seconds")
  static let linesAlone = Phrase(
    "only the value without its range sounds, because {count} takes {seconds} seconds",
    "only the values without their ranges sound, because {count} take {seconds} seconds")
  static let stacks = Phrase("{count} stack", "{count} stacks")
  static let parts = Phrase("{count} part", "{count} parts")
}

/// In which order several series sound.
enum OrderPhrases {
  static let stacks = Phrase(
    "at each x the parts of {count} series in order, then their total, longer",
    "at each x the parts of {count} series in order, then their total, longer")
  static let inSequence = Phrase("{series} one after the other")
  static let together = Phrase("{series} together")
  static let apart = Phrase("{left} on the left and {right} on the right, together")
  /// What sounds, at `{series}`.
  static let series = Phrase("{count} series", "{count} series")
  static let rows = Phrase("{count} row", "{count} rows")
  static let seriesAndTotal = Phrase("{count} series and the total", "{count} series and the total")
}
