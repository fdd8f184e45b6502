import SonifyBase
import SonifyChart
import SonifySound

/// A score under construction.
struct Draft {
  let chart: ChartDescriptor
  let options: SoundOptions
  private var notices: Notices
  private var tones: [Score.Event] = []
  private var cues: [Score.Event] = []
  private var markers: [Score.Marker] = []
  private var passes: [PlayedPass] = []
  private var pointsHeard = 0
  /// The index of the totals, which are not a series of the original chart.
  private let totals: Int?
  /// The points that the author labelled.
  private let labelled: [LabelledPoint]

  init(
    chart: ChartDescriptor, totals: Int?, options: SoundOptions, labelled: [LabelledPoint],
    notices: Notices
  ) {
    self.chart = chart
    self.totals = totals
    self.options = options
    self.labelled = labelled
    self.notices = notices
  }

  private var pitch: PitchLaw { PitchLaw(options) }

  /// Adds the tones of the legend, at the centre: pitches, then the steps of other properties.
  mutating func addLegend(
    _ values: [Double], _ details: [ToneLaw.Detail], at places: [Range<Int>]
  ) {
    for (value, frames) in zip(values, places) {
      tones.append(
        Score.Event(
          kind: .legend, start: frames.lowerBound, duration: frames.count, y: value,
          frequency: pitch.pitch(of: value, on: chart.yAxis)))
    }
    for (detail, frames) in zip(details, places.dropFirst(values.count)) {
      tones.append(
        Score.Event(
          kind: .legend, start: frames.lowerBound,
          duration: detail.frames(of: frames.count, at: options.sampleRate),
          frequency: options.pitchScale.pitch(at: 0.5, in: options.pitchRange), gain: detail.gain,
          timbre: detail.timbre))
    }
  }

  /// Adds a pass that plays stacks: at every x the parts in their order, then the total.
  mutating func add(_ pass: Schedule.Pass, playing stacks: Stacks, at times: StackTimes) {
    let stage = stage(for: [stacks.totals], in: pass.frames, time: times.time)
    add(StackArranger(stacks: stacks, stage: stage, times: times).arrange(), of: stacks.totals)
    addGridlines(on: stage)
    keep(pass, on: stage)
  }

  /// Adds a pass that plays a series of figures, if there is time for all of them.
  /// - Returns: whether there is; else a notice was added.
  mutating func addFigures(_ pass: Schedule.Pass, of track: Track) -> Bool {
    guard
      let figures = FigureTimes(track, on: chart.xAxis, over: pass.frames, at: options.sampleRate)
    else {
      if let notice = FigureTimes.tooManyNotice(for: track) {
        notices.add(notice, ofSeries: track.series)
      }
      return false
    }
    addOpening(of: pass)
    let stage = stage(for: [track], in: pass.frames, time: figures.times.time)
    add(FigureArranger(track: track, stage: stage, times: figures).arrange(), of: track)
    addGridlines(on: stage)
    keep(pass, on: stage)
    return true
  }

  /// Adds the blips of a pass, and its marker if there are several series.
  private mutating func addOpening(of pass: Schedule.Pass) {
    for blip in pass.blips {
      tones.append(
        Score.Event(
          kind: .series, start: blip.lowerBound, duration: blip.count, series: pass.series.first,
          frequency: options.pitchScale.pitch(at: 0.5, in: options.pitchRange)))
    }
    if chart.series.count > 1 {
      markers.append(
        Score.Marker(
          frame: pass.blips.first?.lowerBound ?? pass.frames.lowerBound,
          name: chart.name(ofPass: pass.series) { $0.joined(separator: ", ") }))
    }
  }

  /// Adds a pass: the blips, the series, the ticks and the markers.
  mutating func add(_ pass: Schedule.Pass, playing tracks: [Track]) {
    addOpening(of: pass)
    var tracks = tracks
    thinSteps(&tracks, in: pass.frames)
    let steps = tracks.filter { $0.style == .steps }
    let times =
      steps.isEmpty
      ? nil
      : StepTimes(
        steps, on: chart.xAxis, over: pass.frames, at: options.sampleRate,
        isEven: chart.kind == .heatmap)
    let stage = stage(for: tracks, in: pass.frames, time: times?.time)
    for track in tracks { add(track, on: stage, times: times) }
    addGridlines(on: stage)
    keep(pass, on: stage)
  }

  private mutating func keep(_ pass: Schedule.Pass, on stage: Stage) {
    passes.append(
      PlayedPass(series: pass.series, blips: pass.blips, frames: pass.frames, time: stage.time))
  }

  /// Returns the composition, with all events sorted by time.
  func composition(frames: Int) -> Composition {
    let loudness = LoudnessCurve.of(options)
    let cues = CueLevels(beside: tones, loudness: loudness).applied(
      to: CueSheet(cues, at: options.sampleRate).cues)
    let order = Score.Event.Kind.allCases
    var sounds = tones + cues
    for index in sounds.indices where sounds[index].series == totals { sounds[index].series = nil }
    let events = sounds.enumerated().sorted {
      ($0.element.start, order.firstIndex(of: $0.element.kind) ?? 0, $0.offset)
        < ($1.element.start, order.firstIndex(of: $1.element.kind) ?? 0, $1.offset)
    }
    return Composition(
      score: UnlevelledScore(
        sampleRate: options.sampleRate, channels: options.isMono ? 1 : 2, frames: frames,
        events: events.map(\.element),
        loudness: loudness,
        markers: markers.sorted { $0.frame < $1.frame }),
      pointsHeard: pointsHeard, notices: notices.all(for: chart), passes: passes)
  }

  // MARK: - Parts of a pass

  private mutating func add(_ track: Track, on stage: Stage, times: StepTimes?) {
    let arrangement =
      switch (track.style, times) {
      case (.steps, let times?): StepArranger(track: track, stage: stage, times: times).arrange()
      case (.cloud, _): CloudArranger(track: track, stage: stage).arrange()
      case (.line, _), (.steps, nil): LineArranger(track: track, stage: stage).arrange()
      }
    add(arrangement, of: track)
  }

  private mutating func add(_ arrangement: Arrangement, of track: Track) {
    tones += arrangement.tones
    cues += arrangement.cues
    pointsHeard += arrangement.pointsHeard
    for notice in arrangement.notices { notices.add(notice, ofSeries: track.series) }
  }

  /// Summarises discrete series with more points than time.
  private mutating func thinSteps(_ tracks: inout [Track], in frames: Range<Int>) {
    let capacity = max(1, frames.count / options.sampleRate.frames(in: StepTimes.minSpacing))
    for index in tracks.indices where tracks[index].style == .steps {
      guard tracks[index].count > capacity else { continue }
      notices.add(
        .summarisedInTones(points: tracks[index].count, tones: capacity),
        ofSeries: tracks[index].series)
      if !tracks[index].details.isEmpty {
        notices.add(.tonesUnheard, ofSeries: tracks[index].series)
      }
      tracks[index] = StepArranger.thinned(
        tracks[index], to: capacity, on: chart.xAxis,
        keeping: labelled.filter { $0.series == tracks[index].series })
    }
  }

  func stage(for tracks: [Track], in frames: Range<Int>, time: TimeLaw?) -> Stage {
    let rate = options.sampleRate
    let count = tracks.map(\.count).max() ?? 1
    let slots = max(1, frames.count / rate.frames(in: Line.minSlot))
    let spacing = Double(frames.count) / Double(max(1, min(count, slots)))
    let hold = max(1, min(rate.frames(in: .milliseconds(50)), Int(spacing / 4)))
    let tail =
      tracks.contains { $0.style == .cloud }
      ? rate.frames(
        in: CloudArranger.tail(of: tracks, on: chart.xAxis, in: rate.seconds(frames.count)))
      : hold
    let straight = TimeLaw(
      chart.xAxis,
      over: Double(
        frames.lowerBound + hold)...Double(max(frames.lowerBound + hold, frames.upperBound - tail)))
    return Stage(
      frames: frames, sampleRate: rate, time: time ?? straight, pitch: pitch,
      pan: PanLaw(
        options, together: tracks.count, of: chart, axis: chart.xAxis.placement),
      xAxis: chart.xAxis, hold: hold,
      hasKnocks: options.ticks == .y || options.ticks == .both, dense: options.dense,
      company: tracks.count,
      marks: MarkedPoints(
        cue: options.cue, kind: chart.kind.ofValues, xAxis: chart.xAxis, labelled: labelled),
      cueGain: options.cueGain)
  }

  /// Adds the ticks of the x gridlines and their markers.
  private mutating func addGridlines(on stage: Stage) {
    let text = ValueText(axis: chart.xAxis)
    for x in chart.xAxis.gridlines where chart.xAxis.range.contains(x) {
      let frame = stage.time.frame(at: x)
      markers.append(Score.Marker(frame: frame, name: text.text(x)))
      guard options.ticks == .x || options.ticks == .both else { continue }
      if let tick = stage.cue(
        .tick, CueLaw.tick, at: frame, pan: stage.pan.pan(gridline: x), x: x)
      {
        cues.append(tick)
      }
    }
  }
}
