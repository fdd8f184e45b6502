import Sonify

extension RenderCommand {
  /// Writes the score as a MIDI file.
  func renderMIDI() throws {
    try checkMIDI()
    try narration.checkCaptions()
    let loaded = try chart.load()
    try chart.refuse(output: output, named: loaded.namedFiles)
    try chart.refuse(output: narration.captions, named: loaded.namedFiles)
    let performance = try Performance(loaded, sound.options)
    let narrated = try narration.narrate(performance, volume: sound.options.volume, nil)
    let overview = ChartOverview(performance.chart)
    let file = try midiFile(of: narrated.score, overview, performance)
    if !quiet { performance.printChoices(withLevel: false) }
    if !quiet { printLimits(of: file) }
    if !SoundFileSink.isStream(path: output) { Interruption.watch() }
    let captions = try narration.captionsFile(of: narrated)
    guard Interruption.signal == nil else { throw Interruption.failure }
    do throws(OutputError) {
      try file.write(to: output, companion: captions)
    } catch {
      throw CommandFailure(error)
    }
    guard !quiet else { return }
    let report = ReportPhrases.midi.text(
      count: file.noteCount,
      [
        "name": UntrustedText.harmless(output, limit: 5000), "length": narrated.score.lengthText,
      ])
    let lines = overview.lines + [report] + narration.report(narrated, nil)
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }

  /// Refuses what a MIDI file cannot have, before any data are read.
  private func checkMIDI() throws(CommandFailure) {
    if sound.bits != nil || sound.sampleRate != nil {
      throw CommandFailure(OutputError.midi(path: output, .noSamples))
    }
    if narration.speak != .none {
      let path = UntrustedText.harmless(output, limit: 5000)
      throw CommandFailure(
        status: .usage, message: SoundFileLines.midiHasNoSpeech.text(["path": path]))
    }
  }

  private func midiFile(
    of score: Score, _ overview: ChartOverview, _ performance: Performance
  ) throws(CommandFailure) -> MIDIFile {
    do throws(MIDIFile.Fault) {
      return try MIDIFile(
        score, title: overview.title, comment: overview.comment,
        names: performance.composition.namesOfTracks(of: performance.chart).map {
          UntrustedText.harmless($0)
        }, volume: sound.options.volume, sharesChannels: performance.chart.kind == .heatmap)
    } catch {
      throw CommandFailure(OutputError.midi(path: output, error))
    }
  }

  /// Prints what a MIDI file leaves out.
  private func printLimits(of file: MIDIFile) {
    if file.cuesLeftOut > 0 {
      StandardError.note(ReportPhrases.noCues.text(count: file.cuesLeftOut))
    }
    if file.leavesOutSpread { StandardError.note(ReportPhrases.noSpread.text()) }
  }
}
