import SonifyBase

/// What is spoken within a sound file besides the sentences of a description.
enum NarrationPhrases {
  /// The value at a gridline of x, said while the chart sounds: "1920: 179.5".
  static let valueAt = Phrase("{x}: {value}")
  /// What the author says of a point, said while the chart sounds: "1926: General strike".
  static let labelAt = Phrase("{x}: {label}")
  /// The same where several series sound, with the name of the series: "Ford, 1926: General
  /// strike".
  static let labelOf = Phrase("{name}, {x}: {label}")
}

/// What the captions of a sound file say of its tones.
///
/// `{name}` is a series, `{place}` a value of the x axis or a range of them.
enum CaptionPhrases {
  /// What a series does along a part of the x axis, as in "births, 1917 to 1920: 183.1 to 179.5".
  ///
  /// `{values}` is one value, or those that it goes from and to.
  static let values = Phrase("{name}, {place}: {values}")
  /// Between its ends the series lies above both, as in "births, 1950 to 1960: 193.1 to 268.1, up to
  /// 268.8 in between".
  static let rising = Phrase("{name}, {place}: {values}, up to {high} in between")
  /// Between its ends the series lies below both.
  static let falling = Phrase("{name}, {place}: {values}, down to {low} in between")
  /// Between its ends the series lies above both and below both.
  static let swinging = Phrase(
    "{name}, {place}: {values}, down to {low} and up to {high} in between")
  /// Of points that follow no line, the lowest and the highest.
  static let between = Phrase("{name}, {place}: between {low} and {high}")
  /// All points lack a value.
  static let missing = Phrase("{name}, {place}: missing")
  /// Some points have no value; `{caption}` is one of the sentences above.
  static let someMissing = Phrase(
    "{caption}; {count} point missing", "{caption}; {count} points missing")
  /// The tones that precede a chart.
  static let legend = Phrase("legend: the lowest, the highest and the gridlines")
}
