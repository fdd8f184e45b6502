import Sonify

extension OutputError {
  /// One line that states what is wrong, and how to mend it by the options of the command.
  var line: String {
    switch self {
    case .unknownFormat(""): SoundFileLines.noName.text()
    case .sampleFormat(let path, let format, _) where format.isLossy:
      SoundFileLines.noBits.text(["path": path, "format": format.rawValue])
    default: description
    }
  }
}
