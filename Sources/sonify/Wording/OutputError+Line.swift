import Sonify

extension OutputError {
  /// One line: what is wrong, and which option of the command fixes it.
  var line: String {
    switch self {
    case .unknownFormat(""): SoundFileLines.noName.text()
    case .sampleFormat(let path, let format, _) where format.isLossy:
      SoundFileLines.noBits.text(["path": path, "format": format.rawValue])
    case .midi(let path, .noSamples): SoundFileLines.midiHasNoSamples.text(["path": path])
    case .midi(let path, .tooManySeries(let count)):
      SoundFileLines.midiHasFewChannels.text(["path": path, "count": "\(count)"])
    default: description
    }
  }
}
