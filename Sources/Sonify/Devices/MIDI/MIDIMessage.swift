/// A message to a channel at a time.
struct MIDIMessage {
  /// The order of messages of one tick.
  enum Rank: UInt8 {
    /// What makes a channel ready, before anything sounds.
    case setup
    /// The end of a note, so that what follows does not change it.
    case end
    /// What holds for the notes that begin next, or for those that sound.
    case control
    /// The start of a note.
    case start
  }

  /// Ticks from the start of the file.
  var tick: Int
  /// The order within the tick.
  var rank: Rank
  /// The status byte: the kind of message and the channel.
  var status: UInt8
  /// The first data byte, of 7 bits.
  var first: UInt8
  /// The second data byte, or nil if the kind of message has one alone.
  var second: UInt8?

  /// Makes the start of a note.
  static func start(_ key: Int, velocity: Int, on channel: Int, at tick: Int) -> MIDIMessage {
    make(0x90, channel, tick, .start, key, velocity)
  }

  /// Makes the end of a note.
  static func end(_ key: Int, on channel: Int, at tick: Int) -> MIDIMessage {
    make(0x80, channel, tick, .end, key, 64)
  }

  /// Makes the change of a controller.
  static func control(
    _ controller: Controller, _ value: Int, on channel: Int, at tick: Int, rank: Rank = .control
  ) -> MIDIMessage {
    make(0xB0, channel, tick, rank, Int(controller.rawValue), value)
  }

  /// Makes the choice of an instrument, from 0 to 127.
  static func program(
    _ program: Int, on channel: Int, at tick: Int, rank: Rank = .control
  ) -> MIDIMessage {
    MIDIMessage(
      tick: tick, rank: rank, status: 0xC0 | UInt8(channel), first: UInt8(program), second: nil)
  }

  /// Makes a pitch bend, from −8192 to 8191.
  static func bend(_ bend: Int, on channel: Int, at tick: Int) -> MIDIMessage {
    make(0xE0, channel, tick, .control, (bend + 8192) & 0x7F, (bend + 8192) >> 7)
  }

  private static func make(
    _ kind: UInt8, _ channel: Int, _ tick: Int, _ rank: Rank, _ first: Int, _ second: Int
  ) -> MIDIMessage {
    MIDIMessage(
      tick: tick, rank: rank, status: kind | UInt8(channel), first: UInt8(first),
      second: UInt8(second))
  }

  /// The controllers that are used, as MIDI 1.0 numbers them.
  enum Controller: UInt8 {
    /// The upper 7 bits of the value of a parameter.
    case dataEntry = 6
    /// The level of the channel.
    case volume = 7
    /// The pan.
    case pan = 10
    /// The level of the notes within that of the channel.
    case expression = 11
    /// The lower 7 bits of the value of a parameter.
    case dataEntryFine = 38
    /// The lower and the upper 7 bits of the number of a registered parameter.
    case parameterFine = 100
    case parameter = 101
  }

  /// Returns the messages that set how many semitones the largest pitch bend is, by registered
  /// parameter 0, and then leave no parameter chosen.
  static func bendRange(_ semitones: Int, on channel: Int) -> [MIDIMessage] {
    let steps: [(Controller, Int)] = [
      (.parameter, 0), (.parameterFine, 0), (.dataEntry, semitones), (.dataEntryFine, 0),
      (.parameter, 127), (.parameterFine, 127),
    ]
    return steps.map { control($0.0, $0.1, on: channel, at: 0, rank: .setup) }
  }
}
