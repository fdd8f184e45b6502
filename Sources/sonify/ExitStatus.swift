/// How the program ended, as sysexits.h numbers it.
enum ExitStatus: Equatable {
  /// All was done.
  case done
  /// What was asked for cannot be.
  case usage
  /// The data are not what they must be.
  case badData
  /// The data cannot be opened or read.
  case noInput
  /// No playback device can be used.
  case noDevice
  /// The output cannot be made.
  case cannotCreate
  /// Writing the output failed.
  case writeFailed
  /// A signal asked the program to end: 130 for an interrupt.
  case signalled(Int32)

  /// The number that the caller sees.
  var code: Int32 {
    switch self {
    case .done: 0
    case .usage: 64
    case .badData: 65
    case .noInput: 66
    case .noDevice: 69
    case .cannotCreate: 73
    case .writeFailed: 74
    case .signalled(let signal): 128 + signal
    }
  }
}
