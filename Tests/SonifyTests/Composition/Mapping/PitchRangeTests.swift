import Testing

@testable import SonifyBase
@testable import SonifyComposition

@Suite struct PitchRangeTests {
  @Test(
    arguments: [
      ("110:1760", 110, 1760), ("A3:A6", 220, 1760), ("C3:C7", 130.812783, 2093.004522),
      ("middle", 130.812783, 1046.502261), ("low", 110, 523.251131),
      ("F#2:Bb5", 92.498606, 932.327523), ("e2:123.5", 82.406889, 123.5),
    ])
  func rangesAreReadFromHertzAndNotes(text: String, low: Double, high: Double) throws {
    let range = try PitchRange(parsing: text)
    #expect(abs(range.lowest.value - low) < 1e-6)
    #expect(abs(range.highest.value - high) < 1e-6)
  }

  @Test(
    arguments: [
      ("", PitchRange.BoundsError.notARange("")), ("440", .notARange("440")),
      ("1:2:3", .notARange("1:2:3")), ("H3:C7", .notAPitch("H3")), ("100:", .notAPitch("")),
      ("nan:500", .notAPitch("nan")), ("100:1e999", .notAPitch("1e999")),
      ("A99999999999999999999:500", .notAPitch("A99999999999999999999")),
      ("20:500", .outside(Hertz(20))), ("100:6000", .outside(Hertz(6000))),
      ("-5:6000", .outside(Hertz(-5))),
      ("500:100", .descending(Hertz(500), Hertz(100))),
      ("440:A4", .descending(Hertz(440), Hertz(440))),
    ])
  func whatIsNoRangeIsAnError(text: String, error: PitchRange.BoundsError) {
    #expect(throws: error) { try PitchRange(parsing: text) }
    #expect(!error.description.contains("\n"))
  }
}

@Suite struct PitchScaleTests {
  @Test(arguments: PitchScale.allCases)
  func pitchRisesFromEndToEnd(scale: PitchScale) {
    let pitches = stride(from: -0.5, through: 1.5, by: 0.01).map {
      scale.pitch(at: $0, in: .standard)
    }
    #expect(pitches.first == Hertz(220) && pitches.last == Hertz(1760))
    #expect(zip(pitches, pitches.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(scale.pitch(at: 0, in: .standard) == Hertz(220))
    #expect(scale.pitch(at: 1, in: .standard) == Hertz(1760))
  }

  @Test func middlesAreThoseOfTheScales() {
    #expect(abs(PitchScale.linear.pitch(at: 0.5, in: .standard).value - 990) < 1e-9)
    #expect(abs(PitchScale.log.pitch(at: 1.0 / 3, in: .standard).value - 440) < 1e-9)
    // Glasberg and Moore's rate at 1 kHz.
    #expect(abs(PitchScale.erbRate(1000) - 15.621) < 1e-3)
    let middle = PitchScale.erbRate(PitchScale.erb.pitch(at: 0.5, in: .standard).value)
    #expect(abs(middle - (PitchScale.erbRate(220) + PitchScale.erbRate(1760)) / 2) < 1e-9)
  }
}
