import ArgumentParser
import Sonify

/// Which device sounds, and how soon.
struct DeviceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The playback device, as sonify devices names it.", valueName: "name"))
  var device = "default"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much sound is kept ready for the device; more where it stutters.",
      valueName: "milliseconds"), transform: parseLatency)
  var latency: Seconds?

  @Flag(help: "Tell what the device agreed to, and how it went.")
  var verbose = false

  /// What is wanted of the device.
  ///
  /// The queue is short enough for a signal to be heard within 20 ms, and longer for playing than for
  /// scrubbing, where every key waits for it.
  func wish(for options: SoundOptions, bits: SampleFormat?, usualQueue: Int) -> DeviceWish {
    let rate = options.sampleRate
    let period = rate.frames(in: Seconds(128.0 / 48_000))
    let queue = latency.map(rate.frames) ?? rate.frames(in: Seconds(Double(usualQueue) / 48_000))
    return DeviceWish(
      sampleRate: rate, channels: options.isMono ? 1 : 2, samples: bits ?? .int16,
      periodFrames: max(16, min(period, queue / 2)), queueFrames: max(32, queue))
  }

  /// Tells what the device agreed to.
  func tell(_ format: DeviceFormat) {
    guard verbose else { return }
    StandardError.note(
      "\(device): \(format.sampleRate.framesPerSecond) Hz, \(format.channels) channels, "
        + "\(format.samples.rawValue), period \(format.periodFrames), queue \(format.queueFrames), "
        + "buffer \(format.bufferFrames) frames")
  }

  private static func count(_ count: Int, _ thing: String) -> String {
    "\(count) \(count == 1 ? thing : thing + "s")"
  }

  /// Closes the device, and tells how it went.
  func closeAndTell(_ outlet: SoundOutlet) {
    outlet.close()
    guard verbose, let delay = outlet.delay else { return }
    let recoveries = outlet.recoveries
    let milliseconds = NumberText(digits: 3).text(delay.value * 1000)
    StandardError.note(
      "\(device): heard \(milliseconds) ms after it was written; "
        + [
          Self.count(recoveries.xruns, "xrun"), Self.count(recoveries.suspends, "suspend"),
          Self.count(recoveries.shortWrites, "short write"),
        ].joined(separator: ", "))
  }
}

private func parseLatency(_ text: String) throws -> Seconds {
  guard let value = Double(text), (1...2000).contains(value) else {
    throw ValidationError("give 1 to 2000 milliseconds")
  }
  return .milliseconds(value)
}
