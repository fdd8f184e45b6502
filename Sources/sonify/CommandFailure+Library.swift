import Glibc
import Sonify

extension CommandFailure {
  /// Creates the failure for an error in reading.
  init(_ error: InputError) {
    let status: ExitStatus =
      switch error {
      case .unreadable: .noInput
      case .badData: .badData
      case .badChoice: .usage
      }
    self.init(status: status, message: error.line)
  }

  /// Creates the failure for an error in writing.
  ///
  /// A reader that closes a pipe early is not a failure: the status is ``ExitStatus/done``.
  init(_ error: OutputError) {
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
    self.init(
      status: .noDevice,
      message: isRemote ? MessagePhrases.overSSH.text(["fault": fault]) : fault)
  }

  /// Creates the failure for an error in speech synthesis.
  init(_ error: SpeechError) {
    let status: ExitStatus =
      switch error {
      case .unknownVoice, .foreignVoice: .usage
      case .missingLibrary, .missingData, .refused: .noDevice
      }
    self.init(status: status, message: error.description)
  }

  /// Creates the failure for an error in composing.
  init(_ error: CompositionError) {
    let status: ExitStatus =
      switch error {
      case .noValues: .badData
      case .tooManySeries, .durationOutside, .pitchAboveSampleRate: .usage
      }
    self.init(status: status, message: error.line)
  }
}
