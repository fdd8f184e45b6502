import ArgumentParser
import Sonify

/// The options for the settings that were chosen with keys in earlier sessions.
struct KeptSettings: ParsableArguments {
  @Flag(name: .customLong("no-config"), help: ArgumentHelp(SettingsHelp.isIgnored))
  var isIgnored = false

  @Flag(name: .customLong("reset-config"), help: ArgumentHelp(SettingsHelp.isReset))
  var isReset = false

  /// Reads the settings that are kept.
  func read() throws(CommandFailure) -> SessionSettings {
    guard let file = KeptFile.ofSettings() else { return SessionSettings() }
    do {
      if isReset { _ = try file.remove() }
      guard !isIgnored, let text = try file.read() else { return SessionSettings() }
      var faults: [String] = []
      let settings = SessionSettings(parsing: text, faults: &faults)
      for fault in faults {
        StandardError.note(MessagePhrases.inFile.text(["path": file.path, "fault": fault]))
      }
      return settings
    } catch {
      // A file that cannot be read counts as empty; the command continues.
      StandardError.note(error.description)
      return SessionSettings()
    }
  }

  /// Keeps the settings changed with keys, over those kept before.
  func keep(_ changes: SessionSettings?) {
    guard !isIgnored, let changes, let file = KeptFile.ofSettings() else { return }
    do {
      var faults: [String] = []
      let before = try file.read().map { SessionSettings(parsing: $0, faults: &faults) }
      let heading = KeptFilePhrases.heading.text()
      try file.write("# \(heading)\n" + changes.over(before ?? SessionSettings()).text)
    } catch {
      StandardError.note(error.description)
    }
  }
}

extension SessionSettings {
  /// Returns these settings, overridden by options of the command.
  func under(_ sound: SoundArguments, _ speech: SpeechArguments) -> SessionSettings {
    var settings = self
    if let mode = sound.mode { settings.mode = mode }
    if let ticks = sound.ticks { settings.ticks = ticks }
    if let cue = sound.cue { settings.cue = cue }
    if let choice = speech.speech { settings.speech = choice }
    if sound.pitchRange != nil { settings.pitches = nil }
    if let scale = sound.pitchScale { settings.pitchScale = scale }
    if sound.invert { settings.isInverted = true }
    if let pan = sound.pan { settings.pan = pan }
    // The level of the score already includes it.
    if sound.volume != nil { settings.volume = nil }
    return settings
  }
}
