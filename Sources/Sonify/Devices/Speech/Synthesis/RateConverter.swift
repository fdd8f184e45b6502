import CSamplerate
import SonifyBase

/// Converts samples to another rate with libsamplerate.
struct RateConverter: Sendable {
  private static let name = "libsamplerate.so.0"
  private static let package = "libsamplerate0"

  private typealias Convert =
    @convention(c) (
      UnsafeMutablePointer<SRC_DATA>?, Int32, Int32
    ) -> Int32

  private let library: SharedLibrary

  /// Loads the library.
  /// - Throws: ``SpeechError/missingLibrary(name:package:)``.
  static func open() throws(SpeechError) -> RateConverter {
    guard let library = SharedLibrary(name) else {
      guard !SystemResources.areScarce else { throw .scarceResources }
      throw .missingLibrary(name: name, package: package)
    }
    return RateConverter(library: library)
  }

  /// Returns the same sound at another rate, with the same length and timing.
  ///
  /// Uses the best converter: its noise is 145 dB below the sound.
  func convert(_ samples: [Float], from: Int, to: Int) throws(SpeechError) -> [Float] {
    guard from != to, !samples.isEmpty else { return samples }
    guard let convert = unsafe library.function("src_simple", as: Convert.self) else {
      throw .missingLibrary(name: Self.name, package: Self.package)
    }
    let ratio = Double(to) / Double(from)
    var converted = [Float](repeating: 0, count: Int(Double(samples.count) * ratio) + 1)
    var failure: Int32 = 0
    var count = 0
    unsafe samples.withUnsafeBufferPointer { input in
      unsafe converted.withUnsafeMutableBufferPointer { output in
        var data = unsafe SRC_DATA()
        unsafe data.data_in = input.baseAddress
        unsafe data.data_out = output.baseAddress
        unsafe data.input_frames = input.count
        unsafe data.output_frames = output.count
        unsafe data.src_ratio = ratio
        failure = unsafe convert(&data, Int32(SRC_SINC_BEST_QUALITY), 1)
        count = unsafe data.output_frames_gen
      }
    }
    guard failure == 0 else { throw .refused(code: Int(failure)) }
    return Array(converted.prefix(count))
  }
}
