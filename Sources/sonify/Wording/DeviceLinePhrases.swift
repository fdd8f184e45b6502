import Sonify

/// Why a playback device cannot be used, by the options of the command.
///
/// `{device}` is the device, words that begin with -- are options.
enum DeviceLines {
  static let absent = Phrase(
    "there is no sound device called {device}; to list the sound devices, run sonify devices")
  static let busy = Phrase(
    "{device}: another program is using this sound device; install pipewire-alsa, or try --device pulse"
  )

  /// What a device does not take; `{other}` is one that may.
  static let noInterleaving = Phrase(
    "{device}: this sound device does not accept interleaved frames; try --device {other}")
  static let noSamples = Phrase(
    "{device}: this sound device does not accept samples of 16, 24 or 32 bits; try --device {other}"
  )
  static let noChannels = Phrase(
    "{device}: this sound device does not accept any number of channels that sonify supports; try --device {other}"
  )
  static let noSampleRate = Phrase(
    "{device}: this sound device does not accept any sample rate from {minimum} to {maximum} Hz; try --device {other}"
  )
  static let noBuffer = Phrase(
    "{device}: this sound device does not accept a buffer of any length; try --device {other}")

  /// One of the above, and what works without a device.
  static let withoutDevice = Phrase(
    "{reason}; sonify render and sonify scrub --silent work without a sound device")
}
