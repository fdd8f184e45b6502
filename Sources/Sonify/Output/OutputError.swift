private import Glibc

/// Why sound could not be put where it was to go.
public enum OutputError: Error, Equatable, Sendable {
  /// The extension of `path` names no kind of sound file.
  case unknownFormat(path: String)
  /// The libsndfile of this machine was built without the format.
  case unavailableFormat(path: String, SoundFileFormat)
  /// The format does not store samples in that way.
  case sampleFormat(path: String, SoundFileFormat, SampleFormat)
  /// The format cannot be made at that sample rate.
  case sampleRate(path: String, SoundFileFormat, SampleRate)
  /// The sound is longer than the format can say.
  case tooLong(path: String, SoundFileFormat)
  /// The format is finished by going back to its start, which a pipe or a device cannot do.
  case needsSeeking(path: String, SoundFileFormat)
  /// The target is a folder.
  case isFolder(path: String)
  /// The file could not be made; `code` is the system's `errno`.
  case cannotCreate(path: String, code: Int32)
  /// A write failed, as on a full disk; `code` is the system's `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The disk has fewer bytes free than the file needs.
  case noRoom(path: String, needed: Int, free: Int)
  /// Whoever read the pipe has closed it.
  case readerGone(path: String)
  /// The encoder refused, in its own words.
  case encoder(path: String, message: String)
}

extension OutputError {
  /// What a caller can do about an error.
  public enum Category: Sendable {
    /// Ask for another format, rate or name.
    case usage
    /// Mend the target: a folder, its permissions, its name.
    case cannotCreate
    /// Make room, or look after the device; nothing was left behind.
    case writeFailed
    /// End quietly: nobody listens any more.
    case readerGone
  }

  /// What a caller can do about the error.
  public var category: Category {
    switch self {
    case .unknownFormat, .unavailableFormat, .sampleFormat, .sampleRate, .tooLong,
      .needsSeeking:
      .usage
    case .isFolder, .cannotCreate: .cannotCreate
    case .cannotWrite, .noRoom, .encoder: .writeFailed
    case .readerGone: .readerGone
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// One line: where, what, and how to mend it.
  public var description: String {
    switch self {
    case .unknownFormat(""): "the output has no name; give one as in -o chart.wav"
    case .unknownFormat(let path):
      "\(path): no sound format has this ending; use one of \(Self.availableExtensions)"
    case .unavailableFormat(let path, let format):
      "\(path): this libsndfile cannot write \(format.rawValue);"
        + " use one of \(Self.availableExtensions)"
    case .sampleFormat(let path, let format, let samples):
      "\(path): \(Self.sampleFormatRule(format, not: samples))"
    case .sampleRate(let path, let format, let rate):
      "\(path): \(format.rawValue) holds \(format.sampleRateRule), not \(rate.framesPerSecond)"
    case .tooLong(let path, let format):
      "\(path): the sound is too long for \(format.rawValue); use .wav"
    case .needsSeeking(let path, let format):
      "\(path): \(format.rawValue) cannot be written to a pipe or a device; use .wav"
    case .isFolder(let path): "\(path): is a folder; name a file in it"
    case .cannotCreate(let path, let code): "\(path): \(Self.creationFailure(path, code))"
    case .cannotWrite(let path, ENOSPC), .cannotWrite(let path, EDQUOT):
      "\(path): the disk is full; make room or choose another folder"
    case .cannotWrite(let path, let code): "\(path): writing failed: \(Self.words(code))"
    case .noRoom(let path, let needed, let free):
      "\(path): needs \((needed + 999_999) / 1_000_000) MB and the disk has"
        + " \(free / 1_000_000) MB free; make room or choose another folder"
    case .readerGone(let path): "\(path): the reader closed the pipe"
    case .encoder(let path, let message): "\(path): \(message)"
    }
  }

  private static var availableExtensions: String {
    SoundFileFormat.available.map { "." + $0.rawValue }.joined(separator: " ")
  }

  private static func sampleFormatRule(
    _ format: SoundFileFormat, not samples: SampleFormat
  ) -> String {
    if format.isLossy { return "\(format.rawValue) has no bits to choose; leave out --bits" }
    let held = format.sampleFormats.map(\.rawValue).joined(separator: " or ")
    return "\(format.rawValue) holds \(held) bits, not \(samples.rawValue)"
  }

  private static func creationFailure(_ path: String, _ code: Int32) -> String {
    let folder = FilePlace.folder(of: path)
    return switch code {
    case ENOENT: "there is no folder \(folder); make it first"
    case ENOTDIR: "\(folder) is not a folder"
    case EACCES, EPERM: "no permission to write here; choose another place"
    case EROFS: "this disk can only be read; choose another folder"
    case ENOSPC, EDQUOT: "the disk is full; make room or choose another folder"
    case ENAMETOOLONG: "the name is too long"
    default: words(code)
    }
  }

  private static func words(_ code: Int32) -> String {
    unsafe String(cString: strerror(code))
  }
}
