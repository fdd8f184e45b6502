public import SonifyChart
public import SonifyComposition
public import SonifyDevices
import SonifySound
import SonifyWords

extension ChartDescriptor {
  /// Renders the chart to a sound file.
  ///
  /// The file carries the title and the axes, and where its format has them, markers at gridlines.
  /// It appears when it is whole.
  /// - Parameters:
  ///   - path: the file, whose extension names its format, as `wav`, `flac`, `ogg`, `opus`, `mp3`
  ///     or `aiff`; one that exists is replaced. A pipe takes WAV.
  ///   - options: how the chart sounds.
  ///   - samples: how samples are stored; in the usual way of the format if nil.
  /// - Throws: ``ChartSoundError/composition(_:)`` and ``ChartSoundError/output(_:)``; nothing is
  ///   left behind then.
  /// - Complexity: O(points), and O(frames × sounding voices) shared by all processors.
  public func render(
    to path: String, options: SoundOptions = SoundOptions(), samples: SoundFormat.Samples? = nil
  ) throws(ChartSoundError) {
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

  /// Renders the chart into memory.
  /// - Parameter options: how the chart sounds.
  /// - Returns: the samples, with their rate and channels.
  /// - Throws: ``CompositionError`` when the chart cannot be made to sound as asked.
  /// - Complexity: O(points), and O(frames × sounding voices).
  public func rendered(
    options: SoundOptions = SoundOptions()
  ) throws(CompositionError) -> RenderedSound {
    RenderedSound(
      try Composer(options).compose(self).score.levelled(volume: options.volume).score)
  }

  /// The score of the chart at its level.
  func levelledScore(_ options: SoundOptions) throws(ChartSoundError) -> Score {
    do throws(CompositionError) {
      return try Composer(options).compose(self).score.levelled(volume: options.volume).score
    } catch {
      throw .composition(error)
    }
  }
}
