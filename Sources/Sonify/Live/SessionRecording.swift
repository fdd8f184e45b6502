package import SonifyBase
package import SonifyComposition
package import SonifyDevices
package import SonifySession
package import SonifySound

/// The sound of a scripted session as samples: what a listener who pressed the keys would have
/// heard.
package struct SessionRecording<Script: Sequence & Sendable>: Sendable
where Script.Element == KeyScript.Occurrence {
  private let script: Script
  private let part: PerformerPart
  private let channels: Int
  private let loudness: LoudnessCurve

  /// The number of frames, to the end of the last event or sound.
  package let frames: Int

  /// Prepares to record a session.
  /// - Parameters:
  ///   - script: the session at its beginning, with its script, or the rows that arrive.
  ///   - sampleRate: the sample rate of the session's sound.
  ///   - channels: 1, or 2 for left and right.
  ///   - loudness: the gain of pitches.
  ///   - pitchRange: the pitches of values.
  /// - Complexity: O(occurrences of the script).
  package init(
    _ script: Script, at sampleRate: SampleRate, channels: Int, loudness: LoudnessCurve,
    pitchRange: PitchRange
  ) {
    self.script = script
    self.channels = channels
    self.loudness = loudness
    part = PerformerPart(forSessionsAt: sampleRate, in: pitchRange)
    var length = SoundLength()
    for occurrence in script {
      length.add(occurrence)
    }
    frames = sampleRate.frames(in: length.end)
  }

  /// Renders the whole recording into a sink.
  /// - Parameters:
  ///   - sink: the sink.
  ///   - goesOn: called before each block of 8,192 frames; rendering stops if it returns `false`.
  /// - Returns: whether all was rendered.
  /// - Throws: the sink's error.
  /// - Complexity: O(frames × sounding voices); memory does not grow with the length.
  package func render<Sink: AudioSink & ~Copyable>(
    to sink: inout Sink, while goesOn: () -> Bool = { true }
  ) throws(Sink.Failure) -> Bool {
    var performer = Performer(
      at: part.sampleRate, channels: channels, loudness: loudness, cues: part.cues)
    var script = script.makeIterator()
    var failure: Sink.Failure?
    var isStopped = false
    while failure == nil, !isStopped, let occurrence = script.next() {
      guard case .effect(let effect) = occurrence.content,
        let command = part.command(for: effect)
      else { continue }
      let frame = min(frames, part.sampleRate.frames(in: occurrence.time))
      do throws(Sink.Failure) {
        isStopped = try !Self.render(
          &performer, upTo: frame, channels: channels, to: &sink, while: goesOn)
      } catch {
        failure = error
      }
      performer.execute(command)
    }
    if failure == nil, !isStopped {
      do throws(Sink.Failure) {
        isStopped = try !Self.render(
          &performer, upTo: frames, channels: channels, to: &sink, while: goesOn)
      } catch {
        failure = error
      }
    }
    performer.retireAll()
    while let score = performer.takeRetired() { score.free() }
    if let failure { throw failure }
    return !isStopped
  }

  private static func render<Sink: AudioSink & ~Copyable>(
    _ performer: inout Performer, upTo frame: Int, channels: Int, to sink: inout Sink,
    while goesOn: () -> Bool
  ) throws(Sink.Failure) -> Bool {
    while performer.position < frame {
      guard goesOn() else { return false }
      let count = min(8192, frame - performer.position)
      var samples = [Float](repeating: 0, count: count * channels)
      var output = samples.mutableSpan
      _ = performer.render(into: &output)
      while let score = performer.takeRetired() { score.free() }
      try sink.write(samples.span)
    }
    return true
  }
}

/// The time until everything in a script has been heard.
private struct SoundLength {
  /// The time for any sound to fade out, in seconds.
  private static let fall = 0.1

  private var last = 0.0
  private var score = 0.0

  var end: Seconds { Seconds(max(last, score)) }

  mutating func add(_ occurrence: KeyScript.Occurrence) {
    let time = occurrence.time.value
    var sound = time
    switch occurrence.content {
    case .effect(.tone(let tone)): sound += tone.duration.value + Self.fall
    case .effect(.gauge(let gauge)):
      // A tone that is held ends with the script.
      if let tone = gauge.tone, !tone.isJoined { sound += tone.duration.value }
      sound += Self.fall
    case .effect(.cue(let cue)):
      sound += cue.kind == .alert ? CueLaw.alert.duration.value : Self.fall
    case .effect(.play(let played, let frame)):
      score = time + played.sampleRate.seconds(played.frames - frame).value
    case .effect(.pause):
      sound += Self.fall
      score = 0
    case .effect, .action: break
    }
    last = max(last, sound)
  }
}
