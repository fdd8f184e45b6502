public import SonifyChart
public import SonifyComposition
public import SonifyDevices
import SonifySound
import SonifyWords

extension ChartDescriptor {
  /// Renders the chart to a sound file.
  ///
  /// The file holds the title and the axes and, if its format supports them, markers at gridlines.
  /// It appears only when it is complete.
  /// - Parameters:
  ///   - path: the file, whose extension gives its format: `wav`, `flac`, `ogg`, `opus`, `mp3` or
  ///     `aiff`, among others, or `mid` for a ``MIDIFile``. An existing file is replaced. A pipe gets
  ///     WAV.
  ///   - options: the options of the sound.
  ///   - samples: the format of samples, or nil for the usual one of the file format.
  /// - Throws: ``ChartSoundError/composition(_:)`` and ``ChartSoundError/output(_:)``; no partial
  ///   file remains.
  /// - Complexity: O(points), and O(frames × sounding voices), in parallel.
  public func render(
    to path: String, options: SoundOptions = SoundOptions(), samples: SoundFormat.Samples? = nil
  ) throws(ChartSoundError) {
    guard !MIDIFile.isNamed(by: path) else {
      try renderMIDI(to: path, options, hasSamples: samples != nil)
      return
    }
    let format: SoundFormat
    do throws(OutputError) {
      let usual = try SoundFileSink.fileFormat(path: path).sampleFormats[0]
      format = SoundFormat(
        sampleRate: options.sampleRate, channels: options.isMono ? 1 : 2,
        samples: samples ?? usual)
      try SoundFileSink.check(path: path, format: format)
    } catch {
      throw .output(error)
    }
    let score = try levelledScore(options)
    let overview = ChartOverview(self)
    let tags = SoundFileSink.Tags(
      title: overview.title, software: "Sonify", comment: overview.comment, markers: score.markers)
    do throws(OutputError) {
      let sink = try SoundFileSink.open(
        path: path, format: format, frames: score.frames, tags: tags)
      _ = try score.render(to: sink)
    } catch {
      throw .output(error)
    }
  }

  private func renderMIDI(
    to path: String, _ options: SoundOptions, hasSamples: Bool
  ) throws(ChartSoundError) {
    guard !hasSamples else { throw .output(.midi(path: path, .noSamples)) }
    let composition = try self.composition(options)
    let score = composition.score.levelled(volume: options.volume).score
    let overview = ChartOverview(self)
    let file: MIDIFile
    do throws(MIDIFile.Fault) {
      file = try MIDIFile(
        score, title: overview.title, comment: overview.comment,
        names: composition.namesOfTracks(of: self), volume: options.volume,
        sharesChannels: kind == .heatmap)
    } catch {
      throw .output(.midi(path: path, error))
    }
    do throws(OutputError) {
      try file.write(to: path)
    } catch {
      throw .output(error)
    }
  }

  /// Renders the chart into memory.
  /// - Parameter options: the options of the sound.
  /// - Returns: the samples, with their rate and channels.
  /// - Throws: ``CompositionError`` if the chart cannot be played as the options ask.
  /// - Complexity: O(points), and O(frames × sounding voices).
  public func rendered(
    options: SoundOptions = SoundOptions()
  ) throws(CompositionError) -> RenderedSound {
    RenderedSound(
      try Composer(options).compose(self).score.levelled(volume: options.volume).score)
  }

  /// Returns the score of the chart at its level.
  func levelledScore(_ options: SoundOptions) throws(ChartSoundError) -> Score {
    try composition(options).score.levelled(volume: options.volume).score
  }

  private func composition(_ options: SoundOptions) throws(ChartSoundError) -> Composition {
    do throws(CompositionError) {
      return try Composer(options).compose(self)
    } catch {
      throw .composition(error)
    }
  }
}
