extension SessionWords {
  /// The keys and what they do, a line for each group.
  static let help = [
    "h, Left: point before; l, Right: next point; H, L: a tenth of the view",
    "a, Home: first point; e, End: last point; Enter: the point again, with units",
    "j, Down: next series; k, Up: series before",
    "f, F: lowest, highest of the series; u, U: of the whole chart",
    "n, N: next landmark, the one before; r, R: which landmarks",
    "p, Space: play from here, pause; s, Esc: stop; period, comma: faster, slower",
    "x: x alone; y: y alone; w: where am I; d: the chart; i: the series in numbers",
    "+, -: zoom in, out; z: whole chart; <, >: move the view by half",
    "m: set a mark; M: compare with it; G, slash: go to a value, date or name",
    "g: legend; t: ticks; c: continuous or discrete; V, v: louder, softer",
    "D: say more or less; o, ?, F1: these keys; q: quit",
  ]
}
