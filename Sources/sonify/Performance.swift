import Sonify

/// A chart that has been read, composed and set to its level, as in every command that makes sound.
struct Performance {
  /// The chart that was read.
  let chart: ChartDescriptor
  /// The score at its level.
  let score: Score
  /// The composition that the score is from.
  let composition: Composition
  /// The estimated level of the score.
  let estimate: Score.LevelEstimate
  private let choices: [String]
  private let notices: [Composition.Notice]

  /// Reads a chart and composes its sound.
  init(chart: ChartArguments, sound: SoundArguments) throws(CommandFailure) {
    try self.init(try chart.load(), sound.options)
  }

  /// Composes the sound of a chart that has been read.
  init(_ loaded: LoadedChart, _ options: SoundOptions) throws(CommandFailure) {
    do {
      self.init(
        loaded, try Composer(options).compose(loaded.chart), volume: options.volume)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Composes the sound of a chart that is walked through: of its first series if it has more than
  /// can be played in one go.
  init(walking loaded: LoadedChart, _ options: SoundOptions) throws(CommandFailure) {
    do {
      let (composition, isWhole) = try Composer(options).compose(walking: loaded.chart)
      self.init(loaded, composition, isWhole: isWhole, volume: options.volume)
    } catch {
      throw CommandFailure(error)
    }
  }

  private init(
    _ loaded: LoadedChart, _ composition: Composition, isWhole: Bool = true, volume: Decibels
  ) {
    self.chart = loaded.chart
    (score, estimate) = composition.score.levelled(volume: volume)
    self.composition = composition
    // A walk has no order if not all series can be played one after the other.
    let order = isWhole ? composition.order?.text : nil
    choices = loaded.sentences + [order].compactMap { $0 }
    notices = composition.notices
  }

  /// Prints the automatic choices on one line and, if `withNotices`, a line for each notice about
  /// the sound as a whole, which a listener who scrubs does not hear.
  ///
  /// `withLevel` is false where the level is that of an instrument and not ours.
  func printChoices(withNotices: Bool = true, withLevel: Bool = true) {
    StandardError.note(choices: choices)
    guard withNotices else { return }
    for notice in notices { StandardError.note(notice.sentence) }
    if withLevel, estimate.isLimitedByPeak {
      let loudness = NumberText(digits: 3).text(estimate.loudness)
      StandardError.note(ReportPhrases.limitedByPeaks.text(["loudness": loudness]))
    }
  }
}
