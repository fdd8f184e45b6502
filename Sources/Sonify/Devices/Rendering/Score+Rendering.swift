import Glibc
import SonifyBase
package import SonifyComposition
public import SonifySound

extension SoundFileSink {
  /// How rendering into a file ended.
  public enum Outcome: Equatable, Sendable {
    /// The file is whole and has its name.
    case finished
    /// The caller asked to stop; nothing was left behind.
    case stopped
  }
}

extension Score {
  /// The number of frames that are rendered at a time, in one piece: more in a long sound, where
  /// threads should meet seldom, and fewer in a short one, which all should share.
  private static func stretch(of frames: Int, on processors: Int) -> Int {
    let share = frames / (4 * processors)
    return min(1 << 16, max(1 << 13, share & ~(1 << 13 - 1)))
  }

  /// Writes what a team has rendered, in its order.
  /// - Returns: what went wrong, or nil.
  private static func write(
    _ team: [StretchRenderer], to sink: inout SoundFileSink
  ) -> OutputError? {
    do throws(OutputError) {
      for renderer in team { try renderer.write(to: &sink) }
      return nil
    } catch {
      return error
    }
  }

  /// Renders the whole score into a sound file and finishes it.
  ///
  /// The sound is cut into stretches of time that all processors render and quantise side by side,
  /// while those before are written; the bytes are those that one processor would have written.
  /// Memory does not grow with the length.
  ///
  /// 16 and 24 bits are dithered by absolute frame; floating-point and lossy formats take the
  /// samples as they are.
  /// - Parameters:
  ///   - sink: a file announced with the score's rate, channels and frames.
  ///   - goesOn: called a few times a second at least, with the number of frames that are done;
  ///     rendering stops when it returns `false`.
  /// - Returns: whether the file is whole.
  /// - Throws: ``OutputError`` when writing fails; nothing is left behind then.
  /// - Complexity: O(frames) time, shared by all processors, and O(1) memory.
  public func render(
    to sink: consuming SoundFileSink,
    while goesOn: (_ framesDone: Int) -> Bool = { _ in true }
  ) throws(OutputError) -> SoundFileSink.Outcome {
    try render(speech: [], to: sink, workers: nil, while: goesOn)
  }

  /// Renders the whole score into a sound file with words among the tones, and finishes it.
  ///
  /// 16 and 24 bits are dithered by absolute frame; floating-point and lossy formats take the
  /// samples as they are.
  /// - Parameters:
  ///   - speech: what is spoken besides, as ``NarratedScore`` places it.
  ///   - sink: a file announced with the score's rate, channels and frames.
  ///   - workers: the number of threads that render; nil for one for each processor.
  ///   - goesOn: called a few times a second at least, with the number of frames that are done;
  ///     rendering stops when it returns `false`.
  /// - Returns: whether the file is whole.
  /// - Throws: ``OutputError`` when writing fails; nothing is left behind then.
  package func render(
    speech: [SpokenPart] = [], to sink: consuming SoundFileSink, workers: Int? = nil,
    while goesOn: (_ framesDone: Int) -> Bool = { _ in true }
  ) throws(OutputError) -> SoundFileSink.Outcome {
    let processors = workers ?? Processors.count
    let stretch = Self.stretch(of: frames, on: processors)
    let crew = max(1, min(processors, (frames + stretch - 1) / stretch))
    let compiler = VoiceCompiler(self, timbreCount: Timbre.series.count)
    let mix = speech.isEmpty ? nil : SpeechMix(speech, for: self)
    let pool = workers.map { ThreadPool(limit: $0 - 1) } ?? .shared
    // One team renders while the other's stretches are written.
    let teams = (0..<2).map { _ in
      (0..<crew).map { _ in
        StretchRenderer(self, compiler, mix: mix, format: sink.format.samples, frames: stretch)
      }
    }
    var (rendering, written) = (teams[0], teams[1])
    var position = 0
    while position < frames {
      guard goesOn(position) else { return .stopped }
      let (first, team, done) = (position, rendering, written)
      var failure: OutputError?
      pool.perform(crew, meanwhile: { failure = Self.write(done, to: &sink) }) { index in
        team[index].render(from: first + index * stretch)
      }
      if let failure { throw failure }
      position += crew * stretch
      swap(&rendering, &written)
    }
    if let failure = Self.write(written, to: &sink) { throw failure }
    guard goesOn(frames) else { return .stopped }
    try sink.finish()
    return .finished
  }
}

/// One processor's share of the work: a renderer with room for a stretch of samples.
///
/// Unchecked, because each is used by one thread at a time: the rounds of
/// `Score.render(speech:to:workers:while:)` come one after the other.
private final class StretchRenderer: @unchecked Sendable {
  private var renderer: Renderer
  private let mix: SpeechMix?
  private let channels: Int
  private let frames: Int
  private let scoreFrames: Int
  private let format: SoundFormat.Samples
  private var samples: [Float]
  private var sixteenBits: [Int16]
  private var twentyFourBits: [Int32]
  /// Samples that the last stretch has: fewer at the end of the score, none beyond it.
  private var count = 0

  init(
    _ score: Score, _ compiler: VoiceCompiler, mix: SpeechMix?, format: SoundFormat.Samples,
    frames: Int
  ) {
    renderer = Renderer(score, compiler)
    self.mix = mix
    channels = score.channels
    scoreFrames = score.frames
    self.frames = frames
    self.format = format
    let capacity = frames * channels
    samples = Array(repeating: 0, count: capacity)
    sixteenBits = Array(repeating: 0, count: format == .int16 ? capacity : 0)
    twentyFourBits = Array(repeating: 0, count: format == .int24 ? capacity : 0)
  }

  func render(from frame: Int) {
    count = max(0, min(frames, scoreFrames - frame)) * channels
    guard count > 0 else { return }
    renderer.seek(to: frame)
    // The last stretch is rendered whole: past the score's end there is silence.
    Self.render(with: &renderer, into: &samples)
    mix?.add(to: &samples, from: frame)
    switch format {
    case .int16: Self.quantize(samples, at: frame * channels, into: &sixteenBits)
    case .int24: Self.quantize(samples, at: frame * channels, into: &twentyFourBits)
    case .float32: break
    }
  }

  private static func render(with renderer: inout Renderer, into samples: inout [Float]) {
    var output = samples.mutableSpan
    renderer.render(into: &output)
  }

  private static func quantize(_ samples: [Float], at first: Int, into numbers: inout [Int16]) {
    var output = numbers.mutableSpan
    Quantizer.quantize(samples.span, at: first, into: &output)
  }

  private static func quantize(_ samples: [Float], at first: Int, into numbers: inout [Int32]) {
    var output = numbers.mutableSpan
    Quantizer.quantize(samples.span, at: first, into: &output)
  }

  func write(to sink: inout SoundFileSink) throws(OutputError) {
    guard count > 0 else { return }
    // The local names hold the arrays still while their spans are lent out.
    switch format {
    case .int16:
      let numbers = sixteenBits
      try sink.write(numbers.span.extracting(first: count))
    case .int24:
      let numbers = twentyFourBits
      try sink.write(numbers.span.extracting(first: count))
    case .float32:
      let numbers = samples
      try sink.write(numbers.span.extracting(first: count))
    }
  }
}
