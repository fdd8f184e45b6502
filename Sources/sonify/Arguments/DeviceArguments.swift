import ArgumentParser
import Sonify

/// The options of the playback device and its latency.
struct DeviceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(DeviceHelp.device, ValueNames.name))
  var device = "default"

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(DeviceHelp.latency, ValueNames.milliseconds), transform: parseLatency)
  var latency: Seconds?

  @Flag(help: ArgumentHelp(DeviceHelp.verbose))
  var verbose = false

  /// Returns the requested format of the device.
  ///
  /// The queue is short enough for a signal to take effect within 20 ms, and longer for playing
  /// than for scrubbing, where every key waits for it.
  func request(for options: SoundOptions, bits: SoundFormat.Samples?, usualQueue: Int)
    -> PlaybackDevice.Request
  {
    let rate = options.sampleRate
    let period = rate.frames(in: Seconds(128.0 / 48_000))
    let queue = latency.map(rate.frames) ?? rate.frames(in: Seconds(Double(usualQueue) / 48_000))
    return PlaybackDevice.Request(
      sampleRate: rate, channels: options.isMono ? 1 : 2, samples: bits ?? .int16,
      periodFrames: max(16, min(period, queue / 2)), queueFrames: max(32, queue))
  }

  /// Prints the format that the device accepted, with `--verbose`.
  func tell(_ format: DeviceFormat) {
    guard verbose else { return }
    StandardError.note(
      DeviceReportPhrases.format.text(
        count: format.channels,
        [
          "device": device, "rate": "\(format.sampleRate.framesPerSecond)",
          "samples": format.samples.text, "period": "\(format.periodFrames)",
          "queue": "\(format.queueFrames)", "buffer": "\(format.bufferFrames)",
        ]))
  }

  /// Closes the device, and with `--verbose` prints its delay and recoveries.
  func closeAndReport(_ outlet: SoundOutlet) {
    outlet.close()
    guard verbose, let delay = outlet.delay else { return }
    let recoveries = outlet.recoveries
    StandardError.note(
      DeviceReportPhrases.course.text([
        "device": device, "milliseconds": NumberText(digits: 3).text(delay.value * 1000),
        "xruns": DeviceReportPhrases.xruns.text(count: recoveries.xruns),
        "suspends": DeviceReportPhrases.suspends.text(count: recoveries.suspends),
        "shortWrites": DeviceReportPhrases.shortWrites.text(count: recoveries.shortWrites),
      ]))
  }
}

private func parseLatency(_ text: String) throws -> Seconds {
  guard let value = Double(text), (1...2000).contains(value) else {
    throw ValidationError(ArgumentFaults.milliseconds)
  }
  return .milliseconds(value)
}
