import SonifyBase

/// Why words cannot be spoken into a file.
package enum SpeechError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A library of the system is not installed; `package` is what Debian calls the package that has it.
  case missingLibrary(name: String, package: String)
  /// The library is there, and what it needs to speak is not.
  case missingData(package: String)
  /// There is no voice of this name.
  case unknownVoice(String)
  /// The voice is made by MBROLA, a program of its own that is not used.
  case foreignVoice(String)
  /// The library refused to speak, with this number.
  case refused(code: Int)

  /// One line that says what is wrong and how to mend it.
  package var description: String {
    switch self {
    case .missingLibrary(let name, let package):
      SpeechPhrases.missingLibrary.text(["library": name, "package": package])
    case .missingData(let package): SpeechPhrases.missingData.text(["package": package])
    case .unknownVoice(let name):
      SpeechPhrases.unknownVoice.text(["voice": UntrustedText.harmless(name)])
    case .foreignVoice(let name):
      SpeechPhrases.foreignVoice.text(["voice": UntrustedText.harmless(name)])
    case .refused(let code): SpeechPhrases.refused.text(["code": "\(code)"])
    }
  }
}
