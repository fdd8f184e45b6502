/// The exit status of the program, by sysexits.h.
enum ExitStatus: Equatable {
  /// The command succeeded.
  case done
  /// A chart fails a success criterion.
  case findings
  /// The command line cannot be carried out.
  case usage
  /// The data are malformed or do not make a chart.
  case badData
  /// The data cannot be opened or read.
  case noInput
  /// No playback device, or no speech, is available.
  case noDevice
  /// The system grants no more memory, descriptors, threads or processes.
  case noResources
  /// The output cannot be created.
  case cannotCreate
  /// Writing the output failed.
  case writeFailed
  /// A signal asked the program to end: 130 for an interrupt.
  case signalled(Int32)

  /// The number of the exit status.
  var code: Int32 {
    switch self {
    case .done: 0
    case .findings: 1
    case .usage: 64
    case .badData: 65
    case .noInput: 66
    case .noDevice: 69
    case .noResources: 71
    case .cannotCreate: 73
    case .writeFailed: 74
    case .signalled(let signal): 128 + signal
    }
  }
}
