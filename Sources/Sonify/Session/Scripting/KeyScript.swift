import SonifyBase

/// Keys and the times at which they are pressed, written in one line.
///
/// `Right*30@33ms wait 1s End goto 1957 z` holds the right arrow for a second, waits, goes to the
/// end, then to the x 1957, and shows the whole chart. A step is a key by its name ("Right",
/// "Ctrl+Left", "Enter", "Space", "F1") or as the character itself; `*30` presses it so many times,
/// and `@33ms` sets the time from it to what follows, 300 ms unless said. `wait` lets time pass, in
/// "ms" or "s". `goto` asks for a place and answers; an answer with spaces is written in quotes.
package struct KeyScript: Equatable, Sendable {
  /// One thing that happens in a script.
  package enum Action: Equatable, Sendable {
    /// A key is pressed.
    case key(SessionKey)
    /// A place is asked for and this is answered.
    case goTo(String)
  }

  /// A run of the same action.
  struct Step: Equatable, Sendable {
    /// What happens.
    var action: Action
    /// When it happens first, from the start of the script.
    var time: Seconds
    /// How often it happens, 1 or more.
    var count: Int
    /// The time from each to the next.
    var interval: Seconds
  }

  /// The steps, in the order of time.
  let steps: [Step]

  /// When the script is over: the last interval or wait included.
  let duration: Seconds

  /// The time from a key to what follows, unless the script says another.
  static let usualInterval = Seconds.milliseconds(300)
  /// The most actions of a script, repeats included.
  static let maxCount = 100_000
  /// The longest script: a day.
  static let maxDuration = Seconds(86_400)
}

/// Why a script of keys cannot be followed.
package struct KeyScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Where the fault begins, counted in characters from 1.
  var position: Int
  /// What is wrong and how to mend it.
  var reason: String

  /// One line that says what is wrong, where, and how to mend it.
  package var description: String {
    ScriptPhrases.fault.text(["position": "\(position)", "reason": reason])
  }
}
