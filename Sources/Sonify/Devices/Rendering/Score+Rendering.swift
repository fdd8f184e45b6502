import Glibc
package import SonifyBase
package import SonifyComposition
public import SonifySound

extension SoundFileSink {
  /// The result of rendering into a file.
  public enum Outcome: Equatable, Sendable {
    /// The file is complete and has its name.
    case finished
    /// The caller stopped it; no file was left behind.
    case stopped
  }
}

extension Score {
  /// Returns the number of frames in a block: more in a long sound, so that threads meet seldom,
  /// and fewer in a short one, so that all threads get a share.
  ///
  /// A round of blocks has at most 2¹⁹ frames, 11 s at 48 kHz, or a block of 2¹³ frames for each
  /// processor: memory stays bounded, and a caller can soon stop it.
  private static func blockFrames(of frames: Int, on processors: Int) -> Int {
    let share = frames / (4 * processors)
    let largest = min(1 << 16, (1 << 19) / processors)
    return max(1 << 13, min(share, largest) & ~(1 << 13 - 1))
  }

  /// Writes the blocks of a round, in order.
  /// - Returns: the error, or nil.
  private static func write(
    _ blocks: [SampleBlock], to sink: inout SoundFileSink
  ) -> OutputError? {
    do throws(OutputError) {
      for block in blocks { try block.write(to: &sink) }
      return nil
    } catch {
      return error
    }
  }

  /// Renders the whole score into a sound file and finishes it.
  ///
  /// The sound is divided into blocks that all processors render and quantise in parallel, while
  /// the blocks before them are written; the bytes are the same as with one processor. Memory does
  /// not grow with the length.
  ///
  /// 16-bit and 24-bit samples are dithered by absolute frame; floating-point and lossy formats
  /// take the samples unchanged.
  /// - Parameters:
  ///   - sink: a file opened with the score's rate, channels and frames.
  ///   - goesOn: called before each round of blocks and at the end with the number of rendered
  ///     frames; rendering stops if it returns `false`.
  /// - Returns: whether the file is complete.
  /// - Throws: ``OutputError`` if writing fails; no file is left behind.
  /// - Complexity: O(frames) time, shared by all processors, and O(1) memory.
  public func render(
    to sink: consuming SoundFileSink,
    while goesOn: (_ framesDone: Int) -> Bool = { _ in true }
  ) throws(OutputError) -> SoundFileSink.Outcome {
    try render(speech: [], to: sink, workers: nil, while: goesOn)
  }

  /// Renders the whole score into a sound file in memory.
  /// - Parameters:
  ///   - fileFormat: a compressed format.
  ///   - tags: the texts of the file.
  ///   - goesOn: as in ``render(to:while:)``.
  /// - Returns: the bytes of the file, or nil if it was stopped.
  /// - Throws: ``OutputError/encoder(path:message:)`` or
  ///   ``OutputError/unavailableFormat(path:_:)``.
  /// - Complexity: O(frames) time, shared by all processors, and the memory of the file.
  package func encoded(
    as fileFormat: SoundFileFormat, tags: SoundFileSink.Tags,
    while goesOn: (_ framesDone: Int) -> Bool = { _ in true }
  ) throws(OutputError) -> [UInt8]? {
    let file = MemoryFile(path: fileFormat.rawValue)
    let format = SoundFormat(
      sampleRate: sampleRate, channels: channels, samples: fileFormat.sampleFormats[0])
    let sink = try SoundFileSink.open(file, as: fileFormat, format: format, tags: tags)
    return try render(to: sink, while: goesOn) == .finished ? file.bytes : nil
  }

  /// Renders the whole score into a sound file with words among the tones, and finishes it.
  ///
  /// 16-bit and 24-bit samples are dithered by absolute frame; floating-point and lossy formats
  /// take the samples unchanged.
  /// - Parameters:
  ///   - speech: the words, at the frames of ``NarratedScore``.
  ///   - sink: a file opened with the score's rate, channels and frames.
  ///   - workers: the number of blocks in a round, or nil for the number of processors.
  ///   - pool: the threads that render.
  ///   - goesOn: called before each round of blocks and at the end with the number of rendered
  ///     frames; rendering stops if it returns `false`.
  /// - Returns: whether the file is complete.
  /// - Throws: ``OutputError`` if writing fails; no file is left behind.
  package func render(
    speech: [SpokenPart] = [], to sink: consuming SoundFileSink, workers: Int? = nil,
    pool: ThreadPool = .shared,
    while goesOn: (_ framesDone: Int) -> Bool = { _ in true }
  ) throws(OutputError) -> SoundFileSink.Outcome {
    let processors = workers ?? Processors.count
    let blockSize = Self.blockFrames(of: frames, on: processors)
    let crew = max(1, min(processors, (frames + blockSize - 1) / blockSize))
    let compiler = VoiceCompiler(self, timbreCount: Timbre.series.count)
    let mix = speech.isEmpty ? nil : SpeechMix(speech, for: self)
    let renderers = (0..<crew).map { _ in BlockRenderer(self, compiler, mix: mix) }
    // One round is rendered while the blocks of the other are written.
    let rounds = (0..<2).map { _ in
      (0..<crew).map { _ in SampleBlock(sink.format.samples, capacity: blockSize * channels) }
    }
    var (rendered, written) = (rounds[0], rounds[1])
    var position = 0
    while position < frames {
      guard goesOn(position) else { return .stopped }
      let (first, blocks, done) = (position, rendered, written)
      var failure: OutputError?
      pool.perform(
        crew, meanwhile: { failure = Self.write(done, to: &sink) },
        { index in renderers[index].render(from: first + index * blockSize, into: blocks[index]) })
      if let failure { throw failure }
      position += crew * blockSize
      swap(&rendered, &written)
    }
    if let failure = Self.write(written, to: &sink) { throw failure }
    guard goesOn(frames) else { return .stopped }
    try sink.finish()
    return .finished
  }
}

/// The share of one processor: a renderer with memory for a piece of a block.
///
/// Unchecked, because each is used by one thread at a time: the rounds of
/// `Score.render(speech:to:workers:pool:while:)` run in sequence.
private final class BlockRenderer: @unchecked Sendable {
  private var renderer: Renderer
  private let mix: SpeechMix?
  private let channels: Int
  private let scoreFrames: Int
  private var samples: [Float]

  /// The number of frames in a piece, a part of every block: its samples stay in the cache of a processor while they
  /// are mixed and rounded.
  private static let pieceFrames = 1 << 12

  init(_ score: Score, _ compiler: VoiceCompiler, mix: SpeechMix?) {
    renderer = Renderer(score, compiler)
    self.mix = mix
    channels = score.channels
    scoreFrames = score.frames
    samples = Array(repeating: 0, count: Self.pieceFrames * channels)
  }

  func render(from frame: Int, into block: SampleBlock) {
    block.reset(limit: (scoreFrames - frame) * channels)
    guard !block.isFull else { return }
    renderer.seek(to: frame)
    var frame = frame
    while !block.isFull {
      // The last piece is rendered in full: after the end of the score there is silence.
      Self.render(with: &renderer, into: &samples)
      mix?.add(to: &samples, from: frame)
      block.append(samples.span, at: frame * channels)
      frame += Self.pieceFrames
    }
  }

  private static func render(with renderer: inout Renderer, into samples: inout [Float]) {
    var output = samples.mutableSpan
    renderer.render(into: &output)
  }
}

/// Samples in the encoding of a file.
///
/// Unchecked, because it is either filled by one thread or written by another.
private final class SampleBlock: @unchecked Sendable {
  private let format: SoundFormat.Samples
  private let capacity: Int
  private var floats: [Float]
  private var sixteenBits: [Int16]
  private var twentyFourBits: [Int32]
  /// The number of samples.
  private var count = 0
  /// The number of samples of the full block: fewer at the end of the score, none after it.
  private var limit = 0

  init(_ format: SoundFormat.Samples, capacity: Int) {
    self.format = format
    self.capacity = capacity
    floats = Array(repeating: 0, count: format == .float32 ? capacity : 0)
    sixteenBits = Array(repeating: 0, count: format == .int16 ? capacity : 0)
    twentyFourBits = Array(repeating: 0, count: format == .int24 ? capacity : 0)
  }

  var isFull: Bool { count == limit }

  /// Removes all samples, and becomes full with at most `limit` others.
  func reset(limit: Int) {
    count = 0
    self.limit = max(0, min(limit, capacity))
  }

  /// Appends the samples of a piece that begins at an index in the sound, without those beyond the end.
  func append(_ piece: Span<Float>, at index: Int) {
    let piece = piece.extracting(first: min(piece.count, limit - count))
    let range = count..<(count + piece.count)
    switch format {
    case .int16:
      var all = sixteenBits.mutableSpan
      var output = all._mutatingExtracting(range)
      Quantizer.quantize(piece, at: index, into: &output)
    case .int24:
      var all = twentyFourBits.mutableSpan
      var output = all._mutatingExtracting(range)
      Quantizer.quantize(piece, at: index, into: &output)
    case .float32:
      var output = floats.mutableSpan
      for place in piece.indices { output[range.lowerBound &+ place] = piece[place] }
    }
    count = range.upperBound
  }

  func write(to sink: inout SoundFileSink) throws(OutputError) {
    guard count > 0 else { return }
    // The local names keep the arrays unchanged while their spans are used.
    switch format {
    case .int16:
      let numbers = sixteenBits
      try sink.write(numbers.span.extracting(first: count))
    case .int24:
      let numbers = twentyFourBits
      try sink.write(numbers.span.extracting(first: count))
    case .float32:
      let numbers = floats
      try sink.write(numbers.span.extracting(first: count))
    }
  }
}
