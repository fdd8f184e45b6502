import SonifyBase

/// What a listener must know of a sound before hearing it, in one line with other such things.
enum NoticePhrases {
  /// Something that holds for every series, or for those that are named.
  static let everySeries = Phrase("every series: {notice}")
  static let someSeries = Phrase("{names}: {notice}")

  static let noValues = Phrase("no values, not heard")
  static let outsideX = Phrase(
    "{count} point outside the x axis, left out", "{count} points outside the x axis, left out")
  static let outsideY = Phrase(
    "{count} value outside the y axis, played at the nearer end of the pitch range",
    "{count} values outside the y axis, played at the nearer end of the pitch range")
  static let leftOut = Phrase(
    "{count} point of {total} left out where more than {voices} would sound at once; lowest, highest and stray values are kept",
    "{count} points of {total} left out where more than {voices} would sound at once; lowest, highest and stray values are kept"
  )

  /// More points than time: slots of some milliseconds on a line, one of ``slots``, or one of
  /// ``tones``.
  static let summarisedInSlots = Phrase(
    "{count} point summarised in {slots} of {length} ms; lowest, highest and stray values sound on their own",
    "{count} points summarised in {slots} of {length} ms; lowest, highest and stray values sound on their own"
  )
  static let summarisedInTones = Phrase(
    "{count} point summarised in {tones}; lowest, highest and stray values stand for their slots",
    "{count} points summarised in {tones}; lowest, highest and stray values stand for their slots")
  static let slots = Phrase("{count} slot", "{count} slots")
  static let tones = Phrase("{count} tone", "{count} tones")
  static let strays = Phrase(
    "{count} stray value has no time to sound alone",
    "{count} stray values have no time to sound alone")
  static let medians = Phrase(
    "{count} point closer than {length} ms sounds as its median",
    "{count} points closer than {length} ms sound as their medians")

  /// Whose pitches the legend plays, where series have y axes of their own.
  static let legendOfOthers = Phrase(
    "the legend is that of the first y axis; every series that is heard has another")
  static let legendOfSome = Phrase(
    "the legend is that of the y axis of {names}; the other series have axes of their own")
  static let noLegend = Phrase("the legend is left out: there is no time for it")

  static let noBlips = Phrase(
    "the blips that count the series are left out: there is no time for them")
  static let longBlip = Phrase("a long blip before a series counts {number}")
  static let tooManyTogether = Phrase(
    "{count} series is too many to tell apart at once, played in sequence: at most {maximum} sound together",
    "{count} series are too many to tell apart at once, played in sequence: at most {maximum} sound together"
  )

  /// Too little time for the parts of stacks.
  static let totalsAlone = Phrase(
    "the totals alone sound: {stacks} of up to {parts} take {seconds} s")
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
  static let seriesAndTotal = Phrase("{count} series and the total", "{count} series and the total")
}
