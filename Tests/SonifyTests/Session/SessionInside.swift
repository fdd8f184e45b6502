@testable import SonifySession

/// What tests of whole sessions look at inside.
extension Session {
  /// What is in view.
  var view: ChartView { walk.view }

  /// Where the listener is.
  var cursor: Walk.Cursor? { walk.cursor }

  /// The stop at the cursor.
  var stop: Stop? { walk.stop }

  /// What plays.
  var playback: Playback? { player.playback }

  /// The lines of braille that were made for the view.
  var brailleLines: [Int: BrailleDisplay.Line] { braille.lines }

  /// The cell of the point at the cursor.
  var cursorColumn: Int? {
    var display = braille
    return display.column(of: texts)
  }
}
