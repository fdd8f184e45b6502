import SonifyBase

/// Why a playback device cannot be used: which, what, and how to mend it.
///
/// `{device}` is the device.
enum DevicePhrases {
  static let absent = Phrase("{device}: no such sound device here")
  static let busy = Phrase(
    "{device}: another program is using it; install pipewire-alsa, or choose another device")
  static let forbidden = Phrase("{device}: no permission to use it; join the group audio")
  static let unplugged = Phrase(
    "{device}: the sound device has gone; plug it in again, or choose another")
  static let hung = Phrase(
    "{device}: the sound device plays no further; choose another, or restart it")
  static let unsteady = Phrase(
    "{device}: the sound device stops again and again; choose another")
  /// `{reason}` is what the system says.
  static let failed = Phrase(
    "{device}: the sound device or its server failed: {reason}; restart it, or choose another")

  /// What a device does not take; `{other}` is one that may.
  static let noInterleaving = Phrase(
    "{device}: takes no interleaved frames; try {other}")
  static let noSamples = Phrase(
    "{device}: takes no samples of 16, 24 or 32 bits; try {other}")
  static let noChannels = Phrase(
    "{device}: takes no number of channels that can be filled; try {other}")
  static let noSampleRate = Phrase(
    "{device}: takes no sample rate from {minimum} to {maximum}; try {other}")
  static let noBuffer = Phrase("{device}: takes no buffer of any length; try {other}")
}

/// How a device takes samples.
enum DeviceSamplePhrases {
  static let int16 = Phrase("16 bits")
  static let int24 = Phrase("24 bits in 32")
  static let packed24 = Phrase("24 bits")
  static let int32 = Phrase("32 bits")
  static let float32 = Phrase("32-bit float")
}
