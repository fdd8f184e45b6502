import SonifyBase

/// Turns the events of a score into voices: joins glides into chains, and makes the cue sounds.
package struct VoiceCompiler {
  /// The voices, in the order of the events.
  private(set) var voices: [Voice] = []
  /// The waveforms of all cues.
  private(set) var cues: CueWaveforms

  private let score: Score
  private let timbreCount: Int
  private var lastGlides: [Int?: Int] = [:]

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
    for event in score.events {
      voices.append(event.kind.isTonal ? tone(event) : cue(event))
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
      source: .tone(timbre: (event.series ?? 0) % timbreCount), start: event.start,
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
      }
      lastGlides[event.series] = voices.count
    }
    return voice
  }

  private func continueChain(of previous: Voice, in voice: inout Voice) {
    voice.phase = previous.phase(after: previous.end - previous.start)
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
    var chainEnds: [ChainKey: (end: Int, release: Int)] = [:]
    for index in voices.indices.reversed() {
      guard case .tone = voices[index].source, score.events[index].kind == .glide else {
        shortenEnvelope(of: index)
        continue
      }
      let key = ChainKey(
        series: score.events[index].series, start: voices[index].chainStart)
      let last = chainEnds[key] ?? (voices[index].end, voices[index].release)
      chainEnds[key] = last
      voices[index].chainEnd = last.end
      voices[index].release = last.release
      shortenEnvelope(of: index)
    }
  }

  private struct ChainKey: Hashable {
    var series: Int?
    var start: Int
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
