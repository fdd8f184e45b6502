import Glibc
import SonifyBase
import SonifySound

/// Sets the gain of cues relative to the tones beside them: equal loudness makes a low tone up to 12
/// dB stronger, and a cue with it, or it would be lost.
struct CueLevels {
  /// The tones, by rising start.
  private let tones: [Score.Event]
  private let loudness: LoudnessCurve

  /// Prepares the tones of a score.
  /// - Complexity: O(*n* log *n*).
  init(beside tones: [Score.Event], loudness: LoudnessCurve) {
    // The noise of a spread is far softer than the tone over it.
    self.tones = tones.filter { $0.kind != .spread }.sorted { $0.start < $1.start }
    self.loudness = loudness
  }

  /// Returns cues, by rising start, with the gains that they need beside the strongest tone that
  /// sounds when they begin; in a silence, beside the stronger of the tones around it.
  /// - Complexity: O(tones + cues × sounding tones).
  func applied(to cues: [Score.Event]) -> [Score.Event] {
    guard loudness != .flat else { return cues }
    var next = 0
    var sounding: [Score.Event] = []
    var last: Score.Event?
    return cues.map { cue in
      while next < tones.count, tones[next].start <= cue.start {
        sounding.append(tones[next])
        next += 1
      }
      sounding.removeAll { tone in
        guard tone.end <= cue.start else { return false }
        if tone.end >= last?.end ?? 0 { last = tone }
        return true
      }
      let around = [last, next < tones.count ? tones[next] : nil].compactMap { $0 }
      let factors = (sounding.isEmpty ? around : sounding).map { factor(of: $0, at: cue.start) }
      var cue = cue
      cue.gain *= factors.max() ?? 1
      return cue
    }
  }

  /// Returns the loudness factor of a tone at a frame, or at its nearer end.
  private func factor(of tone: Score.Event, at frame: Int) -> Double {
    guard let first = tone.frequency else { return 1 }
    let last = tone.endFrequency ?? first
    let progress = min(1, max(0, Double(frame - tone.start) / Double(max(1, tone.duration))))
    return loudness.factor(at: Hertz(first.value * pow(last.value / first.value, progress)))
  }
}
