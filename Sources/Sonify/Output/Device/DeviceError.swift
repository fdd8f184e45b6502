private import Glibc

/// Why a playback device cannot be used, or no longer.
public enum DeviceError: Error, Equatable, Sendable {
  /// No device has this name, or what stands behind it is not running.
  case absent(device: String)
  /// Another program holds the device.
  case busy(device: String)
  /// The user may not use the device.
  case forbidden(device: String)
  /// The device takes nothing that can be made for it.
  case refused(device: String, DeviceRefusal)
  /// The device has gone.
  case unplugged(device: String)
  /// The device plays no further and does not say why.
  case hung(device: String)
  /// The device stops each time before anything is heard.
  case unsteady(device: String)
  /// The device failed; `code` is the system's `errno`.
  case failed(device: String, code: Int32)

  /// The error for a code of libasound, which is `errno` or its negative.
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

/// What a device and its user cannot agree on.
public enum DeviceRefusal: Equatable, Sendable {
  /// Frames one after the other, with the samples of all channels side by side.
  case interleaving
  /// Any way to store samples.
  case samples
  /// Any number of channels.
  case channels
  /// Any sample rate within ``SampleRate/allowed``.
  case sampleRate
  /// A buffer of any length.
  case buffer
}

extension DeviceError {
  /// The device's name, harmless to a terminal.
  public var device: String {
    switch self {
    case .absent(let device), .busy(let device), .forbidden(let device), .refused(let device, _),
      .unplugged(let device), .hung(let device), .unsteady(let device), .failed(let device, _):
      device.isEmpty ? "\"\"" : UntrustedText.harmless(device)
    }
  }

  /// One line: which device, what, and how to mend it, if that is known.
  ///
  /// It says nothing of what to do without a device, which depends on where the program runs.
  public var reason: String {
    switch self {
    case .absent: "\(device): no such sound device here; sonify devices lists them"
    case .busy:
      "\(device): another program is using it; install pipewire-alsa, or try --device pulse"
    case .forbidden: "\(device): no permission to use it; join the group audio"
    case .refused(_, let refusal): "\(device): takes \(Self.words(refusal)); \(converter)"
    case .unplugged: "\(device): the sound device has gone; plug it in again, or choose another"
    case .hung: "\(device): the sound device plays no further; choose another, or restart it"
    case .unsteady: "\(device): the sound device stops again and again; choose another"
    case .failed(_, let code):
      "\(device): the sound device or its server failed: \(Self.words(code));"
        + " restart it, or choose another"
    }
  }

  /// The name under which the same device converts what it is given.
  private var converter: String {
    device.hasPrefix("hw:") ? "try --device plug\(device)" : "try --device default"
  }

  private static func words(_ refusal: DeviceRefusal) -> String {
    switch refusal {
    case .interleaving: "no interleaved frames"
    case .samples: "no samples of 16, 24 or 32 bits"
    case .channels: "no number of channels that can be filled"
    case .sampleRate:
      "no sample rate from \(SampleRate.allowed.lowerBound) to \(SampleRate.allowed.upperBound)"
    case .buffer: "no buffer of any length"
    }
  }

  private static func words(_ code: Int32) -> String { unsafe String(cString: strerror(code)) }
}

extension DeviceError: CustomStringConvertible {
  /// One line: ``reason``, and what works without a device.
  public var description: String { "\(reason) (sonify render needs no sound device)" }
}
