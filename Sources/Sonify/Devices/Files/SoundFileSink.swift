import SonifySound

/// A sound file, or a pipe that takes one.
///
/// The file has its name only after ``finish()``: one that is dropped before, because rendering
/// failed or was interrupted, leaves nothing behind.
public struct SoundFileSink: ~Copyable, AudioSink {
  private let library: LibrarySoundFile

  /// How many samples were rounded here, over all channels.
  private var quantized = 0

  /// How samples are stored.
  public let format: SoundFormat

  /// The kind of file.
  public let fileFormat: SoundFileFormat

  /// Whether the file is RF64, which WAV becomes past 4 GiB.
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

  /// Begins a file of exactly `frames` frames at `path`, in the format that its extension names.
  ///
  /// A pipe or a device takes WAV if its name has no extension that says otherwise.
  /// - Throws: any ``OutputError`` but ``OutputError/readerGone(path:)``.
  public static func open(
    path: String, format: SoundFormat, frames: Int, tags: Tags = Tags()
  ) throws(OutputError) -> SoundFileSink {
    try check(path: path, format: format)
    let fileFormat = try self.fileFormat(path: path)
    guard fileFormat.holds(frames: frames, of: format) else {
      throw .tooLong(path: path, fileFormat)
    }
    let file = try OutputFile.open(path: path)
    if fileFormat == .wav {
      return try wave(file, format: format, frames: frames, tags: tags)
    }
    guard file.canSeek else { throw .needsSeeking(path: path, fileFormat) }
    let library = try LibrarySoundFile.open(file, as: fileFormat, format: format, tags: tags)
    return SoundFileSink(library: library, format: format, fileFormat: fileFormat)
  }

  /// Checks, before any work is done, that a file at `path` can store sound in such a way.
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

  /// Whether a pipe or a device stands at `path`, which is then written straight away.
  public static func isStream(path: String) -> Bool {
    (try? FilePlace.resolve(path))?.kind == .special
  }

  /// Begins a WAV file of exactly `frames` frames on an open descriptor, such as 1.
  ///
  /// The descriptor, which errors call `name`, is only written forwards and stays open. A program
  /// that writes to pipes ignores the signal `SIGPIPE`, and learns of a reader that has gone from
  /// the error.
  /// - Throws: ``OutputError/cannotWrite(path:code:)`` or ``OutputError/readerGone(path:)``.
  public static func wave(
    descriptor: Int32, name: String, format: SoundFormat, frames: Int,
    tags: Tags = Tags()
  ) throws(OutputError) -> SoundFileSink {
    try wave(
      OutputFile.adopting(descriptor: descriptor, name: name), format: format, frames: frames,
      tags: tags)
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

  /// The format in which a file at `path` is written.
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

  /// Takes samples as they were rendered.
  ///
  /// Where whole numbers are stored, ``Quantizer`` rounds them with the dither of their place in
  /// the sound. Those who write whole numbers themselves may do so on several cores.
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

  /// Takes samples that are stored as they are.
  /// - Precondition: the format stores 16 bits.
  public mutating func write(_ samples: Span<Int16>) throws(OutputError) {
    precondition(format.samples == .int16)
    try library.write(samples)
  }

  /// Takes samples whose high 24 bits are stored as they are.
  /// - Precondition: the format stores 24 bits.
  public mutating func write(_ samples: Span<Int32>) throws(OutputError) {
    precondition(format.samples == .int24)
    try library.write(samples)
  }

  /// Completes the file and gives it its name.
  /// - Precondition: exactly as many frames were written as were announced, if the file is WAV.
  public consuming func finish() throws(OutputError) {
    try library.finish()
  }
}
