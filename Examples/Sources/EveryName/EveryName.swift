// Every type that the reference lists, beside Foundation: each name must mean one thing.
import Foundation
import Sonify

/// Takes the name of a type, whether or not its values can be copied.
private func name<Named: ~Copyable>(_ type: Named.Type) {}

private func nameProtocols<Unit: ScalarUnit, Sink: AudioSink & ~Copyable>(
  _ unit: Unit, _ sink: borrowing Sink
) {}

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
  name(Conventions.self)
  // Chart
  name(ChartDescriptor.self)
  name(ChartKind.self)
  name(ContentDirection.self)
  name(DataSeries.self)
  name(DataPoint.self)
  name(DataPointValue.self)
  name(DataAxis.self)
  name(NumericAxis.self)
  name(CategoricalAxis.self)
  name(AxisScale.self)
  name(AxisQuantity.self)
  name(DateGranularity.self)
  name(AxisUnit.self)
  name(ValueDescriptionProvider.self)
  // Reading
  name(ChartSource.self)
  name(ChartLoader.self)
  name(ChartDocument.self)
  name(ReadingOptions.self)
  name(ChartChoices.self)
  name(ColumnReference.self)
  name(AxisValue.self)
  name(RangeChoice.self)
  name(ScaleChoice.self)
  name(GridChoice.self)
  name(RowChoices.self)
  name(RowCondition.self)
  name(RowGrouping.self)
  name(RowOrder.self)
  name(LoadedChart.self)
  name(Decision.self)
  name(Remedy.self)
  // What can be wrong with data
  name(InputError.self)
  name(InputPlace.self)
  name(SourceFault.self)
  name(DataFault.self)
  name(CellFault.self)
  name(SpecificationFault.self)
  name(ChoiceFault.self)
  name(ChartSetting.self)
  // Facts
  name(ChartFacts.self)
  name(SeriesFacts.self)
  name(Trend.self)
  name(LinearFit.self)
  name(Correlation.self)
  // Words
  name(ChartOverview.self)
  name(ChartDescription.self)
  name(Wording.self)
  name(BrailleText.self)
  name(BrailleStyle.self)
  // From chart to score
  name(SoundOptions.self)
  name(PitchRange.self)
  name(PitchScale.self)
  name(PitchRangeError.self)
  name(Composer.self)
  name(Composition.self)
  name(CompositionNotice.self)
  name(CompositionOrder.self)
  name(CompositionError.self)
  // Score
  name(Score.self)
  name(UnlevelledScore.self)
  name(LevelEstimate.self)
  name(ScoreEvent.self)
  name(ScoreMarker.self)
  name(LoudnessCurve.self)
  name(Renderer.self)
  name(Quantizer.self)
  // Files
  name(SoundFileRendering.self)
  name(SoundFileSink.self)
  name(MemorySink.self)
  name(SoundFileFormat.self)
  name(SoundFormat.self)
  name(SampleFormat.self)
  name(SoundTags.self)
  name(OutputError.self)
  // Live sound
  name(LivePlayer.self)
  name(LiveAudioGraph.self)
  name(PlaybackDevice.self)
  name(DeviceWish.self)
  name(DeviceError.self)
  name(DeviceRefusal.self)
  // Walking through a chart
  name(Session.self)
  name(SessionEvent.self)
  name(SessionMoment.self)
  name(SessionEffect.self)
  name(ScrubTone.self)
  name(ScrubCue.self)
  name(BrailleView.self)
  name(SessionKey.self)
  name(SessionOptions.self)
  name(SessionSettings.self)
  name(SessionVerbosity.self)
  name(CoordinateOrder.self)
  name(LandmarkChoice.self)
  name(SpeechChoice.self)
}
