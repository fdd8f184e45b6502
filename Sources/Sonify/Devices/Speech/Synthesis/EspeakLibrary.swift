import CEspeak
import Glibc
import SonifyBase
import Synchronization

/// One session of espeak-ng, from loading to unloading.
///
/// Its output depends on everything it has spoken before: flutter and phase of the voice continue,
/// and no call resets them. So it is loaded again for each text, which takes about 20 ms, and every
/// text starts in the same state. Its own thread ends with `espeak_Terminate`, which must be called
/// exactly once after each load: a second call waits for ever.
///
/// If an embedding program has already loaded espeak-ng, it stays loaded, and texts may differ
/// inaudibly.
@safe struct EspeakLibrary: ~Copyable {
  private static let name = "libespeak-ng.so.1"
  private static let package = "libespeak-ng1"
  private static let dataPackage = "espeak-ng-data"

  private typealias Initialize =
    @convention(c) (
      espeak_AUDIO_OUTPUT, Int32, UnsafePointer<CChar>?, Int32
    ) -> Int32
  private typealias SampleCallback =
    @convention(c) (
      UnsafeMutablePointer<Int16>?, Int32, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias SetCallback = @convention(c) (SampleCallback?) -> Void
  private typealias ListVoices =
    @convention(c) (
      UnsafeMutablePointer<espeak_VOICE>?
    ) -> UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
  private typealias SetVoice = @convention(c) (UnsafePointer<CChar>?) -> espeak_ERROR
  private typealias SetParameter = @convention(c) (espeak_PARAMETER, Int32, Int32) -> espeak_ERROR
  private typealias Synthesize =
    @convention(c) (
      UnsafeRawPointer?, Int, UInt32, espeak_POSITION_TYPE, UInt32, UInt32,
      UnsafeMutablePointer<UInt32>?, UnsafeMutableRawPointer?
    ) -> espeak_ERROR
  private typealias Terminate = @convention(c) () -> espeak_ERROR

  /// A voice, or a variant of voices.
  struct Voice {
    /// The name, as "French (France)".
    var name: String
    /// The path among the voices, as "roa/fr".
    var identifier: String
    /// The languages that it speaks, with a smaller number for a better fit.
    var languages: [(priority: Int, name: String)]
  }

  /// The lock for espeak-ng, of which there is one per process.
  private static let turn = Mutex(())
  /// The output of the library so far.
  private static let spoken = Mutex<[Int16]>([])

  private let handle: UnsafeMutableRawPointer
  private let isOurs: Bool
  /// The number of samples per second of the output.
  let sampleRate: Int

  private init(handle: UnsafeMutableRawPointer, isOurs: Bool, sampleRate: Int) {
    unsafe self.handle = unsafe handle
    self.isOurs = isOurs
    self.sampleRate = sampleRate
  }

  deinit {
    guard isOurs else { return }
    if sampleRate > 0, let terminate = unsafe function("espeak_Terminate", as: Terminate.self) {
      _ = terminate()
    }
    unsafe dlclose(handle)
  }

  /// Loads the library, runs `work` with exclusive access, and unloads it.
  static func withLibrary<Result: Sendable>(
    _ work: (borrowing EspeakLibrary) throws(SpeechError) -> Result
  ) throws(SpeechError) -> Result {
    try turn.withLock { _ throws(SpeechError) in
      let library = try open()
      return try work(library)
    }
  }

  private static func open() throws(SpeechError) -> EspeakLibrary {
    // Without a thread of its own the library would end the program; without descriptors it would
    // have no voices.
    guard !SystemResources.areScarce else { throw .scarceResources }
    let already = unsafe dlopen(name, RTLD_NOW | RTLD_NOLOAD)
    guard let handle = unsafe already ?? dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw .missingLibrary(name: name, package: package)
    }
    let isOurs = unsafe already == nil
    guard let initialize = unsafe dlsym(handle, "espeak_Initialize") else {
      unsafe dlclose(handle)
      throw .missingLibrary(name: name, package: package)
    }
    // Without the option it would exit the program if its voices are missing.
    let rate = unsafe unsafeBitCast(initialize, to: Initialize.self)(
      AUDIO_OUTPUT_SYNCHRONOUS, 0, nil, espeakINITIALIZE_DONT_EXIT)
    let library = unsafe EspeakLibrary(
      handle: handle, isOurs: isOurs, sampleRate: max(0, Int(rate)))
    guard rate > 0 else { throw .missingData(package: dataPackage) }
    return library
  }

  @unsafe private func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let address = unsafe dlsym(handle, name) else { return nil }
    return unsafe unsafeBitCast(address, to: type)
  }

  @unsafe private func required<Function>(
    _ name: String, as type: Function.Type
  ) throws(SpeechError) -> Function {
    guard let function = unsafe function(name, as: type) else {
      throw .missingLibrary(name: Self.name, package: Self.package)
    }
    return function
  }

  /// Returns the voices, or the variants of voices.
  func voices(variants: Bool = false) throws(SpeechError) -> [Voice] {
    let list = try unsafe required("espeak_ListVoices", as: ListVoices.self)
    return unsafe "variant".withCString { variant in
      var wanted = unsafe espeak_VOICE()
      unsafe wanted.languages = variant
      let first = unsafe variants ? list(&wanted) : list(nil)
      guard var place = unsafe first else { return [] }
      var voices: [Voice] = []
      while let voice = unsafe place.pointee {
        unsafe voices.append(
          Voice(
            name: Self.text(voice.pointee.name), identifier: Self.text(voice.pointee.identifier),
            languages: Self.languages(voice.pointee.languages)))
        unsafe place += 1
      }
      return voices
    }
  }

  private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    unsafe pointer.map { unsafe String(cString: $0) } ?? ""
  }

  /// Returns the languages of a list: each is a byte of priority and a name that ends with a NUL; a
  /// NUL in place of a priority ends the list.
  private static func languages(_ list: UnsafePointer<CChar>?) -> [(priority: Int, name: String)] {
    guard var place = unsafe list else { return [] }
    var languages: [(priority: Int, name: String)] = []
    while unsafe place.pointee != 0 {
      let name = unsafe String(cString: place + 1)
      unsafe languages.append((Int(place.pointee), name))
      unsafe place += 2 + name.utf8.count
    }
    return languages
  }

  /// Returns the speech of a text, including the silence around it.
  /// - Parameters:
  ///   - text: plain text.
  ///   - voice: the identifier of a voice, with "+" and the file of a variant if there is one.
  ///   - wordsPerMinute: the speed.
  /// - Returns: the samples, at ``sampleRate``.
  /// - Throws: ``SpeechError``.
  func speak(
    _ text: String, voice: String, wordsPerMinute: Int
  ) throws(SpeechError) -> [Int16] {
    let setCallback = try unsafe required("espeak_SetSynthCallback", as: SetCallback.self)
    let setVoice = try unsafe required("espeak_SetVoiceByName", as: SetVoice.self)
    let setParameter = try unsafe required("espeak_SetParameter", as: SetParameter.self)
    let synthesize = try unsafe required("espeak_Synth", as: Synthesize.self)
    Self.spoken.withLock { $0 = [] }
    unsafe setCallback { samples, count, _ in
      if let samples = unsafe samples, count > 0 {
        let buffer = unsafe UnsafeBufferPointer(start: samples, count: Int(count))
        let copy = unsafe Array(buffer)
        EspeakLibrary.spoken.withLock { $0 += copy }
      }
      return 0
    }
    guard unsafe setVoice(voice) == EE_OK else { throw .unknownVoice(voice) }
    _ = setParameter(espeakRATE, Int32(wordsPerMinute), 0)
    // Whispering voices use it for their breath.
    srand(1)
    var bytes = Array(text.utf8)
    bytes.append(0)
    let outcome = unsafe bytes.withUnsafeBytes {
      unsafe synthesize(
        $0.baseAddress, $0.count, 0, POS_CHARACTER, 0, UInt32(espeakCHARS_UTF8), nil, nil)
    }
    guard outcome == EE_OK else { throw .refused(code: Int(outcome.rawValue)) }
    return Self.spoken.withLock { samples in
      defer { samples = [] }
      return samples
    }
  }
}
