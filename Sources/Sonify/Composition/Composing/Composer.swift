public import SonifyBase
public import SonifyChart
public import SonifySound

/// A score made from a chart, with what its listener should know about it.
public struct Composition: Equatable, Sendable {
  /// All that will sound, before its level is set.
  public var score: UnlevelledScore

  /// The order and the positions of the series, or nil if there is only one.
  public var order: Order?

  /// The number of points that sound individually and not as part of a summary: all, if there is
  /// time.
  public var pointsHeard: Int

  /// Notices of points that were summarised, omitted or moved.
  public var notices: [Notice]

  /// Whether the composition plays stacks, either with their parts in sequence or as totals alone.
  package var hearsStacks = false

  /// Whether the elements of the chart are played as figures of several tones.
  package var hearsFigures = false

  /// The passes, in sequence.
  var passes: [PlayedPass] = []

  /// The frames of the legend; empty without a legend.
  var legend = 0..<0
}

/// Makes scores from charts.
public struct Composer: Sendable {
  /// The allowed durations of a sound: a fifth of a second to a week.
  public static let allowedDurations = Seconds(0.2)...Score.maxDuration

  /// The listener's options.
  public var options: SoundOptions

  /// Makes a composer.
  public init(_ options: SoundOptions = SoundOptions()) { self.options = options }

  /// Makes the score of a chart.
  ///
  /// The score contains the values and nothing else: pitch follows the y axis, time and pan follow
  /// the x axis, and missing values are silent.
  /// - Throws: ``CompositionError`` if the chart cannot be played with the options.
  /// - Complexity: O(points) for lines whose points are sorted by x; otherwise O(*n* log *n*).
  public func compose(_ chart: ChartDescriptor) throws(CompositionError) -> Composition {
    try compose(chart, hearing: nil)
  }

  /// Composes all series or one; the index after the last is that of the totals of stacks.
  package func compose(
    _ described: ChartDescriptor, hearing series: Int?
  ) throws(CompositionError) -> Composition {
    try checkOptions()
    let chart = described.withTotals
    let totals = chart.hasStacks ? chart.series.indices.last : nil
    var notices = Notices()
    var tracks = tracks(of: chart, &notices)
    if let series { tracks.removeAll { $0.series != series } }
    guard !tracks.isEmpty else { throw .noValues }
    let stacks = options.order == .sequence || series != nil ? nil : Stacks(tracks, totals: totals)
    let isOfFigures =
      stacks == nil && figuresFit(in: options.duration ?? Schedule.maxLength, &tracks, &notices)
    let legend = options.playsLegend ? LegendValues.of(chart.yAxis) : []
    let details = options.playsLegend ? ToneLaw.legend(chart.toneScales) : []
    let rows = rows(of: tracks, in: chart, legendCount: legend.count + details.count)
    if rows != nil, options.order == .together {
      notices.add(.tooManyTogether(tracks.count, maximum: Schedule.maxTogether))
    }
    let groups =
      stacks.map { [[$0.totals]] } ?? rows?.tracks
      ?? (isOfFigures ? tracks.map { [$0] } : groups(of: tracks, in: chart, &notices))
    let natural =
      rows?.natural ?? stacks.flatMap(StackTimes.natural)
      ?? (isOfFigures ? FigureTimes.natural(for: tracks) : nil)
      ?? PassLength.natural(of: groups, on: chart.xAxis)
    let schedule: Schedule
    do throws(CompositionError) {
      schedule = try Schedule(
        rows?.groups ?? groups.map { $0.map(\.series) }, areRows: rows != nil, natural: natural,
        wanted: options.duration, legendCount: legend.count + details.count,
        at: options.sampleRate)
    } catch {
      throw chart.hasRows ? error.ofRows : error
    }

    for notice in (rows?.notices ?? []) + schedule.notices { notices.add(notice) }
    noticeTones(of: tracks, in: chart, hasStacks: stacks != nil, &notices)
    if !schedule.legend.isEmpty { describeLegend(of: chart, for: tracks, &notices) }
    let times = stacks.flatMap { stacks in
      schedule.passes.first.flatMap {
        StackTimes(stacks, on: chart.xAxis, over: $0.frames, at: options.sampleRate)
      }
    }
    if let stacks, times == nil { notices.add(stacks.tooManyNotice) }
    let labels = LabelledPoints(described)
    if labels.leftOut > 0, options.cue != .none { notices.add(.labelsWithoutPing(labels.leftOut)) }
    // Where parts do not sound, their labels are those of the totals.
    var labelled = labels.points
    if stacks != nil, times == nil, let totals {
      labelled = labelled.movedToTotals(chart.series[totals], at: totals)
    }
    var draft = Draft(
      chart: chart, totals: totals, options: options, labelled: labelled, notices: notices)
    draft.addLegend(legend, details, at: schedule.legend)
    for (pass, tracks) in zip(schedule.passes, groups) {
      if let stacks, let times {
        draft.add(pass, playing: stacks, at: times)
      } else if isOfFigures, let track = tracks.first, draft.addFigures(pass, of: track) {
        continue
      } else {
        draft.add(pass, playing: tracks)
      }
    }
    var composition = draft.composition(frames: schedule.frames)
    composition.hearsStacks = stacks != nil
    composition.hearsFigures = isOfFigures
    composition.notices += described.squeezes.map(notice)
    if let first = schedule.legend.first, let last = schedule.legend.last {
      composition.legend = first.lowerBound..<last.upperBound
    }
    composition.order =
      times == nil ? order(of: groups, in: chart) : .stacks(described.series.count)
    return composition
  }

  /// Returns the notice of an axis on which outliers leave the other values little room.
  private func notice(of squeeze: Squeeze) -> Composition.Notice {
    func semitones(_ position: ClosedRange<Double>) -> Double {
      let pitches = [position.lowerBound, position.upperBound].map {
        options.pitchScale.pitch(at: options.isInverted ? 1 - $0 : $0, in: options.pitchRange)
      }
      return abs(12 * pitches[1].octaves(above: pitches[0]))
    }
    return .squeezed(
      outliers: squeeze.outlierCount, axis: squeeze.axis, semitones: semitones(squeeze.position),
      of: semitones(0...1), range: squeeze.roundRange)
  }

  private func checkOptions() throws(CompositionError) {
    if let duration = options.duration {
      // A comparison with NaN is never true.
      guard duration.value.isFinite, Self.allowedDurations.contains(duration) else {
        throw .durationOutside(duration)
      }
    }
    // Above this, not even the fundamental is rendered.
    let maximum = Hertz(0.45 * Double(options.sampleRate.framesPerSecond))
    guard options.pitchRange.highest <= maximum else {
      throw .pitchAboveSampleRate(highest: options.pitchRange.highest, maximum: maximum)
    }
  }

  /// Returns the series that can be played.
  func tracks(of chart: ChartDescriptor, _ notices: inout Notices) -> [Track] {
    var tracks: [Track] = []
    for index in chart.series.indices {
      let track = Track(index, of: chart, mode: options.mode)
      if track.hasValues {
        tracks.append(track)
      } else {
        notices.add(.noValues, ofSeries: index)
      }
      if track.outside > 0 {
        notices.add(.outsideX(track.outside), ofSeries: index)
      }
      let clamped = track.countOutsideAxis()
      if clamped > 0 {
        notices.add(.outsideY(clamped), ofSeries: index)
      }
    }
    return tracks
  }

  /// Adds notices of points without a value for volume, timbre or length, and of series whose tones
  /// do not follow these values.
  private func noticeTones(
    of tracks: [Track], in chart: ChartDescriptor, hasStacks: Bool, _ notices: inout Notices
  ) {
    for track in tracks where !track.details.isEmpty && (track.style == .line || hasStacks) {
      notices.add(.tonesUnheard, ofSeries: track.series)
    }
    for (axis, scale) in chart.toneScales {
      let missing = tracks.reduce(0) { sum, track in
        let columns = chart.series[track.series].additionalValues
        guard columns.indices.contains(axis) else { return sum }
        return sum + columns[axis].count { scale.step(of: $0) == nil }
      }
      if missing > 0 {
        notices.add(.withoutToneValue(scale.property, missing, title: scale.axis.title))
      }
    }
  }

  /// Adds a notice of the series that the legend is for, if the series do not share one y axis.
  private func describeLegend(
    of chart: ChartDescriptor, for tracks: [Track], _ notices: inout Notices
  ) {
    let series = tracks.map(\.series)
    let own = series.filter { chart.series[$0].axis == 0 }
    guard own.count < series.count else { return }
    notices.add(own.isEmpty ? .legendOfNone : .legend(of: own.map(chart.name(ofSeries:))))
  }

  /// Returns the order and the positions of the series, or nil if there is only one.
  private func order(of groups: [[Track]], in chart: ChartDescriptor) -> Composition.Order? {
    guard let first = groups.first, groups.count + first.count > 2 else { return nil }
    // If totals sound as a separate line, they are not one of the chart's series.
    let hasTotals =
      chart.hasStacks && groups.joined().contains { $0.series == chart.series.count - 1 }
    let count = groups.joined().count - (hasTotals ? 1 : 0)
    if chart.hasRows, groups.count > 1 { return .rowsInSequence(count) }
    if groups.count > 1 { return .inSequence(count, andTotal: hasTotals) }
    let isApart = !options.isMono && (options.pan == .auto || options.pan == .series)
    guard first.count == 2, isApart else {
      return chart.hasRows ? .rowsTogether(count) : .together(count, andTotal: hasTotals)
    }
    let names = first.map { chart.name(ofSeries: $0.series) }
    return .apart(left: names[0], right: names[1])
  }

  /// Returns the rows of a heat map that sound one after the other, or nil of another chart.
  func rows(of tracks: [Track], in chart: ChartDescriptor, legendCount: Int) -> CellRows? {
    let isTogether = options.order == .together && tracks.count <= Schedule.maxTogether
    guard chart.kind == .heatmap, !isTogether,
      tracks.allSatisfy({ $0.style == .steps })
    else { return nil }
    return CellRows(tracks, wanted: options.duration, legendCount: legendCount)
  }

  /// Returns the groups of series that sound together.
  func groups(
    of tracks: [Track], in chart: ChartDescriptor, _ notices: inout Notices
  ) -> [[Track]] {
    switch options.order {
    case .auto where chart.kind == .heatmap: break
    case .together where tracks.count <= Schedule.maxTogether: return [tracks]
    case .auto where tracks.count <= 2: return [tracks]
    case .together:
      notices.add(.tooManyTogether(tracks.count, maximum: Schedule.maxTogether))
    case .auto, .sequence: break
    }
    return tracks.map { [$0] }
  }
}
