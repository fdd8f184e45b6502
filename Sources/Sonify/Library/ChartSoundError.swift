import SonifyComposition
import SonifyDevices

/// Why a chart was not heard.
public enum ChartSoundError: Error, Equatable, Sendable, CustomStringConvertible {
  /// It cannot be made to sound as asked.
  case composition(CompositionError)
  /// The sound file cannot be written.
  case output(OutputError)
  /// The playback device cannot be used, or no longer.
  case device(DeviceError)

  /// One line that states what is wrong.
  public var description: String {
    switch self {
    case .composition(let error): "\(error)"
    case .output(let error): "\(error)"
    case .device(let error): "\(error)"
    }
  }
}
