import Glibc
import SonifyBase

/// A note of the equal-tempered scale, as "A4", "F#3" or "Bb2".
struct NoteName: Equatable, Sendable {
  /// Semitones above C0.
  let semitones: Int

  /// Reads a letter, any number of sharps (# or ♯) or flats (b or ♭), and the octave, which begins
  /// at C: middle C is C4.
  init?(parsing text: String) {
    var rest = Substring(text)
    guard let letter = rest.popFirst(),
      let base = ["C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11][letter.uppercased()]
    else { return nil }
    var semitones = base
    while let sign = rest.first, "#♯b♭".contains(sign) {
      semitones += "#♯".contains(sign) ? 1 : -1
      rest.removeFirst()
    }
    guard let octave = Int(rest), (-1...10).contains(octave) else { return nil }
    self.semitones = semitones + 12 * octave
  }

  /// The pitch of the note, with A4 at 440 Hz.
  var pitch: Hertz { Hertz(440 * exp2(Double(semitones - 57) / 12)) }
}
