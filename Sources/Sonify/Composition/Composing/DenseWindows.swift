import Glibc
import SonifyBase
import SonifyChart

/// The windows of a track with more points than time: the path of the tone, and the noise under it.
struct DenseWindows {
  private let dense: DenseTrack
  /// The points that are counted: those of the track, or some that stand for its rows.
  private let rows: Track
  private let stage: Stage
  private let values: BinnedValues
  /// The time from window to window, in frames.
  private let step: Double

  /// The standard error of the tone that chance may leave, in semitones: twice that, which it
  /// exceeds for 5 % of the time, is less than a semitone.
  private static let maxError = 0.4
  /// The share of the weights of a window, which is the number of equal weights of the same
  /// standard error: the mean of a raised cosine squared over the mean of its square.
  private static let effectiveShare = 2.0 / 3
  /// The standard error of the median of values that are independent and evenly distributed, for
  /// their standard deviation and their number; of a normal distribution it is 1.25.
  private static let medianError = 3.0.squareRoot()
  /// The maximum length of a window, as a share of the pass.
  private static let maxShare = 0.125

  init(_ dense: DenseTrack, on stage: Stage) {
    self.dense = dense
    self.stage = stage
    rows = dense.track.withStandIns
    values = BinnedValues(rows, ofSlots: dense.track.slots.isEmpty ? nil : dense.track)
    let span = Double(stage.time.end - stage.time.start)
    let range = stage.pitch.range
    let octaves = log2(range.highest.value / range.lowest.value)
    let error = 12 * octaves * values.roughness * (values.levels.isEmpty ? Self.medianError : 1)
    let points = pow(error / Self.maxError, 2) / Self.effectiveShare
    let needed = span * points / Double(max(1, values.present))
    let shortest = Double(stage.frames(Line.minSlot))
    let longest = max(shortest, Self.maxShare * span / Double(WindowedValues.overlap))
    step = min(longest, max(shortest, needed / Double(WindowedValues.overlap)))
  }

  /// Returns the windows of a run of slots, in order of x.
  func windows(over slots: ClosedRange<Int>) -> [WindowedValues.Window] {
    let positions = dense.start(of: slots.lowerBound)...dense.start(of: slots.upperBound + 1)
    let frames =
      stage.time.time(atPosition: positions.upperBound)
      - stage.time.time(atPosition: positions.lowerBound)
    return WindowedValues(
      values, of: rows, in: positions, points(of: slots), count: max(1, Int(frames / step)),
      on: dense.xAxis
    ).windows
  }

  /// Returns the points that are counted in a run of slots.
  private func points(of slots: ClosedRange<Int>) -> Range<Int> {
    let points =
      dense.slots[slots.lowerBound].points
      .lowerBound..<dense.slots[slots.upperBound].points
      .upperBound
    guard !dense.track.slots.isEmpty, let first = dense.track.slots[points].first,
      let last = dense.track.slots[points].last
    else { return points }
    return rows.xs.partitioningIndex {
      $0 >= first.xs.lowerBound
    }..<rows.xs.partitioningIndex { $0 > last.xs.upperBound }
  }

  /// Returns the points of the tone in a run of slots, and the noises under it.
  func path(over slots: ClosedRange<Int>) -> (vertices: [Line.Vertex], noises: [[Line.Band]]) {
    let windows = windows(over: slots)
    let vertices = windows.map {
      stage.vertex(atPosition: $0.position, y: $0.y, of: dense.track)
    }
    guard stage.dense == .spread else { return (vertices, []) }
    let noises =
      values.levels.count == 2
      ? levels(zip(windows, vertices)) : [zip(windows, vertices).map(band)]
    return (vertices, noises.filter { $0.contains { $0.gain > 0 } })
  }

  /// Returns the band between the percentiles of a window.
  private func band(_ window: WindowedValues.Window, under vertex: Line.Vertex) -> Line.Band {
    let (one, other) = (
      stage.pitch(window.lower, of: dense.track), stage.pitch(window.upper, of: dense.track)
    )
    return Line.Band(
      frame: vertex.frame, x: vertex.x, lower: min(one, other), upper: max(one, other),
      gain: SpreadLaw.gain(from: one, to: other), pan: vertex.pan)
  }

  /// Returns a noise at the pitch of each of two values.
  private func levels(
    _ windows: some Sequence<(WindowedValues.Window, Line.Vertex)>
  ) -> [[Line.Band]] {
    let (low, high) = (
      stage.pitch(values.levels[0], of: dense.track), stage.pitch(values.levels[1], of: dense.track)
    )
    var noises: [[Line.Band]] = [[], []]
    for (window, vertex) in windows {
      let gains = SpreadLaw.gains(from: low, to: high, upperShare: window.share ?? 0)
      for (index, (pitch, gain)) in [(low, gains.lower), (high, gains.upper)].enumerated() {
        noises[index].append(
          Line.Band(
            frame: vertex.frame, x: vertex.x, lower: pitch, upper: pitch, gain: gain,
            pan: vertex.pan))
      }
    }
    return noises
  }

  /// The notice of the windows.
  var notice: Composition.Notice {
    let span = stage.time.end - stage.time.start
    let length = Double(WindowedValues.overlap) * step
    let windows = max(1, Int(Double(span) / step))
    let milliseconds = Int((length * 1000 / Double(stage.sampleRate.framesPerSecond)).rounded())
    let hasMedians = values.levels.count < 2
    return stage.dense == .spread && hasMedians
      ? .summarisedWithSpread(
        points: dense.track.count, windows: windows, milliseconds: milliseconds)
      : .summarisedInSlots(points: dense.track.count, slots: windows, milliseconds: milliseconds)
  }

  /// The notice of values that take a few levels, or nil if they are many or one.
  var levelNotice: Composition.Notice? {
    switch values.levels.count {
    case 2: .followsShare
    case 3...: .followsMean(levels: values.levels.count)
    default: nil
    }
  }
}

extension Stage {
  /// Returns a vertex at a position on the x axis, 0 at its lower end, 1 at its upper.
  func vertex(atPosition position: Double, y: Double, of track: Track) -> Line.Vertex {
    vertex(
      x: xAxis.value(at: position), y: y, of: track,
      at: Int(time.time(atPosition: position).rounded()))
  }
}
