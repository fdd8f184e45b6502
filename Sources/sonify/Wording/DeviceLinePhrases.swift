import Sonify

/// Why a playback device cannot be used, by the options of the command.
///
/// `{device}` is the device, words that begin with -- are options.
enum DeviceLines {
  static let absent = Phrase("{device}: no such sound device here; sonify devices lists them")
  static let busy = Phrase(
    "{device}: another program is using it; install pipewire-alsa, or try --device pulse")

  /// What a device does not take; `{other}` is one that may.
  static let noInterleaving = Phrase(
    "{device}: takes no interleaved frames; try --device {other}")
  static let noSamples = Phrase(
    "{device}: takes no samples of 16, 24 or 32 bits; try --device {other}")
  static let noChannels = Phrase(
    "{device}: takes no number of channels that can be filled; try --device {other}")
  static let noSampleRate = Phrase(
    "{device}: takes no sample rate from {minimum} to {maximum}; try --device {other}")
  static let noBuffer = Phrase("{device}: takes no buffer of any length; try --device {other}")

  /// One of the above, and what works without a device.
  static let withoutDevice = Phrase(
    "{reason} (sonify render and sonify scrub --silent need no sound device)")
}
