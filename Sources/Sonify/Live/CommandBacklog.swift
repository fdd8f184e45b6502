import SonifySound

/// Commands that wait for room in the queue to the performer, on the control thread.
///
/// It is rarely needed and stays short: a command that a later one makes inaudible is dropped.
/// Silence, the last score, the last tone and the last volume are never lost; cues beyond
/// ``maxCues`` are.
struct CommandBacklog {
  private static let maxCues = 16

  private var commands: [Performer.Command] = []

  var isEmpty: Bool { commands.isEmpty }

  /// Whether a waiting command replaces the score that plays.
  var replacesScore: Bool { commands.contains(where: \.replacesScore) }

  /// Appends a command.
  /// - Returns: the scores that will not be played, for their owner to free.
  mutating func add(_ command: Performer.Command) -> [PlayingScore] {
    var forgotten: [PlayingScore] = []
    commands.removeAll { waiting in
      guard command.supersedes(waiting) else { return false }
      if case .play(let score) = waiting { forgotten.append(score) }
      return true
    }
    if case .cue = command, commands.count(where: \.isCue) >= Self.maxCues { return forgotten }
    commands.append(command)
    return forgotten
  }

  /// Passes commands to `put` in order until it returns false.
  mutating func flush(_ put: (Performer.Command) -> Bool) {
    let handedOver = commands.prefix { put($0) }.count
    commands.removeFirst(handedOver)
  }

  /// Removes all commands.
  /// - Returns: the scores that will not be played, for their owner to free.
  mutating func removeAll() -> [PlayingScore] {
    defer { commands = [] }
    return commands.compactMap { if case .play(let score) = $0 { score } else { nil } }
  }
}

extension Performer.Command {
  /// Whether it ends the score that plays.
  var replacesScore: Bool {
    @_noLocks get {
      switch self {
      case .play, .silence: true
      case .tone, .gauge, .rest, .cue, .volume, .duck: false
      }
    }
  }

  fileprivate var isCue: Bool { if case .cue = self { true } else { false } }

  /// Returns whether nothing is lost if `earlier` is never carried out.
  fileprivate func supersedes(_ earlier: Performer.Command) -> Bool {
    switch (self, earlier) {
    case (.silence, .volume), (.silence, .duck): false
    case (.gauge(_, let index, _, _), .gauge(_, let other, _, _)): index == other
    case (.gauge(_, let index, let isJoined, _), .rest(let other)): isJoined && index == other
    case (.rest(let index), .gauge(_, let other, _, _)), (.rest(let index), .rest(let other)):
      index == other
    case (.silence, _), (.play, .play), (.tone, .tone), (.volume, .volume), (.duck, .duck): true
    default: false
    }
  }
}
