private import CSndfile
public import SonifyBase

/// A kind of sound file, told by the extension of its name.
public enum SoundFileFormat: String, CaseIterable, Sendable {
  /// RIFF WAVE; RF64 past 4 GiB.
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

  /// The format that the extension of `path` names, in capitals or not, if there is one.
  public init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let pathExtension = name[name.index(after: dot)...].lowercased()
    self.init(rawValue: pathExtension == "aif" ? "aiff" : pathExtension)
  }

  /// The formats that can be written on this machine, by how libsndfile was built.
  public static var available: [SoundFileFormat] {
    let supported = LibrarySoundFile.supportedContainers()
    return allCases.filter { supported.contains($0.libraryContainer) }
  }

  /// How samples can be stored, the usual way first.
  ///
  /// Formats that lose detail take floating-point samples and store none of them as they are.
  public var sampleFormats: [SoundFormat.Samples] {
    switch self {
    case .wav, .aiff: [.int16, .int24, .float32]
    case .flac: [.int16, .int24]
    case .ogg, .opus, .mp3: [.float32]
    }
  }

  /// Whether decoding gives back other samples than were written.
  public var isLossy: Bool {
    switch self {
    case .wav, .aiff, .flac: false
    case .ogg, .opus, .mp3: true
    }
  }

  /// Whether the format has a place for ``SoundFileSink/Tags/markers``.
  public var holdsMarkers: Bool { self == .wav || self == .aiff }

  /// Whether the format can be made at `rate`.
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

  /// Whether the format can say that it holds so many frames.
  func holds(frames: Int, of format: SoundFormat) -> Bool {
    switch self {
    // Sizes of 32 bits, with room for a header.
    case .aiff: frames <= (Int(UInt32.max) - (1 << 20)) / format.bytesPerFrame
    // A count of 36 bits.
    case .flac: frames < 1 << 36
    case .wav, .ogg, .opus, .mp3: true
    }
  }

  /// What says which sample rates the format has, where it has not the one that is asked for.
  var sampleRateRule: Phrase {
    switch self {
    case .wav, .aiff: SoundFilePhrases.sampleRate
    case .flac: SoundFilePhrases.flacRates
    case .ogg: SoundFilePhrases.oggRates
    case .opus: SoundFilePhrases.opusRates
    case .mp3: SoundFilePhrases.mp3Rates
    }
  }

  /// What libsndfile calls the container.
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

  /// What libsndfile calls the encoding of samples that arrive as `samples`.
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
