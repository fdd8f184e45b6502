import CSoxr
import SonifyBase

/// Converts samples to another rate with libsoxr.
struct RateConverter: Sendable {
  private static let name = "libsoxr.so.0"
  private static let package = "libsoxr0"

  private typealias MakeQuality = @convention(c) (UInt, UInt) -> soxr_quality_spec_t
  private typealias Convert =
    @convention(c) (
      Double, Double, UInt32, UnsafeRawPointer?, Int, UnsafeMutablePointer<Int>?,
      UnsafeMutableRawPointer?, Int, UnsafeMutablePointer<Int>?, UnsafeRawPointer?,
      UnsafePointer<soxr_quality_spec_t>?, UnsafeRawPointer?
    ) -> UnsafePointer<CChar>?

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
  /// At a precision of 28 bits the noise is 145 dB below the sound, for a thousandth of its length
  /// in time; libsamplerate's best converter is as clean and takes 40 times longer.
  func convert(_ samples: [Float], from: Int, to: Int) throws(SpeechError) -> [Float] {
    guard from != to, !samples.isEmpty else { return samples }
    guard let convert = unsafe library.function("soxr_oneshot", as: Convert.self),
      let makeQuality = unsafe library.function("soxr_quality_spec", as: MakeQuality.self)
    else { throw .missingLibrary(name: Self.name, package: Self.package) }
    let ratio = Double(to) / Double(from)
    var quality = unsafe makeQuality(UInt(SOXR_VHQ), 0)
    var converted = [Float](repeating: 0, count: Int(Double(samples.count) * ratio) + 1)
    var count = 0
    let succeeded = unsafe samples.withUnsafeBytes { input in
      unsafe converted.withUnsafeMutableBytes { output in
        unsafe convert(
          Double(from), Double(to), 1, input.baseAddress, samples.count, nil, output.baseAddress,
          output.count / MemoryLayout<Float>.size, &count, nil, &quality, nil) == nil
      }
    }
    // Its errors are texts; the only one that these arguments allow is a lack of memory.
    guard succeeded else { throw .scarceResources }
    return Array(converted.prefix(count))
  }
}
