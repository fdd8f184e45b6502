import Glibc
import Sonify

/// A walk through a chart with keys from a script: the text is printed and, if requested, the sound
/// is rendered to a file.
struct SessionScript {
  var text: String
  var output: String?
  var chart: ChartArguments
  var sound: SoundArguments

  func run(settings: SessionSettings, texts: TextArguments) throws(CommandFailure) {
    let script: KeyScript
    do {
      script = try KeyScript(parsing: text)
    } catch {
      throw CommandFailure(
        status: .usage, message: MessagePhrases.keys.text(["fault": error.description]))
    }
    let soundOptions = settings.applied(to: sound.options)
    let loaded = try chart.load()
    try chart.refuse(output: output, named: loaded.namedFiles)
    let performance = try Performance(walking: loaded, soundOptions)
    performance.printChoices(withNotices: false)
    var options = SessionOptions(performance, soundOptions)
    texts.apply(to: &options)
    let session = ScriptedSession(
      Session(
        performance.chart, options: options, settings: settings, faultLine: { $0.line }),
      script: script)
    // Standard output is either the sound or the transcript.
    if output != "-" { try print(session) }
    if let output { try render(session, performance, to: output) }
  }

  private func print(_ session: ScriptedSession<Session>) throws(CommandFailure) {
    var lines = TextLines(.below, isQuiet: false)
    for occurrence in session {
      switch occurrence.content {
      case .effect(.say(let text)): try lines.say(text)
      case .effect(.braille(let view, let text)): try lines.show(view, saying: text)
      default: break
      }
    }
  }

  private func render(
    _ session: ScriptedSession<Session>, _ performance: Performance, to output: String
  ) throws(CommandFailure) {
    let recording = SessionRecording(
      session, at: performance.score.sampleRate, channels: performance.score.channels,
      loudness: performance.score.loudness, pitchRange: sound.options.pitchRange)
    let target = SoundTarget(output: output)
    let format = try target.format(for: sound).samples
    var sink = try target.open(
      format, frames: recording.frames,
      tags: SoundFileSink.Tags(
        title: ChartOverview(performance.chart).title, software: "sonify \(Version.current)"))
    do {
      if try recording.render(to: &sink, while: { Interruption.signal == nil }) {
        return try sink.finish()
      }
    } catch {
      throw CommandFailure(error)
    }
    throw Interruption.failure
  }
}
