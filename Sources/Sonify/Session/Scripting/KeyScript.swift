import SonifyBase

/// Keys and the times at which they are pressed, written in one line.
///
/// `Right*30@33ms wait 1s End goto 1957 z` holds the right arrow for a second, waits, goes to the
/// end, then to the x 1957, and shows the whole chart. A step is a key by its name ("Right",
/// "Ctrl+Left", "Enter", "Space", "F1") or as the character itself; `*30` presses it 30 times, and
/// `@33ms` sets the time from it to the next step, 300 ms by default. `wait` lets time pass, in
/// "ms" or "s". `goto` presses the key that asks for a point and answers, and `mark` that for marks,
/// answering with a name; an answer with spaces is written in quotes.
package struct KeyScript: Equatable, Sendable {
  /// An action in a script.
  package enum Action: Equatable, Sendable {
    /// A key is pressed.
    case key(SessionKey)
    /// The prompt for a point is opened and gets this answer.
    case goTo(String)
    /// The point is marked if it is not, and the prompt for the name of the mark gets this answer.
    case mark(String)
  }

  /// A run of the same action.
  struct Step: Equatable, Sendable {
    /// The action.
    var action: Action
    /// The time of the first, from the start of the script.
    var time: Seconds
    /// The number of times, 1 or more.
    var count: Int
    /// The time from each to the next.
    var interval: Seconds
  }

  /// The steps, in order of time.
  let steps: [Step]

  /// The length of the script, with the last interval or wait.
  let duration: Seconds

  /// A script without keys.
  package static let empty = KeyScript(steps: [], duration: Seconds(0))

  /// The default time from a key to the next step.
  static let usualInterval = Seconds.milliseconds(300)
  /// The maximum number of actions in a script, repeats included.
  static let maxCount = 100_000
  /// The maximum length of a script: a day.
  static let maxDuration = Seconds(86_400)
}

/// An error in a script of keys.
package struct KeyScriptError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The position of the fault, in characters from 1.
  var position: Int
  /// What is wrong and how to fix it.
  var reason: String

  /// One line: what is wrong, where, and how to fix it.
  package var description: String {
    ScriptPhrases.fault.text(["position": "\(position)", "reason": reason])
  }
}
