import ArgumentParser
import Sonify

/// The columns that the volume, timbre and length of tones follow.
struct ToneArguments: ParsableArguments {
  @Option(help: ArgumentHelp(ChartHelp.volumeBy, ValueNames.column))
  var volumeBy: String?

  @Option(help: ArgumentHelp(ChartHelp.timbreBy, ValueNames.column))
  var timbreBy: String?

  @Option(help: ArgumentHelp(ChartHelp.lengthBy, ValueNames.column))
  var lengthBy: String?

  /// The columns by the property that follows them.
  var columns: [ToneProperty: ColumnReference] {
    [.volume: volumeBy, .timbre: timbreBy, .length: lengthBy].compactMapValues { name in
      name.map { ColumnReference($0) }
    }
  }
}
