import Sonify

extension DeviceError {
  /// One line: what is wrong, which option of the command fixes it, and what works without a
  /// device.
  var line: String { DeviceLines.withoutDevice.text(["reason": reason]) }

  private var reason: String {
    let phrase: Phrase
    switch self {
    case .absent where !PlaybackDevice.areSupported: return description
    case .absent: phrase = DeviceLines.absent
    case .busy: phrase = DeviceLines.busy
    case .refused(_, .interleaving): phrase = DeviceLines.noInterleaving
    case .refused(_, .samples): phrase = DeviceLines.noSamples
    case .refused(_, .channels): phrase = DeviceLines.noChannels
    case .refused(_, .sampleRate): phrase = DeviceLines.noSampleRate
    case .refused(_, .buffer): phrase = DeviceLines.noBuffer
    case .forbidden, .unplugged, .hung, .unsteady, .failed: return description
    }
    return phrase.text([
      "device": device, "other": converter, "minimum": "\(SampleRate.allowed.lowerBound)",
      "maximum": "\(SampleRate.allowed.upperBound)",
    ])
  }
}
