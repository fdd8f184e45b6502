// Every type that the reference lists, beside Foundation: each name must mean one thing.
import Foundation
import Sonify

/// Takes the name of a type, whether or not its values can be copied.
private func name<Named: ~Copyable>(_ type: Named.Type) {}

private func nameProtocol<Unit: ScalarUnit>(_ unit: Unit) {}

/// The names in the order of the reference.
func nameEverything() {
  // The short road
  name(RenderedSound.self)
  name(ChartSoundError.self)
  // Units
  name(Hertz.self)
  name(Seconds.self)
  name(Decibels.self)
  name(Pan.self)
  name(SampleRate.self)
  name(LocaleSettings.self)
  // Chart
  name(ChartDescriptor.self)
  name(ChartKind.self)
  name(DataSeries.self)
  name(PointFigure.self)
  name(FigurePart.self)
  name(SeriesFigures.self)
  name(DataPoint.self)
  name(LabelledPoint.self)
  name(DataAxis.self)
  name(NumericAxis.self)
  name(CategoricalAxis.self)
  name(AxisScale.self)
  name(DateGranularity.self)
  name(AxisUnit.self)
  name(SizePrefixes.self)
  name(ValueDescriptionProvider.self)
  name(ToneProperty.self)
  name(ToneScale.self)
  // Reading
  name(ChartSource.self)
  name(ChartLoader.self)
  name(ChartDocument.self)
  name(ReadingOptions.self)
  name(ChartChoices.self)
  name(ColumnReference.self)
  name(TableReference.self)
  name(RowChoices.self)
  name(LoadedChart.self)
  name(SlotQuery.self)
  name(SQLDialect.self)
  name(SQLTable.self)
  name(SlotTable.self)
  name(Decision.self)
  name(XRule.self)
  name(Remedy.self)
  // What can be wrong with data
  name(InputError.self)
  // Facts
  name(ChartFacts.self)
  name(SharedCourse.self)
  name(Delay.self)
  name(Association.self)
  name(SeriesFacts.self)
  // Words
  name(ChartOverview.self)
  name(ChartDescription.self)
  name(Wording.self)
  name(BrailleText.self)
  // Pictures
  name(Drawing.self)
  name(PictureOptions.self)
  name(PictureForm.self)
  name(PictureTheme.self)
  name(BrailleDocument.self)
  // Accessibility of publications
  name(PageOptions.self)
  name(PageError.self)
  name(AccessibilityMetadata.self)
  name(AccessibilityDisplayGuide.self)
  name(Publication.self)
  name(PublicationError.self)
  // From chart to score
  name(SoundOptions.self)
  name(PitchRange.self)
  name(PitchScale.self)
  name(Composer.self)
  name(Composition.self)
  name(CompositionError.self)
  // Score
  name(Score.self)
  name(UnlevelledScore.self)
  name(LoudnessCurve.self)
  name(Renderer.self)
  name(Quantizer.self)
  // Files
  name(MIDIFile.self)
  name(MIDIFile.Fault.self)
  name(SoundFileSink.self)
  name(SoundFileFormat.self)
  name(SoundFormat.self)
  name(OutputError.self)
  // Live sound
  name(LivePlayer.self)
  name(LiveAudioGraph.self)
  name(PlaybackDevice.self)
  name(DeviceError.self)
  // Walking through a chart
  name(Session.self)
  name(SessionEvent.self)
  name(SessionEffect.self)
  name(SessionKey.self)
  name(SessionOptions.self)
  name(SessionSettings.self)
  name(KeptMark.self)
  name(Monitor.self)
}
