private import Glibc
public import SonifyBase

/// Why sound could not be put where it was to go.
public enum OutputError: Error, Equatable, Sendable {
  /// The extension of `path` names no kind of sound file.
  case unknownFormat(path: String)
  /// The libsndfile of this machine was built without the format.
  case unavailableFormat(path: String, SoundFileFormat)
  /// The format does not store samples in that way.
  case sampleFormat(path: String, SoundFileFormat, SoundFormat.Samples)
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
    case .unknownFormat(""): SoundFilePhrases.noName.text()
    case .unknownFormat(let path):
      SoundFilePhrases.unknownFormat.text(["path": path, "endings": Self.availableExtensions])
    case .unavailableFormat(let path, let format):
      SoundFilePhrases.unavailableFormat.text([
        "path": path, "format": format.rawValue, "endings": Self.availableExtensions,
      ])
    case .sampleFormat(let path, let format, let samples):
      Self.sampleFormatRule(path, format, not: samples)
    case .sampleRate(let path, let format, let rate):
      format.sampleRateRule.text([
        "path": path, "format": format.rawValue, "rate": "\(rate.framesPerSecond)",
      ])
    case .tooLong(let path, let format):
      SoundFilePhrases.tooLong.text(["path": path, "format": format.rawValue])
    case .needsSeeking(let path, let format):
      SoundFilePhrases.needsSeeking.text(["path": path, "format": format.rawValue])
    case .isFolder(let path): SoundFilePhrases.isFolder.text(["path": path])
    case .cannotCreate(let path, let code): Self.creationFailure(path, code)
    case .cannotWrite(let path, ENOSPC), .cannotWrite(let path, EDQUOT):
      SoundFilePhrases.diskFull.text(["path": path])
    case .cannotWrite(let path, let code):
      SoundFilePhrases.cannotWrite.text(["path": path, "reason": words(forError: code)])
    case .noRoom(let path, let needed, let free):
      SoundFilePhrases.noRoom.text([
        "path": path, "needed": "\((needed + 999_999) / 1_000_000)",
        "free": "\(free / 1_000_000)",
      ])
    case .readerGone(let path): SoundFilePhrases.readerGone.text(["path": path])
    case .encoder(let path, let message):
      SoundFilePhrases.encoder.text(["path": path, "reason": message])
    }
  }

  private static var availableExtensions: String {
    SoundFileFormat.available.map { "." + $0.rawValue }.joined(separator: " ")
  }

  private static func sampleFormatRule(
    _ path: String, _ format: SoundFileFormat, not samples: SoundFormat.Samples
  ) -> String {
    if format.isLossy {
      return SoundFilePhrases.noBits.text(["path": path, "format": format.rawValue])
    }
    let held = format.sampleFormats.map(\.rawValue)
    return SoundFilePhrases.bits.text([
      "path": path, "format": format.rawValue, "bits": samples.rawValue,
      "held": held.dropFirst().reduce(held.first ?? "") {
        SoundFilePhrases.either.text(["first": $0, "second": $1])
      },
    ])
  }

  private static func creationFailure(_ path: String, _ code: Int32) -> String {
    let phrase =
      switch code {
      case ENOENT: SoundFilePhrases.noFolder
      case ENOTDIR: SoundFilePhrases.notAFolder
      case EACCES, EPERM: SoundFilePhrases.forbidden
      case EROFS: SoundFilePhrases.readOnly
      case ENOSPC, EDQUOT: SoundFilePhrases.diskFull
      case ENAMETOOLONG: SoundFilePhrases.longName
      default: SoundFilePhrases.cannotCreate
      }
    return phrase.text([
      "path": path, "folder": FilePlace.folder(of: path), "reason": words(forError: code),
    ])
  }
}
