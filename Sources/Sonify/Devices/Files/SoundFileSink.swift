import SonifySound

/// A sound file, or a pipe to which one is written.
///
/// The file has its name only after ``finish()``: one that is dropped before, because rendering
/// failed or was interrupted, leaves nothing behind.
public struct SoundFileSink: ~Copyable, AudioSink {
  private let library: LibrarySoundFile

  /// The number of samples quantised here, over all channels.
  private var quantized = 0

  /// The shape and encoding of the samples.
  public let format: SoundFormat

  /// The format of the file.
  public let fileFormat: SoundFileFormat

  /// Whether the file is RF64, as WAV is beyond 4 GiB.
  public let isRF64: Bool

  private init(
    library: consuming LibrarySoundFile, format: SoundFormat, fileFormat: SoundFileFormat,
    isRF64: Bool = false
  ) {
    self.library = library
    self.format = format
    self.fileFormat = fileFormat
    self.isRF64 = isRF64
  }

  /// Opens a file for exactly `frames` frames at `path`, in the format of its extension.
  ///
  /// A pipe or a device receives WAV if its name has no other extension.
  /// - Throws: any ``OutputError`` except ``OutputError/readerClosed(path:)``.
  public static func open(
    path: String, format: SoundFormat, frames: Int, tags: Tags = Tags()
  ) throws(OutputError) -> SoundFileSink {
    try open(path: path, format: format, frames: frames, tags: tags, companion: nil)
  }

  /// Opens a file as ``open(path:format:frames:tags:)`` does, and commits `companion` when both are
  /// complete.
  /// - Throws: any ``OutputError`` except ``OutputError/readerClosed(path:)``.
  package static func open(
    path: String, format: SoundFormat, frames: Int, tags: Tags, companion: OutputFile?
  ) throws(OutputError) -> SoundFileSink {
    try check(path: path, format: format)
    let fileFormat = try self.fileFormat(path: path)
    guard fileFormat.holds(frames: frames, of: format) else {
      throw .tooLong(path: path, fileFormat)
    }
    let file = try OutputFile.open(path: path, companion: companion)
    if fileFormat == .wav {
      return try wave(file, format: format, frames: frames, tags: tags)
    }
    guard file.canSeek else { throw .needsSeeking(path: path, fileFormat) }
    return try encoded(file, as: fileFormat, format: format, tags: tags)
  }

  /// Opens a file in memory; its bytes are complete after ``finish()``.
  /// - Throws: ``OutputError/encoder(path:message:)`` or
  ///   ``OutputError/unavailableFormat(path:_:)``.
  static func open(
    _ file: MemoryFile, as fileFormat: SoundFileFormat, format: SoundFormat, tags: Tags
  ) throws(OutputError) -> SoundFileSink {
    guard SoundFileFormat.available.contains(fileFormat) else {
      throw .unavailableFormat(path: file.path, fileFormat)
    }
    return try encoded(file, as: fileFormat, format: format, tags: tags)
  }

  private static func encoded(
    _ file: any LibraryFile, as fileFormat: SoundFileFormat, format: SoundFormat, tags: Tags
  ) throws(OutputError) -> SoundFileSink {
    let isMP3 = fileFormat == .mp3
    let wrapped: any LibraryFile =
      switch fileFormat {
      case .mp3: try TaggedFile(file, tags)
      case .ogg, .opus: SteadyOggFile(file)
      case .wav, .flac, .aiff: file
      }
    let library = try LibrarySoundFile.open(
      wrapped, as: fileFormat, format: format, tags: isMP3 ? Tags() : tags)
    return SoundFileSink(library: library, format: format, fileFormat: fileFormat)
  }

  /// Checks, before any work is done, that a file at `path` can store this format.
  /// - Throws: ``OutputError`` of the category ``OutputError/Category/usage``, or
  ///   ``OutputError/isFolder(path:)``.
  public static func check(path: String, format: SoundFormat) throws(OutputError) {
    let fileFormat = try self.fileFormat(path: path)
    guard fileFormat.sampleFormats.contains(format.samples) else {
      throw .sampleFormat(path: path, fileFormat, format.samples)
    }
    guard fileFormat.holds(format.sampleRate) else {
      throw .sampleRate(path: path, fileFormat, format.sampleRate)
    }
    if try FilePlace.resolve(path).kind == .folder { throw .isFolder(path: path) }
  }

  /// Returns whether `path` is a pipe or a device, which is written directly.
  public static func isStream(path: String) -> Bool {
    (try? FilePlace.resolve(path))?.kind == .special
  }

  /// Opens a WAV file of exactly `frames` frames on an open descriptor, such as 1.
  ///
  /// The descriptor, which errors call `name`, is only written sequentially and stays open. A
  /// program that writes to pipes should ignore the signal `SIGPIPE`, and gets an error if the
  /// reader has closed the pipe.
  /// - Throws: ``OutputError/cannotWrite(path:code:)`` or ``OutputError/readerClosed(path:)``.
  public static func wave(
    descriptor: Int32, name: String, format: SoundFormat, frames: Int,
    tags: Tags = Tags()
  ) throws(OutputError) -> SoundFileSink {
    try wave(
      descriptor: descriptor, name: name, format: format, frames: frames, tags: tags,
      companion: nil)
  }

  /// Opens a file as ``wave(descriptor:name:format:frames:tags:)`` does, and commits `companion`
  /// when the sound is complete.
  /// - Throws: ``OutputError/cannotWrite(path:code:)`` or ``OutputError/readerClosed(path:)``.
  package static func wave(
    descriptor: Int32, name: String, format: SoundFormat, frames: Int, tags: Tags,
    companion: OutputFile?
  ) throws(OutputError) -> SoundFileSink {
    let file = OutputFile.adopting(descriptor: descriptor, name: name, companion: companion)
    return try wave(file, format: format, frames: frames, tags: tags)
  }

  private static func wave(
    _ file: OutputFile, format: SoundFormat, frames: Int, tags: Tags
  ) throws(OutputError) -> SoundFileSink {
    let rehearsal = try WaveRehearsal(path: file.path, format: format, frames: frames, tags: tags)
    try file.require(room: rehearsal.length)
    let library = try LibrarySoundFile.open(
      WaveStream(file, rehearsal), as: .wav, isRF64: rehearsal.isRF64, format: format, tags: tags)
    return SoundFileSink(
      library: library, format: format, fileFormat: .wav, isRF64: rehearsal.isRF64)
  }

  /// Returns the format of a file at `path`.
  /// - Throws: ``OutputError/unknownFormat(path:)``,
  ///   ``OutputError/unavailableFormat(path:_:)`` or ``OutputError/isFolder(path:)``.
  public static func fileFormat(path: String) throws(OutputError) -> SoundFileFormat {
    guard let format = SoundFileFormat(path: path) else {
      switch try FilePlace.resolve(path).kind {
      case .special: return .wav
      case .folder: throw .isFolder(path: path)
      case .missing, .file: throw .unknownFormat(path: path)
      }
    }
    guard SoundFileFormat.available.contains(format) else {
      throw .unavailableFormat(path: path, format)
    }
    return format
  }

  /// Writes samples as they were rendered.
  ///
  /// For integer formats, ``Quantizer`` rounds them with the dither of their index in the sound. A
  /// caller that writes integers can quantise on several cores.
  public mutating func write(_ samples: Span<Float>) throws(OutputError) {
    guard format.samples != .float32 else {
      try library.write(samples)
      return
    }
    var start = 0
    while start < samples.count {
      let block = samples.extracting(start..<min(samples.count, start + 8192))
      if format.samples == .int16 {
        var numbers = [Int16](repeating: 0, count: block.count)
        var output = numbers.mutableSpan
        Quantizer.quantize(block, at: quantized, into: &output)
        try write(numbers.span)
      } else {
        var numbers = [Int32](repeating: 0, count: block.count)
        var output = numbers.mutableSpan
        Quantizer.quantize(block, at: quantized, into: &output)
        try write(numbers.span)
      }
      quantized += block.count
      start += block.count
    }
  }

  /// Writes samples that are stored unchanged.
  /// - Precondition: the format stores 16 bits.
  public mutating func write(_ samples: Span<Int16>) throws(OutputError) {
    precondition(format.samples == .int16)
    try library.write(samples)
  }

  /// Writes samples whose upper 24 bits are stored unchanged.
  /// - Precondition: the format stores 24 bits.
  public mutating func write(_ samples: Span<Int32>) throws(OutputError) {
    precondition(format.samples == .int24)
    try library.write(samples)
  }

  /// Completes the file and gives it its final name.
  /// - Precondition: if the file is WAV, exactly the number of frames passed to `open` were
  ///   written.
  public consuming func finish() throws(OutputError) {
    try library.finish()
  }
}
