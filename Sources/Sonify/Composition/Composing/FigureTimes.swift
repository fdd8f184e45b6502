import SonifyBase
import SonifyChart

/// The times of figures: all have as many beats as the longest, so that they are as evenly spaced as
/// x.
struct FigureTimes: Sendable {
  /// The tones of every point of the track, in its order; nil where the value is missing.
  let steps: [FigureSteps?]
  /// The onsets and the beat.
  let times: StackTimes
  /// The number of beats of a figure with the silence after it.
  let beats: Int

  /// Schedules the figures of a track; nil if there is too little time for them, or it has none.
  init?(_ track: Track, on axis: DataAxis, over frames: Range<Int>, at sampleRate: SampleRate) {
    guard let figures = track.figures, Self.minimum(for: track) != nil else { return nil }
    // Before the figures are read, most tracks that are too long are known.
    let shortest = sampleRate.frames(in: StackTimes.minBeat)
    guard frames.count / max(1, track.points.count) >= 3 * shortest else { return nil }
    steps = track.points.map { point in
      track.isPresent(point)
        ? FigureSteps(figures.figure(at: point, y: track.ys[point]), of: figures.kind) : nil
    }
    beats = Self.beats(of: steps)
    guard
      let times = StackTimes(
        track.points.map { track.xs[$0] }, beats: beats, on: axis, over: frames, at: sampleRate)
    else { return nil }
    self.times = times
  }

  private static func beats(of steps: [FigureSteps?]) -> Int {
    ((steps.lazy.compactMap { $0?.length }.max() ?? 0) + FigureSteps.silence + 1) / 2
  }

  /// Returns the minimum time in which the figures of a track can be heard, or nil if it has none.
  static func minimum(for track: Track) -> Seconds? {
    guard let figures = track.figures else { return nil }
    let beats = { (halves: Int) in (halves + FigureSteps.silence + 1) / 2 }
    func length(_ halves: Int) -> Seconds {
      Seconds(Double(track.points.count * beats(halves)) * StackTimes.minBeat.value)
    }
    // Only boxes have different numbers of tones.
    if let halves = FigureSteps.length(of: figures.kind) {
      return track.hasValues ? length(halves) : nil
    }
    let longest = track.points.lazy.filter(track.isPresent).map {
      FigureSteps(figures.figure(at: $0, y: track.ys[$0]), of: figures.kind).length
    }.max()
    return longest.map(length)
  }

  /// Returns the default duration of a pass for the longest of some series, or nil if that is too
  /// long to listen to.
  static func natural(for tracks: [Track]) -> Seconds? {
    tracks.compactMap(minimum).max().flatMap { StackTimes.natural(minimum: $0) }
  }

  /// Returns the notice that there is too little time for the figures of a track, or nil if it has
  /// none.
  static func tooManyNotice(for track: Track) -> Composition.Notice? {
    guard let figures = track.figures, let length = minimum(for: track) else { return nil }
    return .figuresAsValues(
      count: track.points.count, of: figures.kind, seconds: Int(length.value.rounded(.up)))
  }
}

extension Composer {
  /// Returns whether there are figures, and time for those of all tracks.
  ///
  /// If there is too little time, they become tracks of values, of which candles are a line, and a
  /// notice is added.
  func figuresFit(
    in length: Seconds, _ tracks: inout [Track], _ notices: inout Notices
  ) -> Bool {
    let own = tracks.indices.filter { tracks[$0].style == .steps && tracks[$0].figures != nil }
    let minimum = own.reduce(0) { $0 + (FigureTimes.minimum(for: tracks[$1])?.value ?? 0) }
    guard !own.isEmpty, minimum > length.value else { return !own.isEmpty }
    for index in own {
      if let notice = FigureTimes.tooManyNotice(for: tracks[index]) {
        notices.add(notice, ofSeries: tracks[index].series)
      }
      let isCandle = tracks[index].figures?.kind == .candlestick
      tracks[index].figures = nil
      if isCandle { tracks[index].style = .line }
    }
    return false
  }
}
