import Glibc
import SonifyBase
import SonifySound

/// Turns notes into messages, and remembers what every channel was sent last.
struct MIDIWriter {
  /// What a channel was sent last.
  private struct Channel {
    var program: Int
    var bend: Int?
    var pan: Int?
    var expression: Int?
  }

  /// The time between changes of level and pan in a glide, and over which a level changes: 2 ms
  /// and 8 ms.
  private static let (grid, fade) = (MIDIClock.rate / 500, MIDIClock.rate / 125)
  /// The velocity of the loudest notes.
  private static let velocity = 100.0
  /// The instruments of General MIDI, from 0, for the first, second, third … series.
  ///
  /// They hold a tone as long as it lasts: ocarina, clarinet, flute, oboe, church organ, calliope,
  /// drawbar organ, square lead.
  private static let programs = [79, 71, 73, 68, 19, 82, 16, 80]

  private let bend: MIDIBend
  private let clock: MIDIClock
  private let loudness: LoudnessCurve
  private let volume: Int
  /// The largest gain of a note, and the largest factor of the loudness curve.
  private let (maxGain, maxFactor): (Double, Double)
  private var channels: MIDIChannels
  private var states: [Int: Channel] = [:]

  /// Makes a writer for the notes of a score.
  init(_ notes: [MIDINote], of score: Score, volume: Decibels, tracks: Int) {
    bend = MIDIBend(for: notes)
    clock = MIDIClock(sampleRate: score.sampleRate)
    loudness = score.loudness
    self.volume = Self.level(volume.amplitude, full: 100)
    maxGain = notes.reduce(0) { max($0, $1.gain) }
    maxFactor = notes.lazy.flatMap(\.events).reduce(0) { largest, event in
      [event.frequency, event.endFrequency].compactMap { $0 }.reduce(largest) {
        max($0, score.loudness.factor(at: $1))
      }
    }
    channels = MIDIChannels(tracks: tracks)
  }

  /// Returns the messages of a note, or nil if no channel is free.
  /// - Precondition: notes come in the order of their start.
  mutating func messages(for note: MIDINote) -> [MIDIMessage]? {
    let (start, end) = (clock.tick(ofFrame: note.start), clock.tick(ofFrame: note.end))
    guard start < end else { return [] }
    guard let number = channels.channel(for: note.part, from: start, to: end) else { return nil }
    var messages: [MIDIMessage] = []
    prepare(number, for: note, at: start, &messages)
    var gain = note.events[0].gain
    for event in note.events {
      add(event, of: note, on: number, after: gain, &messages)
      gain = event.gain
    }
    let velocity = Self.level(note.gain / max(maxGain, .leastNormalMagnitude), full: Self.velocity)
    messages.append(.start(note.key, velocity: max(1, velocity), on: number, at: start))
    messages.append(.end(note.key, on: number, at: end))
    return messages
  }

  /// Makes a channel ready for a note: its instrument, and first of all its range of bends.
  private mutating func prepare(
    _ number: Int, for note: MIDINote, at start: Int, _ messages: inout [MIDIMessage]
  ) {
    let timbre = note.events[0].timbre ?? note.events[0].series ?? 0
    let program = Self.programs[timbre % Self.programs.count]
    guard states[number]?.program != program else { return }
    if states[number] == nil {
      messages += MIDIMessage.bendRange(bend.range, on: number)
      messages.append(.control(.volume, volume, on: number, at: 0, rank: .setup))
      messages.append(.program(program, on: number, at: 0, rank: .setup))
      states[number] = Channel(program: program)
    } else {
      messages.append(.program(program, on: number, at: start))
      states[number]?.program = program
    }
  }

  /// Adds the pitch, pan and level of a tone or a glide.
  private mutating func add(
    _ event: Score.Event, of note: MIDINote, on number: Int, after gain: Double,
    _ messages: inout [MIDIMessage]
  ) {
    let start = clock.tick(ofFrame: event.start)
    let ticks = clock.tick(ofFrame: event.end) - start
    guard ticks > 0, var state = states[number] else { return }
    let last = event.endFrequency ?? event.frequency
    let (from, to) = (
      MIDIBend.key(of: event.frequency) - Double(note.key),
      MIDIBend.key(of: last) - Double(note.key)
    )
    bend.glide(from: from, to: to, over: ticks) { tick, bend in
      guard state.bend != bend else { return }
      state.bend = bend
      messages.append(.bend(bend, on: number, at: start + tick))
    }
    // A steady tone needs its level and pan once.
    let isSteady = from == to && event.pan == event.endPan && gain == event.gain
    let step = isSteady ? ticks : max(Self.grid, ticks / 20_000)
    for tick in stride(from: 0, to: ticks, by: step) {
      let way = Double(tick) / Double(ticks)
      let pan = Self.position(of: event.pan.value + (event.endPan.value - event.pan.value) * way)
      if pan != state.pan {
        state.pan = pan
        messages.append(.control(.pan, pan, on: number, at: start + tick))
      }
      let pitch = Hertz(440 * exp2((from + (to - from) * way + Double(note.key) - 69) / 12))
      let fraction = min(1, Double(tick) / Double(Self.fade))
      let level = (gain + (event.gain - gain) * fraction) * loudness.factor(at: pitch)
      let full = max(note.gain * maxFactor, .leastNormalMagnitude)
      let expression = Self.level(level / full, full: 127)
      if expression != state.expression {
        state.expression = expression
        messages.append(.control(.expression, expression, on: number, at: start + tick))
      }
    }
    states[number] = state
  }

  /// Returns the value of a controller for an amplitude: General MIDI's amplitude is its square.
  private static func level(_ amplitude: Double, full: Double) -> Int {
    Int(max(0, min(127, (full * amplitude.squareRoot()).rounded())))
  }

  /// Returns the value of the pan controller: 1 is left, 64 the centre and 127 right, with equal
  /// power between them.
  private static func position(of pan: Double) -> Int {
    Int(max(1, min(127, (64 + 63 * pan).rounded())))
  }
}
