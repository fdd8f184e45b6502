import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySession

@Suite struct SessionSettingsTests {
  private var full: SessionSettings {
    var settings = SessionSettings()
    settings.speed = 1.4
    settings.mode = .discrete
    settings.ticks = .both
    settings.cue = .all
    settings.volume = Decibels(-23.5)
    settings.verbosity = .full
    settings.landmarks = .turningPoints
    settings.braille = true
    settings.speech = .auto
    return settings
  }

  @Test func textsGiveTheSettingsBack() {
    var faults: [String] = []
    #expect(SessionSettings(parsing: full.text, faults: &faults) == full)
    let empty = SessionSettings()
    #expect(SessionSettings(parsing: empty.text, faults: &faults) == empty)
    #expect(faults == [])
  }

  @Test func theTextIsReadable() {
    #expect(
      full.text.split(separator: "\n") == [
        "speed = 1.4", "mode = discrete", "ticks = both", "cue = all", "volume = -23.5",
        "verbosity = full", "landmarks = turning-points", "braille = on", "speech = auto",
      ])
  }

  @Test func faultsAreToldAndPassedOver() {
    var faults: [String] = []
    let text = """
      speed = fast
      volume=-6 # soft
      color = red\u{1B}[31m
      \tticks =  y\r
      verbosity
      volume = nan
      landmarks = peaks
      mode =
      """
    let settings = SessionSettings(parsing: text, faults: &faults)
    var expected = SessionSettings()
    expected.volume = Decibels(-6)
    expected.ticks = .y
    #expect(settings == expected)
    #expect(
      faults == [
        "line 1: speed: \"fast\" is not a number from 0.125 to 64",
        "line 3: there is no setting \"color\"; the settings are speed, mode, ticks, cue, volume, "
          + "verbosity, wording, landmarks, braille, speech, pitches, pitch-scale, invert, pan, "
          + "speech-rate",
        "line 5: \"verbosity\" is not \"name = value\"",
        "line 6: volume: \"nan\" is not a number from -60 to 40",
        "line 7: landmarks: \"peaks\" is not one of all, turning-points, outliers, gaps, gridlines, "
          + "crossings, labels, matches",
        "line 8: mode: \"\" is not one of auto, continuous, discrete",
      ])
  }

  @Test func aFileOfAnySizeIsReadInBounds() {
    var faults: [String] = []
    let text = String(repeating: "nonsense\n", count: 100_000) + "speed = 2"
    #expect(SessionSettings(parsing: text, faults: &faults) == SessionSettings())
    #expect(faults.count == 20)
  }

  @Test func layersLieOverOneAnother() {
    var options = SessionSettings()
    options.speed = 4
    #expect(options.over(full).speed == 4)
    #expect(options.over(full).mode == .discrete)
    #expect(SessionSettings().over(full) == full)
  }
}
