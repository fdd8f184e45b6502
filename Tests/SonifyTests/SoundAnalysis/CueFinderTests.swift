import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// The library's own cues, scattered over tones, found again in the samples alone.
@Suite struct CueFinderTests {
  /// A sound with cues in it, and what they are: tones and lines of any pitch in any place, and
  /// over them the cues at the levels, lengths and pitches of ``CueLaw``, in places of their own.
  private struct Mixture {
    var score: Score
    var cues: [Score.Event] = []
    private var random: SeededGenerator
    /// The kinds that sound over tones, each as often as every other.
    private var kinds: [Score.Event.Kind] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      score = Score(sampleRate: .standard, channels: 2, frames: 2400, events: [], level: 0.2)
    }

    private mutating func anywhere() -> Pan { Pan(.random(in: -0.9...0.9, using: &random)) }

    private mutating func nextKind() -> Score.Event.Kind {
      if kinds.isEmpty { kinds = [.tick, .knock, .mark, .edge].shuffled(using: &random) }
      return kinds.removeLast()
    }

    private static func measures(_ kind: Score.Event.Kind) -> CueLaw.Measures {
      switch kind {
      case .gap: CueLaw.gap
      case .mark: CueLaw.mark
      case .knock: CueLaw.knock
      case .edge: CueLaw.edge
      default: CueLaw.tick
      }
    }

    private static func frames(_ kind: Score.Event.Kind) -> Int {
      SampleRate.standard.frames(in: measures(kind).duration)
    }

    /// Adds a cue as the table of cues has it.
    private mutating func add(_ kind: Score.Event.Kind, at start: Int, over tone: Double) {
      let frequency: Hertz? =
        switch kind {
        case .mark: CueLaw.markPitch(above: .standard, at: .standard)
        case .knock: CueLaw.knockPitch(against: Hertz(tone))
        default: nil
        }
      cues.append(
        Score.Event(
          kind: kind, start: start, duration: Self.frames(kind), frequency: frequency,
          pan: anywhere(), gain: Self.measures(kind).level.amplitude))
    }

    /// A line with holes: a cue over every stretch, a breath in every hole.
    mutating func addLine(series: Int, steepest octaves: Double) {
      var pitch = 220 * pow(8.0, Double.random(in: 0...1, using: &random))
      var pan = anywhere()
      for stretch in 0..<16 {
        let duration = Int.random(in: 4800...12_000, using: &random)
        let next = min(
          1760, max(220, pitch * pow(2.0, Double.random(in: -octaves...octaves, using: &random))))
        let nextPan = anywhere()
        score.events.append(
          Score.Event(
            kind: .glide, start: score.frames, duration: duration, series: series,
            frequency: Hertz(pitch), endFrequency: Hertz(next), pan: pan, endPan: nextPan))
        let kind = nextKind()
        let offset = Int.random(in: 0...(duration - Self.frames(kind)), using: &random)
        let tone = pitch * pow(next / pitch, Double(offset + 200) / Double(duration))
        add(kind, at: score.frames + offset, over: tone)
        score.frames += duration
        (pitch, pan) = (next, nextPan)
        guard stretch % 4 == 3 else { continue }
        let hole = Int.random(in: 4800...12_000, using: &random)
        add(.gap, at: score.frames + hole / 2 - Self.frames(.gap) / 2, over: 1)
        score.frames += hole
      }
    }

    /// Separate tones, each with a cue on or after its start.
    mutating func addTones(series: Int) {
      for number in 0..<16 {
        let duration = Int.random(in: 3840...9600, using: &random)
        let pitch = 220 * pow(8.0, Double.random(in: 0...1, using: &random))
        score.events.append(
          Score.Event(
            kind: .tone, start: score.frames, duration: duration, series: series,
            frequency: Hertz(pitch), pan: anywhere()))
        let kind = nextKind()
        let offset = Int.random(in: 0...(duration - Self.frames(kind)), using: &random)
        add(kind, at: score.frames + (number.isMultiple(of: 2) ? 0 : offset), over: pitch)
        score.frames += duration + .random(in: 480...2400, using: &random)
      }
    }

    /// What both ears hear together.
    var samples: [Double] {
      var score = score
      score.frames += 2400
      score.events = (score.events + cues).sorted { $0.start < $1.start }
      return score.recording(in: 0..<score.frames).mono
    }
  }

  private static let names: [Score.Event.Kind: HeardCue.Kind] = [
    .tick: .tick, .knock: .knock, .gap: .breath, .mark: .ping, .edge: .thuds,
  ]

  /// What cues of each kind were taken for; what was taken for a cue and is none stands under none.
  struct Confusion {
    var counts: [Score.Event.Kind?: [HeardCue.Kind?: Int]] = [:]
    var errors: [Double] = []

    mutating func add(_ other: Confusion) {
      counts.merge(other.counts) { $0.merging($1, uniquingKeysWith: +) }
      errors += other.errors
    }

    func count(_ kind: Score.Event.Kind?) -> Int { (counts[kind] ?? [:]).values.reduce(0, +) }
    func right(_ kind: Score.Event.Kind) -> Int { counts[kind]?[CueFinderTests.names[kind]] ?? 0 }
  }

  /// Listens to mixtures of lines and of tones.
  static func confusion(seeds: ClosedRange<UInt64>) async -> Confusion {
    await withTaskGroup(of: Confusion.self) { group in
      for seed in seeds { group.addTask { confusion(seed: seed) } }
      return await group.reduce(into: Confusion()) { $0.add($1) }
    }
  }

  private static func confusion(seed: UInt64) -> Confusion {
    var mixture = Mixture(seed: seed)
    if seed.isMultiple(of: 3) {
      mixture.addTones(series: Int(seed) % 2)
    } else {
      mixture.addLine(series: Int(seed) % 2, steepest: 0.4)
    }
    var heard = CueFinder.find(in: mixture.samples, sampleRate: 48_000)
    var confusion = Confusion()
    for cue in mixture.cues {
      let time = Double(cue.start) / 48_000
      func distance(_ index: Int) -> Double { abs(heard[index].time - time) }
      let near = heard.indices.filter { distance($0) < 0.01 }
      let index =
        near.first { heard[$0].kind == names[cue.kind] }
        ?? near.min { distance($0) < distance($1) }
      confusion.counts[cue.kind, default: [:]][index.map { heard[$0].kind }, default: 0] += 1
      guard let index else { continue }
      confusion.errors.append(distance(index))
      heard.remove(at: index)
    }
    for cue in heard { confusion.counts[nil, default: [:]][cue.kind, default: 0] += 1 }
    return confusion
  }

  @Test func nineteenOfTwentyCuesOfEachKindAreToldApart() async {
    let confusion = await Self.confusion(seeds: 1...15)
    for kind in Self.names.keys {
      let (right, count) = (confusion.right(kind), confusion.count(kind))
      #expect(count >= 40 && Double(right) >= 0.95 * Double(count), "\(kind): \(confusion.counts)")
    }
    let count = Self.names.keys.reduce(0) { $0 + confusion.count($1) }
    #expect(count > 250 && Double(confusion.count(nil)) <= 0.05 * Double(count))
    let errors = confusion.errors.sorted()
    #expect(errors[errors.count * 9 / 10] < 0.0005)
  }

  @Test func tonesAloneHaveNoCues() {
    for series in 0...1 {
      var mixture = Mixture(seed: 9)
      mixture.addLine(series: series, steepest: 0.4)
      mixture.addTones(series: series)
      mixture.cues = []
      let heard = CueFinder.find(in: mixture.samples, sampleRate: 48_000)
      #expect(heard.isEmpty, "\(heard)")
    }
  }
}
