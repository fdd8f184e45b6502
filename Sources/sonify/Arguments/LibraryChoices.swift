public import ArgumentParser
public import Sonify

// The library's choices are options under the names that the library gives them.

extension ChartChoices.Scale: ExpressibleByArgument {}
extension ReadingOptions.Format: ExpressibleByArgument {}
extension ReadingOptions.Encoding: ExpressibleByArgument {}
extension SoundOptions.Mode: ExpressibleByArgument {}
extension SoundOptions.Panning: ExpressibleByArgument {}
extension SoundOptions.Ticks: ExpressibleByArgument {}
extension SoundOptions.Cue: ExpressibleByArgument {}
extension SoundOptions.Order: ExpressibleByArgument {}
extension SoundOptions.Loudness: ExpressibleByArgument {}
extension SoundOptions.Dense: ExpressibleByArgument {}
extension SQLDialect: ExpressibleByArgument {}
extension SlotQuery.Scale: ExpressibleByArgument {}
extension RowChoices.Grouping: ExpressibleByArgument {}
extension Score.ExportFormat: ExpressibleByArgument {}
extension PictureTheme: ExpressibleByArgument {}
extension PitchScale: ExpressibleByArgument {}
extension SoundFormat.Samples: ExpressibleByArgument {}
extension SessionSettings.Verbosity: ExpressibleByArgument {}
extension SessionSettings.Speech: ExpressibleByArgument {}
extension SessionOptions.CoordinateOrder: ExpressibleByArgument {}
extension NarrationDetail: ExpressibleByArgument {}
extension ChartDescription.Format: ExpressibleByArgument {}
extension ChartDescription.Detail: ExpressibleByArgument {}
extension Wording: ExpressibleByArgument {}
extension Monitor.Style: ExpressibleByArgument {}
