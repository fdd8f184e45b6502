import SonifySession
import Testing

/// What terminals send for the keys that are not characters.
///
/// tmux and screen were recorded (versions 3.3a and 4.09, typed at through an xterm); the others are
/// as terminfo (ncurses 6.4, `infocmp -x`), xterm's `ctlseqs`, `console_codes(4)` and the manuals of
/// rxvt and PuTTY list them.
struct TerminalKeyLog: Sendable, CustomTestStringConvertible {
  let terminal: String
  let keys: [(bytes: String, key: SessionKey)]

  var testDescription: String { terminal }

  /// Characters that are keys or may be typed, the same on every terminal.
  static let characters = "hlHLaejkfF[]{}uUnNrRps.,xywdi+=-z<>mMG/gtcVvDo?qSb 0123456789;~OPXZéЖ日"

  static let all = [
    TerminalKeyLog(
      "xterm", [arrows("\u{1B}["), homeEnd("\u{1B}["), xtermModified, f1("\u{1B}OP")]),
    // As another program may have left it: applications' cursor keys and keypad are on.
    TerminalKeyLog(
      "xterm, modes left on",
      [arrows("\u{1B}O"), homeEnd("\u{1B}O"), xtermModified, f1("\u{1B}OP"), keypad]),
    TerminalKeyLog(
      "rxvt",
      [
        arrows("\u{1B}["), numbered(home: 7, end: 8), f1("\u{1B}[11~"), keypad,
        [
          ("\u{1B}[a", .up), ("\u{1B}[b", .down), ("\u{1B}[c", .right), ("\u{1B}[d", .left),
          ("\u{1B}Oa", .up), ("\u{1B}Ob", .down), ("\u{1B}Oc", .controlRight),
          ("\u{1B}Od", .controlLeft), ("\u{1B}\u{1B}[C", .right), ("\u{1B}\u{1B}[D", .left),
          ("\u{1B}\u{1B}Oc", .controlRight), ("\u{1B}\u{1B}[7~", .home), ("\u{1B}[7$", .home),
          ("\u{1B}[8$", .end), ("\u{1B}[7^", .home), ("\u{1B}[8^", .end), ("\u{1B}[7@", .home),
          ("\u{1B}[5^", .pageUp), ("\u{1B}[6^", .pageDown), ("\u{1B}[11^", .f1),
        ],
      ]),
    TerminalKeyLog("VTE", [arrows("\u{1B}["), homeEnd("\u{1B}["), xtermModified, f1("\u{1B}OP")]),
    TerminalKeyLog(
      "Linux console", [arrows("\u{1B}["), numbered(home: 1, end: 4), f1("\u{1B}[[A")]),
    TerminalKeyLog(
      "PuTTY",
      [
        arrows("\u{1B}["), numbered(home: 1, end: 4), f1("\u{1B}[11~"), keypad,
        // Ctrl turns the form of the arrows round; it cannot be told from modes that were left on.
        arrows("\u{1B}O"), [("\u{1B}\u{1B}[C", .right), ("\u{1B}\u{1B}[A", .up)],
      ]),
    TerminalKeyLog("PuTTY, keys of rxvt", [arrows("\u{1B}["), [("\u{1B}[H", .home)]]),
    TerminalKeyLog(
      "Konsole",
      [
        arrows("\u{1B}["), homeEnd("\u{1B}["), xtermModified, f1("\u{1B}OP"),
        [("\u{1B}O2P", .f1), ("\u{1B}O5C", .controlRight), ("\u{1B}O2D", .left)],
      ]),
    TerminalKeyLog(
      "screen",
      [
        arrows("\u{1B}["), homeEnd("\u{1B}["), numbered(home: 1, end: 4), xtermModified,
        f1("\u{1B}OP"), f1("\u{1B}[11~"),
      ]),
    TerminalKeyLog(
      "tmux",
      [
        arrows("\u{1B}["), numbered(home: 1, end: 4), xtermModified, f1("\u{1B}OP"),
        f1("\u{1B}[11~"),
      ]),
  ]

  private typealias Keys = [(bytes: String, key: SessionKey)]

  private init(_ terminal: String, _ keys: [Keys]) {
    self.terminal = terminal
    // Enter, both forms of Backspace, Alt with a letter, with Enter and with Backspace.
    let common: Keys = [
      ("\r", .enter), ("\u{8}", .backspace), ("\u{7F}", .backspace), ("\u{1B}l", .character("l")),
      ("\u{1B}\r", .enter), ("\u{1B}\u{7F}", .backspace), ("\u{1B}é", .character("é")),
      ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ]
    self.keys = keys.flatMap { $0 } + common
  }

  private static func arrows(_ introducer: String) -> Keys {
    [
      (introducer + "A", .up), (introducer + "B", .down), (introducer + "C", .right),
      (introducer + "D", .left),
    ]
  }

  private static func homeEnd(_ introducer: String) -> Keys {
    [(introducer + "H", .home), (introducer + "F", .end)]
  }

  private static func numbered(home: Int, end: Int) -> Keys {
    [("\u{1B}[\(home)~", .home), ("\u{1B}[\(end)~", .end)]
  }

  private static func f1(_ bytes: String) -> Keys { [(bytes, .f1)] }

  /// Every combination of Shift, Alt and Ctrl, as xterm sends it; the older forms too.
  private static let xtermModified: Keys =
    (2...8).flatMap { modifier -> Keys in
      let holdsControl = (modifier - 1) & 4 != 0
      return [
        ("\u{1B}[1;\(modifier)A", .up), ("\u{1B}[1;\(modifier)B", .down),
        ("\u{1B}[1;\(modifier)C", holdsControl ? .controlRight : .right),
        ("\u{1B}[1;\(modifier)D", holdsControl ? .controlLeft : .left),
        ("\u{1B}[\(modifier)C", holdsControl ? .controlRight : .right),
        ("\u{1B}O1;\(modifier)D", holdsControl ? .controlLeft : .left),
        ("\u{1B}[1;\(modifier)H", .home), ("\u{1B}[1;\(modifier)F", .end),
        ("\u{1B}[5;\(modifier)~", .pageUp), ("\u{1B}[6;\(modifier)~", .pageDown),
        ("\u{1B}[1;\(modifier)P", .f1), ("\u{1B}[11;\(modifier)~", .f1),
      ]
    }

  /// The keypad as applications have it.
  private static let keypad: Keys =
    [("\u{1B}OM", .enter)]
    + zip("jklmnopqrstuvwxy", "*+,-./0123456789").map { ("\u{1B}O\($0)", .character($1)) }
}
