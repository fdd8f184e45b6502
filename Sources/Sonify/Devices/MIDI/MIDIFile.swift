public import SonifyBase
public import SonifySound

/// A score as a Standard MIDI File: notes and pitch bends, for an instrument of the listener's own.
///
/// The file has format 1: a track with the title, the tempo and a marker at each gridline, then a
/// track for each series with its name. A glide is one note whose pitch is bent; the range of bends
/// is set by registered parameter 0, and a glide moves in steps of less than a cent. Notes that
/// overlap are on channels of their own, and channel 10, which has drums, is not used. Velocity has
/// the gain of a note, expression (controller 11) the gain of the loudness curve and changes of
/// gain, controller 10 the pan; all by the squared law of General MIDI. A tick is 1/48,000 s.
///
/// The rows of a heat map may be more than the 15 channels: as long as none sounds at the time of
/// another, they take turns with the channels.
///
/// Cues and the noise of a spread are not notes, and are left out.
public struct MIDIFile: Equatable, Sendable {
  /// The reason why a score cannot be a MIDI file.
  public enum Fault: Error, Equatable, Sendable {
    /// There are more tracks than the 15 channels that play pitches, and they may not share them; with
    /// their number.
    case tooManySeries(Int)
    /// More than 15 tones sound at once.
    case tooManyTones
    /// The score has more changes of pitch and level than ``MIDIFile/maxMessages``.
    case tooLong
    /// An encoding of samples was asked for, and the file has no samples.
    case noSamples
  }

  /// The maximum number of messages in a file, about 12 MB.
  public static let maxMessages = 4_000_000

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The number of notes.
  public let noteCount: Int
  /// The number of cues that are left out: all but the ticks of gridlines, which have markers.
  public let cuesLeftOut: Int
  /// Whether the noise of a spread is left out.
  public let leavesOutSpread: Bool

  /// Returns whether a path has the extension of MIDI files: `mid` or `midi`, in upper or lower
  /// case.
  public static func isNamed(by path: String) -> Bool {
    let name = (path.split(separator: "/").last ?? "").lowercased()
    return [".mid", ".midi"].contains { name.hasSuffix($0) && name.count > $0.count }
  }

  /// Writes a score as a MIDI file in memory.
  /// - Parameters:
  ///   - score: the tones; its level is that of an instrument and has no effect.
  ///   - title: the name of the file, or an empty text.
  ///   - comment: a further text, or an empty one.
  ///   - names: the names of the series.
  ///   - volume: a change of the level of all channels.
  ///   - sharesChannels: whether more than 15 series may share channels if they sound one after the
  ///     other, as the rows of a heat map do.
  /// - Throws: ``Fault``, except ``Fault/noSamples``.
  /// - Complexity: O(*n* log *n*) for *n* messages.
  public init(
    _ score: Score, title: String = "", comment: String = "", names: [String] = [],
    volume: Decibels = Decibels(0), sharesChannels: Bool = false
  ) throws(Fault) {
    let clock = MIDIClock(sampleRate: score.sampleRate)
    let notes = MIDINote.notes(of: score)
    let parts = Set(notes.map(\.part)).sorted { $0.order < $1.order }
    guard
      parts.count <= MIDIChannels.all.count || sharesChannels && Self.comeInTurn(notes)
    else { throw .tooManySeries(parts.count) }
    var conductor = MIDITrack()
    conductor.add(.name, title)
    conductor.add(.text, title)
    conductor.add(.text, comment)
    conductor.add(tempo: MIDIClock.tempo)
    for marker in score.markers {
      conductor.add(.marker, marker.name, at: clock.tick(ofFrame: marker.frame))
    }
    var writer = MIDIWriter(notes, of: score, volume: volume, tracks: parts.count)
    var tracks: [MIDINote.Part: MIDITrack] = [:]
    for part in parts {
      var track = MIDITrack()
      track.add(.name, part.name(among: names))
      tracks[part] = track
    }
    var count = 0
    for note in notes {
      guard let messages = writer.messages(for: note) else { throw .tooManyTones }
      count += messages.count
      guard count <= Self.maxMessages else { throw .tooLong }
      tracks[note.part]?.messages += messages
    }
    let end = clock.tick(ofFrame: score.frames)
    bytes =
      Array("MThd".utf8)
      + [6, 1, parts.count + 1, MIDIClock.division].enumerated().flatMap {
        MIDITrack.bigEndian($1, count: $0 == 0 ? 4 : 2)
      } + conductor.chunk(until: end)
      + parts.flatMap { tracks[$0]?.chunk(until: end) ?? [] }
    noteCount = notes.count
    cuesLeftOut = score.events.count {
      !$0.kind.isTonal && $0.kind != .spread && $0.kind != .tick
    }
    leavesOutSpread = score.events.contains { $0.kind == .spread }
  }

  /// Returns whether each track ends before the next begins; notes come in the order of their start.
  private static func comeInTurn(_ notes: [MIDINote]) -> Bool {
    var done: Set<MIDINote.Part> = []
    var end = 0
    var current: MIDINote.Part?
    for note in notes {
      if note.part != current {
        guard !done.contains(note.part), note.start >= end else { return false }
        if let current { done.insert(current) }
        current = note.part
      }
      end = max(end, note.end)
    }
    return true
  }

  /// Writes the file, which appears when it is complete.
  /// - Throws: any ``OutputError`` of a file; no partial file remains.
  public func write(to path: String) throws(OutputError) {
    try write(to: path, companion: nil)
  }

  /// Writes the file as ``write(to:)`` does, and commits `companion` with it.
  package func write(to path: String, companion: OutputFile?) throws(OutputError) {
    let file = try OutputFile.open(path: path, companion: companion)
    try unsafe file.write(bytes.span.bytes)
    try file.commit()
  }
}

extension MIDINote.Part {
  /// The position of the track in the file: the legend first, totals last.
  fileprivate var order: Int {
    switch self {
    case .legend: -1
    case .series(let index): index
    case .total: .max
    }
  }

  /// Returns the name of the track, on one line.
  fileprivate func name(among names: [String]) -> String {
    switch self {
    case .legend: MIDITrackPhrases.legend.text()
    case .series(let index): names.indices.contains(index) ? names[index] : ""
    case .total: MIDITrackPhrases.total.text()
    }
  }
}
