/// Finds a voice by the names that people use.
///
/// Only voices of the list are ever requested: espeak-ng takes any other name for a file or for
/// MBROLA, which it starts as a program and waits for.
struct VoiceChoice {
  private let voices: [EspeakLibrary.Voice]
  private let variants: [EspeakLibrary.Voice]

  init(of library: borrowing EspeakLibrary) throws(SpeechError) {
    voices = try library.voices()
    variants = try library.voices(variants: true)
  }

  /// Returns the identifier of a voice in espeak-ng, with "+" and the file of its variant.
  /// - Throws: ``SpeechError/unknownVoice(_:)`` or ``SpeechError/foreignVoice(_:)``.
  func identifier(of wanted: String) throws(SpeechError) -> String {
    let parts = wanted.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts[0].lowercased()
    let isForeign = base.hasPrefix("mb-") || base.hasPrefix("mb/")
    guard !isForeign else { throw .foreignVoice(wanted) }
    guard let voice = voice(called: base) else { throw .unknownVoice(wanted) }
    guard !voice.identifier.hasPrefix("mb/") else { throw .foreignVoice(wanted) }
    guard parts.count > 1 else { return voice.identifier }
    let suffix = parts[1].lowercased()
    guard
      let variant = variants.first(where: { Self.file($0).lowercased() == suffix })
        ?? variants.first(where: { $0.name.lowercased() == suffix })
    else { throw .unknownVoice(wanted) }
    return "\(voice.identifier)+\(Self.file(variant))"
  }

  private func voice(called name: String) -> EspeakLibrary.Voice? {
    if let voice = voices.first(where: {
      [$0.identifier.lowercased(), Self.file($0).lowercased(), $0.name.lowercased()].contains(name)
    }) {
      return voice
    }
    func fit(_ voice: EspeakLibrary.Voice) -> Int? {
      voice.languages.filter { $0.name.lowercased() == name }.map(\.priority).min()
    }
    let speaking = voices.compactMap { voice in fit(voice).map { (voice, $0) } }
    if let best = speaking.min(by: { $0.1 < $1.1 }) { return best.0 }
    // A language with a country that has no voice of its own, as "de-at".
    guard let dash = name.lastIndex(of: "-") else { return nil }
    return voice(called: String(name[..<dash]))
  }

  /// Returns the last part of a voice's path: "fr" of "roa/fr".
  private static func file(_ voice: EspeakLibrary.Voice) -> String {
    voice.identifier.split(separator: "/").last.map(String.init) ?? ""
  }
}
