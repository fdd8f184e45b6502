import SonifyBase

/// Turns the events of a score into voices: joins glides and spreads into chains, and makes the cue
/// sounds.
package struct VoiceCompiler {
  /// The voices, in the order of the events.
  private(set) var voices: [Voice] = []
  /// The waveforms of all cues.
  private(set) var cues: CueWaveforms

  /// The number of timbres, from the first to the last that a voice has.
  var timbresUsed: Int {
    voices.reduce(0) { used, voice in
      guard case .tone(let timbre) = voice.source else { return used }
      return max(used, timbre + 1)
    }
  }

  private let score: Score
  private let timbreCount: Int
  private var lastGlides: [Int?: Int] = [:]
  /// The spreads of each series that were added last, at most ``maxSpreads``.
  private var lastSpreads: [Int?: [Int]] = [:]
  /// The number of chains of spreads of each series.
  private var spreadChains: [Int?: UInt64] = [:]
  /// The first voice of the chain of each voice.
  private var chains: [Int] = []

  /// The maximum number of spreads of a series that sound together.
  private static let maxSpreads = 4

  /// Compiles `score`, with the timbre n modulo `timbreCount` for series n.
  package init(_ score: Score, timbreCount: Int) {
    self.init(score, timbreCount: timbreCount, cues: CueWaveforms(at: score.sampleRate))
  }

  /// Compiles `score` with cues that may be made already.
  init(_ score: Score, timbreCount: Int, cues: CueWaveforms) {
    self.score = score
    self.timbreCount = timbreCount
    self.cues = cues
    voices.reserveCapacity(score.events.count)
    chains.reserveCapacity(score.events.count)
    for event in score.events {
      chains.append(voices.count)
      let voice =
        event.kind == .spread ? spread(event) : event.kind.isTonal ? tone(event) : cue(event)
      voices.append(voice)
    }
    finishChains()
  }

  /// Returns the number of frames over which a sound of this pitch rises and falls: 8 ms, or 15 ms
  /// below 100 Hz, where 8 ms would be less than one period.
  private func envelopeFrames(at frequency: Hertz) -> Int {
    score.sampleRate.frames(in: ToneEnvelope.duration(at: frequency))
  }

  private mutating func tone(_ event: Score.Event) -> Voice {
    let first = event.frequency ?? LoudnessCurve.lowest
    let last = event.endFrequency ?? first
    let octaves = Exponential.logarithmToBaseTwo(last.value / first.value)
    let place = Exponential.logarithmToBaseTwo(first.value / LoudnessCurve.lowest.value)
    let perOctave = Double(LoudnessCurve.factorsPerOctave)
    var voice = Voice(
      source: .tone(timbre: (event.timbre ?? event.series ?? 0) % timbreCount), start: event.start,
      end: event.end,
      pan: Ramp(from: event.pan.value, to: event.endPan.value, over: event.duration),
      gainStart: event.start, oldGain: event.gain, newGain: event.gain,
      chainStart: event.start, chainEnd: event.end)
    voice.frequency = first.value / Double(score.sampleRate.framesPerSecond)
    voice.growth = octaves * 0.6931471805599453 / Double(event.duration)
    voice.isSmooth =
      event.duration >= Quantum.frames && Oscillator.isSmooth(growth: voice.growth)
      && !PartialLimit.concerns(voice.frequency)
      && !PartialLimit.concerns(voice.frequency(after: event.duration))
    voice.loudness = Ramp(
      from: place * perOctave, to: (place + octaves) * perOctave, over: event.duration)
    voice.attack = envelopeFrames(at: first)
    voice.release = envelopeFrames(at: last)
    if event.kind == .glide {
      if let index = lastGlides[event.series], voices[index].end == event.start {
        continueChain(of: voices[index], in: &voice)
        voice.phase = voices[index].phase(after: voices[index].end - voices[index].start)
        chains[voices.count] = chains[index]
      }
      lastGlides[event.series] = voices.count
    }
    return voice
  }

  /// Returns the voice of a spread; a band that is narrower than ``minBand`` is widened to it.
  private mutating func spread(_ event: Score.Event) -> Voice {
    let (first, last) = (Self.band(of: event, atEnd: false), Self.band(of: event, atEnd: true))
    var voice = Voice(
      source: .spread, start: event.start, end: event.end,
      pan: Ramp(from: event.pan.value, to: event.endPan.value, over: event.duration),
      gainStart: event.start, oldGain: event.gain, newGain: event.gain,
      chainStart: event.start, chainEnd: event.end)
    let rate = Double(score.sampleRate.framesPerSecond)
    func edge(_ share: Double) -> NoiseBand.Edge {
      let low = first.low + (first.high - first.low) * share
      let high = last.low + (last.high - last.low) * share
      return NoiseBand.Edge(
        phase: 0, frequency: LoudnessCurve.lowest.value * Exponential.powerOfTwo(low) / rate,
        growth: (high - low) * 0.6931471805599453 / Double(event.duration))
    }
    (voice.band.lower, voice.band.middle, voice.band.upper) = (edge(0), edge(0.5), edge(1))
    let perOctave = Double(LoudnessCurve.factorsPerOctave)
    voice.loudness = Ramp(
      from: (first.low + first.high) / 2 * perOctave, to: (last.low + last.high) / 2 * perOctave,
      over: event.duration)
    voice.band.halves = Ramp(
      from: (first.high - first.low) / 4 * perOctave, to: (last.high - last.low) / 4 * perOctave,
      over: event.duration)
    voice.attack = envelopeFrames(at: Hertz(1000))
    voice.release = voice.attack
    let index = lastSpreads[event.series]?.first {
      let other = score.events[$0]
      return other.end == event.start && other.endFrequency == event.frequency
        && other.endUpperFrequency == event.upperFrequency && !isContinued($0)
    }
    if let index {
      let previous = voices[index]
      continueChain(of: previous, in: &voice)
      let ends = previous.band.advanced(by: previous.end - previous.start)
      voice.band.lower.phase = ends.lower.phase
      voice.band.middle.phase = ends.middle.phase
      voice.band.upper.phase = ends.upper.phase
      chains[voices.count] = chains[index]
    } else {
      let seed = 4 << 32 + UInt64(event.series ?? 0) << 20 + spreadChains[event.series, default: 0]
      spreadChains[event.series, default: 0] += 1
      voice.band.lower.phase = 4096 * Noise.unit(3 * seed)
      voice.band.middle.phase = 4096 * Noise.unit(3 * seed + 1)
      voice.band.upper.phase = 4096 * Noise.unit(3 * seed + 2)
    }
    lastSpreads[event.series, default: []].insert(voices.count, at: 0)
    if lastSpreads[event.series, default: []].count > Self.maxSpreads {
      lastSpreads[event.series]?.removeLast()
    }
    return voice
  }

  /// The minimum width of a band of noise, in octaves: a semitone.
  private static let minBand = 1.0 / 12

  /// Returns whether another spread continues one already, as where two have the same pitches.
  private func isContinued(_ index: Int) -> Bool {
    (lastSpreads[score.events[index].series] ?? []).contains {
      $0 > index && chains[$0] == chains[index]
    }
  }

  /// Returns the edges of a spread in octaves above the lowest pitch of loudness curves.
  private static func band(of event: Score.Event, atEnd: Bool) -> (low: Double, high: Double) {
    let lower = (atEnd ? event.endFrequency : event.frequency) ?? LoudnessCurve.lowest
    let upper = (atEnd ? event.endUpperFrequency : event.upperFrequency) ?? lower
    let low = Exponential.logarithmToBaseTwo(lower.value / LoudnessCurve.lowest.value)
    let high = Exponential.logarithmToBaseTwo(upper.value / LoudnessCurve.lowest.value)
    let missing = max(0, minBand - (high - low))
    return (low - missing / 2, high + missing / 2)
  }

  private func continueChain(of previous: Voice, in voice: inout Voice) {
    voice.chainStart = previous.chainStart
    voice.attack = previous.attack
    if voice.newGain == previous.newGain {
      voice.oldGain = previous.oldGain
      voice.gainStart = previous.gainStart
      voice.gainFrames = previous.gainFrames
    } else {
      // The previous glide may have been too short for its gain to reach its target.
      voice.oldGain = previous.gainWithinChain(at: previous.end)
      voice.gainFrames = envelopeFrames(at: Hertz(1000))
    }
  }

  /// Sets the end and the release of every voice to those of its chain, and shortens attack and
  /// release in chains that are shorter than both together.
  private mutating func finishChains() {
    var chainEnds: [Int: (end: Int, release: Int)] = [:]
    for index in voices.indices.reversed() {
      let kind = score.events[index].kind
      guard kind == .glide || kind == .spread else {
        shortenEnvelope(of: index)
        continue
      }
      let last = chainEnds[chains[index]] ?? (voices[index].end, voices[index].release)
      chainEnds[chains[index]] = last
      voices[index].chainEnd = last.end
      voices[index].release = last.release
      shortenEnvelope(of: index)
    }
  }

  private mutating func shortenEnvelope(of index: Int) {
    let half = (voices[index].chainEnd - voices[index].chainStart) / 2
    voices[index].attack = min(voices[index].attack, half)
    voices[index].release = min(voices[index].release, half)
  }

  private mutating func cue(_ event: Score.Event) -> Voice {
    Voice(
      source: .cue(offset: cues.offset(of: event)), start: event.start, end: event.end,
      pan: Ramp(from: event.pan.value, to: event.endPan.value, over: event.duration),
      gainStart: event.start, oldGain: event.gain, newGain: event.gain,
      chainStart: event.start, chainEnd: event.end)
  }
}
