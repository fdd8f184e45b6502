import SonifyBase

/// The schedule of a composition: the legend, the blips that count the series, and the passes in
/// which series are played.
struct Schedule: Equatable, Sendable {
  /// One or more series that are played at the same time.
  struct Pass: Equatable, Sendable {
    /// The indices of the series, from 0.
    var series: [Int]
    /// The frames of the blips that count the series.
    var blips: [Range<Int>]
    /// The frames of the values.
    var frames: Range<Int>
  }

  /// The maximum number of series that sound together.
  static let maxTogether = 8
  /// The maximum duration by default.
  static let maxLength = Seconds(60)
  /// The silence between the rows of a heat map, each of which is opened by blips.
  static let pauseBetweenRows = Seconds.milliseconds(350)
  /// The minimum duration of a pass beside which anything else is played.
  static let minPass = Seconds(0.5)

  /// The frames of each tone of the legend.
  let legend: [Range<Int>]
  /// The passes, in their order.
  let passes: [Pass]
  /// The length of the whole sound in frames.
  let frames: Int
  /// Notices of what was omitted.
  let notices: [Composition.Notice]

  /// Makes a schedule.
  ///
  /// A requested duration is exact to the frame: if it is too short, the legend is omitted, then
  /// the blips, then the pauses shrink.
  /// - Parameters:
  ///   - groups: the series of every pass.
  ///   - areRows: whether the passes are rows of a heat map, which are numbered from the first.
  ///   - natural: the duration that suits a pass.
  ///   - wanted: the requested duration of the whole, or nil if there is none.
  ///   - legendCount: the number of tones in the legend; 0 without a legend.
  ///   - sampleRate: the number of frames per second.
  /// - Throws: ``CompositionError/tooManySeries(count:maximum:length:)`` if there is too little
  ///   time for the passes.
  init(
    _ groups: [[Int]], areRows: Bool = false, natural: Seconds, wanted: Seconds?, legendCount: Int,
    at sampleRate: SampleRate
  ) throws(CompositionError) {
    let whole = wanted ?? Self.maxLength
    var surroundings = FixedTimes(groups, areRows: areRows, legendCount: legendCount)
    var notices: [Composition.Notice] = []
    if wanted == nil {
      guard surroundings.passLength(in: whole) >= Self.minPass else {
        throw .tooManySeries(
          count: groups.count, maximum: Self.maxCount(legendCount), length: whole)
      }
    }
    if surroundings.passLength(in: whole) < Self.minPass, legendCount > 0 {
      surroundings.legendCount = 0
      notices.append(.noLegend)
    }
    if surroundings.passLength(in: whole) < Self.minPass, groups.count > 1 {
      surroundings.countsSeries = false
      notices.append(.noBlips)
      surroundings.shortenPauses(in: whole)
    }
    var passLength = surroundings.passLength(in: whole)
    if wanted == nil { passLength = min(passLength, natural) }
    guard passLength >= .milliseconds(50) else {
      throw .tooManySeries(count: groups.count, maximum: Int(whole.value * 15), length: whole)
    }
    if surroundings.hasLongBlips { notices.append(.longBlip(SeriesNumber.longBlip)) }
    (legend, passes) = surroundings.placed(passLength: passLength, at: sampleRate)
    frames = wanted.map { sampleRate.frames(in: $0) } ?? passes.last?.frames.upperBound ?? 0
    self.notices = notices
  }

  /// Returns the time of a row for its values if a number of rows last some time; negative if none
  /// is left.
  static func timeOfRow(among count: Int, in whole: Seconds, legendCount: Int) -> Seconds {
    FixedTimes((0..<count).map { [$0] }, areRows: true, legendCount: legendCount)
      .passLength(in: whole)
  }

  /// Returns the number of series that fit in sequence into the maximum duration.
  private static func maxCount(_ legendCount: Int) -> Int {
    var groups = [[0]]
    while FixedTimes(groups, legendCount: legendCount).passLength(in: maxLength) >= minPass {
      groups.append([groups.count])
    }
    return groups.count - 1
  }
}

/// The number of a series as blips: as many short ones, or with long ones that count as five.
enum SeriesNumber {
  /// The count of a long blip, if the chart has more than ``maxShortCount`` series.
  static let longBlip = 5
  /// The maximum number of series that short blips alone count.
  static let maxShortCount = 8

  /// Returns the durations of the blips of the series `index`, from 0, among `count` series.
  static func blips(of index: Int, among count: Int) -> [Seconds] {
    let short = Seconds.milliseconds(70)
    guard count > maxShortCount else { return Array(repeating: short, count: index + 1) }
    return Array(repeating: .milliseconds(210), count: (index + 1) / longBlip)
      + Array(repeating: short, count: (index + 1) % longBlip)
  }
}

/// All sounds and silences around the values.
private struct FixedTimes {
  private static let legendTone = Seconds.milliseconds(200)
  private static let legendSilence = Seconds.milliseconds(100)
  private static let blipSilence = Seconds.milliseconds(70)

  private let groups: [[Int]]
  /// The number of each group, from 0, which blips count.
  private let numbers: [Int]
  /// The minimum number that covers the index of every series.
  private let seriesCount: Int
  var legendCount: Int
  var countsSeries: Bool
  private var pauseAfterLegend = Seconds.milliseconds(400)
  private var pauseAfterBlips = Seconds.milliseconds(230)
  private var pauseBetweenPasses = Seconds.milliseconds(700)

  init(_ groups: [[Int]], areRows: Bool = false, legendCount: Int) {
    self.groups = groups
    self.legendCount = legendCount
    numbers = areRows ? Array(groups.indices) : groups.map { $0.first ?? 0 }
    seriesCount = (areRows ? groups.count - 1 : groups.joined().max() ?? 0) + 1
    if areRows { pauseBetweenPasses = Schedule.pauseBetweenRows }
    countsSeries = groups.count > 1
  }

  var hasLongBlips: Bool { countsSeries && seriesCount > SeriesNumber.maxShortCount }

  /// Shortens the pauses between passes to at most a tenth of the whole.
  mutating func shortenPauses(in whole: Seconds) {
    let pauses = Double(groups.count - 1)
    pauseBetweenPasses = min(pauseBetweenPasses, Seconds(0.1 * whole.value / max(1, pauses)))
  }

  /// Returns the time of each pass for its values if the whole has some duration; negative if none
  /// is left.
  func passLength(in whole: Seconds) -> Seconds {
    let blips = numbers.reduce(0) { $0 + blipTime($1).value }
    let pauses = Double(max(0, groups.count - 1)) * pauseBetweenPasses.value
    return Seconds((whole.value - legendTime.value - blips - pauses) / Double(max(1, groups.count)))
  }

  /// Returns the frames of every sound.
  func placed(
    passLength: Seconds, at sampleRate: SampleRate
  ) -> ([Range<Int>], [Schedule.Pass]) {
    func range(from start: Double, lasting duration: Double) -> Range<Int> {
      sampleRate.frames(in: Seconds(start))..<sampleRate.frames(in: Seconds(start + duration))
    }
    var time = 0.0
    let legend = (0..<legendCount).map { _ in
      defer { time += Self.legendTone.value + Self.legendSilence.value }
      return range(from: time, lasting: Self.legendTone.value)
    }
    time = legendTime.value
    let passes = zip(groups, numbers).map { group, number in
      let first = time
      var blips: [Range<Int>] = []
      for blip in self.blips(number) {
        blips.append(range(from: time, lasting: blip.value))
        time += blip.value + Self.blipSilence.value
      }
      time = first + blipTime(number).value
      defer { time += passLength.value + pauseBetweenPasses.value }
      return Schedule.Pass(
        series: group, blips: blips, frames: range(from: time, lasting: passLength.value))
    }
    return (legend, passes)
  }

  private var legendTime: Seconds {
    guard legendCount > 0 else { return Seconds(0) }
    let tone = Self.legendTone.value + Self.legendSilence.value
    return Seconds(Double(legendCount) * tone + pauseAfterLegend.value)
  }

  private func blips(_ number: Int) -> [Seconds] {
    guard countsSeries else { return [] }
    return SeriesNumber.blips(of: number, among: seriesCount)
  }

  private func blipTime(_ number: Int) -> Seconds {
    let blips = blips(number)
    guard !blips.isEmpty else { return Seconds(0) }
    return Seconds(
      blips.reduce(0) { $0 + $1.value + Self.blipSilence.value } + pauseAfterBlips.value)
  }
}
