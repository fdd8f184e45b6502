import SonifyBase

/// Why a playback device cannot be used: which, what, and how to correct it.
///
/// `{device}` is the device.
enum DevicePhrases {
  static let absent = Phrase("{device}: there is no such sound device; choose another")
  static let noLibrary = Phrase(
    "{device}: libasound is not installed; install the package libasound2")
  static let busy = Phrase(
    "{device}: another program is using this sound device; install pipewire-alsa, or choose another device"
  )
  static let forbidden = Phrase(
    "{device}: no permission to use this sound device; join the group audio")
  static let unplugged = Phrase(
    "{device}: the sound device was disconnected; plug it in again, or choose another")
  static let hung = Phrase(
    "{device}: the sound device has stopped playing; choose another, or restart it")
  static let unsteady = Phrase("{device}: the sound device keeps stopping; choose another")
  /// `{reason}` is what the system says.
  static let failed = Phrase(
    "{device}: the sound device or its server failed: {reason}; restart it, or choose another")

  /// What a device does not take; `{other}` is one that may.
  static let noInterleaving = Phrase(
    "{device}: this sound device does not accept interleaved frames; try {other}")
  static let noSamples = Phrase(
    "{device}: this sound device does not accept samples of 16, 24 or 32 bits; try {other}")
  static let noChannels = Phrase(
    "{device}: this sound device does not accept any number of channels that can be filled; try {other}"
  )
  static let noSampleRate = Phrase(
    "{device}: this sound device does not accept any sample rate from {minimum} to {maximum} Hz; try {other}"
  )
  static let noBuffer = Phrase(
    "{device}: this sound device does not accept a buffer of any length; try {other}")
}

/// How a device takes samples.
enum DeviceSamplePhrases {
  static let int16 = Phrase("16 bits")
  static let int24 = Phrase("24 bits in 32")
  static let packed24 = Phrase("24 bits")
  static let int32 = Phrase("32 bits")
  static let float32 = Phrase("32-bit float")
}
