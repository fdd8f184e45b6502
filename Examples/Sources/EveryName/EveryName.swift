// Every type that the reference lists, beside Foundation: each name must mean one thing.
import Foundation
import Sonify

/// Takes the name of a type, whether or not its values can be copied.
private func name<Named: ~Copyable>(_ type: Named.Type) {}

private func nameProtocols<Unit: ScalarUnit, Sink: AudioSink & ~Copyable, Walk: ListeningSession>(
  _ unit: Unit, _ sink: borrowing Sink, _ walk: Walk
) {}

/// The names in the order of the reference.
func nameEverything() {
  // Units
  name(Hertz.self)
  name(Seconds.self)
  name(Decibels.self)
  name(Pan.self)
  name(SampleRate.self)
  name(CivilDate.self)
  name(Conventions.self)
  name(NumberConventions.self)
  name(DateConventions.self)
  // The short road
  name(RenderedSound.self)
  name(ChartSoundError.self)
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
  name(Gridlines.self)
  // Input
  name(ChartSource.self)
  name(ChartLoader.self)
  name(ChartDocument.self)
  name(ReadingOptions.self)
  name(ChartChoices.self)
  name(ColumnReference.self)
  name(LoadedChart.self)
  name(InputError.self)
  // Statistics
  name(ChartFacts.self)
  name(SeriesFacts.self)
  // Narration
  name(ChartOverview.self)
  name(ChartDescription.self)
  name(ValueText.self)
  name(NumberText.self)
  name(DateText.self)
  name(UntrustedText.self)
  // Mapping
  name(SoundOptions.self)
  name(PitchRange.self)
  name(PitchScale.self)
  name(PitchRangeError.self)
  // Score
  name(Score.self)
  name(UnlevelledScore.self)
  name(ScoreEvent.self)
  name(ScoreMarker.self)
  name(LoudnessCurve.self)
  name(Composer.self)
  name(Composition.self)
  name(CompositionError.self)
  // Synth
  name(Renderer.self)
  name(Quantizer.self)
  name(LevelEstimate.self)
  name(SoundFileRendering.self)
  // Output
  name(SoundFileSink.self)
  name(MemorySink.self)
  name(NullSink.self)
  name(SoundFileFormat.self)
  name(SoundFormat.self)
  name(SampleFormat.self)
  name(SoundTags.self)
  name(OutputError.self)
  // Live
  name(LivePlayer.self)
  name(LiveAudioGraph.self)
  name(PlaybackDevice.self)
  name(DeviceWish.self)
  name(DeviceFormat.self)
  name(DeviceSamples.self)
  name(RecoveryCount.self)
  name(DeviceError.self)
  name(DeviceRefusal.self)
  // Walking through a chart
  name(Session.self)
  name(PlaySession.self)
  name(SessionEvent.self)
  name(SessionMoment.self)
  name(SessionEffect.self)
  name(ScrubTone.self)
  name(ScrubCue.self)
  name(Key.self)
  name(SessionOptions.self)
  name(SessionSettings.self)
  name(Verbosity.self)
  name(SayOrder.self)
  name(LandmarkChoice.self)
  // Sessions from a script
  name(KeyScript.self)
  name(KeyScriptError.self)
  name(ScriptedSession.self)
  name(SessionRecording.self)
}
