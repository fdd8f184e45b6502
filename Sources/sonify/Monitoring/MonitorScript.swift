import Glibc
import Sonify

/// A monitor whose rows and keys come by a virtual clock that never waits: the text is printed and,
/// if requested, the sound is rendered to a file.
struct MonitorScript {
  /// The maximum length of a replay, in seconds: a day.
  private static let maxLength = 86_400.0

  var source: String
  var request: MonitorRequest
  var keys: String?
  var output: String?
  var every: Seconds
  var log: RowLog?
  var sound: MonitorSoundArguments

  func run(options: Monitor.Options, settings: SessionSettings) throws(CommandFailure) {
    let origin = source == "-" ? FileIdentity.ofStandardInput : FileIdentity(path: source)
    if let output, let target = FileIdentity(path: output), target == origin {
      throw CommandFailure(
        status: .cannotCreate,
        message: MessagePhrases.outputIsInput.text(["path": output]))
    }
    let target = output.map { SoundTarget(output: $0) }
    let format = try target?.format(for: sound.options, bits: sound.bits).samples
    let script = try script()
    var options = options
    // Standard output is either the sound or the transcript.
    options.saysRows = output != "-"
    let (columns, rows) = try read()
    guard case .columns(let found, _) = columns else { return }
    let names = found.filter(\.isHeard).map(\.name)
    try log?.begin(found.map(\.name))
    log?.add(rows.flatMap(\.self)) { row, _ in Double(row) * every.value }
    let replay = ScriptedSession(
      Monitor(options: options, settings: settings, faultLine: { $0.line }), columns: columns,
      rows: rows, every: every, keys: script)
    if output != "-" { try print(replay) }
    if let target, let format { try render(replay, names, to: target, format) }
    if let fault = log?.fault { throw CommandFailure(fault) }
  }

  private func script() throws(CommandFailure) -> KeyScript {
    guard let keys else { return .empty }
    do {
      return try KeyScript(parsing: keys)
    } catch {
      throw CommandFailure(
        status: .usage, message: MessagePhrases.keys.text(["fault": error.description]))
    }
  }

  /// Reads all rows of the source.
  private func read() throws(CommandFailure) -> (Monitor.Input, [[Double]]) {
    let descriptor =
      source == "-" ? STDIN_FILENO : unsafe open(source.systemName, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw CommandFailure(InputError.unreadable(source: source, .system(errorNumber: errno)))
    }
    defer { if source != "-" { close(descriptor) } }
    var feed = MonitorFeed(request)
    var malformed = MalformedRows()
    var columns: Monitor.Input?
    var width = 0
    var rows: [[Double]] = []
    let most = Int(min(1e7, Self.maxLength / every.value))
    func take(_ events: [MonitorFeed.Event]) {
      for event in events {
        switch event {
        case .input(.rows(let values)):
          for first in stride(from: 0, to: values.count, by: width) {
            rows.append(Array(values[first..<(first + width)]))
          }
        case .input(let input):
          columns = input
          if case .columns(let found, _) = input { width = found.count }
        case .chosen(let names, let others):
          StandardError.note(MonitorMessagePhrases.text(choosing: names, among: others))
        case .note(let text): StandardError.note(text)
        case .malformed(let line, let text):
          let now = Seconds(Double(rows.count) * every.value)
          if let note = malformed.add(line: line, text: text, at: now) { StandardError.note(note) }
        }
        let now = Seconds(Double(rows.count) * every.value)
        if let note = malformed.takeCount(at: now) { StandardError.note(note) }
      }
    }
    var bytes = [UInt8](repeating: 0, count: 64 << 10)
    while rows.count <= most {
      let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        throw CommandFailure(InputError.unreadable(source: source, .system(errorNumber: errno)))
      }
      guard count > 0 else { break }
      take(try feed.feed(Array(bytes.prefix(count))))
    }
    take(try feed.end())
    if let note = malformed.takeRest() { StandardError.note(note) }
    guard rows.count <= most else {
      throw CommandFailure(
        status: .usage, message: MonitorMessagePhrases.tooLong.text(count: most + 1))
    }
    guard let columns, !rows.isEmpty else {
      let name = source == "-" ? MonitorMessagePhrases.input.text() : source
      throw CommandFailure(
        status: .badData, message: MonitorMessagePhrases.noRows.text(["path": name]))
    }
    return (columns, rows)
  }

  private func print(_ replay: ScriptedSession<Monitor>) throws(CommandFailure) {
    var lines = TextLines(.below, isQuiet: false)
    for occurrence in replay {
      switch occurrence.content {
      case .effect(.say(let text)): try lines.say(text)
      case .effect(.braille(let view, let text)): try lines.show(view, saying: text)
      default: break
      }
    }
  }

  private func render(
    _ replay: ScriptedSession<Monitor>, _ names: [String], to target: SoundTarget,
    _ format: SoundFormat
  ) throws(CommandFailure) {
    let options = sound.options
    let recording = SessionRecording(
      replay, at: options.sampleRate, channels: options.isMono ? 1 : 2,
      loudness: LoudnessCurve.of(options), pitchRange: options.pitchRange)
    var sink = try target.open(
      format, frames: recording.frames,
      tags: SoundFileSink.Tags(
        title: Lists.text(names), software: "sonify \(Version.current)"))
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
