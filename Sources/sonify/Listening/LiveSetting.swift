import Glibc
import Sonify

/// A chart made ready to be listened to: its sound worked out for the device that is open.
struct LiveSetting {
  let loaded: LoadedChart
  let performance: Performance
  let outlet: SoundOutlet
  /// How a session of the chart sounds.
  let options: SessionOptions

  /// Reads a chart, opens a device unless it is to be silent, and works out the sound at its rate.
  init(
    _ chart: ChartArguments, _ sound: SoundArguments, _ settings: SessionSettings,
    _ device: DeviceArguments, usualQueue: Int, isSilent: Bool = false
  ) throws(CommandFailure) {
    let loaded = try chart.load()
    var options = settings.applied(to: sound.options)
    // Whatever is wrong with the chart is told before a device is asked for.
    var performance = try Performance(loaded, options)
    let choice = SoundOutlet.DeviceChoice(
      name: device.device,
      wish: device.wish(for: options, bits: sound.bits, usualQueue: usualQueue),
      loudness: performance.score.loudness, pitchRange: options.pitchRange)
    outlet = try SoundOutlet(isSilent ? nil : choice)
    if let format = outlet.format {
      device.tell(format)
      if format.sampleRate != options.sampleRate {
        options.sampleRate = format.sampleRate
        performance = try Performance(loaded, options)
      }
    }
    self.loaded = loaded
    self.performance = performance
    self.options = SessionOptions(performance, options)
  }
}

extension SessionOptions {
  /// How a session sounds whose chart is set to its level.
  init(_ performance: Performance, _ sound: SoundOptions) {
    self.init(sound: sound, levelOf: performance.score, estimate: performance.estimate)
  }
}
