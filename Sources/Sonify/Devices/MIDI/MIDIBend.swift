import Glibc
import SonifyBase

/// How pitches between the keys become pitch bends of 14 bits.
struct MIDIBend {
  /// The number of semitones of the largest bend, up and down.
  let range: Int
  /// The number of bend steps by which a glide moves: together at most 0.6 cents.
  let stride: Int

  /// The ranges that are used, in semitones: that of a new channel, one octave, two and four.
  private static let ranges = [2, 12, 24, 48]
  /// The widest of them.
  static let maxRange = 48

  /// Makes the bends of the narrowest range in which all notes fit.
  init(for notes: [MIDINote]) {
    let reach = notes.reduce(0) { max($0, $1.reach) }
    range = Self.ranges.first { Double($0) >= reach } ?? Self.maxRange
    stride = max(1, Int(0.6 * 8192 / Double(100 * range)))
  }

  /// Returns the pitch of a frequency in keys, where 69 is 440 Hz.
  static func key(of frequency: Hertz?) -> Double {
    69 + 12 * log2((frequency?.value ?? 440) / 440)
  }

  /// Returns the bends of a glide from one distance to another, in semitones from the key.
  /// - Parameters:
  ///   - first: the distance at the start.
  ///   - last: the distance after `ticks` ticks.
  ///   - ticks: the length, greater than 0.
  ///   - add: takes each bend with its tick, counted from the start; the first is for tick 0.
  func glide(
    from first: Double, to last: Double, over ticks: Int, _ add: (_ tick: Int, _ bend: Int) -> Void
  ) {
    let unit = 8192 / Double(range)
    guard first != last else {
      add(0, Self.limited(first * unit))
      return
    }
    let slope = (last - first) / Double(ticks) * unit / Double(stride)
    let start = first * unit / Double(stride)
    // A bend holds for a whole tick, so it has the pitch of the middle of the tick.
    func position(at tick: Int) -> Double { start + slope * (Double(tick) + 0.5) }
    var tick = 0
    while tick < ticks {
      let step = position(at: tick).rounded()
      add(tick, Self.limited(step * Double(stride)))
      // The middle of a tick by which half of a further step is passed.
      let next = (step + (slope > 0 ? 0.5 : -0.5) - start) / slope - 0.5
      tick = max(tick + 1, Int(min(next.rounded(.up), Double(ticks))))
    }
  }

  private static func limited(_ bend: Double) -> Int {
    Int(max(-8192, min(8191, bend.rounded())))
  }
}
