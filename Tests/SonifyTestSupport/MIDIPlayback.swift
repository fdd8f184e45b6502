import Foundation

/// What a player that follows MIDI 1.0 and Standard MIDI Files 1.0 makes of a file.
public struct MIDIPlayback: Sendable {
  /// A value from a time on.
  public struct Step: Sendable {
    /// Seconds from the start.
    public var time: Double
    /// The value until the next step.
    public var value: Double
  }

  /// A note from its start to its end.
  public struct Note: Sendable {
    /// The index of its track, from 0.
    public var track: Int
    /// The channel, from 0.
    public var channel: Int
    /// The instrument, from 0.
    public var program: Int
    /// Its start in seconds.
    public var start: Double
    /// Its end in seconds.
    public var end: Double
    /// The pitch in keys, 69 for 440 Hz, bends included.
    public var pitches: [Step]
    /// The amplitude by General MIDI's squares of velocity, expression and volume, 1 at most.
    public var levels: [Step]
    /// The pan from −1 to 1.
    public var pans: [Step]

    /// The pitch in hertz at a time.
    public func frequency(at time: Double) -> Double {
      440 * exp2((Self.value(of: pitches, at: time) - 69) / 12)
    }

    /// The greatest distance in cents, at the middle of each frame, from a pitch that moves evenly
    /// in log frequency.
    /// - Parameters:
    ///   - first: hertz at the start.
    ///   - last: hertz at the end.
    ///   - frames: the frames on the way.
    ///   - sampleRate: frames in a second.
    /// - Returns: the distance.
    public func distance(
      from first: Double, to last: Double, over frames: Range<Int>, sampleRate: Double
    ) -> Double {
      let octaves = log2(last / first) / Double(frames.count)
      let key = 69 + 12 * log2(first / 440)
      var worst = 0.0
      for frame in frames {
        let middle = Double(frame) + 0.5
        let wanted = key + 12 * octaves * (middle - Double(frames.lowerBound))
        worst = max(worst, abs(Self.value(of: pitches, at: middle / sampleRate) - wanted))
      }
      return 100 * worst
    }

    /// The amplitude at a time.
    public func level(at time: Double) -> Double { Self.value(of: levels, at: time) }

    /// The pan at a time.
    public func pan(at time: Double) -> Double { Self.value(of: pans, at: time) }

    private static func value(of steps: [Step], at time: Double) -> Double {
      var (low, high) = (0, steps.count)
      while high - low > 1 {
        let middle = (low + high) / 2
        if steps[middle].time <= time { low = middle } else { high = middle }
      }
      return steps[low].value
    }
  }

  /// A fault in the file.
  public struct Fault: Error, CustomStringConvertible {
    /// What is wrong.
    public var description: String
  }

  /// The format in the header.
  public private(set) var format = 0
  /// The name of every track; empty without one.
  public private(set) var names: [String] = []
  /// The texts of the first track.
  public private(set) var texts: [String] = []
  /// The markers, by time.
  public private(set) var markers: [(time: Double, name: String)] = []
  /// The notes, by their start.
  public private(set) var notes: [Note] = []
  /// The channels that got any message, from 0.
  public private(set) var channels: Set<Int> = []
  /// The length of the longest track in seconds.
  public private(set) var duration = 0.0

  private struct Event {
    var tick: Int
    var track: Int
    var bytes: [UInt8]
  }

  /// Reads and plays a file.
  /// - Throws: ``Fault`` if a byte breaks the specification, a note never ends, or two notes of a
  ///   channel overlap.
  public init(_ bytes: [UInt8]) throws {
    var reader = Reader(bytes: bytes)
    guard try reader.take(4) == Array("MThd".utf8), try reader.number(4) == 6 else {
      throw Fault(description: "no header")
    }
    format = try reader.number(2)
    let count = try reader.number(2)
    let division = try reader.number(2)
    guard division > 0, division < 0x8000 else { throw Fault(description: "division") }
    var events: [Event] = []
    var last = 0
    for track in 0..<count { last = max(last, try readTrack(track, &reader, &events)) }
    guard reader.isAtEnd else { throw Fault(description: "bytes after the last track") }
    let tempos = events.filter { $0.bytes.starts(with: [0xFF, 0x51]) }
    guard tempos.count == 1, tempos[0].tick == 0 else { throw Fault(description: "one tempo") }
    let tempo = tempos[0].bytes[2...].reduce(0) { $0 << 8 | Int($1) }
    let second = Double(tempo) / 1e6 / Double(division)
    duration = Double(last) * second
    try play(
      events.enumerated().sorted { ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset) }
        .map(\.element), second)
  }

  private mutating func readTrack(
    _ track: Int, _ reader: inout Reader, _ events: inout [Event]
  ) throws -> Int {
    guard try reader.take(4) == Array("MTrk".utf8) else { throw Fault(description: "no track") }
    let end = try reader.number(4) + reader.position
    var (tick, running, isOver) = (0, UInt8(0), false)
    names.append("")
    while reader.position < end {
      guard !isOver else { throw Fault(description: "an event after the end of track") }
      tick += try reader.variable()
      var status = try reader.peek()
      if status < 0x80 { status = running } else { _ = try reader.take(1) }
      guard status >= 0x80 else { throw Fault(description: "no status") }
      if status == 0xFF {
        running = 0
        let kind = try reader.take(1)[0]
        let data = try reader.take(try reader.variable())
        switch kind {
        case 0x03: names[track] = String(decoding: data, as: UTF8.self)
        case 0x01: if track == 0 { texts.append(String(decoding: data, as: UTF8.self)) }
        case 0x2F: isOver = true
        default: events.append(Event(tick: tick, track: track, bytes: [0xFF, kind] + data))
        }
      } else {
        guard status < 0xF0 else { throw Fault(description: "a system message") }
        running = status
        let data = try reader.take(status & 0xE0 == 0xC0 ? 1 : 2)
        guard data.allSatisfy({ $0 < 0x80 }) else { throw Fault(description: "a data byte") }
        events.append(Event(tick: tick, track: track, bytes: [status] + data))
      }
    }
    guard isOver, reader.position == end else { throw Fault(description: "no end of track") }
    return tick
  }

  /// The state of a channel.
  private struct Channel {
    var parameter = (127, 127)
    var range = 2.0
    var bend = 0
    var pan = 64
    var expression = 127
    var volume = 100
    var program = 0
    var note: Note?
    var key = 0
    var velocity = 0

    var pitch: Double { Double(key) + Double(bend) * range / 8192 }
    var level: Double {
      [velocity, expression, volume].reduce(1) { $0 * pow(Double($1) / 127, 2) }
    }
    var place: Double { Double(max(1, pan) - 64) / 63 }

    mutating func control(_ number: UInt8, _ value: Int) {
      switch number {
      case 6: if parameter == (0, 0) { range = Double(value) }
      case 38: if parameter == (0, 0) { range = range.rounded(.down) + Double(value) / 100 }
      case 7: volume = value
      case 10: pan = value
      case 11: expression = value
      case 100: parameter.1 = value
      case 101: parameter.0 = value
      default: break
      }
    }

    mutating func follow(at time: Double) {
      let (pitch, level, place) = (pitch, level, place)
      note?.pitches.append(Step(time: time, value: pitch))
      note?.levels.append(Step(time: time, value: level))
      note?.pans.append(Step(time: time, value: place))
    }
  }

  private mutating func play(_ events: [Event], _ second: Double) throws {
    var states = [Channel](repeating: Channel(), count: 16)
    for event in events {
      let time = Double(event.tick) * second
      let bytes = event.bytes
      guard bytes[0] != 0xFF else {
        if bytes[1] == 0x06 {
          markers.append((time, String(decoding: bytes.dropFirst(2), as: UTF8.self)))
        }
        continue
      }
      let number = Int(bytes[0] & 0x0F)
      channels.insert(number)
      switch bytes[0] & 0xF0 {
      case 0x90 where bytes[2] > 0:
        guard states[number].note == nil else { throw Fault(description: "two notes at \(time)") }
        states[number].key = Int(bytes[1])
        states[number].velocity = Int(bytes[2])
        states[number].note = Note(
          track: event.track, channel: number, program: states[number].program, start: time,
          end: time, pitches: [], levels: [], pans: [])
        states[number].follow(at: time)
      case 0x80, 0x90:
        guard var note = states[number].note, states[number].key == Int(bytes[1]) else {
          throw Fault(description: "the end of no note at \(time)")
        }
        note.end = time
        notes.append(note)
        states[number].note = nil
      case 0xB0:
        states[number].control(bytes[1], Int(bytes[2]))
        states[number].follow(at: time)
      case 0xC0: states[number].program = Int(bytes[1])
      case 0xE0:
        states[number].bend = (Int(bytes[2]) << 7 | Int(bytes[1])) - 8192
        states[number].follow(at: time)
      default: throw Fault(description: "an unexpected message")
      }
    }
    guard states.allSatisfy({ $0.note == nil }) else { throw Fault(description: "an endless note") }
    notes.sort { $0.start < $1.start }
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    mutating func take(_ count: Int) throws -> [UInt8] {
      guard position + count <= bytes.count else { throw Fault(description: "too few bytes") }
      defer { position += count }
      return Array(bytes[position..<(position + count)])
    }

    func peek() throws -> UInt8 {
      guard position < bytes.count else { throw Fault(description: "too few bytes") }
      return bytes[position]
    }

    mutating func number(_ count: Int) throws -> Int {
      try take(count).reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func variable() throws -> Int {
      var number = 0
      for _ in 0..<4 {
        let byte = try take(1)[0]
        number = number << 7 | Int(byte & 0x7F)
        if byte < 0x80 { return number }
      }
      throw Fault(description: "a time of more than 28 bits")
    }
  }
}
