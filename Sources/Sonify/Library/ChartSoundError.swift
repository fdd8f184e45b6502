import SonifyComposition
import SonifyDevices

/// An error in turning a chart into sound.
public enum ChartSoundError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The chart cannot be played as the options ask.
  case composition(CompositionError)
  /// The sound file cannot be written.
  case output(OutputError)
  /// The playback device cannot be used or has failed.
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
