import Glibc
import Sonify

extension CommandFailure {
  /// Creates the failure for an error in reading.
  init(_ error: InputError) {
    guard !error.isLimit else {
      self.init(limit: error.line)
      return
    }
    let status: ExitStatus =
      switch error {
      case .unreadable: .noInput
      case .badData: .badData
      case .badChoice: .usage
      }
    self.init(status: status, message: error.line)
  }

  /// Creates the failure for a limit of the process or of the system.
  private init(limit fault: String) {
    self.init(
      status: .noResources, message: MessagePhrases.raiseLimits.text(["fault": fault]))
  }

  /// Creates the failure for an error in writing.
  ///
  /// A reader that closes a pipe early is not a failure: the status is ``ExitStatus/done``.
  init(_ error: OutputError) {
    guard !error.isLimit else {
      self.init(limit: error.line)
      return
    }
    switch error.category {
    case .usage: self.init(status: .usage, message: error.line)
    case .cannotCreate: self.init(status: .cannotCreate, message: error.line)
    case .writeFailed: self.init(status: .writeFailed, message: error.line)
    case .readerClosed: self.init(status: .done, message: nil)
    }
  }

  /// Creates the failure for an error of a playback device.
  ///
  /// A user who is logged in over SSH has loudspeakers there, not here.
  init(_ error: DeviceError) {
    let isRemote = unsafe getenv("SSH_CONNECTION") != nil
    let fault = error.line
    // A device reports these limits in many ways, as that it is not there.
    guard !SystemResources.areScarce else {
      self.init(limit: fault)
      return
    }
    self.init(
      status: .noDevice,
      message: isRemote ? MessagePhrases.overSSH.text(["fault": fault]) : fault)
  }

  /// Creates the failure for an error in speech synthesis.
  init(_ error: SpeechError) {
    let status: ExitStatus =
      switch error {
      case .unknownVoice, .foreignVoice: .usage
      case .scarceResources: .noResources
      case .missingLibrary, .missingData, .refused: .noDevice
      }
    self.init(status: status, message: error.description)
  }

  /// Creates the failure for an error in composing.
  init(_ error: CompositionError) {
    let status: ExitStatus =
      switch error {
      case .noValues: .badData
      case .tooManySeries, .tooManyRows, .durationOutside, .pitchAboveSampleRate: .usage
      }
    self.init(status: status, message: error.line)
  }
}

extension InputError {
  /// Whether the data could not be read because the system grants no more memory or descriptors.
  fileprivate var isLimit: Bool {
    switch self {
    case .unreadable(_, .noMemory): true
    case .unreadable(_, .system(let code)), .unreadable(_, .noRoom(_, let code)):
      SystemResources.isLimit(code)
    case .badData(_, .specification(.data(let error), path: _)): error.isLimit
    case .unreadable, .badData, .badChoice: false
    }
  }
}

extension OutputError {
  /// Whether the output could not be written because the system grants no more memory or descriptors.
  fileprivate var isLimit: Bool {
    switch self {
    case .cannotCreate(_, let code), .cannotWrite(_, let code): SystemResources.isLimit(code)
    default: false
    }
  }
}
