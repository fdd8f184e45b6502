import SonifyBase

/// What is said when a key changes how a session sounds or speaks, and in the list of what is chosen.
enum ChoicePhrases {
  static let ticksOff = Phrase("ticks off")
  static let ticksOfX = Phrase("ticks on, x gridlines")
  static let ticksOfY = Phrase("ticks on, y gridlines")
  static let ticksOfBoth = Phrase("ticks on, x and y gridlines")

  /// Neighbouring values glide into each other.
  static let continuous = Phrase("continuous")
  /// Every value is a tone of its own.
  static let discrete = Phrase("discrete")

  /// How much is said of a point.
  static let terse = Phrase("terse, values only")
  static let normal = Phrase("normal, units and series when new")
  static let full = Phrase("full, names, units and position")

  /// Whether texts are spoken.
  static let speechOn = Phrase("speech on")
  static let speechOff = Phrase("speech off")

  /// How loud all is, 0 is usual.
  static let volume = Phrase("volume {decibels} dB")
  static let loudest = Phrase("loudest, volume {decibels} dB")
  static let softest = Phrase("softest, volume {decibels} dB")
  /// A session begins so softly that a listener may think nothing sounds; V is a key.
  static let quiet = Phrase("volume {decibels} dB, V for louder")
}

/// How a point compares with the one that was marked.
enum MarkPhrases {
  static let marked = Phrase("marked, {point}")
  /// A further point; `{mark}` is "mark 2".
  static let markedAs = Phrase("marked as {mark}, {point}")
  /// A mark without a name.
  static let number = Phrase("mark {number}")
  /// m was pressed at a mark; what is typed is its name.
  static let prompt = Phrase("name of {mark}: ")
  /// The same on a short line.
  static let shortPrompt = Phrase("name: ")
  /// E is a key.
  static let full = Phrase(
    "there is {count} mark, E erases one", "there are {count} marks, E erases one")
  static let named = Phrase("named {name}")
  static let erased = Phrase("erased, {mark}")
  /// m is a key.
  static let noMarkHere = Phrase("no mark here, m sets one")
  /// A comparison with one of several marks.
  static let compared = Phrase("{comparison}, from {mark}")
  /// m and O are keys.
  static let noLoop = Phrase("set two marks with m, then O plays between them")
  /// m is a key.
  static let noMark = Phrase("no mark yet, m sets one")
  static let noValue = Phrase("nothing to compare, the value is missing")
  /// The point is the marked one.
  static let atMark = Phrase("at the mark")
  /// By how much the value is less or greater.
  static let less = Phrase("{amount} less")
  static let more = Phrase("{amount} more")
  static let noDifference = Phrase("no difference")
  /// How many times the marked value it is; not 2.
  static let ratio = Phrase("{ratio} times as much")
  /// It is 2 times the marked value.
  static let twice = Phrase("twice as much")
  /// How many points it is away from the marked one.
  static let stepsAfter = Phrase("{count} point after the mark", "{count} points after the mark")
  static let stepsBefore = Phrase("{count} point before the mark", "{count} points before the mark")
  /// By how much the x is less or greater, where it is a number.
  static let xLess = Phrase("x {amount} less")
  static let xMore = Phrase("x {amount} more")
  /// By how much time the x is earlier or later.
  static let earlier = Phrase("{amount} earlier")
  static let later = Phrase("{amount} later")
}

/// The list of marks and landmarks to go to.
enum PlaceListPhrases {
  static let position = Phrase("{number} of {count}")
  static let empty = Phrase("no marks or landmarks here")
  static let closed = Phrase("list closed")
  /// There is no entry after this one, or before it.
  static let end = Phrase("end of the list")
}

/// The list of sound options.
enum SoundChoicePhrases {
  /// The first option follows.
  static let opening = Phrase("sound options, {choice}")
  static let closed = Phrase("sound options closed")
  /// The pitches of the lowest and highest value, as notes or in hertz.
  static let pitches = Phrase("pitches {low} to {high}")
  static let hertz = Phrase("{frequency} Hz")
  /// The spacing of pitches.
  static let log = Phrase("musical steps of pitch")
  static let erb = Phrase("pitch steps of the inner ear")
  static let linear = Phrase("pitch steps in hertz")
  static let upright = Phrase("high pitches for high values")
  static let inverted = Phrase("low pitches for high values")
  static let automaticPan = Phrase("left and right automatic")
  static let panOfX = Phrase("left to right along x")
  static let panOfSeries = Phrase("left and right for series")
  static let noPan = Phrase("all in the middle")
  /// A number above 0 is faster than the user set the speech service, below 0 slower.
  static let speechRate = Phrase("speech speed {rate}")
  static let usualSpeechRate = Phrase("usual speech speed")
}

/// Another view of a source with several charts.
enum SourceViewPhrases {
  static let onlyOne = Phrase("there is no other view")
  /// It is being opened.
  static let view = Phrase("view {number} of {count}")
}
