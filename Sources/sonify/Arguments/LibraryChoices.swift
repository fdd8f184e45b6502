import ArgumentParser
public import Sonify

// The library's choices are options under the names that the library gives them.

extension ChartChoices.Scale: NamedChoice {}
extension ReadingOptions.Format: NamedChoice {}
extension SoundOptions.Mode: NamedChoice {}
extension SoundOptions.Panning: NamedChoice {}
extension SoundOptions.Ticks: NamedChoice {}
extension SoundOptions.Cue: NamedChoice {}
extension SoundOptions.Order: NamedChoice {}
extension SoundOptions.Loudness: NamedChoice {}
extension SoundOptions.Dense: NamedChoice {}
extension SQLDialect: NamedChoice {}
extension SlotQuery.Scale: NamedChoice {}
extension RowChoices.Grouping: NamedChoice {}
extension RowChoices.Period: NamedChoice {}
extension Score.ExportFormat: NamedChoice {}
extension PictureTheme: NamedChoice {}
extension PitchScale: NamedChoice {}
extension SoundFormat.Samples: NamedChoice {}
extension SessionSettings.Verbosity: NamedChoice {}
extension SessionSettings.Speech: NamedChoice {}
extension SessionOptions.CoordinateOrder: NamedChoice {}
extension NarrationDetail: NamedChoice {}
extension ChartDescription.Format: NamedChoice {}
extension ChartDescription.Detail: NamedChoice {}
extension Wording: NamedChoice {}
extension Monitor.Style: NamedChoice {}
