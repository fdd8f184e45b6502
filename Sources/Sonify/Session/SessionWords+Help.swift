extension SessionWords {
  /// The keys and what they do, a line for each group.
  static let help = [
    "h, Left: point before; l, Right: next point; H, L: by a tenth",
    "a, Home: first point; e, End: last point; Enter: again, or read on",
    "j, Down: next series; k, Up: series before",
    "f, F: lowest, highest of the series; u, U: of the whole chart",
    "n, N: next landmark, the one before; r, R: which landmarks",
    "p, Space: play from here, pause; s, Esc: stop",
    "period: faster; comma: slower; V: louder; v: softer",
    "x: x alone; y: y alone; w: where am I",
    "d: what the chart is; i: the series in numbers; the same key: more",
    "+: zoom in; -: zoom out; z: whole chart; <, >: move the view by half",
    "m: set a mark; M: compare with it; G: go to a value, date or name",
    "g: legend; t: ticks on, off; c: continuous or discrete",
    "D: say more or less; o, ?, F1: these keys; q: quit",
  ]

  /// What is chosen now, as the last line of the keys.
  static func options(_ choices: [String]) -> String { "now " + choices.joined(separator: ", ") }
}
