/// A track of a MIDI file while it is written.
struct MIDITrack {
  /// The kinds of text in a track, as the Standard MIDI File specification numbers them.
  enum Text: UInt8 {
    case text = 0x01
    case name = 0x03
    case marker = 0x06
  }

  /// The messages, in any order; those of one tick and rank stay as they are.
  var messages: [MIDIMessage] = []
  private var metas: [(tick: Int, bytes: [UInt8])] = []

  /// The maximum length of a text in bytes.
  private static let textLimit = 1000

  /// Adds a text, as UTF-8; an empty one is left out.
  mutating func add(_ kind: Text, _ text: String, at tick: Int = 0) {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      let next = Array(String(scalar).utf8)
      guard bytes.count + next.count <= Self.textLimit else { break }
      bytes += next
    }
    guard !bytes.isEmpty else { return }
    metas.append((tick, [0xFF, kind.rawValue] + Self.variable(bytes.count) + bytes))
  }

  /// Adds the length of a quarter note in microseconds.
  mutating func add(tempo: Int) {
    metas.append((0, [0xFF, 0x51, 3] + Self.bigEndian(tempo, count: 3)))
  }

  /// Returns the chunk of the track, which ends on a tick.
  func chunk(until end: Int) -> [UInt8] {
    var body: [UInt8] = []
    body.reserveCapacity(3 * messages.count + 64)
    var now = 0
    // The status of the last message, which the next may leave out.
    var running: UInt8?
    func wait(until tick: Int) {
      var rest = max(0, tick - now)
      // A time has 28 bits at most; an empty text passes more.
      while rest > Self.maxVariable {
        body += Self.variable(Self.maxVariable) + [0xFF, Text.text.rawValue, 0]
        rest -= Self.maxVariable
        running = nil
      }
      body += Self.variable(rest)
      now = max(now, tick)
    }
    var nextMeta = metas.enumerated().sorted {
      ($0.element.tick, $0.offset) < ($1.element.tick, $1.offset)
    }
    .map(\.element)[...]
    func addMetas(until tick: Int) {
      while let meta = nextMeta.first, meta.tick <= tick {
        wait(until: meta.tick)
        body += meta.bytes
        running = nil
        nextMeta.removeFirst()
      }
    }
    let order = messages.indices.sorted {
      let (one, other) = (messages[$0], messages[$1])
      return (one.tick, one.rank.rawValue, $0) < (other.tick, other.rank.rawValue, $1)
    }
    for index in order {
      let message = messages[index]
      addMetas(until: message.tick)
      wait(until: message.tick)
      if message.status != running { body.append(message.status) }
      running = message.status
      body.append(message.first)
      if let second = message.second { body.append(second) }
    }
    addMetas(until: .max)
    wait(until: end)
    body += [0xFF, 0x2F, 0]
    return Array("MTrk".utf8) + Self.bigEndian(body.count, count: 4) + body
  }

  private static let maxVariable = 1 << 28 - 1

  /// Returns a number of at most 28 bits in groups of 7, the first of them highest.
  private static func variable(_ number: Int) -> [UInt8] {
    var bytes = [UInt8(number & 0x7F)]
    var rest = number >> 7
    while rest > 0 {
      bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
      rest >>= 7
    }
    return bytes
  }

  /// Returns the lowest bytes of a number, the highest of them first.
  static func bigEndian(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
