private import Glibc
public import SonifyBase

/// The reason why sound could not be written.
public enum OutputError: Error, Equatable, Sendable {
  /// The extension of `path` is not that of a sound file format.
  case unknownFormat(path: String)
  /// libsndfile is not installed, or was built without the format.
  case unavailableFormat(path: String, SoundFileFormat)
  /// The format does not support this encoding of samples.
  case sampleFormat(path: String, SoundFileFormat, SoundFormat.Samples)
  /// The format does not support this sample rate.
  case sampleRate(path: String, SoundFileFormat, SampleRate)
  /// The sound is longer than the format allows.
  case tooLong(path: String, SoundFileFormat)
  /// The format requires seeking back to the start, which a pipe or a device does not support.
  case needsSeeking(path: String, SoundFileFormat)
  /// The target is a folder.
  case isFolder(path: String)
  /// The file could not be created; `code` is the system's `errno`.
  case cannotCreate(path: String, code: Int32)
  /// A write failed, as on a full disk; `code` is the system's `errno`.
  case cannotWrite(path: String, code: Int32)
  /// The disk has fewer bytes free than the file needs.
  case noRoom(path: String, needed: Int, free: Int)
  /// The reader of the pipe has closed it.
  case readerClosed(path: String)
  /// The encoder failed, with its own message.
  case encoder(path: String, message: String)
  /// The sound cannot be a MIDI file.
  case midi(path: String, MIDIFile.Fault)
}

extension OutputError {
  /// The action that a caller can take.
  public enum Category: Sendable {
    /// Use another format, rate or name.
    case usage
    /// Fix the target: a folder, its permissions, its name.
    case cannotCreate
    /// Free disk space or check the device; no file was left behind.
    case writeFailed
    /// Exit quietly: the output has no reader any more.
    case readerClosed
  }

  /// The action that a caller can take.
  public var category: Category {
    switch self {
    case .unavailableFormat where SoundFileFormat.available.isEmpty: .cannotCreate
    case .unknownFormat, .unavailableFormat, .sampleFormat, .sampleRate, .tooLong,
      .needsSeeking, .midi:
      .usage
    case .isFolder, .cannotCreate: .cannotCreate
    case .cannotWrite, .noRoom, .encoder: .writeFailed
    case .readerClosed: .readerClosed
    }
  }
}

extension OutputError: CustomStringConvertible {
  /// The error in one line: where, what, and how to fix it.
  public var description: String {
    switch self {
    case .unknownFormat(""): SoundFilePhrases.noName.text()
    case .unknownFormat(let path):
      SoundFilePhrases.unknownFormat.text(["path": path, "endings": Self.availableExtensions])
    case .unavailableFormat(let path, _) where SoundFileFormat.available.isEmpty:
      SoundFilePhrases.noLibrary.text(["path": path])
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
    case .readerClosed(let path): SoundFilePhrases.readerClosed.text(["path": path])
    case .encoder(let path, let message):
      SoundFilePhrases.encoder.text(["path": path, "reason": message])
    case .midi(let path, let fault): Self.midiFault(path, fault)
    }
  }

  private static func midiFault(_ path: String, _ fault: MIDIFile.Fault) -> String {
    switch fault {
    case .tooManySeries(let count):
      MIDIFaultPhrases.tooManySeries.text(["path": path, "count": "\(count)"])
    case .tooManyTones: MIDIFaultPhrases.tooManyTones.text(["path": path])
    case .tooLong:
      MIDIFaultPhrases.tooLong.text(["path": path, "count": "\(MIDIFile.maxMessages)"])
    case .noSamples: MIDIFaultPhrases.noSamples.text(["path": path])
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
      // Some folders, such as /proc, take no files.
      case ENOENT where unsafe access(FilePlace.folder(of: path).systemName, F_OK) == 0:
        SoundFilePhrases.forbidden
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
