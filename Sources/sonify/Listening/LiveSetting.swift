import Glibc
import Sonify

/// A chart prepared for listening, with its sound composed for the open device.
struct LiveSetting {
  let loaded: LoadedChart
  let performance: Performance
  let outlet: SoundOutlet
  /// The options of a session of the chart.
  let options: SessionOptions

  /// Reads a chart, opens a device unless it is to be silent, and composes the sound at its sample
  /// rate.
  init(
    _ chart: ChartArguments, _ sound: SoundArguments, _ settings: SessionSettings,
    _ device: DeviceArguments, usualQueue: Int, isWalk: Bool = false, isSilent: Bool = false,
    isGrowing: Bool = false
  ) throws(CommandFailure) {
    let loaded = try chart.load(isGrowing: isGrowing)
    func composed(_ options: SoundOptions) throws(CommandFailure) -> Performance {
      isWalk ? try Performance(walking: loaded, options) : try Performance(loaded, options)
    }
    var options = settings.applied(to: sound.options)
    // Faults in the chart are reported before a device is opened.
    var performance = try composed(options)
    let choice = SoundOutlet.DeviceChoice(
      name: device.device,
      request: device.request(for: options, bits: sound.bits, usualQueue: usualQueue),
      loudness: performance.score.loudness, pitchRange: options.pitchRange)
    outlet = try SoundOutlet(isSilent ? nil : choice)
    if let format = outlet.format {
      device.tell(format)
      if format.sampleRate != options.sampleRate {
        options.sampleRate = format.sampleRate
        performance = try composed(options)
      }
    }
    self.loaded = loaded
    self.performance = performance
    self.options = SessionOptions(performance, options)
  }
}

extension SessionOptions {
  /// Creates the options of a session whose chart is set to its level.
  init(_ performance: Performance, _ sound: SoundOptions) {
    self.init(sound: sound, levelOf: performance.score, estimate: performance.estimate)
  }
}
