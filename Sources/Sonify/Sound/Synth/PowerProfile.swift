import SonifyBase

/// The power of a score over time and its peak, computed in steps of 2 ms.
struct PowerProfile {
  /// The loudness of the score at any gain.
  private(set) var loudness = IntegratedLoudness()
  /// The maximum value that any channel can reach, whatever the phases.
  private(set) var peak = 0.0

  private static let stepsPerSecond = 500
  private static let stepsPerHop = 50

  /// Computes the profile of `score`.
  /// - Complexity: O(steps × sounding voices), and their pairs where they are in unison.
  init(_ score: Score) {
    var sum = 0.0
    var steps = 0
    Self.readSteps(of: score) { reading, _ in
      peak = max(peak, reading.peak)
      sum += reading.power
      steps += 1
      if steps.isMultiple(of: Self.stepsPerHop) {
        loudness.add(step: sum / Double(Self.stepsPerHop))
        sum = 0
      }
    }
    if steps < 4 * Self.stepsPerHop {
      loudness.add(step: sum / Double(Self.stepsPerHop))
      loudness.padToOneBlock()
    }
  }

  /// Returns the maximum sample of `score`, found by playing only those steps in which the voices
  /// could exceed `threshold`, or 0 if there are none.
  ///
  /// The voices of a cloud hardly ever crest together, so the maximum that they reach is far below
  /// the maximum that they could reach.
  static func maxSample(of score: Score, whereExceeding threshold: Double) -> Double {
    var renderer = Renderer(score)
    var maximum: Float = 0
    readSteps(of: score) { reading, frames in
      guard reading.peak > threshold else { return }
      renderer.seek(to: frames.lowerBound)
      var samples = [Float](repeating: 0, count: frames.count * score.channels)
      var output = samples.mutableSpan
      renderer.render(into: &output)
      for sample in samples { maximum = max(maximum, abs(sample)) }
    }
    return Double(maximum)
  }

  /// Calls `body` with a reading from the middle of every step of `score` and with the frames of
  /// the step.
  private static func readSteps(
    of score: Score, _ body: (VoiceMeter.Reading, Range<Int>) -> Void
  ) {
    var meter = VoiceMeter(score)
    let rate = score.sampleRate.framesPerSecond
    let count = max(1, score.frames * stepsPerSecond / rate)
    for step in 0..<count {
      let first = step * rate / stepsPerSecond
      let next = (step + 1) * rate / stepsPerSecond
      body(meter.read((first + next) / 2), first..<next)
    }
  }
}
