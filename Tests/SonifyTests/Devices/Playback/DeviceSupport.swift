import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

extension PlaybackDevice.Request {
  /// What the tests wish for, if nothing else: little enough to starve at once on a busy machine is
  /// not it.
  static func usual(
    sampleRate: Int = 48_000, channels: Int = 2, samples: SoundFormat.Samples = .int16,
    period: Int = 512, queue: Int = 4096, patience: Double = 2
  ) -> PlaybackDevice.Request {
    PlaybackDevice.Request(
      sampleRate: SampleRate(framesPerSecond: sampleRate) ?? .standard, channels: channels,
      samples: samples, periodFrames: period, queueFrames: queue, patience: Seconds(patience))
  }
}

/// A sound of whole frames that no two samples of are alike.
struct TestSound {
  let channels: Int
  let samples: [Float]

  init(frames: Int, channels: Int = 2) {
    self.channels = channels
    samples = (0..<frames * channels).map { index in
      let place = Double(index)
      let slow: Double = 0.7 * sin(place * 0.0137)
      let fast: Double = 0.2 * sin(place * 0.191)
      return Float(slow + fast)
    }
  }

  /// The same as a file of 16 bits has it.
  var sixteenBits: [Int16] {
    var rounded = [Int16](repeating: 0, count: samples.count)
    var span = rounded.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &span)
    return rounded
  }

  /// The same as a file of 24 bits has it, in the upper bits.
  var twentyFourBits: [Int32] {
    var rounded = [Int32](repeating: 0, count: samples.count)
    var span = rounded.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &span)
    return rounded
  }

  /// Plays it as a caller does: as much as there is room for, until all is heard.
  func play(on device: inout AlsaDevice) throws(DeviceError) {
    var start = 0
    while start < samples.count {
      guard case .room(let frames) = try device.waitForRoom(wake: -1) else { continue }
      let end = min(samples.count, start + frames * channels)
      try device.write(samples.span.extracting(start..<end))
      start = end
    }
    device.drain()
  }

  /// Opens a device, plays on it and closes it, on a thread of its own: a blocked task would hold
  /// up the tests beside it.
  @concurrent
  func play(on name: String, request: PlaybackDevice.Request) async -> PlayedSound {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: self.playNow(on: name, request: request))
      }
    }
  }

  private func playNow(on name: String, request: PlaybackDevice.Request) -> PlayedSound {
    var played = PlayedSound()
    do throws(DeviceError) {
      var device = try AlsaDevice.open(name, request: request)
      played.format = device.format
      defer { played.recoveries = device.recoveries }
      try play(on: &device)
    } catch {
      played.error = error
    }
    return played
  }
}

/// What came of playing.
struct PlayedSound: Sendable {
  var format: DeviceFormat?
  var recoveries = RecoveryCount()
  var error: DeviceError?
}

/// Expects the samples of a sound, and silence for the rest of its last period.
func expectSamples<Sample: BinaryInteger>(
  _ heard: [Sample], _ sound: [Sample], sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(heard.starts(with: sound), sourceLocation: sourceLocation)
  let rest = heard.dropFirst(sound.count)
  #expect(rest.allSatisfy { $0 == 0 }, sourceLocation: sourceLocation)
  #expect(rest.count < 8 * 4 * 512, sourceLocation: sourceLocation)
}
