import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifySound

/// MIDI files as FluidSynth plays them with an instrument of one sine: `make check-midi`.
///
/// FluidSynth moves in steps of a millisecond and blocks of 64 frames. So the files are played
/// forty times slower, and the pitch is held against those of 0.1 ms around each time.
@Suite(.enabled(if: FluidSynth.path != nil, "fluidsynth is not installed"))
struct FluidSynthTests {
  private static let slowness = 40

  @Test(arguments: MIDIChart.allCases)
  func aRealSynthesizerPlaysEveryPitchWithinACent(chart: MIDIChart) throws {
    let sounding = try chart.sounding {
      $0.ticks = .none
      // Sixty seconds would be 40 minutes.
      if chart != .births, chart != .gaps { $0.duration = Seconds(8) }
    }
    let recording = try FluidSynth.play(sounding.midi().bytes, slower: Self.slowness)
    let rate = recording.sampleRate * Double(Self.slowness)
    let samples = recording.mono
    let tones = sounding.score.tones
    var (worst, count) = (0.0, 0)
    for event in tones {
      let (start, end) = (Double(event.start) / sounding.rate, Double(event.end) / sounding.rate)
      // 12 ms of the recording for its attack and release, and for the next note's.
      let edge = event.kind == .glide ? 0.0006 : 0.0012
      let isAlone = !tones.contains {
        $0 != event && $0.start < event.end && $0.end > event.start
      }
      guard isAlone, let first = event.frequency?.value, let last = event.endFrequency?.value else {
        continue
      }
      func pitch(_ time: Double) -> Double {
        first * exp2(log2(last / first) * (time - start) / (end - start))
      }
      var time = start + edge + 0.0005
      while time < end - edge - 0.0005 {
        let middle = Int(time * rate)
        let length = Int(max(0.02, 6 / pitch(time)) * recording.sampleRate)
        let fit = HarmonicFit(
          to: samples, in: (middle - length / 2)..<(middle + length / 2),
          sampleRate: recording.sampleRate, guess: pitch(time), harmonics: 1, fitsGlide: true,
          iterations: 4)
        let cents = [-0.0001, 0, 0.0001].map {
          TestTone.cents(pitch(time + $0), fit.frequency)
        }
        let error = cents.min { abs($0) < abs($1) } ?? 0
        let isBetween = (cents.min() ?? 0) < 0 && (cents.max() ?? 0) > 0
        worst = max(worst, isBetween ? 0 : abs(error))
        count += 1
        time += 0.004
      }
    }
    #expect(count > 50)
    #expect(worst < 1, "\(worst) cents of \(count)")
    print("\(chart.rawValue): \(worst) cents at most, at \(count) times")
  }
}

/// The program FluidSynth.
enum FluidSynth {
  /// Where it is, if it is installed.
  static let path = ["/usr/bin/fluidsynth", "/usr/local/bin/fluidsynth"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Plays a MIDI file with a sine, without reverberation and chorus.
  static func play(_ midi: [UInt8], slower factor: Int) throws -> Recording {
    let folder = try TemporaryFolder()
    var midi = midi
    let division = MIDIClock.division / factor
    (midi[12], midi[13]) = (UInt8(division >> 8), UInt8(division & 0xFF))
    try Data(midi).write(to: URL(filePath: folder.file("a.mid")))
    try Data(OneSineSoundFont.bytes).write(to: URL(filePath: folder.file("sine.sf2")))
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    process.arguments = [
      "-ni", "-q", "-R", "0", "-C", "0", "-g", "1", "-r", "48000", "-O", "s16", "-F",
      folder.file("a.wav"), folder.file("sine.sf2"), folder.file("a.mid"),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try Recording(waveFile: folder.bytes(of: "a.wav"))
  }
}
