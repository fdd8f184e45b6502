import Sonify

/// A chart read, composed and set to its level: what every command that makes sound begins with.
struct Performance {
  /// The chart as it was understood.
  let chart: ChartDescriptor
  /// What sounds.
  let score: Score
  /// How it came about.
  let composition: Composition
  /// How loud it will be.
  let estimate: Score.LevelEstimate
  private let choices: [String]
  private let notices: [Composition.Notice]

  /// Reads the chart and works out its sound.
  init(chart: ChartArguments, sound: SoundArguments) throws(CommandFailure) {
    try self.init(try chart.load(), sound.options)
  }

  /// Works out the sound of a chart that is read.
  init(_ loaded: LoadedChart, _ options: SoundOptions) throws(CommandFailure) {
    let composition: Composition
    do {
      composition = try Composer(options).compose(loaded.chart)
    } catch {
      throw CommandFailure(error)
    }
    self.chart = loaded.chart
    (score, estimate) = composition.score.levelled(volume: options.volume)
    self.composition = composition
    choices = loaded.sentences + [composition.order?.text].compactMap { $0 }
    notices = composition.notices
  }

  /// Says in one line what was chosen unasked, and in a line each what a listener must know of the
  /// sound as a whole, which one who walks through the chart does not hear.
  func tellChoices(withNotices: Bool = true) {
    StandardError.note(choices: choices)
    guard withNotices else { return }
    for notice in notices { StandardError.note(notice.sentence) }
    if estimate.isLimitedByPeak {
      let loudness = NumberText(digits: 3).text(estimate.loudness)
      StandardError.note(ReportPhrases.limitedByPeaks.text(["loudness": loudness]))
    }
  }
}
