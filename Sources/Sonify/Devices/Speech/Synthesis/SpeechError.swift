import SonifyBase

/// The reason why words cannot be spoken into a file.
package enum SpeechError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A library of the system is not installed; `package` is the Debian package that contains it.
  case missingLibrary(name: String, package: String)
  /// The library is installed, but not the data that it needs.
  case missingData(package: String)
  /// There is no voice of this name.
  case unknownVoice(String)
  /// The voice is from MBROLA, a separate program that is not used.
  case foreignVoice(String)
  /// The system grants too little memory, too few descriptors or no thread.
  case scarceResources
  /// The library failed, with this code.
  case refused(code: Int)

  /// The error in one line: what is wrong, and how to fix it.
  package var description: String {
    switch self {
    case .missingLibrary(let name, let package):
      SpeechPhrases.missingLibrary.text(["library": name, "package": package])
    case .missingData(let package): SpeechPhrases.missingData.text(["package": package])
    case .unknownVoice(let name):
      SpeechPhrases.unknownVoice.text(["voice": UntrustedText.harmless(name)])
    case .foreignVoice(let name):
      SpeechPhrases.foreignVoice.text(["voice": UntrustedText.harmless(name)])
    case .scarceResources: SpeechPhrases.scarceResources.text()
    case .refused(let code): SpeechPhrases.refused.text(["code": "\(code)"])
    }
  }
}
