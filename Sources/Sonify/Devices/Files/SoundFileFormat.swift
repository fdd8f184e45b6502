private import CSndfile
public import SonifyBase

/// A format of sound files, by the extension of the name.
public enum SoundFileFormat: String, CaseIterable, Sendable {
  /// RIFF WAVE; RF64 beyond 4 GiB.
  case wav
  /// Free Lossless Audio Codec.
  case flac
  /// Vorbis in Ogg.
  case ogg
  /// Opus in Ogg.
  case opus
  /// MPEG-1, -2 and -2.5 layer III.
  case mp3
  /// Apple's Audio Interchange File Format.
  case aiff

  /// Returns the format for the extension of `path` in upper or lower case, or nil if there is
  /// none.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let pathExtension = name[name.index(after: dot)...].lowercased()
    self.init(rawValue: pathExtension == "aif" ? "aiff" : pathExtension)
  }

  /// The formats that the installed libsndfile can write.
  public static var available: [SoundFileFormat] {
    let supported = LibrarySoundFile.supportedContainers()
    return allCases.filter { supported.contains($0.libraryContainer) }
  }

  /// The encodings of samples, the usual one first.
  ///
  /// Lossy formats take floating-point samples and do not store them unchanged.
  public var sampleFormats: [SoundFormat.Samples] {
    switch self {
    case .wav, .aiff: [.int16, .int24, .float32]
    case .flac: [.int16, .int24]
    case .ogg, .opus, .mp3: [.float32]
    }
  }

  /// Whether decoding returns other samples than were written.
  public var isLossy: Bool {
    switch self {
    case .wav, .aiff, .flac: false
    case .ogg, .opus, .mp3: true
    }
  }

  /// Whether the format can store ``SoundFileSink/Tags/markers``.
  public var holdsMarkers: Bool { self == .wav || self == .aiff }

  /// Returns whether the format supports the sample rate `rate`.
  public func holds(_ rate: SampleRate) -> Bool {
    let rate = rate.framesPerSecond
    return switch self {
    case .wav, .aiff: true
    case .flac: rate <= 65_535 || rate.isMultiple(of: 10)
    case .ogg: rate <= 200_000
    case .opus: [8000, 12_000, 16_000, 24_000, 48_000].contains(rate)
    case .mp3:
      [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000].contains(rate)
    }
  }

  /// Returns whether the format can store this number of frames.
  func holds(frames: Int, of format: SoundFormat) -> Bool {
    switch self {
    // Sizes of 32 bits, minus space for a header.
    case .aiff: frames <= (Int(UInt32.max) - (1 << 20)) / format.bytesPerFrame
    // A count of 36 bits.
    case .flac: frames < 1 << 36
    case .wav, .ogg, .opus, .mp3: true
    }
  }

  /// The message about the sample rates of the format, for a rate that it does not support.
  var sampleRateRule: Phrase {
    switch self {
    case .wav, .aiff: SoundFilePhrases.sampleRate
    case .flac: SoundFilePhrases.flacRates
    case .ogg: SoundFilePhrases.oggRates
    case .opus: SoundFilePhrases.opusRates
    case .mp3: SoundFilePhrases.mp3Rates
    }
  }

  /// The container in libsndfile.
  var libraryContainer: Int32 {
    let container =
      switch self {
      case .wav: SF_FORMAT_WAV
      case .flac: SF_FORMAT_FLAC
      case .ogg, .opus: SF_FORMAT_OGG
      case .mp3: SF_FORMAT_MPEG
      case .aiff: SF_FORMAT_AIFF
      }
    return Int32(container)
  }

  /// Returns the encoding in libsndfile for samples that arrive as `samples`.
  func libraryEncoding(of samples: SoundFormat.Samples) -> Int32 {
    let encoding =
      switch self {
      case .ogg: SF_FORMAT_VORBIS
      case .opus: SF_FORMAT_OPUS
      case .mp3: SF_FORMAT_MPEG_LAYER_III
      case .wav, .flac, .aiff:
        switch samples {
        case .int16: SF_FORMAT_PCM_16
        case .int24: SF_FORMAT_PCM_24
        case .float32: SF_FORMAT_FLOAT
        }
      }
    return Int32(encoding)
  }
}
