import Glibc
import Sonify

extension CommandFailure {
  /// The failure that an error of reading stands for.
  init(_ error: InputError) {
    let status: ExitStatus =
      switch error {
      case .unreadable: .noInput
      case .badData: .badData
      case .badChoice: .usage
      }
    self.init(status: status, message: error.line)
  }

  /// The failure that an error of writing stands for.
  ///
  /// Whoever closes a pipe early has heard enough; that is no failure of ours.
  init(_ error: OutputError) {
    switch error.category {
    case .usage: self.init(status: .usage, message: error.line)
    case .cannotCreate: self.init(status: .cannotCreate, message: error.line)
    case .writeFailed: self.init(status: .writeFailed, message: error.line)
    case .readerGone: self.init(status: .done, message: nil)
    }
  }

  /// The failure that an error of a playback device stands for.
  ///
  /// Who has logged in from elsewhere has loudspeakers there, not here.
  init(_ error: DeviceError) {
    let isRemote = unsafe getenv("SSH_CONNECTION") != nil
    let fault = error.line
    self.init(
      status: .noDevice,
      message: isRemote ? MessagePhrases.overSSH.text(["fault": fault]) : fault)
  }

  /// The failure that an error of speaking into files stands for.
  init(_ error: SpeechError) {
    let status: ExitStatus =
      switch error {
      case .unknownVoice, .foreignVoice: .usage
      case .missingLibrary, .missingData, .refused: .noDevice
      }
    self.init(status: status, message: error.description)
  }

  /// The failure that an error of composing stands for.
  init(_ error: CompositionError) {
    let status: ExitStatus =
      switch error {
      case .nothingToHear: .badData
      case .tooManySeries, .durationOutside, .pitchAboveSampleRate: .usage
      }
    self.init(status: status, message: error.line)
  }
}
