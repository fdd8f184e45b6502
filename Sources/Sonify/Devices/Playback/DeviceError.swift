private import Glibc
import SonifyBase

/// The reason why a playback device cannot be used, or can no longer be used.
public enum DeviceError: Error, Equatable, Sendable {
  /// No device has this name, its sound server is not running, or libasound is not installed.
  case absent(device: String)
  /// Another program uses the device.
  case busy(device: String)
  /// The user is not permitted to use the device.
  case forbidden(device: String)
  /// The device supports no format that can be made for it.
  case refused(device: String, Refusal)
  /// The device was unplugged.
  case unplugged(device: String)
  /// The device stopped playing without an error.
  case hung(device: String)
  /// The device stops each time before a frame is heard.
  case unsteady(device: String)
  /// The device failed; `code` is the system's `errno`.
  case failed(device: String, code: Int32)

  /// Makes the error for a code of libasound, which is `errno` or its negative.
  init(device: String, code: Int32) {
    switch abs(code) {
    case ENOENT, ENXIO, ECONNREFUSED, EHOSTDOWN: self = .absent(device: device)
    case EBUSY: self = .busy(device: device)
    case EACCES, EPERM: self = .forbidden(device: device)
    case ENODEV: self = .unplugged(device: device)
    default: self = .failed(device: device, code: abs(code))
    }
  }
}

extension DeviceError {
  /// The property on which negotiation with a device failed.
  public enum Refusal: Equatable, Sendable {
    /// Interleaved frames, with the samples of all channels next to each other.
    case interleaving
    /// Any encoding of samples.
    case samples
    /// Any number of channels.
    case channels
    /// Any sample rate within ``SampleRate/allowed``.
    case sampleRate
    /// A buffer of any length.
    case buffer
  }
}

extension DeviceError {
  /// The device's name, safe for a terminal.
  public var device: String {
    switch self {
    case .absent(let device), .busy(let device), .forbidden(let device), .refused(let device, _),
      .unplugged(let device), .hung(let device), .unsteady(let device), .failed(let device, _):
      device.isEmpty ? "\"\"" : UntrustedText.harmless(device)
    }
  }

  /// The name under which the same device converts formats.
  package var converter: String { device.hasPrefix("hw:") ? "plug\(device)" : "default" }
}

extension DeviceError: CustomStringConvertible {
  /// The error in one line: which device, what, and how to fix it, if that is known.
  ///
  /// It does not suggest what to do without a device, which depends on where the program runs.
  public var description: String {
    let phrase =
      switch self {
      case .absent where !PlaybackDevice.areSupported: DevicePhrases.noLibrary
      case .absent: DevicePhrases.absent
      case .busy: DevicePhrases.busy
      case .forbidden: DevicePhrases.forbidden
      case .refused(_, .interleaving): DevicePhrases.noInterleaving
      case .refused(_, .samples): DevicePhrases.noSamples
      case .refused(_, .channels): DevicePhrases.noChannels
      case .refused(_, .sampleRate): DevicePhrases.noSampleRate
      case .refused(_, .buffer): DevicePhrases.noBuffer
      case .unplugged: DevicePhrases.unplugged
      case .hung: DevicePhrases.hung
      case .unsteady: DevicePhrases.unsteady
      case .failed: DevicePhrases.failed
      }
    let words = if case .failed(_, let code) = self { words(forError: code) } else { "" }
    return phrase.text([
      "device": device, "other": converter, "reason": words,
      "minimum": "\(SampleRate.allowed.lowerBound)", "maximum": "\(SampleRate.allowed.upperBound)",
    ])
  }
}
