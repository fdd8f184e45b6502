import Foundation
import SonifyTestSupport
import Testing

/// A folder with small charts, and a card to play them on.
struct Listener: Sendable {
  let workplace: Workplace
  let card: FaultCard

  /// Makes a card with these traits.
  init(_ traits: FaultCard.Trait...) throws {
    try self.init(card: FaultCard(traits: traits))
  }

  init(card: FaultCard) throws {
    self.card = card
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
    // In the middle of three octaves from 220 Hz.
    try workplace.write("flat.csv", "number,level\n1,5\n2,5\n3,5\n4,5\n")
  }

  static let flatPitch = 220 * 8.0.squareRoot()

  /// A line for the shell, in which "$SONIFY" plays on the card, and settings are kept here.
  func program(_ line: String) -> Program {
    var program = Program(shell: line)
    program.folder = workplace.path
    program.timeLimit = .seconds(60)
    for (name, value) in card.environment { program.environment[name] = value }
    program.environment["XDG_CONFIG_HOME"] = workplace.file("config")
    program.environment["SSH_CONNECTION"] = .some(nil)
    return program
  }

  func run(_ line: String) async throws -> Outcome { try await program(line).run() }

  /// The samples of a WAV file here, as it has them.
  func data(of name: String) throws -> [UInt8] {
    let bytes = try workplace.bytes(of: name)
    var position = 12
    while position + 8 <= bytes.count {
      let size = (0..<4).reduce(0) { $0 | Int(bytes[position + 4 + $1]) << (8 * $1) }
      if bytes[position..<position + 4].elementsEqual("data".utf8) {
        return Array(bytes[(position + 8)..<min(bytes.count, position + 8 + size)])
      }
      position += 8 + size + size % 2
    }
    throw Missing(what: "data in \(name)")
  }

  struct Missing: Error {
    let what: String
  }
}

extension FaultCard {
  /// How many frames were written up to now.
  var written: Int {
    events(named: "write").last.map { ($0["at"] ?? 0) + ($0["frames"] ?? 0) } ?? 0
  }

  /// Whether anything was written that is no silence.
  var hasSounded: Bool { events(named: "write").contains { ($0["sound"] ?? -1) >= 0 } }
}
