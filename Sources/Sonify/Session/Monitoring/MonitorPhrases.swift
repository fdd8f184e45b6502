import SonifyBase

/// What is said of values as they arrive, over and over: as short as can be.
enum MonitorPhrases {
  /// The title of the x axis of the window.
  static let time = Phrase("time")
  /// A column and its value: "us 75".
  static let value = Phrase("{column} {value}")
  /// A column without a value now.
  static let missing = Phrase("{column} missing")
  /// The scale of the pitches has changed.
  static let range = Phrase("range now {range}")
  /// The same, of one of several columns.
  static let rangeOf = Phrase("{column}: range now {range}")
  /// Rows stopped; `{time}` is a length of time, as "3 s".
  static let noData = Phrase("no data for {time}")
  /// Nothing has arrived yet.
  static let waiting = Phrase("no values yet")
  /// The tone is off until the next alert.
  static let muted = Phrase("muted until the next alert")
  static let unmuted = Phrase("sound on")
  /// The window is walked through; Space is a key.
  static let frozen = Phrase(
    "frozen, {count} row, Space goes back to now", "frozen, {count} rows, Space goes back to now")
  /// The walk is over; `{values}` are those that arrived last.
  static let now = Phrase("now: {values}")
  /// No more rows come while the window is walked through; q is a key.
  static let ended = Phrase("the input has ended; q quits")
  /// The window holds fewer rows than its time has.
  static let thinned = Phrase(
    "the window keeps the last {count} row", "the window keeps the last {count} rows")
  /// There is nothing to describe at the end.
  static let nothing = Phrase("no values came")
}

/// What is said of alerts.
enum AlertPhrases {
  /// `{condition}` is what the user wrote: "us>90 for 30s".
  static let raised = Phrase("alert: {column} {value}, {condition}")
  /// `{time}` is how long the alert lasted, as "4 min".
  static let under = Phrase("{column} back under {limit} after {time}")
  static let over = Phrase("{column} back over {limit} after {time}")
  static let other = Phrase("{column} no longer {limit} after {time}")
  static let back = Phrase("{column} back at {limit} after {time}")
  static let noData = Phrase("alert: no data for {time}")
  static let data = Phrase("data again after {time}")
  /// One of the alerts in the list, and the time since it was raised.
  static let listed = Phrase("{time} ago, {text}")
  static let none = Phrase("no alerts")
}

/// The list of the keys while values sound as they arrive.
///
/// A letter is a key, and capital letters are other keys than small ones.
enum MonitorKeyPhrases {
  /// The lines, in their order.
  static let lines = [
    Phrase("Space: freeze, and walk through the window; Space again: back to now"),
    Phrase("Enter, w: values and time; y: values; x: time"),
    Phrase("d: describe the window; same key again: more; A: alerts"),
    Phrase("s: mute until the next alert; V: louder; v: softer; S: speech on, off"),
    Phrase("any other key of scrub, as h, Left, f, n: freeze, and do what it does"),
    Phrase("o, ?, F1: these keys; q: describe the window and quit"),
  ]
}
